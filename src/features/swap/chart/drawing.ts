import {
  CandlestickSeries,
  ColorType,
  createChart,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  TickMarkType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import { AXIS_DIGITS, axisPriceText, axisTickTexts } from '../../../i18n/figures/axis'
import { oncePerLocale } from '../../../i18n/once'
import type { Candle } from './candles.rules'
import { priceForPixels } from './prices.rules'

const MILLISECONDS = 1_000

/** Returns the time formats of a locale. Times are already shifted to local time, so they are formatted as UTC. */
const timeFormats = oncePerLocale((locale) => {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (time: Time) => (typeof time === 'number' ? format.format(time * MILLISECONDS) : '')
  }
  const day = formatter({ month: 'short', day: 'numeric' })
  const clock = formatter({ hour: 'numeric', minute: '2-digit' })
  return {
    time: formatter({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
    tick: (time: Time, type: TickMarkType) => (type >= TickMarkType.Time ? clock(time) : day(time)),
  }
})

export type DrawingKind = 'candles' | 'line'

/** A rendered chart. */
export interface Drawing {
  show(candles: readonly Candle[]): void
  remove(): void
}

const colorOf = (role: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim()

/** The library works in UTC; times shifted by this offset put its day boundaries at local midnight. */
const localOffsetS = (): number => new Date().getTimezoneOffset() * 60

function applyTheme(chart: IChartApi, series: ISeriesApi<'Candlestick' | 'Line'>, kind: DrawingKind): void {
  const [line, quiet, text] = [colorOf('line'), colorOf('text-quiet'), colorOf('text')]
  chart.applyOptions({
    layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: quiet },
    grid: { vertLines: { color: line }, horzLines: { color: line } },
    crosshair: {
      vertLine: { color: quiet, labelBackgroundColor: text },
      horzLine: { color: quiet, labelBackgroundColor: text },
    },
  })
  const [up, down] = [colorOf('bull'), colorOf('bear')]
  if (kind === 'line') series.applyOptions({ color: colorOf('chart-2') })
  else series.applyOptions({ upColor: up, downColor: down, wickUpColor: up, wickDownColor: down, borderVisible: false })
}

/** Returns the base of the price axis (1 / its smallest step), so that prices of this size show 6 digits. */
function priceBase(price: number): number {
  const integerDigits = price > 0 ? Math.floor(Math.log10(price)) + 1 : 1
  return 10 ** Math.max(0, AXIS_DIGITS - integerDigits)
}

/**
 * Creates an empty chart in a box. It takes its colours from the page and follows a change of theme. The library's own
 * logo is off, because the content security policy blocks its style.
 */
export function createDrawing(box: HTMLElement, kind: DrawingKind, locale: string): Drawing {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
  const { time, tick } = timeFormats(locale)
  const priceFormatter = (price: number) => axisPriceText(price, locale)
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 12 },
    localization: {
      locale,
      priceFormatter,
      tickmarksPriceFormatter: (prices: number[]) => axisTickTexts(prices, locale),
      timeFormatter: time,
    },
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
  const updateTheme = () => applyTheme(chart, series, kind)
  const theme = new MutationObserver(updateTheme)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  updateTheme()
  return {
    show(candles) {
      const offsetS = localOffsetS()
      const base = priceBase(priceForPixels(candles.at(-1)?.closeE36 ?? 0n))
      series.applyOptions({ priceFormat: { type: 'custom', formatter: priceFormatter, base, minMove: 1 / base } })
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
