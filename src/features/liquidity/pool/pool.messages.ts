import { formatSignificant } from '../../../core/amount'
import { priceSignificant } from '../../../core/ratio'
import { sharePercentText } from '../../../i18n/figures/share'
import type { Currency } from './currency'
import type { Amounts } from './shares.rules'

/** constants: LP_TOKEN */
export const LP_DECIMALS = 18
export const LP_SYMBOL = 'Cake-LP'
const DIGITS = 6
const SUMMARY_DIGITS = 3

/** Formats an amount with its symbol for display, rounded down to 6 significant digits. */
export const amountText = (raw: bigint, { decimals, symbol }: Pick<Currency, 'decimals' | 'symbol'>): string =>
  `${formatSignificant(raw, decimals, DIGITS)} ${symbol}`

/** Formats LP tokens for display, rounded down to 6 significant digits. */
export const sharesText = (raw: bigint): string => formatSignificant(raw, LP_DECIMALS, DIGITS)

/** Formats an amount for a recorded summary: 3 significant digits (trading 9). */
export const summaryAmount = (raw: bigint, decimals: number): string => formatSignificant(raw, decimals, SUMMARY_DIGITS)

/** Formats a share of a pool as a percentage: "<0.01%" below that, a dash for an empty pool (trading 2.4). */
export const shareText = (partRaw: bigint, wholeRaw: bigint): string =>
  wholeRaw === 0n ? '–' : sharePercentText(partRaw, wholeRaw, 2)

/** Formats the price of one b in a, where both amounts are of equal value; a dash without a price. */
export function priceText({ firstRaw, secondRaw }: Amounts, a: Currency, b: Currency): string {
  if (firstRaw === 0n || secondRaw === 0n) return '–'
  return priceSignificant({ raw: firstRaw, decimals: a.decimals }, { raw: secondRaw, decimals: b.decimals }, DIGITS)
}
