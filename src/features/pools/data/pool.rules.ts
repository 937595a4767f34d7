import { parseAmount } from '../../../core/amount'
import { aprPercent, perYearRaw } from '../../../core/apr'
import { isSameToken } from '../../../market/token'
import { usdValueRaw, type UsdPrice } from '../../../market/usdPrice'
import type { PoolDefinition } from './definitions'

export type PoolStatus = 'notStarted' | 'live' | 'finished'

/** What never changes of a pool as the chain tells it; null for what was not or could not be read. */
export interface PoolTerms {
  startBlock: bigint | null
  endBlock: bigint | null
  /** The most that one account may stake; 0 for no limit, and where the limit could not be read (yield 8). */
  limitRaw: bigint
}

/** Answers how a pool stands at a block: finished when flagged so or when its end has passed (yield 4). */
export function poolStatus(isFinished: boolean, { startBlock, endBlock }: PoolTerms, currentBlock: number): PoolStatus {
  if (isFinished) return 'finished'
  if (currentBlock === 0) return 'live'
  const block = BigInt(currentBlock)
  if (endBlock !== null && block > endBlock) return 'finished'
  return startBlock !== null && block < startBlock ? 'notStarted' : 'live'
}

/** What is waited for, and how many blocks it is away. */
export interface PoolCountdown {
  until: 'start' | 'end'
  block: bigint
  blocks: number
}

/** Answers the countdown of a pool: to its start, then to its end; none when finished or unknown (yield 4). */
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
 * Answers a pool's APR in percent: what it pays in a year over what is staked, both in US dollars; 0 when finished and
 * null while it cannot be said (yield 9, constants: POOL_APR).
 */
export function poolApr(facts: AprFacts): number | null {
  const { definition, status, totalStakedRaw, stakingPrice, earningPrice, blockTimeSeconds } = facts
  const { stakingToken, earningToken, tokenPerBlock } = definition
  if (status === 'finished') return 0
  const perBlockRaw = parseAmount(tokenPerBlock, earningToken.decimals)
  if (perBlockRaw === null || totalStakedRaw === null) return null
  const yearRaw = perYearRaw(perBlockRaw, blockTimeSeconds)
  // CAKE for CAKE is worth as much on both sides, whether its price is known or not.
  if (isSameToken(stakingToken, earningToken)) return aprPercent(yearRaw, totalStakedRaw)
  if (!stakingPrice || !earningPrice) return null
  return aprPercent(
    usdValueRaw(earningPrice, earningToken, yearRaw),
    usdValueRaw(stakingPrice, stakingToken, totalStakedRaw),
  )
}

/** The gas limit of staking and of harvesting; unstaking is estimated (constants: STAKE_GAS). */
export const STAKE_GAS = 200_000n

/** Answers whether nothing more can be put in: the staked amount has reached the limit (yield 2). */
export const isAtLimit = (stakedRaw: bigint, limitRaw: bigint): boolean => limitRaw > 0n && stakedRaw >= limitRaw
