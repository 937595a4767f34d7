import { ArrowLeftRight, LineChart } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { IconButton } from '../../../ui/controls/IconButton'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { Row } from '../../../ui/layout/Row'
import { Stack } from '../../../ui/layout/Stack'
import { Text } from '../../../ui/layout/Text'
import { type SpanName, SPANS } from './candles.rules'
import { DRAWING_HEIGHT_PX } from './ChartDrawing'
import { ChartHistory } from './ChartHistory'
import { type ChartRoute, useChartRoute } from './useChartRoute'

/** Window width from which the chart is beside the form. */
const BESIDE = '@media (min-width: 1100px)'

/**
 * Below the form, or beside it in a wide window. The form is 480 px wide and stays in the centre; the chart takes the
 * space between the form and the window's edge, up to 640 px.
 */
const Panel = styled(Card)`
  min-inline-size: 0;
  margin-block-start: var(--space-16);

  ${BESIDE} {
    grid-area: 1 / 2;
    inline-size: min(640px, calc(50vw - 240px - var(--space-16) - var(--space-24)));
    margin-block-start: 0;
    margin-inline-start: var(--space-16);
  }
`

function RouteChart({ route }: { route: ChartRoute }) {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState<SpanName>('day')
  const [isInverted, setIsInverted] = useState(false)
  const ends = [route.input.symbol, route.output.symbol]
  const [base = '', quote = ''] = isInverted ? ends.toReversed() : ends
  const intermediate = route.symbols.slice(1, -1).join(', ')
  return (
    <Stack as="section" aria-labelledby={id}>
      <Row $align="start" $justify="space-between">
        <div>
          <Text as="h2" $size={16} id={id}>
            {t('Price of %base% in %quote%', { base, quote })}
          </Text>
          <Text $tone="quiet" $size={14}>
            {intermediate === ''
              ? t('From trades in their own pool')
              : t('These tokens have no pool of their own. You see the price via %tokens%.', {
                  tokens: intermediate,
                })}
          </Text>
        </div>
        <IconButton
          icon={ArrowLeftRight}
          size="s"
          label={t('Invert price')}
          onClick={() => setIsInverted(!isInverted)}
        />
      </Row>
      <SegmentedControl
        legend={t('Time shown')}
        legendHidden
        options={[
          { value: 'hour', label: t('1 hour') },
          { value: 'day', label: t('1 day') },
          { value: 'week', label: t('1 week') },
        ]}
        value={name}
        onPick={setName}
      />
      <ChartHistory route={route} span={SPANS[name]} isInverted={isInverted} />
    </Stack>
  )
}

export type PriceChartProps = {
  /** The ids of the sold and the bought currency: BNB or an address; null while none is selected. */
  inputAddress: string | null
  outputAddress: string | null
}

/**
 * Renders the price history of two currencies (trading 2.3.18). It comes from the logs of the nodes, or from the hourly
 * prices of the services.
 */
export function ChartPanel({ inputAddress, outputAddress }: PriceChartProps) {
  const { t } = useTranslation()
  const { status, route } = useChartRoute(inputAddress, outputAddress)
  const emptyTitles = {
    none: t('Choose two tokens to see their price'),
    same: t('These two tokens always trade 1:1'),
    unconnected: t('There is no pool for these two tokens yet'),
  }
  return (
    <Panel>
      {status === 'ready' && <RouteChart route={route} />}
      {status === 'loading' && <Skeleton height={DRAWING_HEIGHT_PX} />}
      {status !== 'ready' && status !== 'loading' && <EmptyState icon={LineChart} title={emptyTitles[status]} />}
    </Panel>
  )
}
