import { AreaSeries, ColorType, createChart, TickMarkType, type Time, type UTCTimestamp } from 'lightweight-charts'
import { AXIS_DIGITS, axisPriceText, axisTickTexts } from '../../../../i18n/figures/axis'
import { oncePerLocale } from '../../../../i18n/once'
import type { SharePoint } from './growth.rules'

const SECOND_MS = 1_000
const SHARE_DECIMALS = 18

const colour = (role: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${role}`).trim()

/** Short days and times for the axis. In right-to-left text, an all-numeric date is garbled on a canvas. */
const tickFormats = oncePerLocale((locale) => ({
  day: new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' }),
  clock: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
}))

/** A chart of prices needs no more digits than a number has. */
const toNumber = (raw: bigint): number => Number(raw) / 10 ** SHARE_DECIMALS

const timeMs = (time: Time): number => (typeof time === 'number' ? time * SECOND_MS : 0)

/**
 * Draws the share price into a box and returns the function that removes the chart. It reads its colours from the page
 * and follows a change of theme. The library's own logo is off, because the content security policy blocks its style.
 */
export function drawGrowth(box: HTMLElement, points: readonly SharePoint[], locale: string): () => void {
  const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl'
  const { day, clock } = tickFormats(locale)
  const side = { borderVisible: false, scaleMargins: { top: 0.15, bottom: 0.1 } }
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false, fontFamily: getComputedStyle(box).fontFamily, fontSize: 12 },
    localization: {
      locale,
      priceFormatter: (price: number) => axisPriceText(price, locale),
      tickmarksPriceFormatter: (prices: number[]) => axisTickTexts(prices, locale),
      timeFormatter: (time: Time) => `${day.format(timeMs(time))}, ${clock.format(timeMs(time))}`,
    },
    timeScale: {
      ...{ borderVisible: false, timeVisible: true },
      tickMarkFormatter: (time: Time, type: TickMarkType) =>
        (type >= TickMarkType.Time ? clock : day).format(timeMs(time)),
    },
    leftPriceScale: { ...side, visible: isRightToLeft },
    rightPriceScale: { ...side, visible: !isRightToLeft },
    handleScroll: false,
    handleScale: false,
  })
  const series = chart.addSeries(AreaSeries, {
    priceScaleId: isRightToLeft ? 'left' : 'right',
    lineWidth: 2,
    priceFormat: { type: 'price', precision: AXIS_DIGITS, minMove: 10 ** -AXIS_DIGITS },
  })
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
  }
  const theme = new MutationObserver(paint)
  theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  paint()
  series.setData(
    points.map(({ timeS, pricePerShareRaw }) => ({ time: timeS as UTCTimestamp, value: toNumber(pricePerShareRaw) })),
  )
  chart.timeScale().fitContent()
  return () => {
    theme.disconnect()
    chart.remove()
  }
}
