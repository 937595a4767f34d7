import { startBlockUpdater } from '../chain/block/block.updater'
import { startMulticallUpdater } from '../chain/multicall/multicall.updater'
import { nodes } from '../chain/rpc/nodes'
import { deployment } from '../core/deployment'
import { startListsUpdater } from '../features/lists'
import { startTransactionsUpdater } from '../features/transactions'
import type { Store } from './store'

/** Starts all that happens by itself: the head of the chain, the reads of each block, the receipts, the token lists. */
export function startUpdaters(store: Store): void {
  const { chainId, rpc, blockTimeSeconds } = deployment
  startMulticallUpdater({ store, nodes, chainId })
  startListsUpdater({ store })
  startTransactionsUpdater({ store, nodes, chainId })
  startBlockUpdater({ dispatch: store.dispatch, nodes, chainId, webSocketUrls: rpc.webSocket, blockTimeSeconds })
}
