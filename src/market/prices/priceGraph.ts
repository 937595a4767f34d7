import type { Reserves } from '../../chain/contracts/pair'
import { pairAddress, sortsBefore } from '../../chain/contracts/pairAddress'
import { boundedMap, type BoundedMap } from '../../core/boundedMap'
import { deploymentBases } from '../bases'
import { cake } from '../cake'
import type { TokenPair } from '../candidates'
import { poolOf, type Pool } from '../pool'
import { isSameToken, wrappedNative, type TokenFacts } from '../token'
import { usdPairs, usdPriceOf, type UsdPrice } from '../usdPrice'
import type { PricedPair, PriceList } from './priceList'

/** How a token's price is found: which pool of the farms tells it, and the pairs of the market that do where none does. */
export interface PriceSource {
  token: TokenFacts
  farmPair: PricedPair | null
  marketPairs: readonly TokenPair[]
}

/** Answers the reserves of a pool as last read; undefined while unknown, or where it has none. */
export type ReservesOf = (lpAddress: string) => Reserves | undefined

/** Tokens of a list with a known source; one that is forgotten is looked up once more. */
const MOST_SOURCES = 5_000
const sources = new WeakMap<PriceList, BoundedMap<string, PriceSource>>()

const byToken = new WeakMap<PriceList, Map<string, PricedPair[]>>()

/** Answers the pairs of a list by the address of their token, in their order: looking through hundreds for each would be felt. */
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

/** Answers which pool of a token's farms tells its price: quoted in dollars, then in the native coin, then the first. */
function farmPairOf(token: TokenFacts, list: PriceList): PricedPair | null {
  const { cakeNative } = list
  // The reference farm is read on every page that shows a price of CAKE (yield 7).
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
 * Answers how a token's price is found (yield 7, 9): the native coin's and CAKE's off the reference farms, a token's off
 * its farm quoted in dollars or native coin, any other's off the market.
 */
export function priceSourceOf(token: TokenFacts, list: PriceList): PriceSource {
  const known = sources.get(list) ?? boundedMap<string, PriceSource>(MOST_SOURCES)
  sources.set(list, known)
  const id = token.address.toLowerCase()
  const before = known.get(id)
  if (before) return before
  const isNative = isSameToken(token, wrappedNative)
  const farmPair = isNative ? list.busdNative : farmPairOf(token, list)
  const isTold = farmPair !== null && (isNative || isDirect(farmPair))
  const source = { token, farmPair, marketPairs: isTold ? [] : usdPairs(token) }
  known.set(id, source)
  return source
}

/** Answers the addresses of the pools whose reserves tell the prices of these tokens, each once. */
export function poolsToRead(tokens: readonly TokenFacts[], list: PriceList): string[] {
  const addresses = new Map<string, string>()
  const add = (address: string) => addresses.set(address.toLowerCase(), address)
  const visit = (token: TokenFacts, depth: number) => {
    const { farmPair, marketPairs } = priceSourceOf(token, list)
    if (farmPair) add(farmPair.lpAddress)
    for (const [a, b] of marketPairs) add(pairAddress(a.address, b.address))
    if (farmPair && depth > 0) visit(farmPair.quoteToken, depth - 1)
  }
  for (const token of [wrappedNative, ...tokens]) visit(token, 1)
  return [...addresses.values()]
}

/** Answers what a token is worth, read off a pool whose other token's worth is known; null for an empty pool. */
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
 * Answers a function that tells what tokens are worth in US dollars, from reserves as they are now: null for a token
 * whose pools are empty, unknown or not read (yield 7, 9). It remembers what it told.
 */
export function pricesFrom(reservesOf: ReservesOf, list: PriceList): (token: TokenFacts) => UsdPrice | null {
  const told = new Map<string, UsdPrice | null>()
  const { usd } = deploymentBases

  function find(token: TokenFacts): UsdPrice | null {
    if (usd && isSameToken(token, usd)) return { token, usd, usdRaw: 1n, tokenRaw: 1n }
    const source = priceSourceOf(token, list)
    const { farmPair } = source
    if (isSameToken(token, wrappedNative)) {
      const read = farmPair && usd && priceBeside(token, unit(usd), reservesOf(farmPair.lpAddress))
      return read ?? marketPrice(source, reservesOf)
    }
    const quote = farmPair && isDirect(farmPair) ? priceOf(farmPair.quoteToken) : null
    const direct = farmPair && quote && priceBeside(token, quote, reservesOf(farmPair.lpAddress))
    if (direct) return direct
    const market = marketPrice(source, reservesOf)
    if (market || !farmPair) return market
    // A farm of another quote tells the price where the market is silent.
    const other = priceOf(farmPair.quoteToken)
    return other && priceBeside(token, other, reservesOf(farmPair.lpAddress))
  }

  function priceOf(token: TokenFacts): UsdPrice | null {
    const id = token.address.toLowerCase()
    const before = told.get(id)
    if (before !== undefined) return before
    // Two farms may quote each other's token: who asks on the way round is told that nothing is known.
    told.set(id, null)
    const price = find(token)
    told.set(id, price)
    return price
  }

  return priceOf
}

const unit = (usd: TokenFacts): UsdPrice => ({ token: usd, usd, usdRaw: 1n, tokenRaw: 1n })
