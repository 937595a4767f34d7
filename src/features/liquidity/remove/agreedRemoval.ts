import type { Permit } from '../../../chain/contracts/router/liquidity'
import type { Summary } from '../../transactions'
import type { Currency } from '../pool/currency'
import { amountValue } from '../../../core/amount'
import type { Amounts, Holdings } from '../pool/shares.rules'
import { type Legs, legsOf, newFigures, type Outcome } from '../write/outcome.rules'
import { leastToGet, type Removal } from './remove.rules'

/** The removal that the form offers. */
export interface OfferedRemoval {
  /** The currencies to receive: the native coin or its wrapped form. */
  a: Currency
  b: Currency
  holdings: Holdings
  removal: Removal
  permit: Permit | null
  /** The value of the received amounts in US cents; null while unknown. */
  valueCents: bigint | null
}

/** The removal that the user agrees to: exact LP tokens, and the minimum of each received token. */
export interface AgreedRemoval extends OfferedRemoval, Legs {
  /** The figures of the form when the user agreed; later figures of the form are compared with these. */
  offered: Removal
  /** Amounts of both tokens of equal value. */
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
 * Returns the removal that needs a new consent: the figures of the rehearsal, or those of the form, if they differ from
 * the agreed ones by more than the slippage tolerance; otherwise null. A form that already shows the accepted figures
 * needs no new consent.
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
  // The user gives the LP tokens, so a rehearsal does not change their amount.
  return withLegs({ ...agreed, removal: { ...figures, sharesRaw }, offered, rates })
}

/** Returns the summary of a removal as it is recorded (trading 7 "Transaction summaries"). */
export const removalSummary = ({ a, b, removal }: AgreedRemoval): Summary => ({
  sentence: 'Remove %amountA% %symbolA% and %amountB% %symbolB%',
  values: {
    amountA: amountValue(removal.firstRaw, a.decimals),
    symbolA: a.symbol,
    amountB: amountValue(removal.secondRaw, b.decimals),
    symbolB: b.symbol,
  },
})
