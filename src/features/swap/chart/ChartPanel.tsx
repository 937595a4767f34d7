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

const Panel = styled(Card)`
  margin-block-start: var(--space-16);
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
              ? t('From the trades of their own pool')
              : t('They have no pool of their own: this is the price along the route over %tokens%.', {
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

/** Renders the price history of a pair, read from the logs that the nodes store. */
export function ChartPanel({ inputAddress, outputAddress }: PriceChartProps) {
  const { t } = useTranslation()
  const { status, route } = useChartRoute(inputAddress, outputAddress)
  const emptyTitles = {
    none: t('Choose two tokens to see their price'),
    same: t('These two always trade one for one'),
    unconnected: t('No pool joins these two tokens yet'),
  }
  return (
    <Panel>
      {status === 'ready' && <RouteChart route={route} />}
      {status === 'loading' && <Skeleton height={DRAWING_HEIGHT_PX} />}
      {status !== 'ready' && status !== 'loading' && <EmptyState icon={LineChart} title={emptyTitles[status]} />}
    </Panel>
  )
}
