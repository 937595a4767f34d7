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

/** Answers whether a trade differs from the one agreed to: type, either currency or either amount (constants). */
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
 * Answers which consent a price impact asks for: a yes from 5 %, outside expert mode alone; the typed word from 10 %, of
 * everybody (trading 5, constants).
 */
export function consentFor(impactBps: number | null, isExpert = false): Consent {
  if (impactBps === null || impactBps >= IMPACT_TYPED_CONFIRM_BPS) return 'typed'
  return impactBps >= IMPACT_WARN_BPS && !isExpert ? 'yes' : 'none'
}
