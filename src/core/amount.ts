/** trading 5: an amount is typed in at most this many characters. */
export const AMOUNT_MAX_LENGTH = 79

/** No contract can hold or be told of more: the largest uint256. */
const LARGEST_RAW = 2n ** 256n - 1n

/** Amounts below a millionth are shown as being below it; a field that can be typed in shows them all the same. */
const SMALLEST_SHOWN_DECIMALS = 6
const BELOW_SMALLEST = `<0.${'1'.padStart(SMALLEST_SHOWN_DECIMALS, '0')}`

const AMOUNT = /^\d*\.?\d*$/

/** Answers a typed amount with commas made points, or null when the edit is to be refused (trading 5 "Amount input"). */
export function sanitizeAmountInput(text: string): string | null {
  const mended = text.replaceAll(',', '.')
  return mended.length <= AMOUNT_MAX_LENGTH && AMOUNT.test(mended) ? mended : null
}

/**
 * Answers a typed amount in the smallest unit; null for what is no amount, is finer than the currency's decimals or
 * larger than any contract can take. Zeros after the last decimal do no harm.
 */
export function parseAmount(text: string, decimals: number): bigint | null {
  if (!AMOUNT.test(text) || !/\d/.test(text)) return null
  const [whole = '', part = ''] = text.split('.')
  const digits = part.replace(/0+$/, '')
  if (digits.length > decimals) return null
  const raw = BigInt(whole + digits.padEnd(decimals, '0') || '0')
  return raw > LARGEST_RAW ? null : raw
}

/** Answers an amount to its last digit, in plain notation, without trailing zeros: parseAmount's way back. */
export function formatAmountExact(raw: bigint, decimals: number): string {
  const digits = raw.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return part ? `${whole}.${part}` : whole
}

/** Answers the amount cut to so many significant digits, whole digits never cut; `up` decides what becomes of the rest. */
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
 * Answers an amount a person has or gets, rounded down to so many significant digits in plain notation; "<0.000001" for
 * a trace below that (quality "Money", trading 9 "Display").
 */
export const formatSignificant = (raw: bigint, decimals: number, digits: number): string =>
  isBelowSmallest(raw, decimals) ? BELOW_SMALLEST : formatForField(raw, decimals, digits)

/** Answers the same amount as text that an amount field takes and can be typed on in: a trace is written out. */
export const formatForField = (raw: bigint, decimals: number, digits: number): string =>
  formatAmountExact(cut(raw, decimals, digits, false), decimals)

/** Answers an amount a person may have to pay, rounded up to so many significant digits; "<0.000001" as above. */
export const formatUp = (raw: bigint, decimals: number, digits: number): string =>
  isBelowSmallest(raw, decimals) ? BELOW_SMALLEST : formatAmountExact(cut(raw, decimals, digits, true), decimals)
