import { pairAddress } from '../../../chain/contracts/pair/address'
import { priceSignificant } from '../../../core/ratio'
import { sharePercentText } from '../../../i18n/figures/percent'
import { dearerFirst, decimalText } from '../../../i18n/figures/rate'
import { lpName } from '../../../market/lpName'
import type { Movements } from '../../transactions'
import type { Currency } from './currency'
import type { Amounts } from './shares.rules'

/** constants: LP_TOKEN */
export const LP_DECIMALS = 18
export const LP_SYMBOL = 'Cake-LP'
const DIGITS = 6

/** Returns what an addition or a removal moves: both tokens, and the LP tokens in the opposite direction. */
export function liquidityMovements(kind: 'add' | 'remove', a: Currency, b: Currency): Movements {
  const [tokens, shares] = kind === 'add' ? (['out', 'in'] as const) : (['in', 'out'] as const)
  const assetOf = ({ address: tokenAddress, symbol, decimals }: Currency) => ({ tokenAddress, symbol, decimals })
  const lpToken = {
    tokenAddress: pairAddress(a.traded.address, b.traded.address),
    symbol: lpName(a.traded, b.traded),
    decimals: LP_DECIMALS,
  }
  return {
    kind,
    movements: [
      { asset: assetOf(a), direction: tokens },
      { asset: assetOf(b), direction: tokens },
      { asset: lpToken, direction: shares },
    ],
  }
}

/** Formats a share of a pool as a percentage: "<0.01%" below that, a dash for an empty pool (trading 2.4). */
export const shareText = (partRaw: bigint, wholeRaw: bigint, locale: string): string =>
  wholeRaw === 0n ? '–' : sharePercentText(partRaw, wholeRaw, locale)

/** Formats the price of one b in a, where both amounts are of equal value; a dash without a price. */
export function priceText({ firstRaw, secondRaw }: Amounts, a: Currency, b: Currency, locale: string): string {
  if (firstRaw === 0n || secondRaw === 0n) return '–'
  const price = priceSignificant(
    { raw: firstRaw, decimals: a.decimals },
    { raw: secondRaw, decimals: b.decimals },
    DIGITS,
  )
  return decimalText(price, locale)
}

/**
 * Returns both prices of a pair, that of the dearer token first: `price` is what one `per` costs in `of` (trading
 * 2.4.4).
 */
export function pairPrices({ firstRaw, secondRaw }: Amounts, a: Currency, b: Currency, locale: string) {
  const [dearer, cheaper] = dearerFirst(
    { decimals: a.decimals, raw: firstRaw, of: a },
    { decimals: b.decimals, raw: secondRaw, of: b },
  )
  const sides = [
    [cheaper, dearer],
    [dearer, cheaper],
  ] as const
  return sides.map(([{ of, raw }, per]) => ({
    ...{ of: of.symbol, per: per.of.symbol },
    price: priceText({ firstRaw: raw, secondRaw: per.raw }, of, per.of, locale),
  }))
}
