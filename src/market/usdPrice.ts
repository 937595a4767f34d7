import { ratioFixed, ratioSignificant } from '../core/ratio'
import { deploymentBases } from './bases'
import { distinctPairs, type TokenPair } from './candidates'
import { includesToken, reservesFrom, type Pool } from './pool'
import { isSameToken, wrappedNative, type TokenFacts } from './token'

/** Price of a token: `usdRaw` of the US dollar token for `tokenRaw` of it, in the smallest units. */
export interface UsdPrice {
  token: TokenFacts
  usd: TokenFacts
  usdRaw: bigint
  tokenRaw: bigint
}

/** Returns the pairs whose reserves give a token's price in US dollars. */
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
  const pool = pools.find((each) => includesToken(each, a) && includesToken(each, b))
  return pool && pool.reserve0Raw > 0n && pool.reserve1Raw > 0n ? pool : null
}

/**
 * Returns the price of a token in the US dollar token; null while unknown. It comes from the direct pool or from the
 * two pools through the wrapped coin, whichever has more liquidity. `pools` may contain other pools.
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
  const viaNativeRaw = (toNative.thereRaw * toUsd.thereRaw) / toUsd.hereRaw
  if (straight && straight.thereRaw >= viaNativeRaw) return directPrice
  return { token, usd, usdRaw: toNative.thereRaw * toUsd.thereRaw, tokenRaw: toNative.hereRaw * toUsd.hereRaw }
}

/**
 * Returns the value of an amount of any size, in the smallest unit of the US dollar token. Throws when the price is
 * another token's.
 */
export function usdValueRaw(price: UsdPrice, token: TokenFacts, amountRaw: bigint): bigint {
  if (!isSameToken(price.token, token)) throw new Error(`The price is not that of ${token.address}`)
  return (amountRaw * price.usdRaw) / price.tokenRaw
}

/** Returns the price of one whole token as a fraction of whole numbers. */
const wholeTokenRatio = ({ token, usd, usdRaw, tokenRaw }: UsdPrice): readonly [bigint, bigint] => [
  usdRaw * 10n ** BigInt(token.decimals),
  tokenRaw * 10n ** BigInt(usd.decimals),
]

/** Formats a price in US dollars with `decimals` decimals, half rounded up. */
export const usdPriceFixed = (price: UsdPrice, decimals: number): string =>
  ratioFixed(...wholeTokenRatio(price), decimals)

/** Formats a price in US dollars to `digits` significant digits, half rounded up. */
export const usdPriceSignificant = (price: UsdPrice, digits: number): string =>
  ratioSignificant(...wholeTokenRatio(price), digits)
