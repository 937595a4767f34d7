import { CloudOff, LineChart, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { RefusalReason } from '../../../chain/logs/refusal'
import { links } from '../../../deployment/links'
import { useTranslation } from '../../../i18n'
import { changeText } from '../../../i18n/figures/change'
import { formatsOf } from '../../../i18n/formats'
import { DetailList, DetailRow } from '../../../ui/content/DetailList'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Button } from '../../../ui/controls/Button'
import { Link } from '../../../ui/controls/Link'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { type Column, Table } from '../../../ui/lists/Table'
import type { ChartSpan } from './candles.rules'
import type { Candle, ChartSummary } from './candles.rules'
import { chartOf } from './chart.rules'
import { ChartDrawing, DRAWING_HEIGHT_PX } from './ChartDrawing'
import type { DrawingKind } from './drawing'
import { priceText } from './prices.rules'
import type { ChartRoute } from './useChartRoute'
import { usePriceHistory } from './usePriceHistory'

type MissingProps = { reason: RefusalReason | 'failed'; isReading: boolean; onRetry: () => void }

/** Renders the reason why there is no chart. */
function ChartMissing({ reason, isReading, onRetry }: MissingProps) {
  const { t } = useTranslation()
  const retry = (
    <Button size="s" icon={RotateCw} busy={isReading} busyText={t('Trying again')} onClick={onRetry}>
      {t('Try again')}
    </Button>
  )
  if (reason === 'refused') {
    return (
      <EmptyState icon={LineChart} title={t('No price history here')} action={retry}>
        {t(
          'The nodes keep no record of past trades for us to read, so there is nothing to draw. Swapping is not affected.',
        )}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={CloudOff} title={t('The price history could not be read')} action={retry}>
      {t('The nodes did not answer. Swapping is not affected.')}
    </EmptyState>
  )
}

/** Renders the chart as figures: its first, last, highest and lowest price, and the change. */
function ChartSummaryList({ summary, quote }: { summary: ChartSummary; quote: string }) {
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

const Scroll = styled.div`
  max-block-size: 320px;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-12);
  font-size: var(--type-14);
`

/** Renders the chart as a table, the newest row first; a line chart has only closing prices. */
function ChartTable(props: { candles: readonly Candle[]; kind: DrawingKind; caption: string }) {
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

const { chartLibrary } = links

type Props = { route: ChartRoute; span: ChartSpan; isInverted: boolean }

/** Renders the history of a price over a span as a chart, as figures and as a table. */
export function ChartHistory({ route, span, isInverted }: Props) {
  const { t, locale } = useTranslation()
  const { history, isReading, readOn } = usePriceHistory(route, span)
  const [isTable, setIsTable] = useState(false)
  const chart = useMemo(
    () => (history.status === 'ready' ? chartOf(route.legs, history.histories, span, isInverted) : null),
    [history, route.legs, span, isInverted],
  )

  if (history.status === 'loading') {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('Reading past trades')}</VisuallyHidden>
        <Skeleton height={DRAWING_HEIGHT_PX} />
      </div>
    )
  }
  if (history.status === 'none') return <ChartMissing reason={history.reason} isReading={isReading} onRetry={readOn} />
  if (!chart) return <ChartMissing reason="refused" isReading={isReading} onRetry={readOn} />

  const kind = route.legs.length === 1 ? 'candles' : 'line'
  const [base, quote] = isInverted
    ? [route.output.symbol, route.input.symbol]
    : [route.input.symbol, route.output.symbol]
  const { firstE36, lastE36, highE36, lowE36 } = chart.summary
  const drawnWith = t('Drawn with TradingView Lightweight Charts')
  const label = t(
    'Price of %base% in %quote%: %first% at the start, %last% now, %high% at the highest, %low% at the lowest.',
    {
      base,
      quote,
      first: priceText(firstE36),
      last: priceText(lastE36),
      high: priceText(highE36),
      low: priceText(lowE36),
    },
  )
  return (
    <Stack>
      <ChartDrawing candles={chart.candles} kind={kind} label={label} />
      {!chart.hasTrades && (
        <Text $tone="quiet" $size={12}>
          {t('Nobody traded here in this time, so the price stood still.')}
        </Text>
      )}
      {!chart.isComplete && (
        <Row $justify="space-between" $wrap>
          <Text $tone="quiet" $size={12}>
            {t('Shown from %time% on.', { time: formatsOf(locale).dateTime(chart.sinceS * 1_000) })}
          </Text>
          <Button size="s" busy={isReading} busyText={t('Reading past trades')} onClick={readOn}>
            {t('Read further back')}
          </Button>
        </Row>
      )}
      <ChartSummaryList summary={chart.summary} quote={quote} />
      <Row $justify="space-between" $wrap>
        <Button size="s" onClick={() => setIsTable(!isTable)}>
          {isTable ? t('Hide table') : t('Show as table')}
        </Button>
        <Text $tone="quiet" $size={12}>
          {chartLibrary === undefined ? drawnWith : <Link href={chartLibrary}>{drawnWith}</Link>}
        </Text>
      </Row>
      {isTable && (
        <ChartTable candles={chart.candles} kind={kind} caption={t('Price of %base% in %quote%', { base, quote })} />
      )}
    </Stack>
  )
}
