import { oncePerLocale } from '../once'

const wholePercentFormat = oncePerLocale((locale) => new Intl.NumberFormat(locale, { style: 'percent' }))

/** Formats whole percent of 0 to 100, as the position of a slider or a progress bar: "25%". */
export const wholePercentText = (percent: number, locale: string): string =>
  wholePercentFormat(locale).format(percent / 100)
