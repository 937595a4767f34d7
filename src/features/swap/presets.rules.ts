import { isAddressText } from '../../core/address'
import { sanitizeAmountInput } from '../../core/amount'
import { NATIVE_ID } from '../../core/currencyId'
import type { SwapState } from './swap.slice'

function currencyIdIn(text: string | null): string | null {
  if (!text) return null
  if (isAddressText(text)) return text
  return NATIVE_ID
}

/** Labels with dots between, such as alice.eth; the field then judges which of them can be names. */
const HOST_LIKE = /^[^\s.:/@?#]+(?:\.[^\s.:/@?#]+)+$/

/** A name, or an address in any case, whose checksum the field judges. */
function recipientIn(text: string | null): string | null {
  const recipient = (text ?? '').trim()
  return isAddressText(recipient) || HOST_LIKE.test(recipient) ? recipient : null
}

const PARAMETERS = ['inputCurrency', 'outputCurrency', 'exactAmount', 'exactField', 'recipient'] as const

/** Answers the part of a query that the swap's start depends on, always in one order, as a query without its sign. */
export function presetQuery(query: URLSearchParams): string {
  const given = PARAMETERS.map((name) => [name, query.get(name) ?? ''])
  return new URLSearchParams(given.filter(([, value]) => value !== '')).toString()
}

/**
 * Answers the swap's start from a page address (trading 2.3): BNB stands for the native coin and for what makes no
 * sense; an output equal to the input is cleared; the amount is kept only when it is a number, the recipient only when it
 * is an address or like a host's name.
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
    recipient: recipientIn(query.get('recipient')),
  }
}
