/** Formats a duration in whole milliseconds for a locale. */
export const inMilliseconds = (ms: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(ms)
