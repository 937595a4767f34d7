import { isBlocked, type ImpactTier } from '../../market/impactTier'

/** At or above this a yes or no is asked; from TYPED_CONFIRM_BPS on, the word confirm (constants: swap). */
const IMPACT_WARN_BPS = 500
const IMPACT_TYPED_CONFIRM_BPS = 1_000

/** A trade reduced to what a person agrees to. */
export interface AgreedTrade {
  isExactInput: boolean
  inputId: string
  outputId: string
  inputRaw: bigint
  outputRaw: bigint
}

/** Returns whether type, a currency or an amount differs from the trade agreed to (constants: CONFIRM_PRICE_CHANGED). */
export function hasTradeChanged(agreed: AgreedTrade, current: AgreedTrade): boolean {
  return (
    agreed.isExactInput !== current.isExactInput ||
    agreed.inputId !== current.inputId ||
    agreed.outputId !== current.outputId ||
    agreed.inputRaw !== current.inputRaw ||
    agreed.outputRaw !== current.outputRaw
  )
}

/** What a person must do beyond pressing the button before a swap that moves the price far. */
export type Consent = 'none' | 'yes' | 'typed'

/**
 * Returns which consent a price impact asks for: a yes from 5 %, outside expert mode alone; the typed word from 10 %, of
 * everybody (trading 5, constants: PRICE_IMPACT_CONFIRM_SCOPE).
 */
export function consentFor(impactBps: number | null, isExpert = false): Consent {
  if (impactBps === null || impactBps >= IMPACT_TYPED_CONFIRM_BPS) return 'typed'
  return impactBps >= IMPACT_WARN_BPS && !isExpert ? 'yes' : 'none'
}

/** What a user agreed to beyond pressing the button, for one quote alone. */
export interface Consents {
  isImpactAccepted: boolean
  /** That what is bought could not be sold again. */
  isTrapAccepted: boolean
}

/** No consent at all, as every quote starts. */
export const NO_CONSENTS: Consents = { isImpactAccepted: false, isTrapAccepted: false }

/** Returns whether a quote may be carried out as far as its price impact goes: not blocked, and agreed to (trading 5). */
export const isImpactSettled = (
  { impactBps, tier }: { impactBps: number | null; tier: ImpactTier },
  isExpert: boolean,
  { isImpactAccepted }: Consents,
): boolean => !isBlocked(tier, isExpert) && (isImpactAccepted || consentFor(impactBps, isExpert) === 'none')

/**
 * Why expert mode opens the review instead of the wallet: fewer than two independent nodes confirm the quote, the
 * recipient is another than last time, the amount was typed a moment ago, or the rehearsal found something.
 */
export type ReviewReason = 'unconfirmed' | 'recipient' | 'typing' | 'rehearsed'
