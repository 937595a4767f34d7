/** One event as a node keeps it. */
export interface EventLog {
  blockNumber: number
  logIndex: number
  /** Seconds since 1970; null from nodes that do not say it. */
  timeS: number | null
  /** The words of the event that are not indexed, 0x hex. */
  data: string
}

const HEX = /^0x[0-9a-f]+$/i

/** Answers a hex quantity as a number; throws for what is none. */
export function quantity(value: unknown): number {
  if (typeof value !== 'string' || !HEX.test(value)) throw new Error('The node answered something that is no number')
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new Error('The node answered a number beyond all measure')
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

/** Answers the events of an eth_getLogs answer from oldest to newest, without those a reorganisation took back. */
export function readEventLogs(answer: unknown): EventLog[] {
  if (!Array.isArray(answer)) throw new Error('The node answered something that is no list of logs')
  const logs = answer.filter(isRawLog).filter(({ removed }) => removed !== true)
  return logs
    .map(({ blockNumber, logIndex, blockTimestamp, data }) => ({
      blockNumber: quantity(blockNumber),
      logIndex: quantity(logIndex),
      timeS: typeof blockTimestamp === 'string' ? quantity(blockTimestamp) : null,
      data: typeof data === 'string' ? data : '',
    }))
    .toSorted((one, other) => one.blockNumber - other.blockNumber || one.logIndex - other.logIndex)
}
