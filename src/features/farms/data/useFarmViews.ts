import { useEffect, useMemo, useState } from 'react'
import { selectBlockOf } from '../../../chain/block/block.slice'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import { deployment } from '../../../deployment/deployment'
import { cake } from '../../../market/cake'
import type { TokenFacts } from '../../../market/token'
import { deploymentFarms, type Farm } from '../../../market/prices/farmList'
import { useTokenPrices } from '../../../market/prices/useTokenPricesUsd'
import { useAppSelector } from '../../../state/storeHooks'
import { whenIdle } from '../../../ui/whenIdle'
import { useRefreshBlocks } from '../../earn'
import type { FarmList, FarmView } from '../farms.rules'
import { farmFigures, farmWorth, type FarmMarket, type FarmWorth } from '../figures.rules'
import { lpAprOf } from '../lpAprs'
import { useFarmReads, type FarmRead } from './useFarmReads'
import { useFarmUsers, type FarmUserReading } from './useFarmUsers'
import { useHeld } from './useHeld'

const NO_VIEWS: readonly Omit<FarmView, 'user'>[] = []
const NOTHING: FarmWorth = { liquidityUsdRaw: null, aprPercent: null }

/** Farms that are read and rendered together, and the tokens whose prices give their value. */
interface FarmPart {
  farms: readonly Farm[]
  tokens: readonly TokenFacts[]
}

const partOf = (farms: readonly Farm[]): FarmPart => ({
  farms,
  tokens: [...(cake ? [cake] : []), ...farms.map(({ quoteToken }) => quoteToken)],
})

const archived = deploymentFarms.farms.filter(({ isArchived }) => isArchived)
const current = deploymentFarms.farms.filter(({ isArchived }) => !isArchived)
/** Fills the first screens, even if a few of them are finished. One request to the node reads all of them. */
const FIRST = 16
/** Further farms are read in batches of this size, a frame apart: all at once would block scrolling. */
const MORE = 60

/** Returns growing parts of a list: its first farms, then more and more, and finally all. */
function partsOf(farms: readonly Farm[]): readonly FarmPart[] {
  const sizes = [FIRST]
  while ((sizes.at(-1) ?? 0) < farms.length) sizes.push((sizes.at(-1) ?? 0) + MORE)
  return sizes.map((size) => partOf(farms.slice(0, size)))
}

const partsIn = { archived: partsOf(archived), current: partsOf(current) } as const
const NO_PART: FarmPart = { farms: [], tokens: [] }

function viewOf({ farm, status, reads, asOfBlock }: FarmRead, market: FarmMarket): Omit<FarmView, 'user'> {
  const figures = status === 'ready' ? farmFigures(farm, reads) : null
  const worth = figures ? farmWorth(farm, figures, reads, market) : NOTHING
  return {
    ...{ farm, status, figures, worth },
    ...lpAprOf(farm.lpAddress),
    ...(asOfBlock !== undefined && { asOfBlock }),
  }
}

/** Returns a farm's view with the account's figures; the older of the two blocks is used. */
function withUser(
  view: Omit<FarmView, 'user'>,
  { user, isUserFailed, asOfBlock }: FarmUserReading = { user: null },
): FarmView {
  const oldest = Math.min(view.asOfBlock ?? Infinity, asOfBlock ?? Infinity)
  return {
    ...view,
    user,
    ...(isUserFailed && { isUserFailed }),
    ...(oldest < Infinity && { asOfBlock: oldest }),
  }
}

interface PartViews {
  views: readonly FarmView[]
  /** True until every farm of the part is read or failed. */
  isLoading: boolean
  /** True when the account's figures of every farm are known, or failed. */
  isUserKnown: boolean
  market: FarmMarket
}

export interface FarmViews extends PartViews {
  /** True while only the first farms are known, and the others are still loading. */
  isPartial: boolean
}

/**
 * Returns the farms of a list with their current figures (yield 3). With `canBePartial` the first farms come first, and
 * all others once those are rendered.
 */
export function useFarmViews(list: FarmList, account: string | null, canBePartial: boolean): FarmViews {
  const parts = list === 'archived' ? partsIn.archived : partsIn.current
  const [grown, setGrown] = useState({ parts, at: 0 })
  const last = parts.length - 1
  const reached = grown.parts === parts ? grown.at : 0
  const at = canBePartial ? reached : last
  const firstViews = usePartViews(parts[0] ?? NO_PART, account)
  const moreViews = usePartViews((at > 0 ? parts[at] : undefined) ?? NO_PART, account)
  const isFirstShown = !firstViews.isLoading && (account === null || firstViews.isUserKnown)
  const next = canBePartial && isFirstShown ? Math.min(at + 1, last) : at

  useEffect(() => (next > reached ? whenIdle(() => setGrown({ parts, at: next })) : undefined), [next, parts, reached])

  if (last === 0) return { ...firstViews, isPartial: false }
  const isPartial = at < last || (canBePartial && moreViews.isLoading)
  return isPartial ? { ...firstViews, isUserKnown: false, isPartial } : { ...moreViews, isPartial }
}

function usePartViews(part: FarmPart, account: string | null): PartViews {
  const { farms, tokens } = part
  const { seconds: blockTimeSeconds } = useBlockTime()
  const { fast: fastBlocks, slow: slowBlocks } = useRefreshBlocks()
  const turn = useAppSelector((state) => Math.floor(selectBlockOf(deployment.chainId)(state) / slowBlocks))
  const { farms: read, cakePerBlockRaw, isLoading } = useFarmReads(farms, slowBlocks)
  const prices = useTokenPrices(tokens, deploymentFarms, slowBlocks)
  const { priceOf } = prices
  const users = useFarmUsers(farms, account, fastBlocks)

  const cakePrice = cake && priceOf(cake)
  const fresh = useMemo(
    (): FarmMarket => ({ priceOf, cakePrice, cakePerBlockRaw, blockTimeSeconds }),
    [blockTimeSeconds, cakePerBlockRaw, cakePrice, priceOf],
  )
  const isComplete = !isLoading && !prices.isLoading
  const held = `${turn} ${blockTimeSeconds} ${farms.length} ${farms[0]?.pid ?? ''}`
  const market = useHeld(fresh, held, isComplete)
  const known = useHeld(read, held, isComplete)
  // No farm is shown until all are read, so that partial results are not computed each time.
  const publicViews = useMemo(
    () => (isLoading ? NO_VIEWS : known.map((each) => viewOf(each, market))),
    [isLoading, known, market],
  )
  const views = useMemo(() => publicViews.map((view, index) => withUser(view, users[index])), [publicViews, users])
  return {
    views,
    isLoading,
    isUserKnown: account !== null && users.every(({ user, isUserFailed = false }) => user !== null || isUserFailed),
    market,
  }
}
