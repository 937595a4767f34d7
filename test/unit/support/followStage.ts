import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, vi } from 'vitest'
import { blockReducer, blockReceived } from '../../../src/chain/block/block.slice.ts'
import { startFollowing } from '../../../src/features/transactions/follow/follow.updater.ts'
import {
  selectTransactionsOf,
  transactionSent,
  transactionsReducer,
  type TransactionRecord,
  type TransactionsState,
} from '../../../src/features/transactions/transactions.slice.ts'
import { scriptedNode, type NodeScript } from './scriptedNode.ts'
import { rawReceipt, rawTransaction, receiptOf, recordOf } from './transactionRecord.ts'
import { createWatches } from '../../../src/state/watchState.ts'

export const CHAIN_ID = 56
export const HOUR_MS = 3_600_000

/** A node where the transaction is pending: no block has used its nonce yet. */
export const WAITING: NodeScript = {
  eth_getTransactionReceipt: () => null,
  eth_getTransactionByHash: () => rawTransaction(),
  eth_getTransactionCount: () => '0x7',
  eth_getBlockByNumber: () => ({ hash: receiptOf().blockHash, transactions: [] }),
}

/** Runs each test at 100 hours after 1970, with a node, pages that follow transactions, and their notifications. */
export function followStage() {
  let stops: (() => void)[] = []
  const stage = {
    node: scriptedNode({ ...WAITING }),
    reported: [] as TransactionRecord[],
    /** True if the pages count as the tab that sent the transactions. */
    mayReport: true,
    receiptRequests: () => stage.node.requests.filter(({ method }) => method === 'eth_getTransactionReceipt'),
    include(result: unknown = rawReceipt()) {
      stage.node.script = { ...WAITING, eth_getTransactionReceipt: () => result }
    },
    /** Opens a page with stored transactions, its own store and its own updater. */
    openPage(transactions: TransactionsState = {}) {
      const reducer = combineReducers({ block: blockReducer, transactions: transactionsReducer })
      const store = configureStore({
        reducer,
        preloadedState: { transactions },
        middleware: (standard) => standard().prepend(createWatches()),
      })
      const stop = startFollowing({
        ...{ store, nodes: stage.node, chainId: CHAIN_ID },
        mayReport: async () => stage.mayReport,
        report: (record) => void stage.reported.push(record),
      })
      stops.push(stop)
      return {
        ...{ store, stop },
        records: () => selectTransactionsOf(CHAIN_ID)(store.getState()),
        send: (given: Partial<TransactionRecord> = {}) =>
          store.dispatch(transactionSent(recordOf({ addedTime: Date.now(), ...given }))),
        async newBlock(blockNumber: number) {
          store.dispatch(blockReceived({ chainId: CHAIN_ID, blockNumber }))
          await vi.advanceTimersByTimeAsync(0)
        },
      }
    },
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: 100 * HOUR_MS })
    Object.assign(stage, { node: scriptedNode({ ...WAITING }), reported: [], mayReport: true })
    stops = []
  })
  afterEach(() => {
    for (const stop of stops) stop()
    vi.useRealTimers()
  })
  return stage
}
