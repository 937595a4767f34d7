import { LIMITS } from '../../../core/limits'
import { impactTier, isBlocked } from '../../../market/impactTier'
import { amountOut } from '../../../market/quote'
import { type AddError, type Addition, additionOf, requestedAmounts } from '../add/add.rules'
import { type Holdings, sharesFor, squareRoot } from '../pool/shares.rules'
import type { PoolFacts } from '../pool/usePoolFacts'

/** trading 9: the part of an input that remains after a pair's fee, in 1/10,000. */
const AFTER_FEE = 9_975n
const FEE_SCALE = 10_000n

/**
 * Returns how much of an amount of the pool's first token has to be sold in the pool so that the rest and the proceeds
 * fit its price afterwards, in base units. With r the reserve of the first token, A the amount and f = 9975/10000 the
 * part after the fee, the sold part s solves f·s² + (1 + f)·r·s − r·A = 0: s = (√(((1 + f)·r)² + 4·f·r·A) − (1 + f)·r)
 * / 2f.
 */
export function partToSell(amountRaw: bigint, reserveRaw: bigint): bigint {
  const both = reserveRaw * (FEE_SCALE + AFTER_FEE)
  return (squareRoot(both * both + 4n * AFTER_FEE * FEE_SCALE * reserveRaw * amountRaw) - both) / (2n * AFTER_FEE)
}

/** Returns about the largest amount of which this part is sold, in base units: the inverse of `partToSell`. */
export const amountToSell = (soldRaw: bigint, reserveRaw: bigint): bigint =>
  (soldRaw * (AFTER_FEE * soldRaw + (FEE_SCALE + AFTER_FEE) * reserveRaw)) / (FEE_SCALE * reserveRaw)

/** The plan of an addition from one token, in base units. */
export interface OneSidedPlan {
  /** The part sold in the pool, and its proceeds. */
  soldRaw: bigint
  boughtRaw: bigint
  /** The rest of the typed token, which is added together with the bought one. */
  restRaw: bigint
  sharesRaw: bigint
}

/** The amounts of the first step, in base units. */
export interface SaleAmounts {
  inputRaw: bigint
  outputRaw: bigint
}

/** Returns the plan of an amount of the pool's first token with given amounts of the first step. */
export function planOfSale(amountRaw: bigint, { inputRaw, outputRaw }: SaleAmounts, pool: Holdings): OneSidedPlan {
  const restRaw = amountRaw - inputRaw
  const after = { firstRaw: pool.firstRaw + inputRaw, secondRaw: pool.secondRaw - outputRaw, supplyRaw: pool.supplyRaw }
  const sharesRaw = sharesFor({ firstRaw: restRaw, secondRaw: outputRaw }, after)
  return { soldRaw: inputRaw, boughtRaw: outputRaw, restRaw, sharesRaw }
}

/** Returns the plan to add an amount of the pool's first token; null when it is too small. */
export function oneSidedPlan(amountRaw: bigint, pool: Holdings): OneSidedPlan | null {
  const soldRaw = partToSell(amountRaw, pool.firstRaw)
  const boughtRaw = amountOut(soldRaw, pool.firstRaw, pool.secondRaw)
  if (boughtRaw === null) return null
  const plan = planOfSale(amountRaw, { inputRaw: soldRaw, outputRaw: boughtRaw }, pool)
  return plan.sharesRaw > 0n ? plan : null
}

/** Returns the largest addition at the pool's price from both amounts, in base units. */
export function fittingAddition(firstRaw: bigint, secondRaw: bigint, pool: Holdings): Addition | null {
  const byFirst = requestedAmounts({ raw: firstRaw, otherRaw: null, isFirst: true }, pool)
  const fits = byFirst.secondRaw !== null && byFirst.secondRaw <= secondRaw
  return additionOf(fits ? byFirst : requestedAmounts({ raw: secondRaw, otherRaw: null, isFirst: false }, pool), pool)
}

export interface SaleFacts {
  hasBothCurrencies: boolean
  status: PoolFacts['status']
  amountRaw: bigint | null
  balanceRaw: bigint | undefined
  symbol: string
  /** The price impact of the sale in basis points; null when no sale is possible. */
  impactBps: number | null
  isExpert: boolean
}

/**
 * Returns why one token cannot be added yet; null when it can. Later reasons override, as in a two-sided addition
 * (trading 5).
 */
export function saleError({
  hasBothCurrencies,
  status,
  amountRaw,
  balanceRaw,
  symbol,
  impactBps,
  isExpert,
}: SaleFacts): AddError | null {
  if (amountRaw !== null && balanceRaw !== undefined && balanceRaw < amountRaw) {
    return { sentence: LIMITS.shortBalance, values: { symbol } }
  }
  if (!hasBothCurrencies) return { sentence: LIMITS.noToken }
  if (amountRaw === null) return { sentence: LIMITS.noAmount }
  if (status === 'invalid') return { sentence: LIMITS.invalidPair }
  if (impactBps === null) return { sentence: LIMITS.noRoute }
  return isBlocked(impactTier(impactBps), isExpert) ? { sentence: LIMITS.tooMuchImpact } : null
}
