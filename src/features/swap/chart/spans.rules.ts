/** The length of a chart and the duration of one candle, in seconds. */
export interface ChartSpan {
  name: SpanName
  lengthS: number
  bucketS: number
}

export type SpanName = 'hour' | 'day' | 'week'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** Candles of one minute, 15 minutes and two hours: 60 to 96 of them, as many as a phone can show apart. */
export const SPANS: Readonly<Record<SpanName, ChartSpan>> = {
  hour: { name: 'hour', lengthS: HOUR_S, bucketS: MINUTE_S },
  day: { name: 'day', lengthS: DAY_S, bucketS: 15 * MINUTE_S },
  week: { name: 'week', lengthS: 7 * DAY_S, bucketS: 2 * HOUR_S },
}

/** Returns the start of the bucket that contains a time, both in seconds since 1970. */
export const bucketStart = (timeS: number, bucketS: number): number => Math.floor(timeS / bucketS) * bucketS
