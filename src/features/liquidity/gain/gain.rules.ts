import type { Amounts } from '../pool/shares.rules'

/** How a position came to be, in base units and in the pool's own order of tokens. */
export interface History {
  /** All that was put in, and all that was taken out again. */
  added: Amounts
  removed: Amounts
}

/** A fraction of whole numbers; the denominator is above 0. */
export interface Fraction {
  numerator: bigint
  denominator: bigint
}

/** What a position made against keeping the tokens, each in base units of the pool's second token. */
export interface Gain {
  /** What the tokens put in would be worth now. */
  heldRaw: Fraction
  /** What was taken out and what is still in the pool is worth now, less `heldRaw`. */
  gainRaw: Fraction
  /** gainRaw / heldRaw. */
  share: Fraction
}

/**
 * Answers what a position gained (or, below 0, lost) against holding, at the pool's price now: with reserves r₀ and r₁ an
 * amount x₀, x₁ is worth x₀·r₁/r₀ + x₁. Gain = worth(removed) + worth(pooled now) − worth(added); the share is of
 * worth(added). Null while there is nothing to compare with.
 */
export function gainOf({ added, removed }: History, pooled: Amounts, reserves: Amounts): Gain | null {
  const { firstRaw: reserve0, secondRaw: reserve1 } = reserves
  // Both over r₀, so that nothing is rounded.
  const worth = ({ firstRaw, secondRaw }: Amounts) => firstRaw * reserve1 + secondRaw * reserve0
  const held = worth(added)
  if (reserve0 === 0n || held === 0n) return null
  const gain = worth(removed) + worth(pooled) - held
  return {
    heldRaw: { numerator: held, denominator: reserve0 },
    gainRaw: { numerator: gain, denominator: reserve0 },
    share: { numerator: gain, denominator: held },
  }
}

/** Answers the sum of amounts. */
export const sumOf = (amounts: readonly Amounts[]): Amounts =>
  amounts.reduce(
    (sum, { firstRaw, secondRaw }) => ({ firstRaw: sum.firstRaw + firstRaw, secondRaw: sum.secondRaw + secondRaw }),
    { firstRaw: 0n, secondRaw: 0n },
  )
