import { type Amount, priceSignificant } from '../../core/ratio'
import { numberText } from './number'
import type { ShortFigure } from './usd'

const DIGITS = 6
/** Significant digits of the full value of a rate, whose digits may not end: as many as a usual token has decimals. */
const FULL_DIGITS = 18

/** Formats a decimal string of few digits, such as a price, with the separators of the language. */
export const decimalText = (decimal: string, locale: string): string =>
  numberText(decimal as Intl.StringNumericLiteral, locale)

/** An amount of one side of an exchange, with its symbol. */
export interface RateSide extends Amount {
  symbol: string
}

/** Returns the two sides with the dearer one first: the one of which less buys more of the other. */
export const dearerFirst = <Side extends Amount>(one: Side, other: Side): readonly [dearer: Side, cheaper: Side] =>
  one.raw * 10n ** BigInt(other.decimals) <= other.raw * 10n ** BigInt(one.decimals) ? [one, other] : [other, one]

/** Formats what one whole token costs in the other, to 6 significant digits: "1 BNB = 319.19 BUSD". */
export const rateText = (per: RateSide, of: RateSide, locale: string, digits = DIGITS): string =>
  `1 ${per.symbol} = ${decimalText(priceSignificant(of, per, digits), locale)} ${of.symbol}`

/** Formats what one whole token costs in the other, with 6 and with 18 significant digits. */
export const shortRate = (per: RateSide, of: RateSide, locale: string): ShortFigure => ({
  text: rateText(per, of, locale),
  full: rateText(per, of, locale, FULL_DIGITS),
  copied: priceSignificant(of, per, FULL_DIGITS),
})
