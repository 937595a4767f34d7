import { ratioFixed, ratioSignificant } from '../core/ratio'
import { deploymentBases } from './bases'
import { distinctPairs, type TokenPair } from './candidates'
import { holds, reservesFrom, type Pool } from './pool'
import { isSameToken, wrappedNative, type TokenFacts } from './token'

/** What a token is worth: so much of the token that stands for a US dollar for so much of it, in the smallest units. */
export interface UsdPrice {
  token: TokenFacts
  usd: TokenFacts
  usdRaw: bigint
  tokenRaw: bigint
}

/** Answers the pairs whose reserves tell what a token is worth in US dollars. */
export function usdPairs(token: TokenFacts, usd: TokenFacts | null = deploymentBases.usd): TokenPair[] {
  if (!usd || isSameToken(token, usd)) return []
  return distinctPairs([
    [token, usd],
    [token, wrappedNative],
    [wrappedNative, usd],
  ])
}

function liquidPool(pools: readonly Pool[], a: TokenFacts, b: TokenFacts): Pool | null {
  if (isSameToken(a, b)) return null
  const pool = pools.find((each) => holds(each, a) && holds(each, b))
  return pool && pool.reserve0Raw > 0n && pool.reserve1Raw > 0n ? pool : null
}

/**
 * Answers the price of a token in the token that stands for a US dollar, read off the pool with it or off the pools with
 * and of the wrapped coin, whichever holds more; null while neither is known. Pools may contain others besides.
 */
export function usdPriceOf(
  token: TokenFacts,
  pools: readonly Pool[],
  usd: TokenFacts | null = deploymentBases.usd,
): UsdPrice | null {
  if (!usd) return null
  if (isSameToken(token, usd)) return { token, usd, usdRaw: 1n, tokenRaw: 1n }
  const direct = liquidPool(pools, token, usd)
  const first = liquidPool(pools, token, wrappedNative)
  const second = liquidPool(pools, wrappedNative, usd)
  const straight = direct && reservesFrom(direct, token)
  const directPrice = straight && { token, usd, usdRaw: straight.thereRaw, tokenRaw: straight.hereRaw }
  if (!first || !second) return directPrice
  const [toNative, toUsd] = [reservesFrom(first, token), reservesFrom(second, wrappedNative)]
  const roundaboutWorthRaw = (toNative.thereRaw * toUsd.thereRaw) / toUsd.hereRaw
  if (straight && straight.thereRaw >= roundaboutWorthRaw) return directPrice
  return { token, usd, usdRaw: toNative.thereRaw * toUsd.thereRaw, tokenRaw: toNative.hereRaw * toUsd.hereRaw }
}

/**
 * Answers what an amount of a token is worth at its price, in the smallest unit of the token that stands for a US dollar,
 * however large it is. Throws when the price is another token's.
 */
export function usdValueRaw(price: UsdPrice, token: TokenFacts, amountRaw: bigint): bigint {
  if (!isSameToken(price.token, token)) throw new Error(`The price is not that of ${token.address}`)
  return (amountRaw * price.usdRaw) / price.tokenRaw
}

/** The price of one whole token as a fraction of whole numbers. */
const wholeTokenRatio = ({ token, usd, usdRaw, tokenRaw }: UsdPrice): readonly [bigint, bigint] => [
  usdRaw * 10n ** BigInt(token.decimals),
  tokenRaw * 10n ** BigInt(usd.decimals),
]

/** Answers a price in US dollars with so many decimals, half rounded up. */
export const usdPriceFixed = (price: UsdPrice, decimals: number): string =>
  ratioFixed(...wholeTokenRatio(price), decimals)

/** Answers a price in US dollars to so many significant digits, half rounded up. */
export const usdPriceSignificant = (price: UsdPrice, digits: number): string =>
  ratioSignificant(...wholeTokenRatio(price), digits)
