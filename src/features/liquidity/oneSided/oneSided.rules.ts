import { amountOut } from '../../../market/quote'
import { additionOf, wantedAmounts, type Addition } from '../add/add.rules'
import { sharesFor, squareRoot, type Holdings } from '../pool/shares.rules'

/** trading 9: what a pair leaves of an input, in 10,000 parts. */
const KEPT = 9_975n
const WHOLE = 10_000n

/**
 * Returns how much of an amount of the pool's first token has to be sold for the second in the same pool so that the
 * rest and the proceeds fit its price afterwards, in base units. With r the reserve of the first, A the amount and the
 * kept share f = 9975/10000, the part s solves f·s² + (1 + f)·r·s − r·A = 0:
 * s = (√(((1 + f)·r)² + 4·f·r·A) − (1 + f)·r) / 2f.
 */
export function partToSell(amountRaw: bigint, reserveRaw: bigint): bigint {
  const both = reserveRaw * (WHOLE + KEPT)
  return (squareRoot(both * both + 4n * KEPT * WHOLE * reserveRaw * amountRaw) - both) / (2n * KEPT)
}

/** What becomes of one token added alone, in base units. */
export interface OneSidedPlan {
  /** The part that is sold in the pool, and what it brings. */
  soldRaw: bigint
  boughtRaw: bigint
  /** What stays of the typed token and goes in beside what was bought. */
  restRaw: bigint
  sharesRaw: bigint
}

/** What the first step sells and buys, in base units. */
export interface Sold {
  inputRaw: bigint
  outputRaw: bigint
}

/** Returns the plan of an amount of the pool's first token of which this much is sold for that much. */
export function planOfSale(amountRaw: bigint, { inputRaw, outputRaw }: Sold, pool: Holdings): OneSidedPlan {
  const restRaw = amountRaw - inputRaw
  const after = { firstRaw: pool.firstRaw + inputRaw, secondRaw: pool.secondRaw - outputRaw, supplyRaw: pool.supplyRaw }
  const sharesRaw = sharesFor({ firstRaw: restRaw, secondRaw: outputRaw }, after)
  return { soldRaw: inputRaw, boughtRaw: outputRaw, restRaw, sharesRaw }
}

/** Returns how an amount of the pool's first token becomes liquidity; null where it is too little. */
export function oneSidedPlan(amountRaw: bigint, pool: Holdings): OneSidedPlan | null {
  const soldRaw = partToSell(amountRaw, pool.firstRaw)
  const boughtRaw = amountOut(soldRaw, pool.firstRaw, pool.secondRaw)
  if (boughtRaw === null) return null
  const plan = planOfSale(amountRaw, { inputRaw: soldRaw, outputRaw: boughtRaw }, pool)
  return plan.sharesRaw > 0n ? plan : null
}

/** Returns the largest addition that fits the pool's price out of both amounts, in base units. */
export function fittingAddition(firstRaw: bigint, secondRaw: bigint, pool: Holdings): Addition | null {
  const byFirst = wantedAmounts({ raw: firstRaw, otherRaw: null, isFirst: true }, pool)
  const fits = byFirst.secondRaw !== null && byFirst.secondRaw <= secondRaw
  return additionOf(fits ? byFirst : wantedAmounts({ raw: secondRaw, otherRaw: null, isFirst: false }, pool), pool)
}
