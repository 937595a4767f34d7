import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Table, type Column } from '../../../ui/lists/Table'
import type { Candle } from './candles.rules'
import type { DrawingKind } from './drawing'
import { priceText } from './prices.rules'

const Scroll = styled.div`
  max-block-size: 320px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  font-size: var(--type-14);
`

/** Renders the chart as a table, the newest row first; a line chart has only closing prices. */
export function ChartTable(props: { candles: readonly Candle[]; kind: DrawingKind; caption: string }) {
  const { candles, kind, caption } = props
  const { t, locale } = useTranslation()
  const { dateTime } = formatsOf(locale)
  const figures = (name: string, priceE36Of: (candle: Candle) => bigint): Column<Candle> => ({
    name,
    align: 'figures',
    renderCell: (candle) => <bdi>{priceText(priceE36Of(candle))}</bdi>,
  })
  const closing = figures(t('Closing price'), ({ closeE36 }) => closeE36)
  const columns: Column<Candle>[] = [
    { name: t('Date and time'), isHead: true, renderCell: ({ startS }) => dateTime(startS * 1_000) },
    ...(kind === 'line'
      ? [closing]
      : [
          figures(t('Opening price'), ({ openE36 }) => openE36),
          figures(t('Highest price'), ({ highE36 }) => highE36),
          figures(t('Lowest price'), ({ lowE36 }) => lowE36),
          closing,
        ]),
  ]
  return (
    // A scrollable box must be focusable, so that keys can scroll it.
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <Table
        caption={caption}
        captionHidden
        columns={columns}
        rows={candles.toReversed()}
        keyOf={({ startS }) => String(startS)}
      />
    </Scroll>
  )
}
