import type { NodeHealth } from '../../../chain/rpc/nodePool'

/** Answers how many nodes are in good order: none of them is set aside, and each has said which block it is at. */
export const countAgreeing = (health: readonly NodeHealth[]): number =>
  health.filter(({ reason, latencyMs }) => reason === null && latencyMs !== null).length

/** Answers a time in whole milliseconds as it is written in a language. */
export const inMilliseconds = (ms: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(ms)
