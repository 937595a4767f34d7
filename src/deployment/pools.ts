import facts from '#deployment/pools.json'
import type { Address } from '../core/address'

/** A pool; tokens by key. */
export interface PoolEntry {
  sousId: number
  stakingToken: string
  earningToken: string
  contractAddress: Address
  poolCategory: 'CORE' | 'COMMUNITY' | 'BINANCE'
  /** Whole tokens per block, as a decimal string. */
  tokenPerBlock: string
  isFinished?: boolean
  enableEmergencyWithdraw?: boolean
}

/** Pools in display order. */
export const poolEntries: readonly PoolEntry[] = facts
