import { predictionFacts } from '../../../deployment/prediction'
import { type ShortFigure, shortValue } from '../../../i18n/figures/usd'
import { coinDecimals } from '../prediction.messages'

const PRICE_UNIT = 10n ** BigInt(predictionFacts.oracleDecimals)
const CENT = 10n ** BigInt(coinDecimals - 2)

/** Returns the value of an amount in wei at the oracle's price, in 10^-18 dollars. */
const valueRaw = (amountRaw: bigint, priceRaw: bigint): bigint => (amountRaw * priceRaw) / PRICE_UNIT

/** Returns the value of an amount in whole US cents; null without a price. */
export const valueCents = (amountRaw: bigint, priceRaw: bigint | null): bigint | null =>
  priceRaw === null ? null : valueRaw(amountRaw, priceRaw) / CENT

/** Formats the value of an amount at the oracle's price, short and with all its digits; undefined without a price. */
export const usdValue = (amountRaw: bigint, priceRaw: bigint | null, locale: string): ShortFigure | undefined =>
  priceRaw === null ? undefined : shortValue(valueRaw(amountRaw, priceRaw), coinDecimals, locale)
