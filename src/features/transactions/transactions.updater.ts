import type { Nodes } from '../../chain/rpc/nodes'
import { watchState } from '../../state/watchState'
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
  const selectRecords = selectTransactionsOf(chainId)
  let isLoading = false
  let stop: (() => void) | undefined
  let isStopped = false

  async function follow(): Promise<void> {
    isLoading = true
    const records = selectRecords(store.getState())
    try {
      const { startFollowing } = await import('./follow/follow.updater')
      unwatch()
      if (!isStopped) stop = startFollowing(options)
    } catch {
      // Loading the code failed: the next change retries. A change may have arrived meanwhile.
      isLoading = false
      if (selectRecords(store.getState()) !== records) update()
    }
  }

  function update(): void {
    if (isLoading || isStopped) return
    const nowMs = Date.now()
    if (Object.values(selectRecords(store.getState())).some((record) => isFollowed(record, nowMs))) void follow()
  }

  const unwatch = watchState(store, selectRecords, update)
  update()
  return () => {
    isStopped = true
    unwatch()
    stop?.()
  }
}
