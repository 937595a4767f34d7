/** How far back the chart looks, and how much time one candle stands for. */
export interface ChartSpan {
  name: SpanName
  lengthS: number
  bucketS: number
}

export type SpanName = 'hour' | 'day' | 'week'

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

/** A candle of a minute, a quarter of an hour and two hours: 60 to 96 of them, as many as a phone shows apart. */
export const SPANS: Readonly<Record<SpanName, ChartSpan>> = {
  hour: { name: 'hour', lengthS: HOUR_S, bucketS: MINUTE_S },
  day: { name: 'day', lengthS: DAY_S, bucketS: 15 * MINUTE_S },
  week: { name: 'week', lengthS: 7 * DAY_S, bucketS: 2 * HOUR_S },
}

/** Answers the start of the bucket a time falls into, both in seconds since 1970. */
export const bucketStart = (timeS: number, bucketS: number): number => Math.floor(timeS / bucketS) * bucketS
