import type { Amounts } from '../pool/shares.rules'

/** The deposits and withdrawals of a position, in base units and in the pool's order of tokens. */
export interface History {
  /** The sums of all additions and of all removals. */
  added: Amounts
  removed: Amounts
}

/** A fraction of whole numbers; the denominator is above 0. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

/** The gain of a position compared with holding the tokens, each in base units of the pool's second token. */
export interface Gain {
  /** The current value of the deposited tokens. */
  heldValueRaw: Fraction
  /** The current value of the removed and the pooled tokens, less `heldValueRaw`. */
  gainRaw: Fraction
  /** gainRaw / heldValueRaw. */
  share: Fraction
}

/**
 * Returns the gain of a position (below 0: the loss) compared with holding, at the pool's current price: with reserves
 * r₀ and r₁ an amount x₀, x₁ is worth x₀·r₁/r₀ + x₁. Gain = value(removed) + value(pooled now) − value(added); the
 * share is of value(added). Null while there is nothing to compare with.
 */
export function gainOf({ added, removed }: History, pooled: Amounts, reserves: Amounts): Gain | null {
  const { firstRaw: reserve0, secondRaw: reserve1 } = reserves
  // Both are multiplied by r₀, so that nothing is rounded.
  const valueOf = ({ firstRaw, secondRaw }: Amounts) => firstRaw * reserve1 + secondRaw * reserve0
  const heldValue = valueOf(added)
  if (reserve0 === 0n || heldValue === 0n) return null
  const gain = valueOf(removed) + valueOf(pooled) - heldValue
  return {
    heldValueRaw: { numerator: heldValue, denominator: reserve0 },
    gainRaw: { numerator: gain, denominator: reserve0 },
    share: { numerator: gain, denominator: heldValue },
  }
}

/** Returns the sum of amounts. */
export const sumOf = (amounts: readonly Amounts[]): Amounts =>
  amounts.reduce(
    (sum, { firstRaw, secondRaw }) => ({ firstRaw: sum.firstRaw + firstRaw, secondRaw: sum.secondRaw + secondRaw }),
    { firstRaw: 0n, secondRaw: 0n },
  )
