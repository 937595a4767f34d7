import { formatSignificant } from '../../../core/amount'
import { formatPercent } from '../../../core/percent'
import { priceSignificant } from '../../../core/ratio'
import type { Currency } from './currency'
import type { Amounts } from './shares.rules'

/** constants: LP_TOKEN */
export const LP_DECIMALS = 18
export const LP_SYMBOL = 'Cake-LP'
const DIGITS = 6
const SUMMARY_DIGITS = 3

/** Answers an amount with its symbol for the eye, rounded down to 6 significant digits. */
export const amountText = (raw: bigint, { decimals, symbol }: Pick<Currency, 'decimals' | 'symbol'>): string =>
  `${formatSignificant(raw, decimals, DIGITS)} ${symbol}`

/** Answers LP tokens for the eye, rounded down to 6 significant digits. */
export const sharesText = (raw: bigint): string => formatSignificant(raw, LP_DECIMALS, DIGITS)

/** Answers an amount as it stands in a recorded summary: 3 significant digits (trading 9). */
export const summaryAmount = (raw: bigint, decimals: number): string => formatSignificant(raw, decimals, SUMMARY_DIGITS)

/** Answers a share of a pool as a percentage: "<0.01%" below that, a dash of an empty pool (trading 2.4). */
export const shareText = (partRaw: bigint, wholeRaw: bigint): string =>
  wholeRaw === 0n ? '–' : formatPercent(partRaw, wholeRaw, 2)

/** Answers what one of b costs in a, where both amounts are worth the same; a dash where there is no price. */
export function priceText({ firstRaw, secondRaw }: Amounts, a: Currency, b: Currency): string {
  if (firstRaw === 0n || secondRaw === 0n) return '–'
  return priceSignificant({ raw: firstRaw, decimals: a.decimals }, { raw: secondRaw, decimals: b.decimals }, DIGITS)
}
