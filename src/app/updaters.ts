import { startBlockUpdater } from '../chain/block/block.updater'
import { startMulticallUpdater } from '../chain/multicall/multicall.updater'
import { nodes } from '../chain/rpc/nodes'
import { deployment } from '../deployment/deployment'
import { startListsUpdater } from '../features/lists'
import { startTransactionsUpdater } from '../features/transactions'
import { selectUser } from '../features/user'
import type { Store } from './store'

/** Follows the chain head on the configured nodes; a user's own node is used exclusively and without a WebSocket. */
function followNodes(store: Store): void {
  const { chainId, rpc, blockTimeSeconds } = deployment
  let inUse: string | null = null
  let stop: (() => void) | undefined
  function follow(): void {
    const { ownNode } = selectUser(store.getState())
    if (stop && ownNode === inUse) return
    if (ownNode !== inUse) nodes.choose(ownNode === null ? rpc.http : [ownNode])
    inUse = ownNode
    stop?.()
    const webSocketUrls = ownNode === null ? rpc.webSocket : []
    stop = startBlockUpdater({ dispatch: store.dispatch, nodes, chainId, webSocketUrls, blockTimeSeconds })
  }
  follow()
  store.subscribe(follow)
}

/** Starts the background updaters: chain head, reads per block, receipts and token lists. */
export function startUpdaters(store: Store): void {
  const { chainId } = deployment
  startMulticallUpdater({ store, nodes, chainId })
  startListsUpdater({ store })
  startTransactionsUpdater({ store, nodes, chainId })
  followNodes(store)
}
