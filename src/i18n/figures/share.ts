/**
 * Formats a share as percent with `decimals` decimals, rounded half away from zero. A non-zero share below the last
 * decimal becomes "<0.01%" (trading 2.4, constants: PRICE_IMPACT_DISPLAY). Throws on a denominator of 0.
 */
export function sharePercentText(numerator: bigint, denominator: bigint, decimals: number): string {
  if (denominator === 0n) throw new RangeError('A share of zero is no percentage')
  const sign = numerator < 0n !== denominator < 0n && numerator !== 0n ? '-' : ''
  const [part, whole] = [magnitude(numerator), magnitude(denominator)]
  const scaled = part * 100n * 10n ** BigInt(decimals)
  if (part !== 0n && scaled < whole) return sign ? `>-${lastDigit(decimals)}%` : `<${lastDigit(decimals)}%`
  const digits = ((scaled * 2n + whole) / (whole * 2n)).toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${sign}${digits.slice(0, point)}${decimals ? '.' : ''}${digits.slice(point)}%`
}

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

const lastDigit = (decimals: number): string => (decimals ? `0.${'1'.padStart(decimals, '0')}` : '1')
