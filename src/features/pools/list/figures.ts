import type { ShortFigure } from '../../../i18n/figures/usd'
import type { UsdPrice } from '../../../market/usdPrice'
import { usdValue } from '../../earn'

/** Formats the value of an amount in US dollars; undefined while unknown, and for zero. */
export const poolValue = (price: UsdPrice | null, raw: bigint | null, locale: string): ShortFigure | undefined =>
  raw === null || raw === 0n ? undefined : usdValue(price, raw, locale)
