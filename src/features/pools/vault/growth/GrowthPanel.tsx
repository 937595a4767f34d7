import { CloudOff, LineChart, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../../i18n'
import { formatsOf } from '../../../../i18n/formats'
import { EmptyState } from '../../../../ui/content/EmptyState'
import { Skeleton } from '../../../../ui/content/Skeleton'
import { Button } from '../../../../ui/controls/Button'
import { SegmentedControl } from '../../../../ui/controls/SegmentedControl'
import { decimalsText, percentText } from '../../../earn'
import { Stack } from '../../../../ui/layout/Stack'
import { drawGrowth } from './drawing'
import { grownPercent, type SharePoint } from './growth.rules'
import type { SpanName } from './spans.rules'
import { useShareHistory } from './useShareHistory'
import { Text } from '../../../../ui/layout/Text'

const HEIGHT_PX = 180
const SECOND_MS = 1_000
const SHARE_DECIMALS = 18
const SHOWN_DECIMALS = 6

const Canvas = styled.div`
  position: relative;
  block-size: ${HEIGHT_PX}px;
  min-inline-size: 0;
`

function Curve({ points, label, locale }: { points: readonly SharePoint[]; label: string; locale: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? drawGrowth(box.current, points, locale) : undefined), [locale, points])
  // The library lays out its canvases in a table, which is hidden from screen readers.
  return (
    <div role="img" aria-label={label}>
      <Canvas ref={box} dir="ltr" aria-hidden />
    </div>
  )
}

function Grown({ points }: { points: readonly SharePoint[] }) {
  const { t, locale } = useTranslation()
  const [first, last] = [points[0], points.at(-1)]
  const percent = percentText(grownPercent(points), locale)
  if (!first || !last || percent === null) {
    return (
      <EmptyState icon={LineChart} title={t('Nothing to draw yet')}>
        {t('Nobody staked in the vault in this time, so the chain tells no earlier price.')}
      </EmptyState>
    )
  }
  const words = t('Since %date% one share grew by %percent%, to %amount% CAKE.', {
    date: formatsOf(locale).dateTime(first.timeS * SECOND_MS),
    percent,
    amount: decimalsText(last.pricePerShareRaw, SHARE_DECIMALS, SHOWN_DECIMALS, locale),
  })
  return (
    <Stack>
      <Curve points={points} label={words} locale={locale} />
      <Text $tone="quiet" $size={14}>
        {words}
      </Text>
    </Stack>
  )
}

function History({ vault, span }: { vault: string; span: SpanName }) {
  const { t } = useTranslation()
  const [round, setRound] = useState(1)
  const history = useShareHistory(vault, span, round)
  if (history.status === 'reading') {
    return (
      <div aria-busy aria-label={t('Loading')}>
        <Skeleton height={HEIGHT_PX} />
      </div>
    )
  }
  if (history.status === 'read') return <Grown points={history.points} />
  return (
    <EmptyState
      icon={CloudOff}
      title={t('No history here')}
      action={
        <Button size="s" icon={RotateCw} onClick={() => setRound(round + 1)}>
          {t('Try again')}
        </Button>
      }
    >
      {t(
        'The nodes keep no record of past deposits for us to read, so there is nothing to draw. Staking is not affected.',
      )}
    </EmptyState>
  )
}

/** Renders the growth of the vault's share price, as far as the nodes have its history. Reports when they have none. */
export function GrowthPanel({ vault }: { vault: string }) {
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
