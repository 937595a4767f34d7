import type { Leg } from '../liquidity.chain'
import type { Currency } from '../pool/currency'
import type { Amounts } from '../pool/shares.rules'

/** The outcome of a write, in base units: both tokens, and the added LP tokens. A missing amount was not measured. */
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
 * Returns whether an outcome differs from the shown one by more than the slippage tolerance, in either direction. A far
 * better outcome means that the shown figures, and the minimums derived from them, come from a wrong price.
 */
export const hasMoved = (shown: Outcome, seen: Outcome, slippageBps: number): boolean =>
  isBeyond(shown.firstRaw, seen.firstRaw, slippageBps) ||
  isBeyond(shown.secondRaw, seen.secondRaw, slippageBps) ||
  isBeyond(shown.sharesRaw, seen.sharesRaw, slippageBps)

/** The confirmed outcome of a write differs from the shown one, and has to be accepted first. */
export class OutcomeMovedError extends Error {
  override readonly name = 'OutcomeMovedError'
  constructor(readonly confirmed: Outcome) {
    super('The outcome has changed')
  }
}

/** Throws OutcomeMovedError when a confirmed outcome differs from the shown one. */
export function requireShown(shown: Outcome, confirmed: Outcome, slippageBps: number): void {
  if (hasMoved(shown, confirmed, slippageBps)) throw new OutcomeMovedError(confirmed)
}

/** Both tokens of a write, each with its amount and the least of it. */
export interface Legs {
  legA: Leg
  legB: Leg
}

/** Returns the legs of a write of both tokens. */
export const legsOf = (
  a: Pick<Currency, 'address'>,
  b: Pick<Currency, 'address'>,
  amounts: Amounts,
  least: Amounts,
): Legs => ({
  legA: { tokenAddress: a.address, amountRaw: amounts.firstRaw, leastRaw: least.firstRaw },
  legB: { tokenAddress: b.address, amountRaw: amounts.secondRaw, leastRaw: least.secondRaw },
})

/** The agreed figures, and those of the form at that moment. */
export interface AgreedFigures<Figures> {
  figures: Figures
  offered: Figures
  slippageBps: number
}

/** New figures: those of the rehearsal, or those that the form shows now. */
export type NewFigures<Figures> = { from: 'rehearsal'; figures: Figures; rates: Amounts } | { from: 'form' }

/**
 * Returns which figures need a new consent: those of the rehearsal (`seen`), or those of the form (`current`), if they
 * differ from the agreed ones by more than the slippage tolerance; otherwise null. A form that already shows the
 * accepted figures needs no new consent.
 */
export function newFigures<Figures extends Amounts & Outcome>(
  { figures, offered, slippageBps }: AgreedFigures<Figures>,
  seen: Outcome | null,
  current: Figures | null,
): NewFigures<Figures> | null {
  if (seen && hasMoved(figures, seen, slippageBps)) {
    const updated = { ...figures, ...seen }
    return { from: 'rehearsal', figures: updated, rates: { firstRaw: updated.firstRaw, secondRaw: updated.secondRaw } }
  }
  const isMovedFrom = (shown: Figures) => current !== null && hasMoved(shown, current, slippageBps)
  return isMovedFrom(offered) && isMovedFrom(figures) ? { from: 'form' } : null
}
