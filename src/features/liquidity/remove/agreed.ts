import type { Summary } from '../../transactions'
import type { Permit } from '../../../chain/contracts/router/liquidity'
import type { Currency } from '../pool/currency'
import { summaryAmount } from '../pool/pool.messages'
import type { Amounts, Holdings } from '../pool/shares.rules'
import { legsOf, newFigures, type Legs, type Outcome } from '../write/moved.rules'
import { leastToGet, type Removal } from './remove.rules'

/** The removal that the form offers. */
export interface OfferedRemoval {
  /** The currencies to receive: the native coin or its wrapped form. */
  a: Currency
  b: Currency
  holdings: Holdings
  removal: Removal
  permit: Permit | null
  /** The worth of the received amounts in US cents; null while unknown. */
  valueCents: bigint | null
}

/** What a person agrees to when removing: LP tokens to the last unit, and the least of each token that comes back. */
export interface AgreedRemoval extends OfferedRemoval, Legs {
  /** What the form showed when it was agreed to: its later figures are compared with these. */
  offered: Removal
  /** Amounts of both tokens of equal worth. */
  rates: Amounts
  slippageBps: number
}

/** Returns the removal to agree to, under a slippage in basis points. */
export const agreedRemoval = (offer: OfferedRemoval, slippageBps: number): AgreedRemoval =>
  withLegs({ ...offer, offered: offer.removal, rates: offer.holdings, slippageBps })

function withLegs(agreed: Omit<AgreedRemoval, keyof Legs>): AgreedRemoval {
  const { a, b, removal, slippageBps } = agreed
  return { ...agreed, ...legsOf(a, b, removal, leastToGet(removal, slippageBps)) }
}

/**
 * Returns what has to be agreed to anew: the figures of the rehearsal, or those of the form, where they differ from what
 * was agreed to by more than the slippage tolerance; null where they do not. A form that has caught up with accepted figures
 * brings nothing new.
 */
export function updatedRemoval(
  agreed: AgreedRemoval,
  seen: Outcome | null,
  current: AgreedRemoval | null,
): AgreedRemoval | null {
  const { sharesRaw } = agreed.removal
  const next = newFigures({ ...agreed, figures: agreed.removal }, seen, current?.removal ?? null)
  if (next?.from !== 'rehearsal') return next && current
  const { figures, rates } = next
  const offered = current?.removal ?? agreed.offered
  // The LP tokens are what is given: no rehearsal changes them.
  return withLegs({ ...agreed, removal: { ...figures, sharesRaw }, offered, rates })
}

/** Returns the summary of a removal as it is recorded (trading 7 "Transaction summaries"). */
export const removalWords = ({ a, b, removal }: AgreedRemoval): Summary => ({
  sentence: 'Remove %amountA% %symbolA% and %amountB% %symbolB%',
  values: {
    amountA: summaryAmount(removal.firstRaw, a.decimals),
    symbolA: a.symbol,
    amountB: summaryAmount(removal.secondRaw, b.decimals),
    symbolB: b.symbol,
  },
})
