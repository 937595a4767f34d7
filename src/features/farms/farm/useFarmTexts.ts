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

/** Answers what one of a farm's LP tokens is worth; null while that is not known. */
export function lpPriceOf({ farm, figures, worth }: FarmView): UsdPrice | null {
  const { usd } = deploymentBases
  if (!usd || !figures || worth.liquidityUsdRaw === null || figures.lpStakedRaw === 0n) return null
  const token = { address: farm.lpAddress, decimals: LP_DECIMALS, symbol: farm.lpSymbol }
  return { token, usd, usdRaw: worth.liquidityUsdRaw, tokenRaw: figures.lpStakedRaw }
}

/** A farm's figures for the eye. */
export interface FarmTexts {
  earned: string
  apr: string
  baseApr: string
  lpApr: string
  /** The day of the trading fees, where it is not a current one. */
  lpAprDay: string | null
  liquidity: string
  multiplier: string
}

/** Answers a farm's figures for the eye; a dash for each that is not known (yield 9 "Number formats"). */
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
