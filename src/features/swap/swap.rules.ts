import { LIMITS } from '../../core/limits'

/** Price impact above which a swap is in a higher tier, in basis points (trading 9). */
const IMPACT_TIERS_BPS = [100, 300, 500, 1_500] as const

/** How much a swap moves the price, from 0 for hardly to 4 for more than anybody should accept. */
export type ImpactTier = 0 | 1 | 2 | 3 | 4

/** At or above this a yes or no is asked; from TYPED_CONFIRM_BPS on, the word confirm (constants: swap). */
const IMPACT_WARN_BPS = 500
const IMPACT_TYPED_CONFIRM_BPS = 1_000

/** Answers the tier of a price impact in basis points (a fraction is cut off); an unknown impact is the worst (constants). */
export function impactTier(impactBps: number | null): ImpactTier {
  if (impactBps === null) return 4
  return IMPACT_TIERS_BPS.filter((tier) => impactBps >= tier).length as ImpactTier
}

/** How the recipient field stands; 'own' without one. */
export type RecipientStatus = 'own' | 'missing' | 'resolving' | 'invalid' | 'unconfirmed' | 'valid'

export interface InputFacts {
  isConnected: boolean
  hasAmount: boolean
  hasBothCurrencies: boolean
  recipient: RecipientStatus
  /** Null while the balance or the amount to pay is unknown. */
  isBalanceEnough: boolean | null
  inputSymbol: string
}

export interface InputError {
  sentence: string
  values?: { symbol: string }
}

/** Answers the one reason why what was entered cannot be swapped yet, in the order of trading 5; null when it can. */
export function inputError(facts: InputFacts): InputError | null {
  if (!facts.isConnected) return { sentence: LIMITS.notConnected }
  if (!facts.hasAmount) return { sentence: LIMITS.noAmount }
  if (!facts.hasBothCurrencies) return { sentence: LIMITS.noToken }
  if (facts.recipient === 'invalid') return { sentence: LIMITS.badRecipient }
  if (facts.recipient === 'missing') return { sentence: LIMITS.noRecipient }
  if (facts.recipient === 'unconfirmed') return { sentence: LIMITS.unconfirmedRecipient }
  if (facts.isBalanceEnough === false) {
    return { sentence: LIMITS.shortBalance, values: { symbol: facts.inputSymbol } }
  }
  return null
}

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

export type WrapKind = 'wrap' | 'unwrap' | null

/** Answers whether a pair of currency ids is native coin to wrapped coin, the reverse, or neither (trading 4 "Wrap mode"). */
export function wrapKind(
  inputId: string | null,
  outputId: string | null,
  nativeId: string,
  wrappedId: string,
): WrapKind {
  if (inputId === nativeId && outputId === wrappedId) return 'wrap'
  if (inputId === wrappedId && outputId === nativeId) return 'unwrap'
  return null
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
