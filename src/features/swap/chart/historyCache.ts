import type { SyncEvent } from '../../../chain/logs/syncEvents'

/** All events of a pair in a contiguous range of blocks, downsampled, that no reorganisation is likely to change. */
export interface CachedHistory {
  fromBlock: number
  fromTimeS: number
  toBlock: number
  /** The hash of the newest block; if the chain has another one there, this history is invalid. */
  toHash: string
  events: SyncEvent[]
}

/** The number increases when the stored shape changes. */
const KEY = 'hotcake_chart_1'
const MAX_CACHED = 12

type StoredEvent = [blockNumber: number, logIndex: number, timeS: number, reserve0Raw: string, reserve1Raw: string]
type Stored = [name: string, history: Omit<CachedHistory, 'events'> & { events: StoredEvent[] }]

const isInteger = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)
const isDigits = (value: unknown): value is string => typeof value === 'string' && /^\d{1,40}$/.test(value)

function isStoredEvent(value: unknown): value is StoredEvent {
  if (!Array.isArray(value) || value.length !== 5) return false
  return value.slice(0, 3).every(isInteger) && value.slice(3).every(isDigits)
}

function isStored(value: unknown): value is Stored {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const history: unknown = value[1]
  if (typeof history !== 'object' || history === null) return false
  const { fromBlock, fromTimeS, toBlock, toHash, events } = history as Record<string, unknown>
  return (
    [fromBlock, fromTimeS, toBlock].every(isInteger) &&
    typeof toHash === 'string' &&
    Array.isArray(events) &&
    events.every(isStoredEvent)
  )
}

function readAll(): Stored[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(all) ? all.filter(isStored) : []
  } catch {
    return []
  }
}

/** Returns this tab's cached history of a name; null when it is missing or invalid. */
export function cachedHistory(name: string): CachedHistory | null {
  const found = readAll().find(([each]) => each === name)
  if (!found) return null
  const events = found[1].events.map(([blockNumber, logIndex, timeS, reserve0Raw, reserve1Raw]) => ({
    ...{ blockNumber, logIndex, timeS },
    ...{ reserve0Raw: BigInt(reserve0Raw), reserve1Raw: BigInt(reserve1Raw) },
  }))
  return { ...found[1], events }
}

/** Stores a history for this tab and drops all but the twelve newest. */
export function cacheHistory(name: string, history: CachedHistory): void {
  const events = history.events.map(({ blockNumber, logIndex, timeS, reserve0Raw, reserve1Raw }): StoredEvent => [
    ...([blockNumber, logIndex, timeS] as const),
    ...([String(reserve0Raw), String(reserve1Raw)] as const),
  ])
  const others = readAll().filter(([each]) => each !== name)
  const all: Stored[] = [[name, { ...history, events }], ...others].slice(0, MAX_CACHED) as Stored[]
  try {
    sessionStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Storage is full or blocked: the next chart reads from the node again.
  }
}
