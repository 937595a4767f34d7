import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import { formatsOf } from '../../../i18n/formats'
import { drawPoints } from './drawing'
import type { PointTotal } from './points.rules'

const HEIGHT_PX = 200

const Canvas = styled.div`
  position: relative;
  block-size: ${HEIGHT_PX}px;
  min-inline-size: 0;
`

/** Renders totals of points over time; their list beside it has the same figures for screen readers. */
export function PointsChart({ totals }: { totals: readonly PointTotal[] }) {
  const { t, locale } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return undefined
    const drawing = drawPoints(box.current, totals, locale)
    return () => drawing.remove()
  }, [totals, locale])
  const points = formatsOf(locale).number(totals.at(-1)?.total ?? 0n)
  // The library lays out its canvases in a table, which is hidden from screen readers.
  return (
    <div role="img" aria-label={t('Points over time, %points% at the end', { points })}>
      <Canvas ref={box} dir="ltr" aria-hidden />
    </div>
  )
}
