import { currencyEquals, JSBI, Price, type Pair, type Token } from '@pancakeswap/sdk'
import { deploymentBases } from './bases'
import { distinctPairs, type TokenPair } from './candidates'
import { wrappedNative } from './sdk'

/** Answers the pairs whose reserves tell what a token is worth in US dollars. */
export function usdPairs(token: Token, usd: Token | null = deploymentBases.usd): TokenPair[] {
  if (!usd || token.equals(usd)) return []
  return distinctPairs([
    [token, usd],
    [token, wrappedNative],
    [wrappedNative, usd],
  ])
}

function liquidPair(pairs: readonly Pair[], a: Token, b: Token): Pair | null {
  if (a.equals(b)) return null
  const pair = pairs.find((each) => each.involvesToken(a) && each.involvesToken(b))
  return pair && [pair.reserve0, pair.reserve1].every(({ raw }) => JSBI.greaterThan(raw, JSBI.BigInt(0))) ? pair : null
}

/**
 * Answers the price of a token in the token that stands for a US dollar, read off the pair with it or off the pairs with
 * and of the wrapped coin, whichever holds more; null while neither is known. Pairs may contain others besides.
 */
export function usdPriceOf(
  token: Token,
  pairs: readonly Pair[],
  usd: Token | null = deploymentBases.usd,
): Price | null {
  if (!usd) return null
  if (token.equals(usd)) return new Price(usd, usd, '1', '1')
  const direct = liquidPair(pairs, token, usd)
  const first = liquidPair(pairs, token, wrappedNative)
  const second = liquidPair(pairs, wrappedNative, usd)
  if (!first || !second) return direct?.priceOf(token) ?? null
  const nativePrice = second.priceOf(wrappedNative)
  const roundaboutWorth = nativePrice.quote(first.reserveOf(wrappedNative))
  return direct && !direct.reserveOf(usd).lessThan(roundaboutWorth)
    ? direct.priceOf(token)
    : first.priceOf(token).multiply(nativePrice)
}

/**
 * Answers what an amount of a token is worth at its price, in the smallest unit of the token that stands for a US dollar,
 * however large it is. Throws when the price is another token's.
 */
export function usdValueRaw(price: Price, token: Token, amountRaw: bigint): bigint {
  if (!currencyEquals(price.baseCurrency, token)) throw new Error(`The price is not that of ${token.address}`)
  const { numerator, denominator } = price.raw
  return (amountRaw * BigInt(numerator.toString())) / BigInt(denominator.toString())
}
