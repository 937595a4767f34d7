import { afterAll, beforeAll, inject } from 'vitest'
import { nodeAt, type Node } from './node.ts'
import type { SharedChain } from './startSharedChain.ts'

/**
 * Returns the seeded chain that files share, and a client of its node. The chain mines only on request, and returns to
 * its first state after the tests of the file.
 */
export function joinSharedChain(): SharedChain & { node: Node } {
  const chain = inject('sharedChain')
  const node = nodeAt(chain.rpcUrl)
  let snapshot = ''
  beforeAll(async () => {
    snapshot = await node.request('evm_snapshot')
  })
  afterAll(async () => {
    const isRestored = await node.request<boolean>('evm_revert', snapshot)
    if (!isRestored) throw new Error('The shared chain did not return to its first state.')
  })
  return { ...chain, node }
}
