import { ROI_DAYS, type RoiTerms } from '../../../core/roi'
import { useTranslation } from '../../../i18n'
import { oncePerLocale } from '../../../i18n/grammar'
import type { UsdPrice } from '../../../market/usdPrice'
import { decimalsText, percentText } from '../figures'
import { earnedDecimals, resultOf } from './roi.rules'
import { Figures } from './roi.styles'

const MILLION = 1_000_000
/** A higher rate is implausible; it is shown as "more than" this. */
const LARGEST_PERCENT = 1e9

/** Millions and more are abbreviated, so that they fit one line of a phone. */
const shortFormat = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' }),
)

/**
 * Formats an amount in base units for a narrow column: `usual` decimals, none from a thousand on. Millions are
 * abbreviated.
 */
function shortText(raw: bigint, decimals: number, locale: string, usual = 2): string {
  const whole = raw / 10n ** BigInt(decimals)
  if (whole >= MILLION) return shortFormat(locale).format(whole)
  return decimalsText(raw, decimals, whole >= 1_000 ? 0 : usual, locale)
}

/** Formats a rate in percent for a narrow column. */
function shortPercent(percent: number, locale: string): string | null {
  if (!(percent >= MILLION)) return percentText(percent, locale)
  const sign = percent > LARGEST_PERCENT ? '>' : ''
  return `${sign}${shortFormat(locale).format(Math.min(percent, LARGEST_PERCENT))}%`
}

interface Props {
  terms: Omit<RoiTerms, 'days'>
  chosenDays: number
  usdRaw: bigint | null
  usdDecimals: number
  earnedPrice: UsdPrice | null
  earnedSymbol: string
}

/** Renders the return of the investment over each of the times (yield 2 "ROI calculator"). */
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
                <bdi>{shortPercent(growth * 100, locale)}</bdi>
              </td>
              <td>
                <bdi>
                  {earnedTokenRaw === null || !earnedPrice
                    ? '–'
                    : shortText(earnedTokenRaw, earnedPrice.token.decimals, locale, earnedDecimals(earnedPrice))}
                </bdi>
              </td>
              <td>
                <bdi>{earnedUsdRaw === null ? '–' : `$${shortText(earnedUsdRaw, usdDecimals, locale)}`}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Figures>
  )
}
