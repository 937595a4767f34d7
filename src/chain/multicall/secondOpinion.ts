import { boundedMap } from '../../core/boundedMap'
import type { Nodes, Witness } from '../rpc/nodes'
import { isGuarded, type CallKey } from './callKey'

type Answers = Record<CallKey, string | null>

/** Answers what is to be shown of what one node read at a block. */
export type SecondOpinion = (first: Witness, blockNumber: number, data: Answers) => Promise<Answers>

const PATIENCE_MS = 1_500
/** Balances and allowances with an agreed answer; one that is forgotten is confirmed once more. */
const MOST_AGREED = 5_000

/**
 * Answers the function that lets a second node be heard, at the same block, about balances and allowances that are new;
 * with one node, or where no second one answers in time, it answers what was read.
 */
export function createSecondOpinion(nodes: Nodes): SecondOpinion {
  /** What two nodes agreed on: as long as it stays so there is nothing to ask. */
  const agreed = boundedMap<CallKey, string | null>(MOST_AGREED)

  async function hear(first: Witness, blockNumber: number, data: Answers): Promise<Answers> {
    const fresh = Object.entries(data).filter(([key, value]) => {
      const call = key as CallKey
      return isGuarded(call) && (!agreed.has(call) || agreed.get(call) !== value)
    })
    if (fresh.length === 0) return data
    // Only where there are several nodes: a page of one never needs it.
    const { readAgain } = await import('./secondReading')
    const { isHeard, corrected } = await readAgain(nodes, first, blockNumber, Object.fromEntries(fresh))
    const right = { ...data, ...corrected }
    if (isHeard) for (const [key] of fresh) agreed.set(key as CallKey, right[key as CallKey] ?? null)
    return right
  }

  return async (first, blockNumber, data) => {
    if ((nodes.witnesses?.() ?? []).length < 2) return data
    const late = new Promise<Answers>((resolve) => void setTimeout(() => resolve(data), PATIENCE_MS))
    return Promise.race([hear(first, blockNumber, data).catch(() => data), late])
  }
}
