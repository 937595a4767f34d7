import type { SyncEvent } from '../../../chain/logs/syncEvents'
import { formatAmountExact, formatForField } from '../../../core/amount'

/** Prices are integers in units of 10^-36, so that tokens of little value keep their digits. */
const PRICE_DECIMALS = 36
const ONE_E36 = 10n ** 36n
const SHOWN_DIGITS = 6

/** The price of one whole token in another, from a time in seconds since 1970 on. */
export interface PriceAt {
  timeS: number
  priceE36: bigint
}

/** One pair of the route from the priced token to the token of the price. */
export interface Leg {
  /** From oldest to newest. */
  events: readonly SyncEvent[]
  /** True where the route leads from the pair's token0 (the lower address) to its token1. */
  isForward: boolean
  /** The decimals of the leg's input token and of its output token. */
  decimalsFrom: number
  decimalsTo: number
}

/** Returns the price of one whole token in the other from a pair's reserves; null when either reserve is zero. */
export function priceOf(reserves: Pick<SyncEvent, 'reserve0Raw' | 'reserve1Raw'>, leg: Omit<Leg, 'events'>) {
  const { reserve0Raw, reserve1Raw } = reserves
  const [fromRaw, toRaw] = leg.isForward ? [reserve0Raw, reserve1Raw] : [reserve1Raw, reserve0Raw]
  if (fromRaw <= 0n || toRaw <= 0n) return null
  return (toRaw * 10n ** BigInt(leg.decimalsFrom) * ONE_E36) / (fromRaw * 10n ** BigInt(leg.decimalsTo))
}

/** Returns the events of all legs in the order of the chain, each with the index of its leg. */
function sortEvents(legs: readonly Leg[]): { index: number; event: SyncEvent }[] {
  const all = legs.flatMap(({ events }, index) => events.map((event) => ({ index, event })))
  return all.toSorted(
    ({ event: one }, { event: other }) =>
      one.blockNumber - other.blockNumber || one.logIndex - other.logIndex || one.timeS - other.timeS,
  )
}

/**
 * Returns the price along a route after each reserve change: the product of its legs' prices. It starts where every leg
 * has a price, and has gaps only while a pair is empty.
 */
export function pricesAlong(legs: readonly Leg[]): PriceAt[] {
  const latest: (bigint | null)[] = legs.map(() => null)
  const prices: PriceAt[] = []
  for (const { index, event } of sortEvents(legs)) {
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

/** Formats a price for display, with six significant digits in plain notation. */
export const priceText = (priceE36: bigint): string => formatForField(priceE36, PRICE_DECIMALS, SHOWN_DIGITS)

/** Converts a price to the number that the chart library needs; it is used for screen positions only. */
export const priceForPixels = (priceE36: bigint): number => Number(formatAmountExact(priceE36, PRICE_DECIMALS))
