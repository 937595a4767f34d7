import type { Amounts } from '../pool/shares.rules'

/** What a write moves, in base units: both tokens, and the LP tokens it adds. An amount that is missing was not measured. */
export interface Outcome extends Partial<Amounts> {
  sharesRaw?: bigint
}

const FULL_BPS = 10_000n

function isBeyond(shownRaw: bigint | undefined, seenRaw: bigint | undefined, slippageBps: number): boolean {
  if (shownRaw === undefined || seenRaw === undefined) return false
  const gapRaw = seenRaw > shownRaw ? seenRaw - shownRaw : shownRaw - seenRaw
  return gapRaw * FULL_BPS > shownRaw * BigInt(slippageBps)
}

/**
 * Returns whether an outcome differs from the one that was shown by more than the slippage tolerance, for better or for
 * worse. A far better outcome means that the figures shown, and the minimums derived from them, rest on a false price.
 */
export const hasMoved = (shown: Outcome, seen: Outcome, slippageBps: number): boolean =>
  isBeyond(shown.firstRaw, seen.firstRaw, slippageBps) ||
  isBeyond(shown.secondRaw, seen.secondRaw, slippageBps) ||
  isBeyond(shown.sharesRaw, seen.sharesRaw, slippageBps)

/** The confirmed outcome of a write is not the one that was shown: it has to be accepted first. */
export class OutcomeMovedError extends Error {
  override readonly name = 'OutcomeMovedError'
  constructor(readonly confirmed: Outcome) {
    super('The outcome has changed')
  }
}

/** Throws OutcomeMovedError where a confirmed outcome differs from the one that was shown. */
export function requireShown(shown: Outcome, confirmed: Outcome, slippageBps: number): void {
  if (hasMoved(shown, confirmed, slippageBps)) throw new OutcomeMovedError(confirmed)
}
