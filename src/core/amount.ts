/** trading 5: maximum length of a typed amount, in characters. */
export const AMOUNT_MAX_LENGTH = 79

/** A token with more decimals is omitted: its amounts would be indistinguishable, or the token is hostile. */
export const MOST_DECIMALS = 30

/** The largest uint256: no contract can store or receive more. */
const LARGEST_RAW = 2n ** 256n - 1n

const AMOUNT = /^\d*\.?\d*$/

/**
 * Returns a typed amount with commas replaced by points; null if the edit must be rejected (trading 5 "Amount input").
 */
export function sanitizeAmountInput(text: string): string | null {
  const mended = text.replaceAll(',', '.')
  return mended.length <= AMOUNT_MAX_LENGTH && AMOUNT.test(mended) ? mended : null
}

/**
 * Parses a typed amount into the smallest unit. Returns null for text that is no amount, finer than the currency's
 * decimals, or above uint256. Trailing zeros after the last decimal are accepted.
 */
export function parseAmount(text: string, decimals: number): bigint | null {
  if (!AMOUNT.test(text) || !/\d/.test(text)) return null
  const [whole = '', part = ''] = text.split('.')
  const digits = part.replace(/0+$/, '')
  if (digits.length > decimals) return null
  const raw = BigInt(whole + digits.padEnd(decimals, '0') || '0')
  return raw > LARGEST_RAW ? null : raw
}

/** Formats an amount with all its digits, in plain notation without trailing zeros. Inverse of `parseAmount`. */
export function formatAmountExact(raw: bigint, decimals: number): string {
  const digits = raw.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return part ? `${whole}.${part}` : whole
}

/** Returns the amount cut to `digits` significant digits, without cutting whole digits. */
function cut(raw: bigint, decimals: number, digits: number): bigint {
  const surplus = Math.min(raw.toString().length - digits, decimals)
  if (surplus <= 0) return raw
  const unit = 10n ** BigInt(surplus)
  return (raw / unit) * unit
}

/** Formats an amount as editable text for an amount field, rounded down to `digits` significant digits. */
export const formatForField = (raw: bigint, decimals: number, digits: number): string =>
  formatAmountExact(cut(raw, decimals, digits), decimals)

/**
 * An amount within a sentence, as it is recorded: all digits, in plain notation. The sentence shows it in the language's
 * format. `isCost` rounds it up, as for what a user has to pay.
 */
export interface AmountValue {
  amount: string
  symbol?: string
  isCost?: boolean
}

/** Returns an amount as a value of a sentence. */
export const amountValue = (raw: bigint, decimals: number, symbol?: string): AmountValue => ({
  amount: formatAmountExact(raw, decimals),
  ...(symbol !== undefined && { symbol }),
})

/** Returns an amount to pay as a value of a sentence. */
export const costValue = (raw: bigint, decimals: number, symbol?: string): AmountValue => ({
  ...amountValue(raw, decimals, symbol),
  isCost: true,
})
