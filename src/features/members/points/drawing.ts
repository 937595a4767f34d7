import { AreaSeries, ColorType, createChart, LineType, type Time, type UTCTimestamp } from 'lightweight-charts'
import { formatsOf } from '../../../i18n/formats'
import type { PointTotal } from './points.rules'

const SECOND_MS = 1_000

const colour = (role: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim()

const timeMs = (time: Time): number => (typeof time === 'number' ? time * SECOND_MS : 0)

export interface PointsDrawing {
  remove(): void
}

/** Draws totals of points into a box as steps. Reads its colours from the page and follows a change of theme. */
export function drawPoints(box: HTMLElement, totals: readonly PointTotal[], locale: string): PointsDrawing {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
  const formats = formatsOf(locale)
  const scale = { borderVisible: false, scaleMargins: { top: 0.15, bottom: 0.05 } }
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 12 },
    localization: {
      locale,
      priceFormatter: (points: number) => formats.number(Math.round(points)),
      timeFormatter: (time: Time) => formats.dateTime(timeMs(time)),
    },
    timeScale: { borderVisible: false, tickMarkFormatter: (time: Time) => formats.date(timeMs(time)) },
    leftPriceScale: { ...scale, visible: isRightToLeft },
    rightPriceScale: { ...scale, visible: !isRightToLeft },
    ...{ handleScale: false, handleScroll: false },
  })
  const series = chart.addSeries(AreaSeries, {
    ...{ priceScaleId: isRightToLeft ? 'left' : 'right', lineWidth: 2, lineType: LineType.WithSteps },
    ...{ pointMarkersVisible: true, priceLineVisible: false },
    autoscaleInfoProvider: (original: () => { priceRange: { minValue: number; maxValue: number } | null } | null) => {
      const found = original()
      return found?.priceRange ? { ...found, priceRange: { ...found.priceRange, minValue: 0 } } : found
    },
  })
  series.setData(totals.map(({ timeS, total }) => ({ time: timeS as UTCTimestamp, value: Number(total) })))
  const paint = () => {
    const [line, quiet, text, curve] = [colour('line'), colour('text-quiet'), colour('text'), colour('chart-1')]
    chart.applyOptions({
      layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: quiet },
      grid: { vertLines: { visible: false }, horzLines: { color: line } },
      crosshair: {
        vertLine: { color: quiet, labelBackgroundColor: text },
        horzLine: { color: quiet, labelBackgroundColor: text },
      },
    })
    series.applyOptions({ lineColor: curve, topColor: `${curve}55`, bottomColor: `${curve}00` })
  }
  paint()
  const theme = new MutationObserver(paint)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  chart.timeScale().fitContent()
  return {
    remove() {
      theme.disconnect()
      chart.remove()
    },
  }
}
