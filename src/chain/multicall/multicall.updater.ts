import { watchState, type WatchedStore } from '../../state/watchState'
import { blockReceived, selectBlockOf, type WithBlock } from '../block/block.slice'
import type { Nodes, Witness } from '../rpc/nodes'
import { aggregate, chunksOf } from './aggregate'
import type { ReadConfirmation } from './readConfirmation'
import { parseCallKey, type CallKey } from './callKey'
import { needsConfirmation } from './confirmedReads'
import { readsStalled, resultsLoaded, type WithMulticall } from './multicall.slice'
import { staleCalls } from './staleCalls'

/** trading 9 */
const LISTENER_DEBOUNCE_MS = 100
const RETRY_FROM_MS = 2_500
const RETRY_TO_MS = 3_500
/** Results older than the head by more than this are marked as stale. */
const STALE_AFTER_BLOCKS = 3

export interface MulticallUpdaterOptions {
  store: WatchedStore<WithBlock & WithMulticall>
  nodes: Nodes
  chainId: number
}

/** A request in progress for some calls. */
interface Fetch {
  /** The head that the result is for; 0 until a head is known. */
  atBlock: number
}

const retryDelayMs = (): number => RETRY_FROM_MS + Math.random() * (RETRY_TO_MS - RETRY_FROM_MS)

/**
 * Keeps every call with listeners up to date with the latest block, one request per chunk of 500 calls (trading 7, 9).
 * Reads nothing while the page is hidden. Returns the function that stops the updater.
 */
export function startMulticallUpdater({ store, nodes, chainId }: MulticallUpdaterOptions): () => void {
  const fetches = new Map<CallKey, Fetch>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let confirmReads: ReadConfirmation | undefined
  let isStopped = false

  /** Loads the confirmation. If that fails, results of one node are shown unconfirmed, which is better than none. */
  const loadConfirmation = () =>
    import('./readConfirmation').then(
      (it) => it.createReadConfirmation(nodes),
      () => undefined,
    )

  async function fetchChunk(keys: readonly CallKey[], fetch: Fetch): Promise<void> {
    if (isStopped) return
    const requestedBlock = fetch.atBlock
    try {
      let respondingNode: Witness | undefined
      const { blockNumber, data } = await aggregate(nodes, keys.map(parseCallKey), {
        minBlock: requestedBlock - 1,
        onResponse(node) {
          respondingNode = node
        },
      })
      const read = Object.fromEntries(keys.map((key, index) => [key, data[index] ?? null]))
      // The node pool calls `onResponse` only with several nodes; a single node has no second one to confirm it.
      if (respondingNode && keys.some(needsConfirmation)) confirmReads ??= await loadConfirmation()
      const confirmed = respondingNode && confirmReads ? await confirmReads(respondingNode, blockNumber, read) : read
      if (isStopped) return
      store.dispatch(resultsLoaded({ chainId, blockNumber, data: confirmed }))
      store.dispatch(blockReceived({ chainId, blockNumber }))
      if (blockNumber < requestedBlock - STALE_AFTER_BLOCKS) store.dispatch(readsStalled())
      if (blockNumber < requestedBlock) retryLater()
      // A head that became known meanwhile may be later than the result, without a fault of the node.
      else if (blockNumber < fetch.atBlock) updateSoon()
    } catch {
      if (isStopped) return
      store.dispatch(readsStalled())
      retryLater()
    } finally {
      for (const key of keys) if (fetches.get(key) === fetch) fetches.delete(key)
    }
  }

  function retryLater(): void {
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined
      update()
    }, retryDelayMs())
  }

  function update(): void {
    timer = undefined
    if (isStopped || document.hidden) return
    const state = store.getState()
    const blockNumber = selectBlockOf(chainId)(state)
    // Requests sent before the first head is known read the latest block, so they are not sent again for that head.
    for (const fetch of fetches.values()) fetch.atBlock ||= blockNumber
    const fetch: Fetch = { atBlock: blockNumber }
    const stale = staleCalls(state.multicall, chainId, blockNumber, (key) => fetches.get(key)?.atBlock)
    for (const key of stale) fetches.set(key, fetch)
    const [first, ...others] = chunksOf(stale)
    if (first) void fetchChunk(first, fetch)
    // Encoding thousands of calls at once would block a frame.
    others.forEach((chunk, index) => setTimeout(() => void fetchChunk(chunk, fetch), index))
  }

  function updateSoon(): void {
    timer ??= setTimeout(update, LISTENER_DEBOUNCE_MS)
  }

  const watches = [
    watchState(store, ({ multicall }) => multicall.listeners[chainId], updateSoon),
    watchState(store, selectBlockOf(chainId), updateSoon),
  ]
  document.addEventListener('visibilitychange', updateSoon)
  updateSoon()

  return () => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(retryTimer)
    for (const stop of watches) stop()
    document.removeEventListener('visibilitychange', updateSoon)
  }
}
