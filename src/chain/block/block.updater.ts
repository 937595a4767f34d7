import type { Dispatch } from '@reduxjs/toolkit'
import { readsResumed, readsStalled } from '../multicall/multicall.slice'
import type { Nodes } from '../rpc/nodes'
import { blockReceived } from './block.slice'
import { subscribeToHeads, type HeadSubscription } from './headSubscription'

/** trading 4 "Polling" */
const BLOCK_POLL_MS = 6_000
/** Debounce of heads that arrive together (constants: BLOCK_NUMBER_DEBOUNCE). */
const HEAD_DEBOUNCE_MS = 100
/** A socket silent for DOUBTED_BLOCKS block times is compared with the nodes; after SILENT_BLOCKS it is replaced. */
const DOUBTED_BLOCKS = 2
const SILENT_BLOCKS = 5
/** A socket that lags further behind than this is replaced. */
const STALE_AFTER_BLOCKS = 3
const SOCKET_RETRY_MS = 30_000

export interface BlockUpdaterOptions {
  dispatch: Dispatch
  nodes: Nodes
  chainId: number
  webSocketUrls: readonly string[]
  blockTimeSeconds: number
}

/**
 * Follows the head of the chain while the page is visible. Subscribes where a node offers it, else polls every 6
 * seconds (trading 4). Returns the function that stops the updater.
 */
export function startBlockUpdater(options: BlockUpdaterOptions): () => void {
  const { dispatch, nodes, chainId, webSocketUrls, blockTimeSeconds } = options
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  let socketTimer: ReturnType<typeof setTimeout> | undefined
  let doubtTimer: ReturnType<typeof setTimeout> | undefined
  let subscription: HeadSubscription | undefined
  let socketIndex = 0
  let newest = 0
  let isLost = false

  function see(blockNumber: number): void {
    newest = Math.max(newest, blockNumber)
    settleTimer ??= setTimeout(() => {
      settleTimer = undefined
      dispatch(blockReceived({ chainId, blockNumber: newest }))
    }, HEAD_DEBOUNCE_MS)
  }

  async function poll(): Promise<void> {
    clearTimeout(pollTimer)
    try {
      const head = Number(await nodes.request('eth_blockNumber', []))
      // An unchanged head triggers no reads, so the displayed data is already current.
      if (isLost && head <= newest) dispatch(readsResumed())
      isLost = false
      if (Number.isSafeInteger(head)) see(head)
    } catch {
      isLost = true
      dispatch(readsStalled())
    }
    if (!document.hidden && !subscription) pollTimer = setTimeout(() => void poll(), BLOCK_POLL_MS)
  }

  function expectHead(): void {
    clearTimeout(socketTimer)
    clearTimeout(doubtTimer)
    socketTimer = setTimeout(loseSocket, SILENT_BLOCKS * blockTimeSeconds * 1_000)
    doubtTimer = setTimeout(() => void poll(), DOUBTED_BLOCKS * blockTimeSeconds * 1_000)
  }

  function loseSocket(): void {
    subscription?.stop()
    subscription = undefined
    clearTimeout(socketTimer)
    clearTimeout(doubtTimer)
    if (document.hidden) return
    socketTimer = setTimeout(openSocket, SOCKET_RETRY_MS)
    void poll()
  }

  function openSocket(): void {
    const url = webSocketUrls[socketIndex % webSocketUrls.length]
    if (!url) return
    socketIndex += 1
    subscription = subscribeToHeads(url, {
      onHead(blockNumber) {
        // The socket is alive but useless: the nodes are ahead of it.
        if (blockNumber < newest - STALE_AFTER_BLOCKS) return loseSocket()
        expectHead()
        return see(blockNumber)
      },
      onLost: loseSocket,
    })
    expectHead()
  }

  function pause(): void {
    clearTimeout(pollTimer)
    clearTimeout(socketTimer)
    clearTimeout(doubtTimer)
    subscription?.stop()
    subscription = undefined
  }

  function resume(): void {
    openSocket()
    void poll()
  }

  const followVisibility = () => (document.hidden ? pause() : resume())
  document.addEventListener('visibilitychange', followVisibility)
  if (!document.hidden) resume()

  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    clearTimeout(settleTimer)
    pause()
  }
}
