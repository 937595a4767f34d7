import { type ImpactTier, isBlocked } from '../../market/impactTier'

/** A toggle is required from the first impact on, and a typed word from the second (constants: swap). */
const IMPACT_WARN_BPS = 500
const IMPACT_TYPED_CONFIRM_BPS = 1_000

/** A trade, reduced to the terms that the user agrees to. */
export interface AgreedTrade {
  isExactInput: boolean
  inputId: string
  outputId: string
  inputRaw: bigint
  outputRaw: bigint
}

/**
 * Returns whether type, a currency or an amount differs from the trade agreed to (constants: CONFIRM_PRICE_CHANGED).
 */
export function hasTradeChanged(agreed: AgreedTrade, current: AgreedTrade): boolean {
  return (
    agreed.isExactInput !== current.isExactInput ||
    agreed.inputId !== current.inputId ||
    agreed.outputId !== current.outputId ||
    agreed.inputRaw !== current.inputRaw ||
    agreed.outputRaw !== current.outputRaw
  )
}

/** What the user must do besides pressing the button before a swap with a high price impact. */
export type Consent = 'none' | 'yes' | 'typed'

/**
 * Returns the consent that a price impact requires: a yes from 5 %, outside expert mode only. From 10 %, and for an
 * unknown impact, it is the typed word, in every mode (trading 5, constants: PRICE_IMPACT_CONFIRM_SCOPE).
 */
export function consentFor(impactBps: number | null, isExpert = false): Consent {
  if (impactBps === null || impactBps >= IMPACT_TYPED_CONFIRM_BPS) return 'typed'
  return impactBps >= IMPACT_WARN_BPS && !isExpert ? 'yes' : 'none'
}

/** The consents of the user besides pressing the button, for one quote only. */
export interface Consents {
  isImpactAccepted: boolean
  /** Accepts that the bought token could not be sold again. */
  isUnsellableAccepted: boolean
}

/** No consent: the initial state of every quote. */
export const NO_CONSENTS: Consents = { isImpactAccepted: false, isUnsellableAccepted: false }

/**
 * Returns whether the price impact permits the swap: it is not blocked, and the user consented if required (trading 5).
 */
export const isImpactSettled = (
  { impactBps, tier }: { impactBps: number | null; tier: ImpactTier },
  isExpert: boolean,
  { isImpactAccepted }: Consents,
): boolean => !isBlocked(tier, isExpert) && (isImpactAccepted || consentFor(impactBps, isExpert) === 'none')

/**
 * Why expert mode opens the review instead of the wallet: fewer than two independent nodes confirm the quote, the
 * recipient is not the last reviewed one, the amount was typed just before, or the rehearsal has a finding.
 */
export type ReviewReason = 'unconfirmed' | 'recipient' | 'typing' | 'rehearsed'
