import { formatAmountExact } from '../../core/amount'
import { oncePerLocale } from '../once'

/** The US dollar's smallest unit is a cent. */
const CENTS_DECIMALS = 2

/** constants: TITLE_PRICE_DECIMALS */
const TITLE_PRICE_DECIMALS = 3

/** Created once: creating one costs more than a whole quote. */
const wholeDollars = new Intl.NumberFormat('en-US')

const titlePriceFormat = oncePerLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: TITLE_PRICE_DECIMALS,
      maximumFractionDigits: TITLE_PRICE_DECIMALS,
    }),
)

/** Formats cents as US dollars: "$12.34". */
export function centsText(cents: bigint): string {
  const [whole = '0', part = ''] = formatAmountExact(cents, CENTS_DECIMALS).split('.')
  return `$${wholeDollars.format(BigInt(whole))}.${part.padEnd(CENTS_DECIMALS, '0')}`
}

/** Formats a value that was truncated to cents: "≈ $12.34", or "< $0.01" for none. */
export const approximateCentsText = (cents: bigint): string => (cents === 0n ? '< $0.01' : `≈ ${centsText(cents)}`)

/** Formats a price in US dollars, a decimal string, with exactly 3 decimals: "$19.123"; null while unknown (trading 2.1). */
export const titlePriceText = (usd: string | null, locale: string): string | null =>
  // A decimal string preserves every digit through Intl.
  usd && `$${titlePriceFormat(locale).format(usd as Intl.StringNumericLiteral)}`
