import type { PoolFacts } from '../pool/usePoolFacts'

/** What is known of a pool that was looked for (trading 3 "Pair state"). */
export type FoundState = 'choose' | 'loading' | 'invalid' | 'none' | 'connect' | 'noLiquidity' | 'held'

export interface FoundFacts {
  isConnected: boolean
  status: PoolFacts['status']
  /** Nobody has put anything in. */
  isEmpty: boolean
  /** The account's LP tokens in base units; undefined until the chain answered. */
  heldRaw: bigint | undefined
}

/** Answers what to say of a pool: it is none where it was never made or nobody filled it; else it depends on the account. */
export function foundState({ isConnected, status, isEmpty, heldRaw }: FoundFacts): FoundState {
  if (status === 'none') return 'choose'
  if (status === 'loading' || status === 'invalid') return status
  if (status === 'notExists' || isEmpty) return 'none'
  if (!isConnected) return 'connect'
  if (heldRaw === undefined) return 'loading'
  return heldRaw > 0n ? 'held' : 'noLiquidity'
}
