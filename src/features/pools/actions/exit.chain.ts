import { RevertError, rehearse } from '../../../chain/send/rehearse'
import type { Nodes } from '../../../chain/rpc/nodes'
import type { Address } from '../../../core/address'
import type { PoolDefinition } from '../../../market/prices/poolList'
import { emergencyIntent, unstakeIntent } from './pools.chain'

/** How a stake can be withdrawn: normally, in an emergency without its rewards, or not at present. */
export type PoolExit = 'normal' | 'emergency' | 'none'

/** Returns whether a rehearsal passes; throws when no node could run it. */
async function passes(rehearsal: Promise<void>): Promise<boolean> {
  try {
    await rehearsal
    return true
  } catch (error) {
    if (error instanceof RevertError) return false
    throw error
  }
}

/**
 * Rehearses the withdrawals of an account's whole stake and returns the best one that succeeds. An emergency withdrawal
 * gives up the rewards, so that it is rehearsed only when the normal one fails. Throws when no node could run them.
 */
export async function readExit(
  nodes: Nodes,
  pool: PoolDefinition,
  account: Address,
  stakedRaw: bigint,
): Promise<PoolExit> {
  if (await passes(rehearse(nodes, unstakeIntent(pool, stakedRaw), account))) return 'normal'
  return (await passes(rehearse(nodes, emergencyIntent(pool), account))) ? 'emergency' : 'none'
}
