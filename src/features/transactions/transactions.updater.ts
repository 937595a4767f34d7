import type { Nodes } from '../../chain/rpc/nodes'
import type { FollowedStore } from './follow/follow.updater'
import { isFollowed } from './transactions.rules'
import { selectTransactionsOf } from './transactions.slice'

export interface TransactionsUpdaterOptions {
  store: FollowedStore
  nodes: Nodes
  chainId: number
}

/**
 * Waits for a transaction that has to be followed, and only then loads the code that follows it. Returns the function
 * that stops it.
 */
export function startTransactionsUpdater(options: TransactionsUpdaterOptions): () => void {
  const { store, chainId } = options
  let lastRecords: unknown
  let stop: (() => void) | undefined
  let isStopped = false

  async function follow(): Promise<void> {
    unsubscribe()
    try {
      const { startFollowing } = await import('./follow/follow.updater')
      if (!isStopped) stop = startFollowing(options)
    } catch {
      // The network failed while the page is open: the next change retries.
      if (!isStopped) unsubscribe = store.subscribe(update)
    }
  }

  function update(): void {
    const records = selectTransactionsOf(chainId)(store.getState())
    if (records === lastRecords) return
    lastRecords = records
    const nowMs = Date.now()
    if (Object.values(records).some((record) => isFollowed(record, nowMs))) void follow()
  }

  let unsubscribe = store.subscribe(update)
  update()
  return () => {
    isStopped = true
    unsubscribe()
    stop?.()
  }
}
