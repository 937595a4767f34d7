import { styled } from 'styled-components'
import { ROI_DAYS, type RoiTerms } from '../../../core/roi'
import { useTranslation } from '../../../i18n'
import { oncePerLocale } from '../../../i18n/once'
import type { UsdPrice } from '../../../market/usdPrice'
import { PHONE } from '../../../ui/media'
import { decimalsText, percentText } from '../figures'
import { earnedDecimals, resultOf } from './roi.rules'

const Figures = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--type-14);

  & th,
  & td {
    padding-block: var(--space-8);
    padding-inline: var(--space-8) 0;
    border-block-end: 1px solid var(--line);
    text-align: end;
    font-weight: 500;
    white-space: nowrap;
  }
  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & thead th {
    color: var(--text-quiet);
  }
  & tbody th {
    overflow-wrap: break-word;
    white-space: normal;
  }
  ${PHONE} {
    font-size: var(--type-12);

    & td {
      padding-inline-start: var(--space-4);
    }
  }
  & tr[data-chosen] {
    background: var(--accent-soft);
  }
`

const MILLION = 1_000_000
/** A higher rate is implausible; it is shown as "more than" this. */
const LARGEST_PERCENT = 1e9

/** Millions and more are abbreviated, so that they fit one line of a phone. */
const compactFormat = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2, roundingMode: 'trunc' }),
)

/**
 * Formats an amount in base units for a narrow column: `shown` decimals, none from a thousand on. Millions are
 * abbreviated.
 */
function compactText(raw: bigint, decimals: number, locale: string, shown = 2): string {
  const whole = raw / 10n ** BigInt(decimals)
  if (whole >= MILLION) return compactFormat(locale).format(whole)
  return decimalsText(raw, decimals, whole >= 1_000 ? 0 : shown, locale)
}

/** Formats a rate in percent for a narrow column. */
function compactPercent(percent: number, locale: string): string | null {
  if (!(percent >= MILLION)) return percentText(percent, locale)
  const sign = percent > LARGEST_PERCENT ? '>' : ''
  return `${sign}${compactFormat(locale).format(Math.min(percent, LARGEST_PERCENT))}%`
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
                <bdi>{compactPercent(growth * 100, locale)}</bdi>
              </td>
              <td>
                <bdi>
                  {earnedTokenRaw === null || !earnedPrice
                    ? '–'
                    : compactText(earnedTokenRaw, earnedPrice.token.decimals, locale, earnedDecimals(earnedPrice))}
                </bdi>
              </td>
              <td>
                <bdi>{earnedUsdRaw === null ? '–' : `$${compactText(earnedUsdRaw, usdDecimals, locale)}`}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Figures>
  )
}
