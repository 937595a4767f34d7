/** trading 5: maximum length of a typed amount, in characters. */
export const AMOUNT_MAX_LENGTH = 79

/** A token with more decimals is omitted: its amounts would be indistinguishable, or the token is hostile. */
export const MOST_DECIMALS = 30

/** The largest uint256: no contract can store or receive more. */
const LARGEST_RAW = 2n ** 256n - 1n

/** Display shows smaller amounts as "<0.000001"; editable fields write them out. */
const SMALLEST_SHOWN_DECIMALS = 6
const BELOW_SMALLEST = `<0.${'1'.padStart(SMALLEST_SHOWN_DECIMALS, '0')}`

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

/**
 * Returns the amount cut to `digits` significant digits, without cutting whole digits; `up` rounds up instead of down.
 */
function cut(raw: bigint, decimals: number, digits: number, up: boolean): bigint {
  const surplus = Math.min(raw.toString().length - digits, decimals)
  if (surplus <= 0) return raw
  const unit = 10n ** BigInt(surplus)
  const floor = (raw / unit) * unit
  return up && floor !== raw ? floor + unit : floor
}

function isBelowSmallest(raw: bigint, decimals: number): boolean {
  return raw > 0n && decimals > SMALLEST_SHOWN_DECIMALS && raw < 10n ** BigInt(decimals - SMALLEST_SHOWN_DECIMALS)
}

/**
 * Formats an amount that a user holds or receives: plain notation, rounded down to `digits` significant digits. Amounts
 * below a millionth become "<0.000001" (quality "Money", trading 9 "Display").
 */
export const formatSignificant = (raw: bigint, decimals: number, digits: number): string =>
  isBelowSmallest(raw, decimals) ? BELOW_SMALLEST : formatForField(raw, decimals, digits)

/** Formats the same amount as editable text for an amount field; amounts below a millionth are written out. */
export const formatForField = (raw: bigint, decimals: number, digits: number): string =>
  formatAmountExact(cut(raw, decimals, digits, false), decimals)

/** Formats an amount that a user may have to pay, rounded up to `digits` significant digits; "<0.000001" as above. */
export const formatUp = (raw: bigint, decimals: number, digits: number): string =>
  isBelowSmallest(raw, decimals) ? BELOW_SMALLEST : formatAmountExact(cut(raw, decimals, digits, true), decimals)
