import type { Address } from '../../core/address'
import { masterChefAddress } from '../../deployment/contracts'
import { poolEntries, type PoolEntry } from '../../deployment/pools'
import { tableToken, type TableToken } from './tokenTable'

/** A pool as declared by the deployment (yield 3 "Pool definition"). */
export interface PoolDefinition {
  sousId: number
  stakingToken: TableToken
  earningToken: TableToken
  contractAddress: Address
  category: PoolEntry['poolCategory']
  /** Whole tokens per block, as a decimal string. */
  tokenPerBlock: string
  isFinished: boolean
  canEmergencyWithdraw: boolean
}

/** The master chef's own first pool: CAKE for CAKE (yield 3). */
export const MANUAL_POOL_ID = 0

/** Returns the declared pools in their order, without those whose token is missing from the token table. */
function definitionsFrom(entries: readonly PoolEntry[]): PoolDefinition[] {
  return entries.flatMap((entry) => {
    const [stakingToken, earningToken] = [tableToken(entry.stakingToken), tableToken(entry.earningToken)]
    if (!stakingToken || !earningToken) return []
    const { sousId, poolCategory: category, tokenPerBlock, isFinished = false, enableEmergencyWithdraw = false } = entry
    const contractAddress =
      sousId === MANUAL_POOL_ID ? (masterChefAddress ?? entry.contractAddress) : entry.contractAddress
    return {
      sousId,
      stakingToken,
      earningToken,
      contractAddress,
      category,
      tokenPerBlock,
      isFinished,
      canEmergencyWithdraw: enableEmergencyWithdraw,
    }
  })
}

export const poolDefinitions: readonly PoolDefinition[] = definitionsFrom(poolEntries)
