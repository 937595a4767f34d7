import { useTranslation } from '../../../i18n'
import { compactDollars } from '../../../i18n/figures/compact'
import { percentText } from '../../../i18n/figures/percent'
import { shortDollars, type ShortFigure } from '../../../i18n/figures/usd'
import { formatsOf } from '../../../i18n/formats'
import { cake } from '../../../market/cake'
import type { UsdPrice } from '../../../market/usdPrice'
import { deploymentBases } from '../../../market/bases'
import { LP_DECIMALS, totalAprPercent, type FarmList, type FarmView } from '../farms.rules'

/** Symbol of the token that farms pay. */
export const cakeSymbol = cake?.symbol ?? 'CAKE'

/** Placeholder for an unknown figure. */
export const UNKNOWN = '–'

/** Returns the price of a farm's LP token; null while unknown. */
export function lpPriceOf({ farm, figures, value }: FarmView): UsdPrice | null {
  const { usd } = deploymentBases
  if (!usd || !figures || value.liquidityUsdRaw === null || figures.lpStakedRaw === 0n) return null
  const token = { address: farm.lpAddress, decimals: LP_DECIMALS, symbol: farm.lpSymbol }
  return { token, usd, usdRaw: value.liquidityUsdRaw, tokenRaw: figures.lpStakedRaw }
}

/** Formatted figures of a farm. */
export interface FormattedFarm {
  apr: string
  baseApr: string
  lpApr: string
  /** The day of the trading fees, when it is not a current one. */
  lpAprDay: string | null
  /** Abbreviated from a million on, for a row; undefined while unknown. */
  liquidity: ShortFigure | undefined
  /** The same to the cent, for the details. */
  totalStaked: ShortFigure | undefined
  multiplier: string
}

/** Returns a farm's formatted figures, with a dash for each unknown one (yield 9 "Number formats"). */
export function useFormattedFarm(view: FarmView, list: FarmList): FormattedFarm {
  const { t, locale } = useTranslation()
  const { figures, value, lpAprPercent, lpAprAsOf } = view
  const usdDecimals = deploymentBases.usd?.decimals ?? 0
  const isClosed = list !== 'live'
  return {
    apr: percentText(totalAprPercent(view, list), locale) ?? UNKNOWN,
    baseApr: percentText(isClosed ? 0 : value.aprPercent, locale) ?? UNKNOWN,
    lpApr: lpAprPercent === 0 ? t('No data') : (percentText(lpAprPercent, locale) ?? t('No data')),
    lpAprDay:
      lpAprAsOf === undefined || lpAprPercent === 0 ? null : formatsOf(locale).date(Date.parse(`${lpAprAsOf}T12:00Z`)),
    liquidity: value.liquidityUsdRaw === null ? undefined : compactDollars(value.liquidityUsdRaw, usdDecimals, locale),
    totalStaked: value.liquidityUsdRaw === null ? undefined : shortDollars(value.liquidityUsdRaw, usdDecimals, locale),
    multiplier: figures?.multiplier ?? UNKNOWN,
  }
}
