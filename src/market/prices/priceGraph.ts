import type { Reserves } from '../../chain/contracts/pair/reads'
import { pairAddress, sortsBefore } from '../../chain/contracts/pair/address'
import type { Address } from '../../core/address'
import { boundedMap, type BoundedMap } from '../../core/boundedMap'
import { deploymentBases } from '../bases'
import { cake } from '../cake'
import type { TokenPair } from '../candidates'
import { poolOf, type Pool } from '../pool'
import { isSameToken, wrappedNative, type TokenFacts } from '../token'
import { usdPairs, usdPriceOf, type UsdPrice } from '../usdPrice'
import type { PricedPair, PriceList } from './priceList'

/** Price source of a token: a pool of the farms, and market pairs where the farms give none. */
export interface PriceSource {
  token: TokenFacts
  farmPair: PricedPair | null
  marketPairs: readonly TokenPair[]
}

/** Returns the last read reserves of a pool; undefined while unknown or where the pool does not exist. */
export type ReservesOf = (lpAddress: Address) => Reserves | undefined

/** Maximum number of cached price sources per list; an evicted one is computed again. */
const MOST_SOURCES = 5_000
const sources = new WeakMap<PriceList, BoundedMap<string, PriceSource>>()

const byToken = new WeakMap<PriceList, Map<string, PricedPair[]>>()

/**
 * Returns the pairs of a list by token address, in list order. An index: scanning hundreds of pairs for each token is
 * noticeably slow.
 */
function pairsByToken(list: PriceList): ReadonlyMap<string, PricedPair[]> {
  const known = byToken.get(list)
  if (known) return known
  const index = new Map<string, PricedPair[]>()
  for (const pair of list.pricedPairs) {
    const id = pair.token.address.toLowerCase()
    const pairs = index.get(id)
    if (pairs) pairs.push(pair)
    else index.set(id, [pair])
  }
  byToken.set(list, index)
  return index
}

/** Returns the farm pool that prices a token: quoted in dollars, else in the native coin, else the first. */
function farmPairOf(token: TokenFacts, list: PriceList): PricedPair | null {
  const { cakeNative } = list
  // The reference farm is read on every page that shows a CAKE price (yield 7).
  if (cake && isSameToken(token, cake) && cakeNative) return cakeNative
  const { usd } = deploymentBases
  const own = pairsByToken(list).get(token.address.toLowerCase()) ?? []
  const quotedIn = (quote: TokenFacts | null) => own.find((pair) => quote && isSameToken(pair.quoteToken, quote))
  return quotedIn(usd) ?? quotedIn(wrappedNative) ?? own[0] ?? null
}

const isDirect = ({ quoteToken }: PricedPair): boolean =>
  isSameToken(quoteToken, wrappedNative) ||
  (deploymentBases.usd !== null && isSameToken(quoteToken, deploymentBases.usd))

/**
 * Returns the price source of a token (yield 7, 9). The native coin and CAKE use the reference farms; a token uses its
 * farm quoted in dollars or native coin. Any other token uses the market.
 */
export function priceSourceOf(token: TokenFacts, list: PriceList): PriceSource {
  const known = sources.get(list) ?? boundedMap<string, PriceSource>(MOST_SOURCES)
  sources.set(list, known)
  const id = token.address.toLowerCase()
  const cached = known.get(id)
  if (cached) return cached
  const isNative = isSameToken(token, wrappedNative)
  const farmPair = isNative ? list.busdNative : farmPairOf(token, list)
  const hasFarmPrice = farmPair !== null && (isNative || isDirect(farmPair))
  const source = { token, farmPair, marketPairs: hasFarmPrice ? [] : usdPairs(token) }
  known.set(id, source)
  return source
}

/** Returns the addresses of the pools that price these tokens, each once. */
export function poolsToRead(tokens: readonly TokenFacts[], list: PriceList): Address[] {
  const addresses = new Map<string, Address>()
  const add = (address: Address) => addresses.set(address.toLowerCase(), address)
  const visit = (token: TokenFacts, depth: number) => {
    const { farmPair, marketPairs } = priceSourceOf(token, list)
    if (farmPair) add(farmPair.lpAddress)
    for (const [a, b] of marketPairs) add(pairAddress(a.address, b.address))
    if (farmPair && depth > 0) visit(farmPair.quoteToken, depth - 1)
  }
  for (const token of [wrappedNative, ...tokens]) visit(token, 1)
  return [...addresses.values()]
}

/** Prices a token from a pool whose other token has a known price; null for an empty pool. */
function priceBeside(token: TokenFacts, other: UsdPrice, reserves: Reserves | undefined): UsdPrice | null {
  if (!reserves || reserves.reserve0Raw === 0n || reserves.reserve1Raw === 0n) return null
  const [hereRaw, thereRaw] = sortsBefore(token.address, other.token.address)
    ? [reserves.reserve0Raw, reserves.reserve1Raw]
    : [reserves.reserve1Raw, reserves.reserve0Raw]
  return { token, usd: other.usd, usdRaw: thereRaw * other.usdRaw, tokenRaw: hereRaw * other.tokenRaw }
}

function marketPrice({ token, marketPairs }: PriceSource, reservesOf: ReservesOf): UsdPrice | null {
  const pools = marketPairs.flatMap(([a, b]): Pool[] => {
    const reserves = reservesOf(pairAddress(a.address, b.address))
    if (!reserves) return []
    const { token0, token1 } = poolOf(a, 0n, b, 0n)
    return [{ token0, token1, ...reserves }]
  })
  return usdPriceOf(token, pools)
}

/**
 * Creates a memoised function that prices tokens in US dollars from the given reserves (yield 7, 9). It returns null
 * for a token whose pools are empty, unknown or not read.
 */
export function pricesFrom(reservesOf: ReservesOf, list: PriceList): (token: TokenFacts) => UsdPrice | null {
  const prices = new Map<string, UsdPrice | null>()
  const { usd } = deploymentBases

  function find(token: TokenFacts): UsdPrice | null {
    if (usd && isSameToken(token, usd)) return { token, usd, usdRaw: 1n, tokenRaw: 1n }
    const source = priceSourceOf(token, list)
    const { farmPair } = source
    if (isSameToken(token, wrappedNative)) {
      const read = farmPair && usd && priceBeside(token, unit(usd), reservesOf(farmPair.lpAddress))
      return read ?? marketPrice(source, reservesOf)
    }
    // A token with a farm quoted in dollars or native coin has no pairs of the market. Any other farm gives the price
    // where the market has none.
    const market = marketPrice(source, reservesOf)
    if (market || !farmPair) return market
    const quote = priceOf(farmPair.quoteToken)
    return quote && priceBeside(token, quote, reservesOf(farmPair.lpAddress))
  }

  function priceOf(token: TokenFacts): UsdPrice | null {
    const id = token.address.toLowerCase()
    const cached = prices.get(id)
    if (cached !== undefined) return cached
    // Two farms may quote each other's token: null during the recursion ends the cycle.
    prices.set(id, null)
    const price = find(token)
    prices.set(id, price)
    return price
  }

  return priceOf
}

const unit = (usd: TokenFacts): UsdPrice => ({ token: usd, usd, usdRaw: 1n, tokenRaw: 1n })
