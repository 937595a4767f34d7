import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { cake } from '../../../market/cake'
import type { UsdPrice } from '../../../market/usdPrice'
import { deploymentBases } from '../../../market/bases'
import { decimalsText, percentText } from '../../earn'
import { LP_DECIMALS, totalAprPercent, type FarmList, type FarmView } from '../farms.rules'

/** constants: POOL_DISPLAY_DECIMALS */
export const EARNED_DECIMALS = 5

const NOT_KNOWN = '–'

/** Returns the price of a farm's LP token; null while unknown. */
export function lpPriceOf({ farm, figures, worth }: FarmView): UsdPrice | null {
  const { usd } = deploymentBases
  if (!usd || !figures || worth.liquidityUsdRaw === null || figures.lpStakedRaw === 0n) return null
  const token = { address: farm.lpAddress, decimals: LP_DECIMALS, symbol: farm.lpSymbol }
  return { token, usd, usdRaw: worth.liquidityUsdRaw, tokenRaw: figures.lpStakedRaw }
}

/** Formatted figures of a farm. */
export interface FarmTexts {
  earned: string
  apr: string
  baseApr: string
  lpApr: string
  /** The day of the trading fees, when it is not a current one. */
  lpAprDay: string | null
  liquidity: string
  multiplier: string
}

/** Formats a farm's figures; a dash for each unknown one (yield 9 "Number formats"). */
export function useFarmTexts(view: FarmView, list: FarmList): FarmTexts {
  const { locale } = useTranslation()
  const { figures, worth, lpAprPercent, lpAprAsOf, user } = view
  const usdDecimals = deploymentBases.usd?.decimals ?? 0
  const isOver = list !== 'live'
  return {
    earned: user ? decimalsText(user.earnedRaw, cake?.decimals ?? LP_DECIMALS, EARNED_DECIMALS, locale) : NOT_KNOWN,
    apr: percentText(totalAprPercent(view, list), locale) ?? NOT_KNOWN,
    baseApr: percentText(isOver ? 0 : worth.aprPercent, locale) ?? NOT_KNOWN,
    lpApr: lpAprPercent === 0 ? NOT_KNOWN : (percentText(lpAprPercent, locale) ?? NOT_KNOWN),
    lpAprDay:
      lpAprAsOf === undefined || lpAprPercent === 0 ? null : formatsOf(locale).date(Date.parse(`${lpAprAsOf}T12:00Z`)),
    liquidity:
      worth.liquidityUsdRaw === null ? NOT_KNOWN : `$${decimalsText(worth.liquidityUsdRaw, usdDecimals, 0, locale)}`,
    multiplier: figures?.multiplier ?? NOT_KNOWN,
  }
}
