/** One event log. */
export interface EventLog {
  blockNumber: number
  logIndex: number
  /** Seconds since 1970; null from nodes that do not include it. */
  timeS: number | null
  /** Non-indexed words of the event, 0x hex. */
  data: string
}

const HEX = /^0x[0-9a-f]+$/i

/** Parses a hex quantity; throws for anything else. */
export function quantity(value: unknown): number {
  if (typeof value !== 'string' || !HEX.test(value))
    throw new Error('The node returned something that is not a hex quantity')
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new Error('The node returned an unsafe integer')
  return number
}

interface RawLog {
  blockNumber?: unknown
  logIndex?: unknown
  blockTimestamp?: unknown
  data?: unknown
  removed?: unknown
}

const isRawLog = (value: unknown): value is RawLog => typeof value === 'object' && value !== null

/** Parses an eth_getLogs response, oldest first, without logs removed by a reorganisation. */
export function readEventLogs(response: unknown): EventLog[] {
  if (!Array.isArray(response)) throw new Error('The node returned something that is not a list of logs')
  const logs = response.filter(isRawLog).filter(({ removed }) => removed !== true)
  return logs
    .map(({ blockNumber, logIndex, blockTimestamp, data }) => ({
      blockNumber: quantity(blockNumber),
      logIndex: quantity(logIndex),
      timeS: typeof blockTimestamp === 'string' ? quantity(blockTimestamp) : null,
      data: typeof data === 'string' ? data : '',
    }))
    .toSorted((one, other) => one.blockNumber - other.blockNumber || one.logIndex - other.logIndex)
}
