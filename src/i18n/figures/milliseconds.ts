import { oncePerLocale } from '../once'

const millisecondFormat = oncePerLocale(
  (locale) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }),
)

/** Formats a duration in whole milliseconds: "80 ms". */
export const millisecondsText = (ms: number, locale: string): string => millisecondFormat(locale).format(ms)
