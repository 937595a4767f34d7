import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslation } from '../../../i18n'
import type { Candle } from './candles.rules'
import { createDrawing, type Drawing, type DrawingKind } from './drawing'

export const DRAWING_HEIGHT_PX = 240

const Box = styled.div`
  position: relative;
  block-size: ${DRAWING_HEIGHT_PX}px;
  min-inline-size: 0;
`

type Props = { candles: readonly Candle[]; kind: DrawingKind; label: string }

function Canvas({ candles, kind, label, locale }: Props & { locale: string }) {
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing | null>(null)

  useEffect(() => {
    if (!box.current) return undefined
    const drawn = createDrawing(box.current, kind, locale)
    drawing.current = drawn
    return () => drawn.remove()
  }, [kind, locale])

  useEffect(() => {
    drawing.current?.show(candles)
  }, [candles])

  // The library lays out its canvases in a table, which screen readers must not announce.
  return (
    <div role="img" aria-label={label}>
      <Box ref={box} dir="ltr" aria-hidden />
    </div>
  )
}

/**
 * Renders the chart. Time runs from left to right in every language, as in every chart. `label` describes it in words.
 */
export function ChartDrawing(props: Props) {
  const { locale } = useTranslation()
  // Another language or kind needs a new drawing, filled from the start.
  return <Canvas key={`${props.kind} ${locale}`} {...props} locale={locale} />
}
