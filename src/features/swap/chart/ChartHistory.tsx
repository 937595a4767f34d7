import { useMemo, useState } from 'react'
import { links } from '../../../deployment/links'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { Skeleton } from '../../../ui/content/Skeleton'
import { VisuallyHidden } from '../../../ui/content/VisuallyHidden'
import { Button } from '../../../ui/controls/Button'
import { Link } from '../../../ui/controls/Link'
import { chartOf } from './chart.rules'
import { ChartDrawing, DRAWING_HEIGHT_PX } from './ChartDrawing'
import { ChartMissing } from './ChartMissing'
import { ChartSummaryList } from './ChartSummaryList'
import { ChartTable } from './ChartTable'
import { priceText } from './prices.rules'
import type { ChartSpan } from './spans.rules'
import type { ChartWay } from './useChartWay'
import { usePriceHistory } from './usePriceHistory'
import { Stack } from '../../../ui/layout/Stack'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'

const { chartLibrary } = links

type Props = { way: ChartWay; span: ChartSpan; isInverted: boolean }

/** Renders the history of a price over a span as a chart, as figures and as a table. */
export function ChartHistory({ way, span, isInverted }: Props) {
  const { t, locale } = useTranslation()
  const { history, isReading, readOn } = usePriceHistory(way, span)
  const [isTable, setIsTable] = useState(false)
  const chart = useMemo(
    () => (history.status === 'ready' ? chartOf(way.legs, history.histories, span, isInverted) : null),
    [history, way.legs, span, isInverted],
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

  const kind = way.legs.length === 1 ? 'candles' : 'line'
  const [base, quote] = isInverted ? [way.output.symbol, way.input.symbol] : [way.input.symbol, way.output.symbol]
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
      {!chart.isWhole && (
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
