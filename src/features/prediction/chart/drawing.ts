import {
  AreaSeries,
  ColorType,
  createChart,
  createSeriesMarkers,
  LineSeries,
  LineStyle,
  type SeriesMarker,
  TickMarkType,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import { axisPriceText, axisTickTexts } from '../../../i18n/figures/axis'
import { oncePerLocale } from '../../../i18n/once'
import type { Side } from '../round.rules'
import type { PricePoint } from './points.rules'
import { RoundLines } from './roundLines'

const SECOND_MS = 1_000
const PRICE_DIGITS = 3

/** A lock of a round on the time axis, with the account's bet on it. */
export interface RoundMark {
  timeS: number
  side: Side | null
}

export interface PredictionChart {
  setData(points: readonly PricePoint[], marks: readonly RoundMark[], lockPrice: number | null): void
  remove(): void
}

const colour = (role: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim()

/**
 * Times of the crosshair and of ticks with seconds. They have no date: in right-to-left text, an all-numeric date is
 * garbled on a canvas.
 */
const clockFormat = oncePerLocale(
  (locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', second: '2-digit' }),
)
const shortFormat = oncePerLocale((locale) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }))

const timeMs = (time: Time): number => (typeof time === 'number' ? time * SECOND_MS : 0)

interface Options {
  locale: string
  decimals: number
  /** Label of the line of the locked price. */
  lockLabel: string
}

/**
 * Draws the oracle's prices into a box: a line for each lock of a round, a mark for each bet of the account, and the
 * locked price of the live round. Reads its colours from the page and follows a change of theme.
 */
export function drawPrediction(box: HTMLElement, { locale, decimals, lockLabel }: Options): PredictionChart {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
  const side = { borderVisible: false, scaleMargins: { top: 0.15, bottom: 0.1 } }
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 12 },
    localization: {
      locale,
      priceFormatter: (price: number) => axisPriceText(price, locale),
      tickmarksPriceFormatter: (prices: number[]) => axisTickTexts(prices, locale),
      timeFormatter: (time: Time) => clockFormat(locale).format(timeMs(time)),
    },
    timeScale: {
      ...{ borderVisible: false, timeVisible: true, rightOffset: 4 },
      tickMarkFormatter: (time: Time, type: TickMarkType) =>
        (type === TickMarkType.TimeWithSeconds ? clockFormat : shortFormat)(locale).format(timeMs(time)),
    },
    leftPriceScale: { ...side, visible: isRightToLeft },
    rightPriceScale: { ...side, visible: !isRightToLeft },
    handleScale: false,
  })
  const series = chart.addSeries(AreaSeries, {
    priceScaleId: isRightToLeft ? 'left' : 'right',
    ...{ lineWidth: 2, priceFormat: { type: 'price', precision: PRICE_DIGITS, minMove: 10 ** -PRICE_DIGITS } },
  })
  // RoundLines can draw only at points of the time scale: this series adds the times of the locks, without values.
  const locks = chart.addSeries(LineSeries, { lastValueVisible: false, priceLineVisible: false })
  const lines = new RoundLines()
  series.attachPrimitive(lines)
  const bets = createSeriesMarkers(series, [])
  const locked = series.createPriceLine({ price: 0, lineStyle: LineStyle.Dashed, lineVisible: false, title: lockLabel })
  let shown: readonly RoundMark[] = []

  const paint = () => {
    const [line, quiet, text, curve] = [colour('line'), colour('text-quiet'), colour('text'), colour('chart-2')]
    chart.applyOptions({
      layout: { background: { type: ColorType.Solid, color: 'transparent' }, textColor: quiet },
      grid: { vertLines: { visible: false }, horzLines: { color: line } },
      crosshair: {
        vertLine: { color: quiet, labelBackgroundColor: text },
        horzLine: { color: quiet, labelBackgroundColor: text },
      },
    })
    series.applyOptions({ lineColor: curve, topColor: `${curve}55`, bottomColor: `${curve}00` })
    lines.update(
      shown.map(({ timeS }) => timeS),
      `${quiet}77`,
    )
    locked.applyOptions({ color: colour('accent-rim') })
    bets.setMarkers(
      shown.flatMap(({ timeS, side: entered }): SeriesMarker<Time>[] =>
        entered === null
          ? []
          : [
              {
                time: timeS as UTCTimestamp,
                position: entered === 'bull' ? 'belowBar' : 'aboveBar',
                shape: entered === 'bull' ? 'arrowUp' : 'arrowDown',
                color: colour(entered),
              },
            ],
      ),
    )
  }
  const theme = new MutationObserver(paint)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })

  let isFitted = false
  return {
    setData(points, marks, lockPrice) {
      series.setData(
        points.map(({ timeS, priceRaw }) => ({
          time: timeS as UTCTimestamp,
          value: Number(priceRaw) / 10 ** decimals,
        })),
      )
      shown = marks
      locks.setData(marks.map(({ timeS }) => ({ time: timeS as UTCTimestamp })))
      locked.applyOptions({
        price: lockPrice ?? 0,
        lineVisible: lockPrice !== null,
        axisLabelVisible: lockPrice !== null,
      })
      paint()
      // Later updates must not move what the user has scrolled to.
      if (!isFitted && points.length > 0) {
        chart.timeScale().fitContent()
        isFitted = true
      }
    },
    remove() {
      theme.disconnect()
      chart.remove()
    },
  }
}
