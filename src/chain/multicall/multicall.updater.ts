import type { Dispatch } from '@reduxjs/toolkit'
import { blockSeen, selectBlockOf, type WithBlock } from '../block/block.slice'
import type { Nodes, Witness } from '../rpc/nodes'
import { aggregate, chunksOf } from './aggregate'
import type { SecondOpinion } from './secondOpinion'
import { parseCallKey, type CallKey } from './callKey'
import { isGuarded } from './guardedReads'
import { readsStalled, resultsLoaded, type WithMulticall } from './multicall.slice'
import { staleCalls } from './staleCalls'

/** trading 9 */
const LISTENER_DEBOUNCE_MS = 100
const RETRY_FROM_MS = 2_500
const RETRY_TO_MS = 3_500
/** Results older than the head by more than this are marked as stale. */
const LATE_BLOCKS = 3

export interface MulticallUpdaterOptions {
  store: {
    getState(): WithBlock & WithMulticall
    dispatch: Dispatch
    subscribe(listener: () => void): () => void
  }
  nodes: Nodes
  chainId: number
}

const retryDelayMs = (): number => RETRY_FROM_MS + Math.random() * (RETRY_TO_MS - RETRY_FROM_MS)

/**
 * Keeps every call with listeners up to date with the latest block, one request per chunk of 500 calls (trading 7, 9).
 * Reads nothing while the page is hidden. Returns the function that stops the updater.
 */
export function startMulticallUpdater({ store, nodes, chainId }: MulticallUpdaterOptions): () => void {
  const fetchingAtBlock = new Map<CallKey, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let secondOpinion: SecondOpinion | undefined
  let isStopped = false
  let seenListeners: unknown
  let seenBlock = -1

  /** If this fails to load, results of one node are shown unconfirmed, which is better than none. */
  const loadSecondOpinion = () =>
    import('./secondOpinion').then(
      (it) => it.createSecondOpinion(nodes),
      () => undefined,
    )

  async function fetchChunk(keys: readonly CallKey[], wantedBlock: number): Promise<void> {
    if (isStopped) return
    try {
      let answeredBy: Witness | undefined
      const { blockNumber, data } = await aggregate(nodes, keys.map(parseCallKey), {
        minBlock: wantedBlock - 1,
        onAnswered(node) {
          answeredBy = node
        },
      })
      const read = Object.fromEntries(keys.map((key, index) => [key, data[index] ?? null]))
      // The node pool calls `onAnswered` only with several nodes; a single node has no second one to confirm it.
      if (answeredBy && keys.some(isGuarded)) secondOpinion ??= await loadSecondOpinion()
      const heard = answeredBy && secondOpinion ? await secondOpinion(answeredBy, blockNumber, read) : read
      if (isStopped) return
      store.dispatch(resultsLoaded({ chainId, blockNumber, data: heard }))
      store.dispatch(blockSeen({ chainId, blockNumber }))
      if (blockNumber < wantedBlock - LATE_BLOCKS) store.dispatch(readsStalled())
      if (blockNumber < wantedBlock) retryLater()
    } catch {
      if (isStopped) return
      store.dispatch(readsStalled())
      retryLater()
    } finally {
      for (const key of keys) if (fetchingAtBlock.get(key) === wantedBlock) fetchingAtBlock.delete(key)
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
    const stale = staleCalls(state.multicall, chainId, blockNumber, fetchingAtBlock)
    for (const key of stale) fetchingAtBlock.set(key, blockNumber)
    const [first, ...others] = chunksOf(stale)
    if (first) void fetchChunk(first, blockNumber)
    // Encoding thousands of calls at once would block a frame.
    others.forEach((chunk, index) => setTimeout(() => void fetchChunk(chunk, blockNumber), index))
  }

  function updateSoon(): void {
    timer ??= setTimeout(update, LISTENER_DEBOUNCE_MS)
  }

  const unsubscribe = store.subscribe(() => {
    const state = store.getState()
    const listeners = state.multicall.listeners[chainId]
    const blockNumber = selectBlockOf(chainId)(state)
    if (listeners === seenListeners && blockNumber === seenBlock) return
    seenListeners = listeners
    seenBlock = blockNumber
    updateSoon()
  })
  document.addEventListener('visibilitychange', updateSoon)
  updateSoon()

  return () => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(retryTimer)
    unsubscribe()
    document.removeEventListener('visibilitychange', updateSoon)
  }
}
