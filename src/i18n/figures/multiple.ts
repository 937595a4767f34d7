import { figureFormat, shifted } from './number'

const HUNDREDTHS_DECIMALS = 2

const multipleFormat = figureFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats a multiple in hundredths: "1.94x"; a dash for none. */
export const multipleText = (hundredths: bigint | null, locale: string): string =>
  hundredths === null ? '–' : `${multipleFormat(shifted(hundredths, HUNDREDTHS_DECIMALS), locale)}x`
