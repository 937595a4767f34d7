import { formatAmountExact } from '../../core/amount'
import { numberText } from './number'

/** constants: STAKED_DECIMALS */
const STAKED_DECIMALS = 3
const TRACE_DECIMALS = 10

/** Formats an amount in base units with `shown` decimals, cut and never rounded up (yield 9 "Number formats"). */
export function decimalsText(raw: bigint, decimals: number, shown: number, locale: string): string {
  const unit = 10n ** BigInt(Math.max(0, decimals - shown))
  const cut = (raw / unit) * unit
  if (cut === 0n && raw > 0n) return `<${numberText(lastDigit(shown), locale)}`
  return numberText(formatAmountExact(cut, decimals) as Intl.StringNumericLiteral, locale)
}

const lastDigit = (shown: number) => (shown === 0 ? '1' : `0.${'1'.padStart(shown, '0')}`) as Intl.StringNumericLiteral

/** Returns a formatted amount of US dollars with its sign: "$1,234.5", "<$0.01". */
export const withDollarSign = (text: string): string => (text.startsWith('<') ? `<$${text.slice(1)}` : `$${text}`)

/** Formats US dollars in base units, cut to `shown` decimals, two by default (yield 9). */
export const dollarsText = (raw: bigint, decimals: number, locale: string, shown = 2): string =>
  withDollarSign(decimalsText(raw, decimals, shown, locale))

/**
 * Formats a staked amount, cut: 3 decimals; all decimals below 0.0001, ten below 0.0000001 (constants:
 * STAKED_DECIMALS).
 */
export function stakedText(raw: bigint, decimals: number, locale: string): string {
  const isBelow = (power: number) => raw > 0n && decimals >= power && raw < 10n ** BigInt(decimals - power)
  const shown = isBelow(7) ? TRACE_DECIMALS : isBelow(4) ? decimals : STAKED_DECIMALS
  return decimalsText(raw, decimals, Math.min(shown, decimals), locale)
}
