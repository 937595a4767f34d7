import { isAddressText } from '../../core/address'
import { sanitizeAmountInput } from '../../core/amount'
import { NATIVE_ID } from '../../core/currencyId'
import type { Presets } from './swap.slice'

const PARAMETERS = ['inputCurrency', 'outputCurrency', 'exactAmount', 'exactField'] as const

/** Returns the preset parameters of a query in a fixed order, without the question mark. */
export function presetQuery(query: URLSearchParams): string {
  const given = PARAMETERS.map((name) => [name, query.get(name) ?? ''])
  return new URLSearchParams(given.filter(([, value]) => value !== '')).toString()
}

/**
 * Returns the currency id of a parameter: an address, else BNB, the native coin, also for a missing or invalid text
 * (constants: QUERY_CURRENCY_DEFAULT).
 */
const currencyIdIn = (text: string | null): string => (text && isAddressText(text) ? text : NATIVE_ID)

/**
 * Returns the start of a swap from the query of a link (trading 2.3). Of two equal currencies the input is cleared if
 * the link names an output, otherwise the output (constants: QUERY_CURRENCY_DEFAULT). The amount is kept only if it is
 * a number.
 */
export function presetsFrom(query: URLSearchParams): Presets {
  const [inputId, outputId] = [currencyIdIn(query.get('inputCurrency')), currencyIdIn(query.get('outputCurrency'))]
  const isSame = inputId.toLowerCase() === outputId.toLowerCase()
  const isOutputGiven = Boolean(query.get('outputCurrency'))
  const amount = query.get('exactAmount') ?? ''
  const field = (query.get('exactField') ?? '').toLowerCase()
  return {
    independentField: field === 'output' ? 'output' : 'input',
    typedValue: /^\d+(?:\.\d*)?$|^\.\d+$/.test(amount) ? (sanitizeAmountInput(amount) ?? '') : '',
    inputId: isSame && isOutputGiven ? null : inputId,
    outputId: isSame && !isOutputGiven ? null : outputId,
  }
}

/**
 * Returns the recipient that a link names, which is never applied (constants: QUERY_RECIPIENT_APPLIED); null without
 * one.
 */
export const recipientIn = (query: URLSearchParams): string | null => query.get('recipient')?.trim() || null
