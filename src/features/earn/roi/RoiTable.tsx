import { ROI_DAYS, type RoiTerms } from '../../../core/roi'
import { useTranslation } from '../../../i18n'
import type { UsdPrice } from '../../../market/usdPrice'
import { decimalsText, percentText } from '../figures'
import { earnedDecimals, resultOf } from './roi.rules'
import { Figures } from './roiLook'

/** What is large is told in whole ones, so that the line holds it. */
const shownDecimals = (raw: bigint, decimals: number, usual = 2): number =>
  raw >= 10n ** BigInt(decimals + 3) ? 0 : usual

interface Props {
  terms: Omit<RoiTerms, 'days'>
  chosenDays: number
  usdRaw: bigint | null
  usdDecimals: number
  earnedPrice: UsdPrice | null
  earnedSymbol: string
}

/** What the investment brings over each of the times (yield 2 "ROI calculator"). */
export function RoiTable({ terms, chosenDays, usdRaw, usdDecimals, earnedPrice, earnedSymbol }: Props) {
  const { t, locale } = useTranslation()
  return (
    <Figures>
      <thead>
        <tr>
          <th scope="col">{t('Timeframe')}</th>
          <th scope="col">{t('ROI')}</th>
          <th scope="col">
            <bdi>{earnedSymbol}</bdi>
          </th>
          <th scope="col">{t('In dollars')}</th>
        </tr>
      </thead>
      <tbody>
        {ROI_DAYS.map((days) => {
          const { growth, earnedUsdRaw, earnedTokenRaw } = resultOf(usdRaw, { ...terms, days }, earnedPrice)
          return (
            <tr key={days} data-chosen={days === chosenDays || undefined}>
              <th scope="row">
                {t('%count% day || %count% days', { count: days })}
                {days === 365 && ` (${t('APY')})`}
              </th>
              <td>
                <bdi>{percentText(growth * 100, locale)}</bdi>
              </td>
              <td>
                <bdi>
                  {earnedTokenRaw === null || !earnedPrice
                    ? '–'
                    : decimalsText(
                        earnedTokenRaw,
                        earnedPrice.token.decimals,
                        shownDecimals(earnedTokenRaw, earnedPrice.token.decimals, earnedDecimals(earnedPrice)),
                        locale,
                      )}
                </bdi>
              </td>
              <td>
                <bdi>
                  {earnedUsdRaw === null
                    ? '–'
                    : `$${decimalsText(earnedUsdRaw, usdDecimals, shownDecimals(earnedUsdRaw, usdDecimals), locale)}`}
                </bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Figures>
  )
}
