import { LIMITS } from '../../core/limits'
import type { SwapForm } from './useSwapForm'

/** The state of the recipient field; 'own' without the field. */
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

/**
 * Returns the first reason why the entered swap is not possible yet, in the order of trading 5; null when it is
 * possible.
 */
export function inputError(facts: InputFacts): InputError | null {
  if (!facts.isConnected) return { sentence: LIMITS.notConnected }
  if (!facts.hasAmount) return { sentence: LIMITS.noAmount }
  if (!facts.hasBothCurrencies) return { sentence: LIMITS.noToken }
  if (facts.recipient === 'invalid') return { sentence: LIMITS.invalidRecipient }
  if (facts.recipient === 'missing') return { sentence: LIMITS.noRecipient }
  if (facts.recipient === 'unconfirmed') return { sentence: LIMITS.unconfirmedRecipient }
  if (facts.isBalanceEnough === false) {
    return { sentence: LIMITS.shortBalance, values: { symbol: facts.inputSymbol } }
  }
  return null
}

export type WrapKind = 'wrap' | 'unwrap' | null

/**
 * Returns whether two currency ids are native coin to wrapped coin, the reverse, or neither (trading 4 "Wrap mode").
 */
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

/**
 * Returns by how much the balance is below the most that the swap may spend, in base units; 0 if it is enough, null
 * while either is unknown.
 */
export function missingInputRaw({ sides, quote }: Pick<SwapForm, 'sides' | 'quote'>): bigint | null {
  const { balanceRaw, amountRaw } = sides.input
  const requiredRaw = quote && !quote.isExactInput ? quote.limitRaw : amountRaw
  if (balanceRaw === undefined || requiredRaw === null) return null
  return requiredRaw > balanceRaw ? requiredRaw - balanceRaw : 0n
}

/** Returns why the entered swap is not possible yet (trading 5); null when it is. */
export function inputErrorOf(form: SwapForm, isConnected: boolean, recipient: RecipientStatus): InputError | null {
  const { input, output } = form.sides
  const missingRaw = missingInputRaw(form)
  return inputError({
    isConnected,
    hasAmount: form.hasAmount,
    hasBothCurrencies: input.token !== null && output.token !== null,
    recipient,
    isBalanceEnough: missingRaw === null ? null : missingRaw === 0n,
    inputSymbol: input.token?.symbol ?? '',
  })
}

/** Returns why the entered amount cannot be wrapped or unwrapped yet (trading 5 "Wrap"); null when it can. */
export function wrapErrorOf(form: SwapForm): InputError | null {
  const { input } = form.sides
  if (!form.hasAmount) return { sentence: LIMITS.noAmount }
  if (!missingInputRaw(form)) return null
  return { sentence: LIMITS.shortBalance, values: { symbol: input.token?.symbol ?? '' } }
}

/** Smaller differences of value are within the error of the dollar prices. */
const LEAST_DIFFERENCE_BPS = 50n
const WHOLE_BPS = 10_000n

/**
 * Returns by how much the received value differs from the paid one, in basis points; null up to 0.5 % or if unknown.
 */
export function differenceBps(paidRaw: bigint | null, receivedRaw: bigint | null): bigint | null {
  if (!paidRaw || receivedRaw === null) return null
  const bps = ((receivedRaw - paidRaw) * WHOLE_BPS) / paidRaw
  return bps > LEAST_DIFFERENCE_BPS || bps < -LEAST_DIFFERENCE_BPS ? bps : null
}
