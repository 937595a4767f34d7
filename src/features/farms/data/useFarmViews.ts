import { useEffect, useMemo, useState } from 'react'
import { selectBlockOf } from '../../../chain/block/block.slice'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import type { Address } from '../../../core/address'
import { deployment } from '../../../deployment/deployment'
import { farmAprs } from '../../../deployment/farmAprs'
import { farmsFile } from '../../../deployment/farms'
import { cake } from '../../../market/cake'
import { deploymentFarms, type Farm } from '../../../market/prices/farmList'
import { farmFigures, type FarmMarket, farmValue, type FarmValue } from '../../../market/prices/farmValue'
import { useTokenPrices } from '../../../market/prices/useTokenPricesUsd'
import type { TokenFacts } from '../../../market/token'
import { useAppSelector } from '../../../state/storeHooks'
import { whenIdle } from '../../../ui/whenIdle'
import { useRefreshBlocks } from '../../earn'
import type { FarmList, FarmView } from '../farms.rules'
import { isCurrentDay } from '../../../market/prices/lpFees.rules'
import { type FarmRead, type FarmUserRead, useFarmReads, useFarmUsers } from './useFarmReads'

const lpAprByAddress = new Map(
  farmsFile.farms.map(({ lpAddress }, index) => [lpAddress.toLowerCase(), farmAprs.percents[index] ?? 0]),
)
const staleDay = farmAprs.asOf !== null && !isCurrentDay(farmAprs.asOf, Date.now()) && { lpAprAsOf: farmAprs.asOf }

/**
 * Returns the yearly return of a farm's LP token from trading fees, in percent, as stated by the deployment. 0 when it
 * states none (constants: FARM_APR). A figure that is not current has its day.
 */
const lpAprOf = (lpAddress: Address): { lpAprPercent: number; lpAprAsOf?: string } => ({
  lpAprPercent: lpAprByAddress.get(lpAddress.toLowerCase()) ?? 0,
  ...staleDay,
})

/** Stores the first complete value of a period. */
class FirstComplete<Value> {
  private cached: { value: Value; period: unknown } | null = null

  at(value: Value, period: unknown, isComplete: boolean): Value {
    if (this.cached !== null && this.cached.period === period) return this.cached.value
    if (isComplete) this.cached = { value, period }
    return value
  }
}

/**
 * Returns the first complete value of a period, so that the figures do not change within it. Returns each value
 * unchanged until one is complete.
 */
export function useFirstComplete<Value>(value: Value, period: unknown, isComplete: boolean): Value {
  // It is not state, because setting state would render the page twice. Only later renders depend on it.
  const [store] = useState(() => new FirstComplete<Value>())
  return store.at(value, period, isComplete)
}

const NO_VIEWS: readonly Omit<FarmView, 'user'>[] = []
const UNKNOWN_VALUE: FarmValue = { liquidityUsdRaw: null, aprPercent: null }

/** Farms that are read and rendered together, and the tokens whose prices determine their value. */
interface FarmBatch {
  farms: readonly Farm[]
  tokens: readonly TokenFacts[]
}

const batchOf = (farms: readonly Farm[]): FarmBatch => ({
  farms,
  tokens: [...(cake ? [cake] : []), ...farms.map(({ quoteToken }) => quoteToken)],
})

const archived = deploymentFarms.farms.filter(({ isArchived }) => isArchived)
const current = deploymentFarms.farms.filter(({ isArchived }) => !isArchived)
/** Fills the first screens, even if a few of them are finished. One request to the node reads all of them. */
const FIRST_BATCH = 16
/** Further farms are read in batches of this size, each once the page is idle: all at once would block scrolling. */
const NEXT_BATCH = 60

/** Returns growing batches of a list: its first farms, then more, and finally all. */
function batchesOf(farms: readonly Farm[]): readonly FarmBatch[] {
  const sizes = [FIRST_BATCH]
  while ((sizes.at(-1) ?? 0) < farms.length) sizes.push((sizes.at(-1) ?? 0) + NEXT_BATCH)
  return sizes.map((size) => batchOf(farms.slice(0, size)))
}

const BATCHES = { archived: batchesOf(archived), current: batchesOf(current) } as const
const NO_FARMS_BATCH: FarmBatch = { farms: [], tokens: [] }

function viewOf({ farm, status, reads, asOfBlock }: FarmRead, market: FarmMarket): Omit<FarmView, 'user'> {
  const figures = status === 'ready' ? farmFigures(farm, reads) : null
  const value = figures ? farmValue(farm, figures, reads, market) : UNKNOWN_VALUE
  return {
    ...{ farm, status, figures, value },
    ...lpAprOf(farm.lpAddress),
    ...(asOfBlock !== undefined && { asOfBlock }),
  }
}

/** Returns a farm's view with the account's figures; the older of the two blocks is used. */
function withUser(
  view: Omit<FarmView, 'user'>,
  { user, isUserFailed, asOfBlock }: FarmUserRead = { user: null },
): FarmView {
  const oldest = Math.min(view.asOfBlock ?? Infinity, asOfBlock ?? Infinity)
  return {
    ...view,
    user,
    ...(isUserFailed && { isUserFailed }),
    ...(oldest < Infinity && { asOfBlock: oldest }),
  }
}

interface BatchViews {
  views: readonly FarmView[]
  /** True until every farm of the batch is read or failed. */
  isLoading: boolean
  /** True when the account's figures of every farm are known, or failed. */
  isUserKnown: boolean
  market: FarmMarket
}

export interface FarmViews extends BatchViews {
  /** True while only the first farms are known, and the others are still loading. */
  isPartial: boolean
}

/**
 * Returns the farms of a list with their current figures (yield 3). With `canBePartial` the first farms are read and
 * rendered before the others.
 */
export function useFarmViews(list: FarmList, account: Address | null, canBePartial: boolean): FarmViews {
  const batches = list === 'archived' ? BATCHES.archived : BATCHES.current
  const [loaded, setLoaded] = useState({ batches, index: 0 })
  const last = batches.length - 1
  const loadedIndex = loaded.batches === batches ? loaded.index : 0
  const index = canBePartial ? loadedIndex : last
  const firstViews = useBatchViews(batches[0] ?? NO_FARMS_BATCH, account)
  const moreViews = useBatchViews((index > 0 ? batches[index] : undefined) ?? NO_FARMS_BATCH, account)
  const isFirstShown = !firstViews.isLoading && (account === null || firstViews.isUserKnown)
  const next = canBePartial && isFirstShown ? Math.min(index + 1, last) : index

  useEffect(
    () => (next > loadedIndex ? whenIdle(() => setLoaded({ batches, index: next })) : undefined),
    [next, batches, loadedIndex],
  )

  if (last === 0) return { ...firstViews, isPartial: false }
  const isPartial = index < last || (canBePartial && moreViews.isLoading)
  return isPartial ? { ...firstViews, isUserKnown: false, isPartial } : { ...moreViews, isPartial }
}

function useBatchViews(batch: FarmBatch, account: Address | null): BatchViews {
  const { farms, tokens } = batch
  const { seconds: blockTimeSeconds } = useBlockTime()
  const { fast: fastBlocks, slow: slowBlocks } = useRefreshBlocks()
  const period = useAppSelector((state) => Math.floor(selectBlockOf(deployment.chainId)(state) / slowBlocks))
  const { farms: reads, cakePerBlockRaw, isLoading } = useFarmReads(farms, slowBlocks)
  const prices = useTokenPrices(tokens, deploymentFarms, slowBlocks)
  const { priceOf } = prices
  const users = useFarmUsers(farms, account, fastBlocks)

  const cakePrice = cake && priceOf(cake)
  const newMarket = useMemo(
    (): FarmMarket => ({ priceOf, cakePrice, cakePerBlockRaw, blockTimeSeconds }),
    [blockTimeSeconds, cakePerBlockRaw, cakePrice, priceOf],
  )
  const isComplete = !isLoading && !prices.isLoading
  const periodKey = `${period} ${blockTimeSeconds} ${farms.length} ${farms[0]?.pid ?? ''}`
  const market = useFirstComplete(newMarket, periodKey, isComplete)
  const stableReads = useFirstComplete(reads, periodKey, isComplete)
  // No farm is shown until all are read, so that intermediate results are not computed.
  const publicViews = useMemo(
    () => (isLoading ? NO_VIEWS : stableReads.map((each) => viewOf(each, market))),
    [isLoading, stableReads, market],
  )
  const views = useMemo(() => publicViews.map((view, index) => withUser(view, users[index])), [publicViews, users])
  return {
    views,
    isLoading,
    isUserKnown: account !== null && users.every(({ user, isUserFailed = false }) => user !== null || isUserFailed),
    market,
  }
}
