import { useMemo } from 'react'
import type { PointRecord } from '../../../chain/services/profilePoints'
import type { ServiceRead } from '../../../chain/services/useServiceRead'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { pointTotals } from './points.rules'

const CHART_HEIGHT = '200px'
/** A line needs two points. */
const FEWEST = 2

const PointsChart = lazyDialog(() => import('./PointsChart').then((it) => it.PointsChart))

/** Renders how the points of an account have grown; nothing while they are unknown, and for a single gift. */
export function PointsHistory({ points: { value } }: { points: ServiceRead<readonly PointRecord[]> }) {
  const totals = useMemo(() => pointTotals(value ?? []), [value])
  if (totals.length < FEWEST) return null
  return (
    <div style={{ minBlockSize: CHART_HEIGHT }}>
      <PointsChart totals={totals} />
    </div>
  )
}
