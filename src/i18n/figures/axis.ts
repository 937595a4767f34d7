/** Prices on the axis of a chart show this many significant digits. */
export const AXIS_DIGITS = 6

/** Truncates, with a decimal point and no thousands separators in every language, like the prices beside the chart. */
const axisPriceFormat = new Intl.NumberFormat('en-US', {
  maximumSignificantDigits: AXIS_DIGITS,
  roundingMode: 'trunc',
  useGrouping: false,
})

/** Formats a price for the axis of a chart: "1234.56". */
export const axisPriceText = (price: number): string => axisPriceFormat.format(price)
