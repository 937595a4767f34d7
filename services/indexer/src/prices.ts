import type { Context } from 'ponder:registry'
import { pair, pairOfTokens } from 'ponder:schema'
import { sources, type Address } from '../chosenSources.ts'
import { priceOf, shareValue, valueAt } from '../figures.rules.ts'

/** Returns the key of two tokens' pair; the order of the tokens does not matter. */
export const tokensKey = (one: Address, other: Address): string =>
  [one.toLowerCase(), other.toLowerCase()].toSorted().join('-')

/** Returns the price of a token in a base token by their pair: smallest units, times 2^112; null without reserves. */
async function pairPrice({ db }: Context, token: Address, base: Address): Promise<bigint | null> {
  const known = await db.find(pairOfTokens, { id: tokensKey(token, base) })
  const found = known && (await db.find(pair, { id: known.pair }))
  if (!found || found.reserve0 === 0n) return null
  const { token0, reserve0, reserve1 } = found
  return token0.toLowerCase() === token ? priceOf(reserve0, reserve1) : priceOf(reserve1, reserve0)
}

/**
 * Returns the price of a token in the native coin by their pair, else by way of BUSD or CAKE: smallest units, times
 * 2^112; null without such pairs.
 */
async function priceInNative(context: Context, token: Address): Promise<bigint | null> {
  const { wrappedNative, priceBases } = sources
  if (token === wrappedNative) return priceOf(1n, 1n)
  const direct = await pairPrice(context, token, wrappedNative)
  if (direct !== null) return direct
  for (const base of priceBases) {
    const [inBase, baseInNative] = [
      await pairPrice(context, token, base),
      await pairPrice(context, base, wrappedNative),
    ]
    if (inBase !== null && baseInNative !== null) return valueAt(inBase, baseInNative)
  }
  return null
}

/** Returns the value of a token's amount in wei of the native coin, also of liquidity tokens; null without a price. */
export async function valueInNative(context: Context, token: Address, amountRaw: bigint): Promise<bigint | null> {
  const pool = await context.db.find(pair, { id: token })
  if (!pool) {
    const price = await priceInNative(context, token)
    return price === null ? null : valueAt(amountRaw, price)
  }
  const { token0, token1, reserve0, reserve1, totalSupply: totalSupplyRaw } = pool
  for (const [side, reserveRaw] of [[token0, reserve0] as const, [token1, reserve1] as const]) {
    const priceQ112 = await priceInNative(context, side.toLowerCase() as Address)
    if (priceQ112 !== null) return shareValue({ amountRaw, totalSupplyRaw, reserveRaw, priceQ112 })
  }
  return null
}
