import { useMemo } from 'react'
import { balanceOf } from '../../../chain/contracts/erc20/reads'
import { stakedAmount } from '../../../chain/contracts/masterChef/reads'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { useCalls } from '../../../chain/multicall/useCalls'
import type { Address } from '../../../core/address'
import { bases, baseToken } from '../../../deployment/bases'
import { deployment } from '../../../deployment/deployment'
import type { TokenPair } from '../../../market/candidates'
import { deploymentFarms, type Farm } from '../../../market/prices/farmList'
import type { TokenFacts } from '../../../market/token'
import { useAppSelector } from '../../../state/storeHooks'
import { useTokenLists } from '../../lists'
import { selectSavedPairs } from '../pairs.slice'
import { trackedPairs } from './tracked.rules'

/**
 * The tokens that any other token may have a pool with; those pools are checked for positions (constants:
 * TRACKED_PAIRS).
 */
const trackingBases: readonly TokenFacts[] = bases.basesToTrackLiquidityFor.map((key) => baseToken(key))

/** The pairs of this deployment that are checked for every account. */
const pinnedPairs: readonly TokenPair[] = bases.pinnedPairs.map(([a = '', b = '']) => [baseToken(a), baseToken(b)])

/** Farms that are checked for stakes: none where the deployment has no page to manage them. */
const farms: readonly Farm[] = deployment.areas.farms === true ? deploymentFarms.farms : []
const farmByLp = new Map(farms.map((farm) => [farm.lpAddress.toLowerCase(), farm]))

/**
 * Above this number of calls, they are read only every few blocks: results change mostly by the account's own writes.
 */
const MANY_CALLS = 500
const BLOCKS_WHEN_MANY = 10

const selectChainPairs = selectSavedPairs(deployment.chainId)

/** LP tokens of one pool in one place. */
export interface HeldPosition {
  key: string
  pair: TokenPair
  raw: bigint
  isStaked: boolean
  /** The farm of the pool; null without one. */
  farm: Farm | null
}

/**
 * Returns the LP tokens that an account holds of the tracked pairs, and those it has staked in farms (trading 2.5.1,
 * 2.5.11). All are read together.
 */
export function useHeldPositions(account: Address | null): { positions: readonly HeldPosition[]; isLoading: boolean } {
  const tokens = useTokenLists()
  const saved = useAppSelector(selectChainPairs)
  const tracked = useMemo(() => {
    const facts = tokens.map(({ traded }) => traded)
    return trackedPairs({ saved: Object.values(saved), tokens: facts, bases: trackingBases, pinnedPairs })
  }, [saved, tokens])
  const calls = useMemo(
    () =>
      account === null
        ? []
        : [
            ...tracked.map(([a, b]) => balanceOf(pairAddress(a.address, b.address), account)),
            ...farms.map(({ pid }) => stakedAmount(pid, account)),
          ],
    [account, tracked],
  )
  const results = useCalls(calls, { blocksPerFetch: calls.length > MANY_CALLS ? BLOCKS_WHEN_MANY : 1 })
  return useMemo(() => {
    const inWallet = tracked.map((pair, at): HeldPosition => {
      const key = pairAddress(pair[0].address, pair[1].address)
      const farm = farmByLp.get(key.toLowerCase()) ?? null
      return { key, pair, raw: results[at]?.value ?? 0n, isStaked: false, farm }
    })
    const inFarms = farms.map((farm, at): HeldPosition => {
      const raw = results[tracked.length + at]?.value ?? 0n
      return { key: `farm ${farm.pid}`, pair: [farm.token, farm.quoteToken], raw, isStaked: true, farm }
    })
    return {
      positions: [...inWallet, ...inFarms].filter(({ raw }) => raw > 0n),
      isLoading: results.some(({ status }) => status === 'loading'),
    }
  }, [results, tracked])
}
