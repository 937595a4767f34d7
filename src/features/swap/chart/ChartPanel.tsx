import { ArrowLeftRight, LineChart } from 'lucide-react'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { Card } from '../../../ui/content/Card'
import { EmptyState } from '../../../ui/content/EmptyState'
import { Skeleton } from '../../../ui/content/Skeleton'
import { IconButton } from '../../../ui/controls/IconButton'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl'
import { DRAWING_HEIGHT_PX } from './ChartDrawing'
import { ChartHistory } from './ChartHistory'
import { SPANS, type SpanName } from './spans.rules'
import { useChartWay, type ChartWay } from './useChartWay'
import { Stack } from '../../../ui/layout/Stack'
import { Row } from '../../../ui/layout/Row'
import { Text } from '../../../ui/layout/Text'

const Panel = styled(Card)`
  margin-block-start: var(--space-16);
`

function Found({ way }: { way: ChartWay }) {
  const { t } = useTranslation()
  const id = useId()
  const [name, setName] = useState<SpanName>('day')
  const [isInverted, setIsInverted] = useState(false)
  const ends = [way.input.symbol, way.output.symbol]
  const [base = '', quote = ''] = isInverted ? ends.toReversed() : ends
  const between = way.symbols.slice(1, -1).join(', ')
  return (
    <Stack as="section" aria-labelledby={id}>
      <Row $align="start" $justify="space-between">
        <div>
          <Text as="h2" $size={16} id={id}>
            {t('Price of %base% in %quote%', { base, quote })}
          </Text>
          <Text $tone="quiet" $size={14}>
            {between === ''
              ? t('From the trades of their own pool')
              : t('They have no pool of their own: this is the price along the route over %tokens%.', {
                  tokens: between,
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
      <ChartHistory way={way} span={SPANS[name]} isInverted={isInverted} />
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
  const { status, way } = useChartWay(inputAddress, outputAddress)
  const nothing = {
    none: t('Choose two tokens to see their price'),
    same: t('These two always trade one for one'),
    unjoined: t('No pool joins these two tokens yet'),
  }
  return (
    <Panel>
      {status === 'ready' && <Found way={way} />}
      {status === 'loading' && <Skeleton height={DRAWING_HEIGHT_PX} />}
      {status !== 'ready' && status !== 'loading' && <EmptyState icon={LineChart} title={nothing[status]} />}
    </Panel>
  )
}
