import { isAddressText } from '../../core/address'
import { sanitizeAmountInput } from '../../core/amount'
import { NATIVE_ID } from '../../core/currencyId'
import type { SwapState } from './swap.slice'

function currencyIdIn(text: string | null): string | null {
  if (!text) return null
  if (isAddressText(text)) return text
  return NATIVE_ID
}

/**
 * Answers the swap's start from a page address (trading 2.3): BNB stands for the native coin and for what makes no
 * sense; an output equal to the input is cleared; the amount is kept only when it is a number.
 */
export function presetsFrom(query: URLSearchParams): SwapState {
  const input = currencyIdIn(query.get('inputCurrency')) ?? NATIVE_ID
  const output = currencyIdIn(query.get('outputCurrency'))
  const isSame = output !== null && input.toLowerCase() === output.toLowerCase()
  const amount = query.get('exactAmount') ?? ''
  const field = (query.get('exactField') ?? '').toLowerCase()
  return {
    independentField: field === 'output' ? 'output' : 'input',
    typedValue: /^\d+(?:\.\d*)?$|^\.\d+$/.test(amount) ? (sanitizeAmountInput(amount) ?? '') : '',
    inputId: input,
    outputId: isSame ? null : output,
    recipient: null,
  }
}
