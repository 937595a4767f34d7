import { styled } from 'styled-components'
import { ROI_DAYS, type RoiTerms } from '../../../core/roi'
import { useTranslation } from '../../../i18n'
import { compactAmount, compactDollars, compactPercentText } from '../../../i18n/figures/compact'
import type { UsdPrice } from '../../../market/usdPrice'
import { FullValue } from '../../../ui/figures/FullValue'
import { PHONE } from '../../../ui/media'
import { resultOf } from './roi.rules'

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
                <bdi>{compactPercentText(growth * 100, locale)}</bdi>
              </td>
              <td>
                {earnedTokenRaw === null || !earnedPrice ? (
                  '–'
                ) : (
                  <FullValue {...compactAmount(earnedTokenRaw, earnedPrice.token.decimals, locale)} inRow />
                )}
              </td>
              <td>
                {earnedUsdRaw === null ? (
                  '–'
                ) : (
                  <FullValue {...compactDollars(earnedUsdRaw, usdDecimals, locale)} inRow />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Figures>
  )
}
