import type { PoolStatus, PoolTerms } from '../../../market/prices/poolValue'

/** The awaited block, and how many blocks remain. */
export interface PoolCountdown {
  until: 'start' | 'end'
  block: bigint
  blocks: number
}

/** Returns the countdown of a pool: to its start, then to its end; null when finished or unknown (yield 4). */
export function poolCountdown(status: PoolStatus, terms: PoolTerms, currentBlock: number): PoolCountdown | null {
  if (status === 'finished' || currentBlock === 0) return null
  const until = status === 'notStarted' ? 'start' : 'end'
  const block = until === 'start' ? terms.startBlock : terms.endBlock
  if (block === null) return null
  const left = block - BigInt(currentBlock)
  return { until, block, blocks: left > 0n ? Number(left) : 0 }
}

/** Gas limit of staking and of harvesting; unstaking is estimated (constants: STAKE_GAS). */
export const STAKE_GAS = 200_000n

/** Returns whether no more can be staked: the stake has reached the limit (yield 2). */
export const isAtLimit = (stakedRaw: bigint, limitRaw: bigint): boolean => limitRaw > 0n && stakedRaw >= limitRaw
