import { CloudOff, LineChart, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useBlockTime } from '../../../../chain/block/useBlockTime'
import { nodes } from '../../../../chain/rpc/nodes'
import type { Address } from '../../../../core/address'
import { useTranslation } from '../../../../i18n'
import { amountText } from '../../../../i18n/figures/amount'
import { percentText } from '../../../../i18n/figures/percent'
import { formatsOf } from '../../../../i18n/formats'
import { EmptyState } from '../../../../ui/content/EmptyState'
import { Skeleton } from '../../../../ui/content/Skeleton'
import { Button } from '../../../../ui/controls/Button'
import { SegmentedControl } from '../../../../ui/controls/SegmentedControl'
import { Stack } from '../../../../ui/layout/Stack'
import { Text } from '../../../../ui/layout/Text'
import { drawGrowth } from './drawing'
import { growthPercent, type SharePoint } from './growth.rules'
import type { SpanName } from './spans.rules'

type ShareHistory = { status: 'reading' } | { status: 'read'; points: readonly SharePoint[] } | { status: 'refused' }

/** Reads the vault's share price over a span. Another `attempt` reads it again; an unmount aborts the read. */
function useShareHistory(vault: Address, span: SpanName, attempt: number): ShareHistory {
  const { seconds } = useBlockTime()
  // The block time is fixed when the chart opens: a newer measurement does not trigger a new read.
  const [blockTimeSeconds] = useState(seconds)
  const requestKey = `${span} ${attempt}`
  const [state, setState] = useState<{ requestKey: string; history: ShareHistory }>({
    requestKey,
    history: { status: 'reading' },
  })
  useEffect(() => {
    const abort = new AbortController()
    const update = (history: ShareHistory) => {
      if (!abort.signal.aborted) setState({ requestKey, history })
    }
    import('./shareHistory.chain')
      .then(({ readShareHistory }) => readShareHistory(nodes, vault, { span, blockTimeSeconds, signal: abort.signal }))
      .then((points) => update({ status: 'read', points }))
      .catch(() => update({ status: 'refused' }))
    return () => abort.abort(new Error('Aborted'))
  }, [blockTimeSeconds, span, vault, requestKey])
  return state.requestKey === requestKey ? state.history : { status: 'reading' }
}

const HEIGHT_PX = 180
const SECOND_MS = 1_000
const SHARE_DECIMALS = 18

const Canvas = styled.div`
  position: relative;
  block-size: ${HEIGHT_PX}px;
  min-inline-size: 0;
`

function ChartCanvas({ points, label, locale }: { points: readonly SharePoint[]; label: string; locale: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? drawGrowth(box.current, points, locale) : undefined), [locale, points])
  // The library lays out its canvases in a table, which is hidden from screen readers.
  return (
    <div role="img" aria-label={label}>
      <Canvas ref={box} dir="ltr" aria-hidden />
    </div>
  )
}

function GrowthChart({ points }: { points: readonly SharePoint[] }) {
  const { t, locale } = useTranslation()
  const [first, last] = [points[0], points.at(-1)]
  const percent = percentText(growthPercent(points), locale)
  if (!first || !last || percent === null) {
    return (
      <EmptyState icon={LineChart} title={t('No chart yet')}>
        {t('No one staked in the vault in this period, so there is no earlier price.')}
      </EmptyState>
    )
  }
  const description = t('One share grew by %percent% since %date%, to %amount% CAKE.', {
    date: formatsOf(locale).dateTime(first.timeS * SECOND_MS),
    percent,
    amount: amountText(last.pricePerShareRaw, SHARE_DECIMALS, locale),
  })
  return (
    <Stack>
      <ChartCanvas points={points} label={description} locale={locale} />
      <Text $tone="quiet" $size={14}>
        {description}
      </Text>
    </Stack>
  )
}

function History({ vault, span }: { vault: Address; span: SpanName }) {
  const { t } = useTranslation()
  const [attempt, setAttempt] = useState(1)
  const history = useShareHistory(vault, span, attempt)
  if (history.status === 'reading') {
    return (
      <div aria-busy aria-label={t('Loading')}>
        <Skeleton height={HEIGHT_PX} />
      </div>
    )
  }
  if (history.status === 'read') return <GrowthChart points={history.points} />
  return (
    <EmptyState
      icon={CloudOff}
      title={t('No history here')}
      action={
        <Button size="s" icon={RotateCw} onClick={() => setAttempt(attempt + 1)}>
          {t('Try again')}
        </Button>
      }
    >
      {t('The nodes do not keep past deposits, so we have no chart. Staking is not affected.')}
    </EmptyState>
  )
}

/** Renders the growth of the vault's share price, as far back as the nodes have history, or that they have none. */
export function GrowthPanel({ vault }: { vault: Address }) {
  const { t } = useTranslation()
  const [span, setSpan] = useState<SpanName>('week')
  return (
    <Stack>
      <SegmentedControl
        legend={t('Time shown')}
        legendHidden
        options={[
          { value: 'week', label: t('1 week') },
          { value: 'month', label: t('1 month') },
          { value: 'all', label: t('All time') },
        ]}
        value={span}
        onPick={setSpan}
      />
      <History vault={vault} span={span} />
    </Stack>
  )
}
