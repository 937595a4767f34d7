/** trading 5: an amount is typed in at most this many characters. */
export const AMOUNT_MAX_LENGTH = 79

const AMOUNT = /^\d*\.?\d*$/

/** Answers a typed amount with commas made points, or null when the edit is to be refused (trading 5). */
export function sanitizeAmountInput(text: string): string | null {
  const mended = text.replaceAll(',', '.')
  return mended.length <= AMOUNT_MAX_LENGTH && AMOUNT.test(mended) ? mended : null
}

/** Answers an amount in the smallest unit; null for what is no amount or has more decimals than the currency. */
export function parseAmount(text: string, decimals: number): bigint | null {
  if (!AMOUNT.test(text) || !/\d/.test(text)) return null
  const [whole = '', part = ''] = text.split('.')
  const digits = part.replace(/0+$/, '')
  if (digits.length > decimals) return null
  return BigInt(whole + digits.padEnd(decimals, '0') || '0')
}

/** Answers an amount to its last digit, in plain notation and without trailing zeros. */
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

/** Answers an amount a person has, rounded down to so many significant digits (quality "Money"). */
export const formatSignificant = (raw: bigint, decimals: number, digits: number): string =>
  formatAmountExact(cut(raw, decimals, digits, false), decimals)

/** Answers an amount a person may have to pay, rounded up to so many significant digits. */
export const formatUp = (raw: bigint, decimals: number, digits: number): string =>
  formatAmountExact(cut(raw, decimals, digits, true), decimals)
