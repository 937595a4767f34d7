import { LIMITS } from '../../core/limits'
import { inputError, type InputError, type RecipientStatus } from './swap.rules'
import type { SwapForm } from './useSwapForm'

/** Returns whether the balance covers the most that the swap may spend; null while either is unknown. */
export function isBalanceEnough({ sides, quote }: Pick<SwapForm, 'sides' | 'quote'>): boolean | null {
  const { balanceRaw, amountRaw } = sides.input
  const requiredRaw = quote && !quote.isExactInput ? quote.limitRaw : amountRaw
  return balanceRaw === undefined || requiredRaw === null ? null : balanceRaw >= requiredRaw
}

/** Returns why the entered swap is not possible yet (trading 5); null when it is. */
export function inputErrorOf(form: SwapForm, isConnected: boolean, recipient: RecipientStatus): InputError | null {
  const { input, output } = form.sides
  return inputError({
    isConnected,
    hasAmount: form.hasAmount,
    hasBothCurrencies: input.token !== null && output.token !== null,
    recipient,
    isBalanceEnough: isBalanceEnough(form),
    inputSymbol: input.token?.symbol ?? '',
  })
}

/** Returns why the entered amount cannot be wrapped or unwrapped yet (trading 5 "Wrap"); null when it can. */
export function wrapErrorOf(form: SwapForm): InputError | null {
  const { input } = form.sides
  if (!form.hasAmount) return { sentence: LIMITS.noAmount }
  if (isBalanceEnough(form) !== false) return null
  return { sentence: LIMITS.shortBalance, values: { symbol: input.token?.symbol ?? '' } }
}
