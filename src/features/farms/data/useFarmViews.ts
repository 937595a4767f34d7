import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectBlockOf } from '../../../chain/block/block.slice'
import { useBlockTime } from '../../../chain/block/useBlockTime'
import { deployment } from '../../../core/deployment'
import { cake } from '../../../market/cake'
import { deploymentFarms, type Farm } from '../../../market/prices/farmList'
import { useTokenPrices } from '../../../market/prices/useTokenPricesUsd'
import type { FarmList, FarmView } from '../farms.rules'
import { farmFigures, farmWorth, type FarmMarket, type FarmWorth } from '../figures.rules'
import { lpAprPercent } from '../lpAprs'
import { useFarmReads, type FarmRead } from './useFarmReads'
import { useFarmUsers } from './useFarmUsers'
import { useHeld } from './useHeld'

/** yield 4 "Refresh": what is an account's own, and what is everybody's. */
const FAST_SECONDS = 10
const SLOW_SECONDS = 60

const NO_VIEWS: readonly Omit<FarmView, 'user'>[] = []
const NOTHING: FarmWorth = { liquidityUsdRaw: null, aprPercent: null }

const archived = deploymentFarms.farms.filter(({ isArchived }) => isArchived)
const current = deploymentFarms.farms.filter(({ isArchived }) => !isArchived)
const tokensOf = (farms: readonly Farm[]) => [...(cake ? [cake] : []), ...farms.map(({ quoteToken }) => quoteToken)]
const tokensFor = { archived: tokensOf(archived), current: tokensOf(current) } as const

function viewOf({ farm, status, reads }: FarmRead, market: FarmMarket): Omit<FarmView, 'user'> {
  const figures = status === 'ready' ? farmFigures(farm, reads) : null
  const worth = figures ? farmWorth(farm, figures, reads, market) : NOTHING
  return { farm, status, figures, worth, lpAprPercent: lpAprPercent(farm.lpAddress) }
}

export interface FarmViews {
  views: readonly FarmView[]
  /** Until every farm of the list answered or failed. */
  isLoading: boolean
  /** True when the account's part of every farm is known, or failed. */
  isUserKnown: boolean
  market: FarmMarket
}

/** Answers the farms that a list is made of, with all that is known of each (yield 3). */
export function useFarmViews(list: FarmList, account: string | null): FarmViews {
  const farms = list === 'archived' ? archived : current
  const { seconds: blockTimeSeconds } = useBlockTime()
  const blocksIn = (seconds: number) => Math.max(1, Math.round(seconds / blockTimeSeconds))
  const slowBlocks = blocksIn(SLOW_SECONDS)
  const turn = useSelector((state: Parameters<ReturnType<typeof selectBlockOf>>[0]) =>
    Math.floor(selectBlockOf(deployment.chainId)(state) / slowBlocks),
  )
  const { farms: read, cakePerBlockRaw, isLoading } = useFarmReads(farms, slowBlocks)
  const prices = useTokenPrices(list === 'archived' ? tokensFor.archived : tokensFor.current, slowBlocks)
  const { priceOf } = prices
  const users = useFarmUsers(farms, account, blocksIn(FAST_SECONDS))

  const cakePrice = cake && priceOf(cake)
  const fresh = useMemo(
    (): FarmMarket => ({ priceOf, cakePrice, cakePerBlockRaw, blockTimeSeconds }),
    [blockTimeSeconds, cakePerBlockRaw, cakePrice, priceOf],
  )
  const isComplete = !isLoading && !prices.isLoading
  const held = `${turn} ${blockTimeSeconds} ${farms === archived}`
  const market = useHeld(fresh, held, isComplete)
  const known = useHeld(read, held, isComplete)
  // Until all is known the page shows none of them, and what comes piece by piece is not worked out each time.
  const publicViews = useMemo(
    () => (isLoading ? NO_VIEWS : known.map((each) => viewOf(each, market))),
    [isLoading, known, market],
  )
  const views = useMemo(
    () => publicViews.map((view, index): FarmView => ({ ...view, user: users[index] ?? null })),
    [publicViews, users],
  )
  return { views, isLoading, isUserKnown: account !== null && users.every((user) => user !== null), market }
}
