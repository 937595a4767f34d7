import type { Reserves } from '../chain/contracts/pair/reads'
import { reservesFrom, type Pool } from './pool'
import { amountIn, amountOut } from './quote'
import type { FoundTrade } from './trade'

/**
 * Returns the amount at each token of a trade after its exact one, in the order of computation: forwards from an exact
 * input, backwards from an exact output. Null where the reserves cannot serve an amount.
 */
export function amountsAlong(
  { hops, path, inputRaw, outputRaw }: FoundTrade,
  isExactInput: boolean,
): readonly bigint[] | null {
  const steps = hops.map((pool, index): { pool: Pool; at: number } => ({ pool, at: index }))
  const amounts: bigint[] = []
  let raw = isExactInput ? inputRaw : outputRaw
  for (const { pool, at } of isExactInput ? steps : steps.toReversed()) {
    const from = path[at]
    if (!from) throw new Error('A path names the token before each pool')
    const { hereRaw, thereRaw } = reservesFrom(pool, from)
    const next: bigint | null = isExactInput ? amountOut(raw, hereRaw, thereRaw) : amountIn(raw, hereRaw, thereRaw)
    if (next === null) return null
    amounts.push(next)
    raw = next
  }
  return amounts
}

/** Returns the same trade on the same route with other reserves; null where these cannot serve the amount. */
export function requoteTrade(
  trade: FoundTrade,
  reserves: readonly Reserves[],
  isExactInput: boolean,
): FoundTrade | null {
  if (reserves.length !== trade.hops.length) throw new Error('A trade has reserves for each of its pairs')
  const hops = trade.hops.map(({ token0, token1 }, index): Pool => {
    const { reserve0Raw = 0n, reserve1Raw = 0n } = reserves[index] ?? {}
    return { token0, token1, reserve0Raw, reserve1Raw }
  })
  const otherRaw = amountsAlong({ ...trade, hops }, isExactInput)?.at(-1)
  if (otherRaw === undefined) return null
  return { ...trade, hops, ...(isExactInput ? { outputRaw: otherRaw } : { inputRaw: otherRaw }) }
}
