import { type AmountValue, formatAmountExact } from '../../core/amount'
import { figureFormat, numberText, shifted } from './number'

/** Decimals of the least amount that is shown in digits, a millionth; a smaller one is shown as less than that. */
const LEAST_DECIMALS = 6

/** Six significant digits, but never fewer than all digits of the whole part (yield 9 "Number formats"). */
const amountFormat = (roundingMode: 'trunc' | 'ceil') =>
  figureFormat({
    maximumSignificantDigits: 6,
    maximumFractionDigits: 0,
    roundingPriority: 'morePrecision',
    roundingMode,
  })
const downFormat = amountFormat('trunc')
const upFormat = amountFormat('ceil')

/** Returns whether a value above zero is below a millionth. */
export const isTrace = (raw: bigint, decimals: number): boolean =>
  raw > 0n && decimals > LEAST_DECIMALS && raw < 10n ** BigInt(decimals - LEAST_DECIMALS)

/** The least amount that is shown in digits. */
export const LEAST = shifted(1n, LEAST_DECIMALS)

const textWith =
  (format: typeof downFormat) =>
  (raw: bigint, decimals: number, locale: string): string =>
    isTrace(raw, decimals) ? `<${format(LEAST, locale)}` : format(shifted(raw, decimals), locale)

/**
 * Formats an amount that a user holds or receives: rounded down to 6 significant digits, grouped, "<0.000001" below a
 * millionth (quality "Money", yield 9 "Number formats").
 */
export const amountText = textWith(downFormat)

/** Formats an amount that a user may have to pay: like `amountText`, but rounded up. */
export const costText = textWith(upFormat)

/** Formats an amount with all its digits, grouped. Intl would round it after its 20th decimal. */
export function exactText(raw: bigint, decimals: number, locale: string): string {
  const [whole = '', part] = formatAmountExact(raw, decimals).split('.')
  const text = numberText(BigInt(whole), locale)
  return part === undefined ? text : `${text}${numberText(0.5, locale).charAt(1)}${part}`
}

/** Formats an amount within a sentence, with its symbol if it has one. */
export function amountValueText({ amount, symbol, isCost = false }: AmountValue, locale: string): string {
  const [whole = '', part = ''] = amount.split('.')
  const text = (isCost ? costText : amountText)(BigInt(whole + part), part.length, locale)
  return symbol === undefined ? text : `${text} ${symbol}`
}
