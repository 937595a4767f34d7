import {
  CandlestickSeries,
  ColorType,
  createChart,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts'
import { axisFormats } from './axisFormats'
import type { Candle } from './candles.rules'
import { priceForPixels } from './prices.rules'

export type DrawingKind = 'candles' | 'line'

/** A rendered chart. */
export interface Drawing {
  show(candles: readonly Candle[]): void
  remove(): void
}

const SHOWN_DIGITS = 6

const colour = (role: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim()

/** The library works in UTC; times shifted by this offset put its day boundaries at local midnight. */
const localOffsetS = (): number => new Date().getTimezoneOffset() * 60

function paint(chart: IChartApi, series: ISeriesApi<'Candlestick' | 'Line'>, kind: DrawingKind): void {
  const [line, quiet, text] = [colour('line'), colour('text-quiet'), colour('text')]
  chart.applyOptions({
    layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: quiet },
    grid: { vertLines: { color: line }, horzLines: { color: line } },
    crosshair: {
      vertLine: { color: quiet, labelBackgroundColor: text },
      horzLine: { color: quiet, labelBackgroundColor: text },
    },
  })
  const [up, down] = [colour('bull'), colour('bear')]
  if (kind === 'line') series.applyOptions({ color: colour('chart-2') })
  else series.applyOptions({ upColor: up, downColor: down, wickUpColor: up, wickDownColor: down, borderVisible: false })
}

/** Returns the base of the price axis (1 / its smallest step), so that prices of this size show 6 digits. */
function priceBase(price: number): number {
  const wholeDigits = price > 0 ? Math.floor(Math.log10(price)) + 1 : 1
  return 10 ** Math.max(0, SHOWN_DIGITS - wholeDigits)
}

/**
 * Creates an empty chart in a box. It takes its colours from the page and follows a change of theme. The library's own
 * logo is off, because the content security policy blocks its style.
 */
export function drawIn(box: HTMLElement, kind: DrawingKind, locale: string): Drawing {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
  const { price, time, tick } = axisFormats(locale)
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 12 },
    localization: { locale, priceFormatter: price, timeFormatter: time },
    timeScale: { timeVisible: true, secondsVisible: false, borderVisible: false, tickMarkFormatter: tick },
    leftPriceScale: { visible: isRightToLeft, borderVisible: false },
    rightPriceScale: { visible: !isRightToLeft, borderVisible: false },
    handleScroll: false,
    handleScale: false,
  })
  const scale = { priceScaleId: isRightToLeft ? 'left' : 'right' }
  const series =
    kind === 'line'
      ? chart.addSeries(LineSeries, { ...scale, lineWidth: 2 })
      : chart.addSeries(CandlestickSeries, scale)
  const repaint = () => paint(chart, series, kind)
  const theme = new MutationObserver(repaint)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  repaint()
  return {
    show(candles) {
      const offsetS = localOffsetS()
      const base = priceBase(priceForPixels(candles.at(-1)?.closeE36 ?? 0n))
      series.applyOptions({ priceFormat: { type: 'custom', formatter: price, base, minMove: 1 / base } })
      series.setData(
        candles.map(({ startS, openE36, highE36, lowE36, closeE36 }) => {
          const at = (startS - offsetS) as UTCTimestamp
          const close = priceForPixels(closeE36)
          if (kind === 'line') return { time: at, value: close }
          const [open, high, low] = [openE36, highE36, lowE36].map(priceForPixels)
          return { time: at, open: open ?? close, high: high ?? close, low: low ?? close, close }
        }),
      )
      chart.timeScale().fitContent()
    },
    remove() {
      theme.disconnect()
      chart.remove()
    },
  }
}
