import { useTranslation } from '../../../i18n'
import { decimalsText, dollarsText } from '../../../i18n/figures/decimals'
import { percentText } from '../../../i18n/figures/percent'
import { formatsOf } from '../../../i18n/formats'
import { cake } from '../../../market/cake'
import type { UsdPrice } from '../../../market/usdPrice'
import { deploymentBases } from '../../../market/bases'
import { LP_DECIMALS, totalAprPercent, type FarmList, type FarmView } from '../farms.rules'

/** Symbol of the token that farms pay. */
export const cakeSymbol = cake?.symbol ?? 'CAKE'

/** constants: POOL_DISPLAY_DECIMALS */
export const EARNED_DECIMALS = 5

const UNKNOWN = '–'

/** Returns the price of a farm's LP token; null while unknown. */
export function lpPriceOf({ farm, figures, value }: FarmView): UsdPrice | null {
  const { usd } = deploymentBases
  if (!usd || !figures || value.liquidityUsdRaw === null || figures.lpStakedRaw === 0n) return null
  const token = { address: farm.lpAddress, decimals: LP_DECIMALS, symbol: farm.lpSymbol }
  return { token, usd, usdRaw: value.liquidityUsdRaw, tokenRaw: figures.lpStakedRaw }
}

/** Formatted figures of a farm. */
export interface FormattedFarm {
  earned: string
  apr: string
  baseApr: string
  lpApr: string
  /** The day of the trading fees, when it is not a current one. */
  lpAprDay: string | null
  liquidity: string
  multiplier: string
}

/** Returns a farm's formatted figures, with a dash for each unknown one (yield 9 "Number formats"). */
export function useFormattedFarm(view: FarmView, list: FarmList): FormattedFarm {
  const { locale } = useTranslation()
  const { figures, value, lpAprPercent, lpAprAsOf, user } = view
  const usdDecimals = deploymentBases.usd?.decimals ?? 0
  const isClosed = list !== 'live'
  return {
    earned: user ? decimalsText(user.earnedRaw, cake?.decimals ?? LP_DECIMALS, EARNED_DECIMALS, locale) : UNKNOWN,
    apr: percentText(totalAprPercent(view, list), locale) ?? UNKNOWN,
    baseApr: percentText(isClosed ? 0 : value.aprPercent, locale) ?? UNKNOWN,
    lpApr: lpAprPercent === 0 ? UNKNOWN : (percentText(lpAprPercent, locale) ?? UNKNOWN),
    lpAprDay:
      lpAprAsOf === undefined || lpAprPercent === 0 ? null : formatsOf(locale).date(Date.parse(`${lpAprAsOf}T12:00Z`)),
    liquidity: value.liquidityUsdRaw === null ? UNKNOWN : dollarsText(value.liquidityUsdRaw, usdDecimals, locale, 0),
    multiplier: figures?.multiplier ?? UNKNOWN,
  }
}
