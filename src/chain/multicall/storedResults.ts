import { parseCallKey, toCallKey, type CallKey } from './callKey'
import type { ResultBatch, MulticallState } from './multicall.slice'

/** Version of the stored shape; data of another version is ignored. */
const VERSION = 1
const MOST_CALLS = 1_000
/** Maximum size of all results together: a tenth of the storage quota of a site. */
const MOST_CHARACTERS = 250_000

export interface StoredResults extends ResultBatch {
  version: typeof VERSION
}

interface Found {
  key: CallKey
  data: string | null
  blockNumber: number
  isListened: boolean
  /** True for a constant of the chain, which is read only once. */
  isFact: boolean
}

function foundIn({ results, listeners }: MulticallState, chainId: number): Found[] {
  const listened = listeners[chainId] ?? {}
  return Object.entries(results[chainId] ?? {}).map(([text, { data, blockNumber }]) => {
    const key = text as CallKey
    const refreshIntervals = Object.keys(listened[key] ?? {})
    const isFact = refreshIntervals.length > 0 && refreshIntervals.every((interval) => interval === 'Infinity')
    return { key, data, blockNumber, isListened: refreshIntervals.length > 0, isFact }
  })
}

/**
 * Returns the results of a chain to store for the next session, within limits. Those on the page come first, then the
 * newest. They are as of the oldest block among them, constants excepted. Null if this session has read nothing.
 */
export function resultsToStore(state: MulticallState, chainId: number): StoredResults | null {
  const found = foundIn(state, chainId).toSorted(
    (one, other) => Number(other.isListened) - Number(one.isListened) || other.blockNumber - one.blockNumber,
  )
  const kept: Found[] = []
  let characters = 0
  for (const each of found.slice(0, MOST_CALLS)) {
    characters += each.key.length + (each.data?.length ?? 0)
    if (characters > MOST_CHARACTERS) break
    kept.push(each)
  }
  if (kept.length === 0) return null
  const ageing = kept.filter(({ isFact }) => !isFact)
  const blockNumber = Math.min(...(ageing.length > 0 ? ageing : kept).map((each) => each.blockNumber))
  return { version: VERSION, chainId, blockNumber, data: Object.fromEntries(kept.map(({ key, data }) => [key, data])) }
}

const HEX = /^0x(?:[0-9a-f]{2})*$/i

function isCall(key: string, data: unknown): boolean {
  try {
    return (
      toCallKey(parseCallKey(key as CallKey)) === key && (data === null || (typeof data === 'string' && HEX.test(data)))
    )
  } catch {
    return false
  }
}

/** Parses the stored results of a chain; null for another shape, version or chain. */
export function readStoredResults(
  stored: Partial<Record<string, unknown>> | null,
  chainId: number,
): ResultBatch | null {
  if (stored?.['version'] !== VERSION || stored['chainId'] !== chainId) return null
  const { blockNumber, data } = stored
  if (!Number.isSafeInteger(blockNumber) || typeof data !== 'object' || data === null) return null
  const calls = Object.entries(data)
  if (calls.length > MOST_CALLS || !calls.every(([key, result]) => isCall(key, result))) return null
  return { chainId, blockNumber: blockNumber as number, data: data as ResultBatch['data'] }
}
