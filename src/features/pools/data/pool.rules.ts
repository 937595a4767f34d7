import { parseAmount } from '../../../core/amount'
import { aprPercent, perYearRaw } from '../../../core/apr'
import { isSameToken } from '../../../market/token'
import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'
import type { PoolDefinition } from './definitions'

export type PoolStatus = 'notStarted' | 'live' | 'finished'

/** Constant facts of a pool, as read from the chain; null when not read yet or after a failed read. */
export interface PoolTerms {
  startBlock: bigint | null
  endBlock: bigint | null
  /** Maximum stake of one account; 0 for no limit, and when the limit could not be read (yield 8). */
  limitRaw: bigint
}

/** Returns the status of a pool at a block: finished by its flag or after its last block (yield 4). */
export function poolStatus(isFinished: boolean, { startBlock, endBlock }: PoolTerms, currentBlock: number): PoolStatus {
  if (isFinished) return 'finished'
  if (currentBlock === 0) return 'live'
  const block = BigInt(currentBlock)
  if (endBlock !== null && block > endBlock) return 'finished'
  return startBlock !== null && block < startBlock ? 'notStarted' : 'live'
}

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

export interface AprFacts {
  definition: Pick<PoolDefinition, 'stakingToken' | 'earningToken' | 'tokenPerBlock'>
  status: PoolStatus
  totalStakedRaw: bigint | null
  stakingPrice: UsdPrice | null
  earningPrice: UsdPrice | null
  blockTimeSeconds: number
}

/**
 * Returns a pool's APR in percent: its yearly reward over its total stake, both in US dollars. 0 when finished; null
 * while unknown (yield 9, constants: POOL_APR).
 */
export function poolApr(facts: AprFacts): number | null {
  const { definition, status, totalStakedRaw, stakingPrice, earningPrice, blockTimeSeconds } = facts
  const { stakingToken, earningToken, tokenPerBlock } = definition
  if (status === 'finished') return 0
  const perBlockRaw = parseAmount(tokenPerBlock, earningToken.decimals)
  if (perBlockRaw === null || totalStakedRaw === null) return null
  const yearRaw = perYearRaw(perBlockRaw, blockTimeSeconds)
  // CAKE for CAKE has the same price on both sides, so that the price may be unknown.
  if (isSameToken(stakingToken, earningToken)) return aprPercent(yearRaw, totalStakedRaw)
  if (!stakingPrice || !earningPrice) return null
  return aprPercent(
    usdValueRaw(earningPrice, earningToken, yearRaw),
    usdValueRaw(stakingPrice, stakingToken, totalStakedRaw),
  )
}

/** Gas limit of staking and of harvesting; unstaking is estimated (constants: STAKE_GAS). */
export const STAKE_GAS = 200_000n

/** Returns whether no more can be staked: the stake has reached the limit (yield 2). */
export const isAtLimit = (stakedRaw: bigint, limitRaw: bigint): boolean => limitRaw > 0n && stakedRaw >= limitRaw
