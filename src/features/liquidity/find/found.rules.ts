import type { PoolFacts } from '../pool/usePoolFacts'

/** The state of the searched pool (trading 3 "Pair state"). */
export type FoundState = 'choose' | 'loading' | 'invalid' | 'none' | 'connect' | 'noLiquidity' | 'held'

export interface FoundFacts {
  isConnected: boolean
  status: PoolFacts['status']
  /** No account has provided liquidity. */
  isEmpty: boolean
  /** The account's LP tokens in base units; undefined until they are read. */
  balanceRaw: bigint | undefined
}

/** Returns the state of a pool: `none` if it does not exist or is empty; otherwise it depends on the account. */
export function foundState({ isConnected, status, isEmpty, balanceRaw }: FoundFacts): FoundState {
  if (status === 'none') return 'choose'
  if (status === 'loading' || status === 'invalid') return status
  if (status === 'notExists' || isEmpty) return 'none'
  if (!isConnected) return 'connect'
  if (balanceRaw === undefined) return 'loading'
  return balanceRaw > 0n ? 'held' : 'noLiquidity'
}
