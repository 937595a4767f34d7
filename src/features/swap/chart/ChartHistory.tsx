import { CloudOff, LineChart, RotateCw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { RefusalReason } from '../../../chain/logs/refusal'
import { links } from '../../../deployment/links'
import { useTranslation } from '../../../i18n'
import { changeText } from '../../../i18n/figures/percent'
import { decimalText } from '../../../i18n/figures/rate'
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
        {t('The nodes do not keep past trades, so we have no chart. You can still swap.')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={CloudOff} title={t('The price history could not be loaded')} action={retry}>
      {t('The nodes did not answer. You can still swap.')}
    </EmptyState>
  )
}

/** Renders the chart as figures: its first, last, highest and lowest price, and the change. */
function ChartSummaryList({ summary, quote }: { summary: ChartSummary; quote: string }) {
  const { t, locale } = useTranslation()
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
        <DetailRow key={label} label={label}>{`${decimalText(priceText(priceE36), locale)} ${quote}`}</DetailRow>
      ))}
      <DetailRow
        label={t('Change in this period')}
        tone={changeBps === 0n ? undefined : changeBps > 0n ? 'good' : 'bad'}
      >
        {changeText(changeBps, locale)}
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
    renderCell: (candle) => <bdi>{decimalText(priceText(priceE36Of(candle)), locale)}</bdi>,
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
  const { history, isReading, readFurther } = usePriceHistory(route, span)
  const [isTable, setIsTable] = useState(false)
  const chart = useMemo(
    () => (history.status === 'ready' ? chartOf(route.legs, history.histories, span, isInverted) : null),
    [history, route.legs, span, isInverted],
  )

  if (history.status === 'loading') {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('Loading past trades')}</VisuallyHidden>
        <Skeleton height={DRAWING_HEIGHT_PX} />
      </div>
    )
  }
  if (history.status === 'none')
    return <ChartMissing reason={history.reason} isReading={isReading} onRetry={readFurther} />
  if (!chart) return <ChartMissing reason="refused" isReading={isReading} onRetry={readFurther} />

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
      first: decimalText(priceText(firstE36), locale),
      last: decimalText(priceText(lastE36), locale),
      high: decimalText(priceText(highE36), locale),
      low: decimalText(priceText(lowE36), locale),
    },
  )
  return (
    <Stack>
      <ChartDrawing candles={chart.candles} kind={kind} label={label} />
      {chart.isHourly && (
        <Text $tone="quiet" $size={12}>
          {t(
            'The nodes do not keep past trades. You see hourly prices from the services of this site, and the price now.',
          )}
        </Text>
      )}
      {!chart.hasTrades && (
        <Text $tone="quiet" $size={12}>
          {t('No one traded here in this period, so the price did not change.')}
        </Text>
      )}
      {!chart.isComplete && (
        <Row $justify="space-between" $wrap>
          <Text $tone="quiet" $size={12}>
            {t('Shown from %time%.', { time: formatsOf(locale).dateTime(chart.sinceS * 1_000) })}
          </Text>
          <Button size="s" busy={isReading} busyText={t('Loading past trades')} onClick={readFurther}>
            {t('Load older trades')}
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
