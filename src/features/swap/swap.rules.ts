import { LIMITS } from '../../core/limits'

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
