import { useMemo } from 'react'
import { selectCurrentBlock } from '../../../chain/block/block.slice'
import type { Call } from '../../../chain/contracts/call'
import {
  type ChainCommitment,
  type ChainPool,
  type ChainResult,
  endBlock,
  getOfferingAmount,
  getRefundingAmount,
  offeringAmount,
  raisingAmount,
  startBlock,
  totalAmount,
  userInfo,
  viewPoolInformation,
  viewResults,
  viewUserInfo,
} from '../../../chain/contracts/ifo/reads'
import { type CallState, useCall, useCalls } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { saleEntries, type SaleEntry, type SalePoolFacts } from '../../../deployment/ifos'
import { useAppSelector } from '../../../state/storeHooks'
import { type SaleBlocks, salePhase, type SalePhase } from '../sale.rules'

/** A pool of a sale at the latest block. */
export interface SalePoolView {
  kind: 'basic' | 'unlimited'
  /** Position in the contract; 0 in version 1, which has one pool. */
  pid: number
  announced: SalePoolFacts
  terms: ChainPool
}

export interface Sale {
  entry: SaleEntry
  blocks: SaleBlocks
  pools: readonly SalePoolView[]
}

/** State of a read; `isOld` when the latest attempt failed and the values are those of an earlier block. */
export type SaleRead = { status: 'loading' | 'failed'; sale: null } | { status: 'ready'; sale: Sale; isOld: boolean }

/** The blocks of a sale no longer change once it has started. */
const SELDOM = { blocksPerFetch: 20 }
const BASIC = 0
const UNLIMITED = 1

const known = <T>(state: CallState<T> | undefined): T | undefined =>
  state?.status === 'failed' ? state.lastSuccess?.value : state?.value

const isLoading = ({ status }: CallState<unknown>): boolean => status === 'loading'
const hasFailed = ({ status }: CallState<unknown>): boolean => status === 'failed'

/** Returns the calls that read the pools of version 2, which a commitment changes. */
const poolCalls = ({ address }: SaleEntry): Call<ChainPool>[] => [
  viewPoolInformation(address, BASIC),
  viewPoolInformation(address, UNLIMITED),
]

/** Returns the calls that read the only pool of version 1. */
const earlyCalls = ({ address }: SaleEntry): Call<bigint>[] => [
  raisingAmount(address),
  offeringAmount(address),
  totalAmount(address),
]

/** Returns the calls that a write to a sale changes for an account. */
export const ownCalls = ({ address, version }: SaleEntry, account: Address): Call<unknown>[] =>
  version === 1
    ? [userInfo(address, account), totalAmount(address)]
    : [viewUserInfo(address, account), viewPoolInformation(address, BASIC), viewPoolInformation(address, UNLIMITED)]

function poolsOf(entry: SaleEntry, pools: readonly (ChainPool | undefined)[]): SalePoolView[] | null {
  const { poolBasic, poolUnlimited } = entry
  if (entry.version === 1) {
    const [terms] = pools
    return terms ? [{ kind: 'unlimited', pid: 0, announced: poolUnlimited, terms }] : null
  }
  const [basic, unlimited] = pools
  if (!basic || !unlimited) return null
  return [
    ...(poolBasic ? [{ kind: 'basic', pid: BASIC, announced: poolBasic, terms: basic } as const] : []),
    { kind: 'unlimited', pid: UNLIMITED, announced: poolUnlimited, terms: unlimited },
  ]
}

function earlyPool(values: readonly (bigint | undefined)[]): ChainPool | undefined {
  const [raisingRaw, offeringRaw, committedRaw] = values
  if (raisingRaw === undefined || offeringRaw === undefined || committedRaw === undefined) return undefined
  return { raisingRaw, offeringRaw, committedRaw, limitRaw: 0n, hasTax: false }
}

/** Subscribes to a sale: its blocks, and its pools at each block. */
export function useSale(entry: SaleEntry): SaleRead {
  const blockStates = useCalls(
    useMemo(() => [startBlock(entry.address), endBlock(entry.address)], [entry]),
    SELDOM,
  )
  const poolStates = useCalls(useMemo(() => (entry.version === 2 ? poolCalls(entry) : []), [entry]))
  const earlyStates = useCalls(useMemo(() => (entry.version === 1 ? earlyCalls(entry) : []), [entry]))
  return useMemo(() => {
    const all = [...blockStates, ...poolStates, ...earlyStates]
    const [first, last] = blockStates.map(known)
    const terms = entry.version === 1 ? [earlyPool(earlyStates.map(known))] : poolStates.map(known)
    const pools = poolsOf(entry, terms)
    if (first === undefined || last === undefined || pools === null) {
      return { status: all.some(isLoading) ? 'loading' : 'failed', sale: null }
    }
    const blocks = { startBlock: first, endBlock: last }
    return { status: 'ready', sale: { entry, blocks, pools }, isOld: all.some(hasFailed) }
  }, [entry, blockStates, poolStates, earlyStates])
}

/** Returns the phase of a sale at the latest block. */
export const useSalePhase = (blocks: SaleBlocks): SalePhase =>
  useAppSelector((state) => salePhase(blocks, selectCurrentBlock(state) || null))

const NONE: readonly ChainCommitment[] = []

/** Commitments of an account by pool id; null until they are read. */
export type OwnCommitments = readonly ChainCommitment[] | null

/** Subscribes to the commitments of an account to a sale. */
export function useCommitments({ address, version }: SaleEntry, account: Address | null): OwnCommitments {
  const early = useCall(version === 1 && account ? userInfo(address, account) : null)
  const both = useCall(version === 2 && account ? viewUserInfo(address, account) : null)
  const single = known(early)
  const pools = known(both)
  return useMemo(() => {
    if (account === null) return NONE
    if (version === 1) return single ? [single] : null
    return pools ?? null
  }, [account, version, single, pools])
}

/** Subscribes to what the contract pays an account that has committed, by pool id; null until it is read. */
export function useResults(
  { address, version }: SaleEntry,
  account: Address | null,
  hasCommitted: boolean,
): readonly ChainResult[] | null {
  const isAsked = account !== null && hasCommitted
  const offered = useCall(isAsked && version === 1 ? getOfferingAmount(address, account) : null, SELDOM)
  const refund = useCall(isAsked && version === 1 ? getRefundingAmount(address, account) : null, SELDOM)
  const both = useCall(isAsked && version === 2 ? viewResults(address, account) : null, SELDOM)
  const [offeredRaw, refundRaw, results] = [known(offered), known(refund), known(both)]
  return useMemo(() => {
    if (version === 2) return results ?? null
    return offeredRaw === undefined || refundRaw === undefined ? null : [{ offeredRaw, refundRaw, taxRaw: 0n }]
  }, [version, offeredRaw, refundRaw, results])
}

const early = saleEntries.filter(({ version }) => version === 1)
const later = saleEntries.filter(({ version }) => version === 2)

/** A sale in which an account took part. */
export interface OwnSale {
  entry: SaleEntry
  own: readonly ChainCommitment[]
}

/** Subscribes to the sales in which an account took part, newest first; null until all are read. */
export function useOwnSales(account: Address): readonly OwnSale[] | null {
  const single = useCalls(
    useMemo(() => early.map(({ address }) => userInfo(address, account)), [account]),
    SELDOM,
  )
  const both = useCalls(
    useMemo(() => later.map(({ address }) => viewUserInfo(address, account)), [account]),
    SELDOM,
  )
  return useMemo(() => {
    if ([...single, ...both].some(isLoading)) return null
    const found = new Map<SaleEntry, readonly ChainCommitment[]>()
    for (const [at, entry] of early.entries())
      found.set(
        entry,
        [known(single[at])].flatMap((each) => each ?? []),
      )
    for (const [at, entry] of later.entries()) found.set(entry, known(both[at]) ?? [])
    return saleEntries.flatMap((entry) => {
      const own = found.get(entry) ?? []
      return own.some(({ amountRaw }) => amountRaw > 0n) ? { entry, own } : []
    })
  }, [single, both])
}
