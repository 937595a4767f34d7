import { RevertError, rehearse } from '../../../chain/send/rehearse'
import type { Nodes } from '../../../chain/rpc/nodes'
import type { PoolDefinition } from '../data/definitions'
import { emergencyIntent, unstakeIntent } from './pools.chain'

/** How a stake can leave a pool: as usual, in an emergency without its rewards, or not at all for now. */
export type PoolExit = 'normal' | 'emergency' | 'none'

/** Returns whether a rehearsal passes; throws where no node could run it. */
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
 * Rehearses the ways out of a pool for an account's whole stake and returns the best that works: an emergency withdrawal gives
 * the rewards up, so it counts only where the normal way fails. Throws where no node could run them.
 */
export async function readExit(
  nodes: Nodes,
  pool: PoolDefinition,
  account: string,
  stakedRaw: bigint,
): Promise<PoolExit> {
  if (await passes(rehearse(nodes, unstakeIntent(pool, stakedRaw), account))) return 'normal'
  return (await passes(rehearse(nodes, emergencyIntent(pool), account))) ? 'emergency' : 'none'
}
