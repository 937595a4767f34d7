import { formatAmountExact, formatForField } from '../../../core/amount'
import type { SyncEvent } from '../../../chain/logs/syncEvents'

/** Prices are whole numbers of 10^-36, so that a token of little worth keeps its digits. */
const PRICE_DECIMALS = 36
const ONE_E36 = 10n ** 36n
const SHOWN_DIGITS = 6

/** What one whole token costs in another from a time on, in seconds since 1970. */
export interface PriceAt {
  timeS: number
  priceE36: bigint
}

/** One pair of the way from the token that is priced to the token it is priced in. */
export interface Leg {
  /** From oldest to newest. */
  events: readonly SyncEvent[]
  /** True where the way leads from the pair's first token (of the lower address) to its second. */
  isForward: boolean
  /** Of the token the way comes from, and of the one it leads to. */
  decimalsFrom: number
  decimalsTo: number
}

/** Answers what one whole token costs in the other by a pair's reserves; null for a pair that holds nothing of one. */
export function priceOf(reserves: Pick<SyncEvent, 'reserve0Raw' | 'reserve1Raw'>, leg: Omit<Leg, 'events'>) {
  const { reserve0Raw, reserve1Raw } = reserves
  const [fromRaw, toRaw] = leg.isForward ? [reserve0Raw, reserve1Raw] : [reserve1Raw, reserve0Raw]
  if (fromRaw <= 0n || toRaw <= 0n) return null
  return (toRaw * 10n ** BigInt(leg.decimalsFrom) * ONE_E36) / (fromRaw * 10n ** BigInt(leg.decimalsTo))
}

/** Answers the events of all legs in the order they happened, each with the number of its leg. */
function inOrder(legs: readonly Leg[]): { index: number; event: SyncEvent }[] {
  const all = legs.flatMap(({ events }, index) => events.map((event) => ({ index, event })))
  return all.toSorted(
    ({ event: one }, { event: other }) =>
      one.blockNumber - other.blockNumber || one.logIndex - other.logIndex || one.timeS - other.timeS,
  )
}

/**
 * Answers the price along a way after each change of one of its pairs: the product of the prices of its legs. It begins
 * where the price of every leg is known, and has gaps nowhere but where a pair holds nothing.
 */
export function pricesAlong(legs: readonly Leg[]): PriceAt[] {
  const latest: (bigint | null)[] = legs.map(() => null)
  const prices: PriceAt[] = []
  for (const { index, event } of inOrder(legs)) {
    const leg = legs[index]
    latest[index] = leg ? priceOf(event, leg) : null
    const priceE36 = latest.reduce<bigint | null>(
      (product, each) => (product === null || each === null ? null : (product * each) / ONE_E36),
      ONE_E36,
    )
    if (priceE36 !== null) prices.push({ timeS: event.timeS, priceE36 })
  }
  return prices
}

/** Answers a price for the eye, to six significant digits in plain notation. */
export const priceText = (priceE36: bigint): string => formatForField(priceE36, PRICE_DECIMALS, SHOWN_DIGITS)

/** Answers a price as the drawing library wants it: a number that becomes a place on the screen and nothing else. */
export const priceForPixels = (priceE36: bigint): number => Number(formatAmountExact(priceE36, PRICE_DECIMALS))
