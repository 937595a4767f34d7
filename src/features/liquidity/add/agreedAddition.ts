import type { ListedToken } from '../../lists'
import type { Summary } from '../../transactions'
import { amountValue } from '../../../core/amount'
import type { Amounts, Holdings } from '../pool/shares.rules'
import { type Legs, legsOf, newFigures, type Outcome } from '../write/outcome.rules'
import { type Addition, leastToAdd } from './add.rules'

/** The addition that the form offers. */
export interface OfferedAddition {
  addition: Addition
  holdings: Holdings
  isNewPool: boolean
  /** The value of both amounts in US cents; null while unknown. */
  valueCents: bigint | null
}

/** The addition that the user agrees to: exact amounts, and the minimum of each under the slippage tolerance. */
export interface AgreedAddition extends OfferedAddition, Legs {
  a: ListedToken
  b: ListedToken
  /** The figures of the form when the user agreed; later figures of the form are compared with these. */
  offered: Addition
  /** Amounts of both tokens of equal value. */
  rates: Amounts
  slippageBps: number
}

/** Returns the addition to agree to, under a slippage in basis points. */
export function agreedAddition(
  a: ListedToken,
  b: ListedToken,
  offer: OfferedAddition,
  slippageBps: number,
): AgreedAddition {
  const { addition, holdings, isNewPool } = offer
  const rates = isNewPool ? addition : holdings
  return withLegs({ ...offer, a, b, offered: addition, rates, slippageBps })
}

function withLegs(agreed: Omit<AgreedAddition, keyof Legs>): AgreedAddition {
  const { a, b, addition, holdings, slippageBps } = agreed
  return { ...agreed, ...legsOf(a, b, addition, leastToAdd(addition, holdings, slippageBps)) }
}

/**
 * Returns the addition that needs a new consent, else null: the figures of the rehearsal, or those of the form, if they
 * differ from the agreed ones by more than the slippage tolerance. Those of the form need one too when another account
 * has created the pool. After figures of a rehearsal the share of the pool is unknown (0). A form that already shows
 * the accepted figures needs no new consent.
 */
export function updatedAddition(
  agreed: AgreedAddition,
  seen: Outcome | null,
  current: AgreedAddition | null,
): AgreedAddition | null {
  const next = newFigures({ ...agreed, figures: agreed.addition }, seen, current?.addition ?? null)
  if (next?.from === 'rehearsal') {
    const { figures, rates } = next
    const offered = current?.addition ?? agreed.offered
    return withLegs({ ...agreed, addition: { ...figures, supplyAfterRaw: 0n }, offered, rates })
  }
  return next || current?.isNewPool !== agreed.isNewPool ? current : null
}

/** Returns the summary of an addition as it is recorded (trading 7 "Transaction summaries"). */
export const additionSummary = ({ a, b, addition }: AgreedAddition): Summary => ({
  sentence: 'Add %amountA% %symbolA% and %amountB% %symbolB%',
  values: {
    amountA: amountValue(addition.firstRaw, a.decimals),
    symbolA: a.symbol,
    amountB: amountValue(addition.secondRaw, b.decimals),
    symbolB: b.symbol,
  },
})
