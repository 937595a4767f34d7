import { numberText } from './number'

/** A measured block time is shown to hundredths of a second. */
const DECIMALS = 2

/** Formats a measured time in seconds, rounded, without a unit: "2.98". */
export const secondsText = (seconds: number, locale: string): string =>
  numberText(Number(seconds.toFixed(DECIMALS)), locale)
