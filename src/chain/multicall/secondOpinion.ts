import { boundedMap } from '../../core/boundedMap'
import type { Nodes, Witness } from '../rpc/nodes'
import type { CallKey } from './callKey'
import { isGuarded } from './guardedReads'

type CallData = Record<CallKey, string | null>

/** Returns the results to display, given those of one node at a block. */
export type ReadConfirmation = (first: Witness, blockNumber: number, data: CallData) => Promise<CallData>

const PATIENCE_MS = 1_500
/** Maximum number of cached confirmations of balances and allowances; an evicted one is confirmed again. */
const MOST_AGREED = 5_000

/**
 * Creates the function that confirms new balances and allowances with a second node at the same block. With one node,
 * or without a second response in time, it returns the results unconfirmed.
 */
export function createReadConfirmation(nodes: Nodes): ReadConfirmation {
  /** Values on which two nodes agreed: no confirmation is needed while they are unchanged. */
  const agreed = boundedMap<CallKey, string | null>(MOST_AGREED)

  async function hear(first: Witness, blockNumber: number, data: CallData): Promise<CallData> {
    const fresh = Object.entries(data).filter(([key, value]) => {
      const call = key as CallKey
      return isGuarded(call) && (!agreed.has(call) || agreed.get(call) !== value)
    })
    if (fresh.length === 0) return data
    // Loaded lazily: a deployment with one node never needs it.
    const { readFromOthers } = await import('./secondReading')
    const { isConfirmed, corrected } = await readFromOthers(nodes, first, blockNumber, Object.fromEntries(fresh))
    const right = { ...data, ...corrected }
    if (isConfirmed) for (const [key] of fresh) agreed.set(key as CallKey, right[key as CallKey] ?? null)
    return right
  }

  return async (first, blockNumber, data) => {
    if ((nodes.witnesses?.() ?? []).length < 2) return data
    const late = new Promise<CallData>((resolve) => void setTimeout(() => resolve(data), PATIENCE_MS))
    return Promise.race([hear(first, blockNumber, data).catch(() => data), late])
  }
}
