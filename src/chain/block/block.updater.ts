import type { Dispatch } from '@reduxjs/toolkit'
import type { Nodes } from '../rpc/nodes'
import { blockSeen } from './block.slice'
import { subscribeToHeads, type HeadSubscription } from './headSubscription'

/** trading 4 "Polling" */
const BLOCK_POLL_MS = 6_000
/** Heads of one instant settle before they are stored (constants: BLOCK_NUMBER_DEBOUNCE). */
const HEAD_DEBOUNCE_MS = 100
/** A socket that is silent for this many block times is taken for dead. */
const SILENT_BLOCKS = 5
const SOCKET_RETRY_MS = 30_000

export interface BlockUpdaterOptions {
  dispatch: Dispatch
  nodes: Nodes
  chainId: number
  webSocketUrls: readonly string[]
  blockTimeSeconds: number
}

/**
 * Follows the head of the chain while the page is visible: by subscription where a node offers one, else by asking
 * every 6 seconds (trading 4). Answers the function that stops it.
 */
export function startBlockUpdater(options: BlockUpdaterOptions): () => void {
  const { dispatch, nodes, chainId, webSocketUrls, blockTimeSeconds } = options
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  let socketTimer: ReturnType<typeof setTimeout> | undefined
  let subscription: HeadSubscription | undefined
  let socketIndex = 0
  let newest = 0

  function see(blockNumber: number): void {
    newest = Math.max(newest, blockNumber)
    settleTimer ??= setTimeout(() => {
      settleTimer = undefined
      dispatch(blockSeen({ chainId, blockNumber: newest }))
    }, HEAD_DEBOUNCE_MS)
  }

  async function poll(): Promise<void> {
    clearTimeout(pollTimer)
    try {
      const head = Number(await nodes.request('eth_blockNumber', []))
      if (Number.isSafeInteger(head)) see(head)
    } catch {
      // The multicall updater tells the reader when nodes do not answer; here the next turn simply asks again.
    }
    if (!document.hidden && !subscription) pollTimer = setTimeout(() => void poll(), BLOCK_POLL_MS)
  }

  function expectHead(): void {
    clearTimeout(socketTimer)
    socketTimer = setTimeout(loseSocket, SILENT_BLOCKS * blockTimeSeconds * 1_000)
  }

  function loseSocket(): void {
    subscription?.stop()
    subscription = undefined
    clearTimeout(socketTimer)
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
        expectHead()
        see(blockNumber)
      },
      onLost: loseSocket,
    })
    expectHead()
  }

  function pause(): void {
    clearTimeout(pollTimer)
    clearTimeout(socketTimer)
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
