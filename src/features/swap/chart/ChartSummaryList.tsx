import { formatAmountExact } from '../../../core/amount'
import { useTranslation } from '../../../i18n'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import type { ChartSummary } from './candles.rules'
import { priceText } from './prices.rules'

const PERCENT_DECIMALS = 2

function changeText(changeBps: bigint): string {
  const size = formatAmountExact(changeBps < 0n ? -changeBps : changeBps, PERCENT_DECIMALS)
  if (changeBps === 0n) return '0%'
  return `${changeBps < 0n ? '−' : '+'}${size}%`
}

/** Renders the chart as figures: its first, last, highest and lowest price, and the change. */
export function ChartSummaryList({ summary, quote }: { summary: ChartSummary; quote: string }) {
  const { t } = useTranslation()
  const { firstE36, lastE36, highE36, lowE36, changeBps } = summary
  const rows = [
    [t('At the start'), firstE36],
    [t('Now'), lastE36],
    [t('Highest price'), highE36],
    [t('Lowest price'), lowE36],
  ] as const
  return (
    <DetailList>
      {rows.map(([label, priceE36]) => (
        <DetailRow key={label} label={label}>{`${priceText(priceE36)} ${quote}`}</DetailRow>
      ))}
      <DetailRow label={t('Change in this time')} tone={changeBps === 0n ? undefined : changeBps > 0n ? 'good' : 'bad'}>
        {changeText(changeBps)}
      </DetailRow>
    </DetailList>
  )
}
