import { useMemo } from 'react'
import { feeTo } from '../../../chain/contracts/factory/reads'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { kLast, totalSupply } from '../../../chain/contracts/pair/lpToken'
import { type CallState, useCall, useCalls } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { reservesFrom } from '../../../market/pool'
import { isSameToken, type TokenFacts } from '../../../market/token'
import { type PoolState, usePools } from '../../../market/usePools'
import type { Currency } from './currency'
import { type Holdings, supplyWithFee } from './shares.rules'

/** The state of the pool of two currencies (trading 3 "Pair state"); `none` while one is not selected. */
export type PoolFacts =
  | { status: 'none' | 'invalid' | 'loading' }
  | { status: 'notExists' | 'exists'; address: Address; holdings: Holdings }

const EMPTY: Holdings = { firstRaw: 0n, secondRaw: 0n, supplyRaw: 0n }
const NO_PAIRS: [] = []
export const REFRESH_RARELY = { blocksPerFetch: 200 }

/** The reads of a pool. */
interface PoolReads {
  pool: PoolState | undefined
  supply: CallState<bigint> | undefined
  lastK: CallState<bigint> | undefined
  /** The address that receives the fee of the protocol; 0 without one. */
  fee: CallState<bigint>
}

/** Returns the state of a pool from its reads; holdings are in the order in which `first` is the first token. */
export function poolFactsFrom(address: Address, first: TokenFacts, { pool, supply, lastK, fee }: PoolReads): PoolFacts {
  if (pool?.status === 'notExists') return { status: 'notExists', address, holdings: EMPTY }
  const isKnown = supply?.value !== undefined && lastK?.status !== 'loading' && fee.status !== 'loading'
  if (pool?.status !== 'exists' || !isKnown) return { status: 'loading' }
  const { hereRaw, thereRaw } = reservesFrom(pool.pool, first)
  const bare = { firstRaw: hereRaw, secondRaw: thereRaw, supplyRaw: supply.value }
  const kLastRaw = fee.value ? (lastK?.value ?? 0n) : 0n
  return { status: 'exists', address, holdings: { ...bare, supplyRaw: supplyWithFee(bare, kLastRaw) } }
}

/**
 * Returns the pool of two currencies as of the newest block. Holdings are in the order a, b, with the supply that the
 * next mint or burn uses. A pool that exists without deposits has a supply of 0.
 */
export function usePoolFacts(a: Currency | null, b: Currency | null): PoolFacts {
  const [first, second] = [a?.traded ?? null, b?.traded ?? null]
  const isInvalid = first !== null && second !== null && isSameToken(first, second)
  const address = first && second && !isInvalid ? pairAddress(first.address, second.address) : null
  const pairs = useMemo(
    () => (address && first && second ? [[first, second] as const] : NO_PAIRS),
    [address, first, second],
  )
  const [pool] = usePools(pairs)
  const calls = useMemo(() => (address ? [totalSupply(address), kLast(address)] : NO_PAIRS), [address])
  const [supply, lastK] = useCalls(calls)
  const fee = useCall(address ? feeTo() : null, REFRESH_RARELY)

  return useMemo((): PoolFacts => {
    if (isInvalid) return { status: 'invalid' }
    if (!address || !first) return { status: 'none' }
    return poolFactsFrom(address, first, { pool, supply, lastK, fee })
  }, [address, fee, first, isInvalid, lastK, pool, supply])
}
