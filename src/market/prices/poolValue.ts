import { parseAmount } from '../../core/amount'
import { aprPercent, perYearRaw } from '../../core/apr'
import { isSameToken } from '../token'
import { usdValueRaw, type UsdPrice } from '../usdPrice'
import type { PoolDefinition } from './poolList'

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
