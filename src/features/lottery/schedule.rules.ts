/** Statuses of rounds and the times of their next events (games 2.6.3, 4.2.1). */

/** The statuses in the order of their chain values. */
export const STATUSES = ['pending', 'open', 'close', 'claimable'] as const

export type RoundStatus = (typeof STATUSES)[number]

/** Returns the status of a chain value; an unknown one is pending. */
export const statusOf = (value: number): RoundStatus => STATUSES[value] ?? 'pending'

/** constants: NEXT_EVENT_OFFSETS, in seconds after the end of a round. */
const NEXT_EVENT_SECONDS: Readonly<Record<RoundStatus, number | null>> = {
  pending: null,
  open: 30,
  close: 210,
  claimable: 330,
}

/**
 * Returns the time of the next event in seconds since 1970: the draw of an open round, the winners of a closed one, or
 * the next sale; null for a round that has not started.
 */
export function nextEventSeconds(status: RoundStatus, endSeconds: number): number | null {
  const offset = NEXT_EVENT_SECONDS[status]
  return offset === null ? null : endSeconds + offset
}

/** Returns whether a round sells tickets at a time of the chain: while it is open, until its end (protocol 4.3.2). */
export const isSelling = (status: RoundStatus, endSeconds: number, nowSeconds: number): boolean =>
  status === 'open' && nowSeconds < endSeconds

/** What the page offers: tickets, or what it waits for. */
export type SaleStage = 'notStarted' | 'buying' | 'calculating' | 'winners' | 'nextSale'

/** Returns the stage of a round at a time of the chain (games 2.6.6, 4.2.4). */
export function saleStage(status: RoundStatus, endSeconds: number, nowSeconds: number): SaleStage {
  if (status === 'pending') return 'notStarted'
  if (status === 'open') return isSelling(status, endSeconds, nowSeconds) ? 'buying' : 'calculating'
  return status === 'close' ? 'winners' : 'nextSale'
}
