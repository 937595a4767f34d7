import { useMemo } from 'react'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import { useBlockTime } from '../../chain/block/useBlockTime'
import { getReserves } from '../../chain/contracts/pair/reads'
import { selectIsStalled } from '../../chain/multicall/multicall.slice'
import { knownValue } from '../../chain/multicall/oldReads'
import { type CallState, useCalls } from '../../chain/multicall/useCalls'
import { deployment } from '../../deployment/deployment'
import { deploymentBases } from '../../market/bases'
import { cake } from '../../market/cake'
import { farmCalls, sharedFarmCalls } from '../../market/prices/farmCalls'
import { deploymentFarms } from '../../market/prices/farmList'
import { CAKE_PER_BLOCK_RAW, farmFigures, farmValue, type FarmMarket } from '../../market/prices/farmValue'
import { poolBlockCalls, poolTotalCall } from '../../market/prices/poolCalls'
import { poolDefinitions } from '../../market/prices/poolList'
import { poolApr, poolStatus } from '../../market/prices/poolValue'
import { useTokenPrices } from '../../market/prices/useTokenPricesUsd'
import type { TokenFacts } from '../../market/token'
import { usdValueRaw } from '../../market/usdPrice'
import { useAppSelector } from '../../state/storeHooks'
import { useRefreshBlocks } from '../earn'
import { type Earning, homeFigures, type HomeFigures } from './home.rules'

const { areas } = deployment
const farms = areas['farms'] === true ? deploymentFarms.farms.filter(({ isArchived }) => !isArchived) : []
const pools = areas['pools'] === true ? poolDefinitions.filter(({ isFinished }) => !isFinished) : []

const amountCalls = [...sharedFarmCalls, ...farms.flatMap(farmCalls), ...pools.map(poolTotalCall)]
const allReserves = farms.map(({ lpAddress }) => getReserves(lpAddress))
const allTerms = pools.flatMap(poolBlockCalls)
const [SHARED, PER_FARM, PER_POOL] = [2, 3, 2]
/** Terms are constant once they are read. */
const ONCE = { blocksPerFetch: Infinity }

const priced: readonly TokenFacts[] = [
  ...(cake ? [cake] : []),
  ...farms.map(({ quoteToken }) => quoteToken),
  ...pools.flatMap(({ stakingToken, earningToken }) => [stakingToken, earningToken]),
]

const valueOf = <Value>(state: CallState<Value> | undefined): Value | undefined => knownValue(state)?.value

/** `failed`: no stake has a known value, and the nodes do not respond or the reads have failed. */
export type HomeRead = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; figures: HomeFigures }

/**
 * Subscribes to the stakes and rates of all farms and pools that are neither archived nor finished. They are read
 * together, and again after a minute (trading 2.1.26, yield 4.7).
 */
export function useHomeFigures(): HomeRead {
  const { slow } = useRefreshBlocks()
  const { seconds: blockTimeSeconds } = useBlockTime()
  const amounts = useCalls(amountCalls, { blocksPerFetch: slow })
  const reserves = useCalls(allReserves, { blocksPerFetch: slow })
  const terms = useCalls(allTerms, ONCE)
  const { priceOf, isLoading: arePricesLoading } = useTokenPrices(priced, deploymentFarms, slow)
  const isStalled = useAppSelector(selectIsStalled)
  // Rounded down to the refresh interval: the status of the pools is computed once per interval, not at each block.
  const currentBlock = useAppSelector((state) => Math.floor(selectCurrentBlock(state) / slow) * slow)

  return useMemo((): HomeRead => {
    const isAwaited = arePricesLoading || [amounts, reserves, terms].some((states) => states.some(isLoading))
    if (isAwaited && !isStalled) return { status: 'loading' }
    const [total, perBlock] = amounts
    const market: FarmMarket = {
      ...{ priceOf, blockTimeSeconds, cakePrice: cake && priceOf(cake) },
      cakePerBlockRaw: valueOf(perBlock) ?? CAKE_PER_BLOCK_RAW,
    }
    const farmEarnings = farms.map((farm, index): Earning => {
      const [points, staked, supply] = amounts.slice(SHARED + index * PER_FARM)
      const reads = {
        ...{ allocPoint: valueOf(points), totalAllocPoint: valueOf(total), reserves: valueOf(reserves[index]) },
        ...{ lpStakedRaw: valueOf(staked), lpSupplyRaw: valueOf(supply) },
      }
      const figures = farmFigures(farm, reads)
      const value = figures && farmValue(farm, figures, reads, market)
      return { kind: 'farm', farm, valueRaw: value?.liquidityUsdRaw ?? null, aprPercent: value?.aprPercent ?? null }
    })
    const poolEarnings = pools.map((pool, index): Earning => {
      const totalStakedRaw = valueOf(amounts[SHARED + farms.length * PER_FARM + index]) ?? null
      const [start, end] = terms.slice(index * PER_POOL)
      const blocks = { startBlock: valueOf(start) ?? null, endBlock: valueOf(end) ?? null, limitRaw: 0n }
      const status = poolStatus(false, blocks, currentBlock)
      const [stakingPrice, earningPrice] = [priceOf(pool.stakingToken), priceOf(pool.earningToken)]
      const facts = { definition: pool, status, totalStakedRaw, stakingPrice, earningPrice, blockTimeSeconds }
      const valueRaw =
        stakingPrice && totalStakedRaw !== null ? usdValueRaw(stakingPrice, pool.stakingToken, totalStakedRaw) : null
      return { kind: 'pool', pool, valueRaw, aprPercent: status === 'live' ? poolApr(facts) : 0 }
    })
    const figures = homeFigures([...farmEarnings, ...poolEarnings], deploymentBases.usd?.decimals ?? 0)
    return figures.stakedRaw === null && figures.count > 0 ? { status: 'failed' } : { status: 'ready', figures }
  }, [amounts, arePricesLoading, blockTimeSeconds, currentBlock, isStalled, priceOf, reserves, terms])
}

const isLoading = ({ status }: CallState<unknown>): boolean => status === 'loading'
