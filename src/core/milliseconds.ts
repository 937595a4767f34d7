/** Answers a time in whole milliseconds as it is written in a language. */
export const inMilliseconds = (ms: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(ms)
