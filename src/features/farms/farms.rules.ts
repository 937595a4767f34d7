import { NATIVE_ID } from '../../core/currencyId'
import type { Farm } from '../../market/prices/farmList'
import type { FarmFigures, FarmValue } from '../../market/prices/farmValue'
import { isSameToken, type TokenFacts, wrappedNative } from '../../market/token'
import type { StakeReadState } from '../earn'
import type { FarmSort } from './farms.slice'

/** Gas limit of every farm write (constants: DEFAULT_GAS_LIMIT of farms, yield 7). */
export const FARM_GAS_LIMIT = 200_000n

/** constants: AMOUNT_DECIMALS of farms */
export const LP_DECIMALS = 18

/** The lists of farms, each with its own path (constants: LISTS). */
export type FarmList = 'live' | 'history' | 'archived'

/** An account's figures of a farm, in base units (yield 3 "Farm user data"); null when they could not be read. */
export interface FarmUser {
  allowanceRaw: bigint | null
  balanceRaw: bigint | null
  stakedRaw: bigint
  earnedRaw: bigint
}

/** A farm as shown in a list. */
export interface FarmView {
  farm: Farm
  /** 'failed' when a read of this farm has failed and none has succeeded. */
  status: 'loading' | 'failed' | 'ready'
  figures: FarmFigures | null
  value: FarmValue
  /** Yearly, in percent, from trading fees; 0 when unknown (constants: FARM_APR). */
  lpAprPercent: number
  /** The day of that figure, such as 2021-07-28, when it is not current. It is then part of no rate. */
  lpAprAsOf?: string
  /** Null without an account, until it is read, and after a failed read. */
  user: FarmUser | null
  /** No read of the stake, or none of the reward, has succeeded. */
  isUserFailed?: true
  /** Block of the oldest figure, when not all of them could be refreshed. */
  asOfBlock?: number
}

const ZERO_MULTIPLIER = '0X'

/** Returns whether a farm no longer pays: its multiplier is 0X (constants: LISTS). */
export const isFinished = ({ figures }: Pick<FarmView, 'figures'>): boolean => figures?.multiplier === ZERO_MULTIPLIER

/** Returns whether a farm belongs to a list; a farm that could not be read is in the live list (constants: LISTS). */
export function isListed(view: FarmView, list: FarmList): boolean {
  if (list === 'archived') return view.farm.isArchived
  return !view.farm.isArchived && isFinished(view) === (list === 'history')
}

/**
 * Returns a farm's yearly rate, including trading fees when their figure is current. Null while unknown, and 0 for a
 * finished farm (constants: LISTS).
 */
export function totalAprPercent(view: FarmView, list: FarmList): number | null {
  if (list !== 'live' || isFinished(view)) return 0
  const { lpAprAsOf, lpAprPercent, value } = view
  if (value.aprPercent === null) return null
  return lpAprAsOf === undefined ? value.aprPercent + lpAprPercent : value.aprPercent
}

/** Returns whether the symbol of a farm's LP token, or of one of its tokens, contains the query, in any case. */
function matchesQuery({ farm }: FarmView, query: string): boolean {
  const text = query.trim().toLowerCase()
  if (text === '') return true
  const { lpSymbol, token, quoteToken } = farm
  return [lpSymbol, token.symbol, quoteToken.symbol].some((symbol) => symbol.toLowerCase().includes(text))
}

const UNKNOWN = -1

/** Returns the value by which farms are sorted in descending order; null for the order of the deployment. */
function rankOf(sort: FarmSort, list: FarmList): ((view: FarmView) => number | bigint) | null {
  switch (sort) {
    case 'hot':
      return null
    case 'apr':
      return (view) => totalAprPercent(view, list) ?? UNKNOWN
    case 'multiplier':
      return ({ figures }) => (figures ? Number.parseFloat(figures.multiplier) : UNKNOWN)
    case 'earned':
      return ({ user }) => user?.earnedRaw ?? 0n
    case 'liquidity':
      return ({ value }) => value.liquidityUsdRaw ?? UNKNOWN
  }
}

export interface FarmChoice {
  list: FarmList
  isStakedOnly: boolean
  query: string
  sort: FarmSort
}

/** Returns the state of the read of the account's stake in a farm. */
export const stakeReadState = ({ user, isUserFailed }: FarmView): StakeReadState =>
  user ? 'ready' : isUserFailed ? 'failed' : 'loading'

/** Returns the farms of a list that match the query, with or without a stake of the account. */
export const foundFarms = (views: readonly FarmView[], list: FarmList, query: string): FarmView[] =>
  views.filter((view) => isListed(view, list) && matchesQuery(view, query))

/**
 * Returns the shown farms, sorted (yield 2, constants: SORTS); farms of equal rank stay in the order of the deployment.
 */
export function shownFarms(views: readonly FarmView[], choice: FarmChoice): FarmView[] {
  const { list, isStakedOnly, query, sort } = choice
  const shown = foundFarms(views, list, query).filter(({ user }) => !isStakedOnly || (user?.stakedRaw ?? 0n) > 0n)
  const rank = rankOf(sort, list)
  if (!rank) return shown
  const ranked = shown.map((view) => ({ view, by: rank(view) }))
  return ranked.toSorted((one, other) => (one.by < other.by ? 1 : one.by > other.by ? -1 : 0)).map(({ view }) => view)
}

/** Returns whether two views of a farm render alike. */
export function isSameView(one: FarmView, other: FarmView): boolean {
  if (one === other) return true
  const shownFacts = ({ farm, status, figures, value, lpAprPercent, user, isUserFailed, asOfBlock }: FarmView) => [
    ...[farm, status, figures?.multiplier, figures?.lpStakedRaw, value.liquidityUsdRaw, value.aprPercent, lpAprPercent],
    ...[user?.allowanceRaw, user?.balanceRaw, user?.stakedRaw, user?.earnedRaw, isUserFailed, asOfBlock],
  ]
  const otherFacts = shownFacts(other)
  return shownFacts(one).every((fact, index) => fact === otherFacts[index])
}

const currencyIdOf = (token: TokenFacts): string => (isSameToken(token, wrappedNative) ? NATIVE_ID : token.address)

/** Returns the path of the page that adds a farm's liquidity. The native coin replaces its wrapped token (yield 2). */
export const addLiquidityPath = ({ token, quoteToken }: Farm): string =>
  `/add/${currencyIdOf(quoteToken)}/${currencyIdOf(token)}`

/** Returns the path of the page that removes a farm's liquidity, the step after unstaking. */
export const removeLiquidityPath = ({ token, quoteToken }: Farm): string =>
  `/remove/${currencyIdOf(quoteToken)}/${currencyIdOf(token)}`
