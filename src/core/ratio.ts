/** Rounds half up, as the protocol's own library does for displayed prices. */
function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

function plain(digits: bigint, decimals: number): string {
  if (decimals <= 0) return String(digits * 10n ** BigInt(-decimals))
  const text = String(digits).padStart(decimals + 1, '0')
  return `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
}

const scaled = (numerator: bigint, denominator: bigint, decimals: number): bigint =>
  decimals >= 0
    ? roundedQuotient(numerator * 10n ** BigInt(decimals), denominator)
    : roundedQuotient(numerator, denominator * 10n ** BigInt(-decimals))

/** Formats a fraction of whole numbers with `decimals` decimals, half rounded up; throws on a denominator of 0. */
export const ratioFixed = (numerator: bigint, denominator: bigint, decimals: number): string =>
  plain(scaled(numerator, denominator, decimals), decimals)

/**
 * Formats a fraction of whole numbers to `digits` significant digits, half rounded up. The notation is plain, without
 * trailing zeros after the point. Throws on a denominator of 0.
 */
export function ratioSignificant(numerator: bigint, denominator: bigint, digits: number): string {
  if (numerator === 0n) return '0'
  // The position of the quotient's first digit is within one of the difference in lengths.
  let decimals = digits - (String(numerator).length - String(denominator).length)
  while (scaled(numerator, denominator, decimals) >= 10n ** BigInt(digits)) decimals -= 1
  const text = plain(scaled(numerator, denominator, decimals), decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

/** An amount in the smallest unit of its currency; two exchanged amounts give a price. */
export interface Amount {
  raw: bigint
  decimals: number
}

/** Returns the price of one `per` in `of`, to `digits` significant digits. */
export const priceSignificant = (of: Amount, per: Amount, digits: number): string =>
  ratioSignificant(of.raw * 10n ** BigInt(per.decimals), per.raw * 10n ** BigInt(of.decimals), digits)
