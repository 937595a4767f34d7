import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, test, vi } from 'vitest'
import { scriptedNode } from '../../../test/unit/support/scriptedNode'
import { rawTransaction, receiptOf, recordOf } from '../../../test/unit/support/transactionRecord'
import { blockReducer, blockReceived } from '../../chain/block/block.slice'
import { transactionSent, transactionsReducer, type TransactionsState } from './transactions.slice'
import { startTransactionsUpdater } from './transactions.updater'
import { createWatches } from '../../state/watchState'

const CHAIN_ID = 56
let stop: (() => void) | undefined
afterEach(() => stop?.())

function openPage(transactions: TransactionsState = {}) {
  const node = scriptedNode({
    eth_getTransactionReceipt: () => null,
    eth_getTransactionByHash: () => rawTransaction(),
    eth_getTransactionCount: () => '0x7',
  })
  const reducer = combineReducers({ block: blockReducer, transactions: transactionsReducer })
  const store = configureStore({
    reducer,
    preloadedState: { transactions },
    middleware: (standard) => standard().prepend(createWatches()),
  })
  store.dispatch(blockReceived({ chainId: CHAIN_ID, blockNumber: 100 }))
  stop = startTransactionsUpdater({ store, nodes: node, chainId: CHAIN_ID })
  return { node, store }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

test('follows nothing while nothing is pending, and follows a new transaction at once', async () => {
  const done = recordOf({ hash: '0xdone', addedTime: Date.now(), receipt: receiptOf() })
  const { node, store } = openPage({ [CHAIN_ID]: { '0xdone': done } })
  await settle()
  expect(node.requests).toEqual([])
  store.dispatch(transactionSent(recordOf({ addedTime: Date.now() })))
  await vi.waitFor(() => expect(node.requests.length).toBeGreaterThan(0), { timeout: 30_000 })
})

test('a transaction that was pending before a reload is followed automatically', async () => {
  const record = recordOf({ addedTime: Date.now() })
  const { node } = openPage({ [CHAIN_ID]: { [record.hash]: record } })
  await vi.waitFor(() => expect(node.requests.length).toBeGreaterThan(0), { timeout: 30_000 })
})

test('an updater that is stopped before it starts follows nothing', async () => {
  const record = recordOf({ addedTime: Date.now() })
  const { node } = openPage({ [CHAIN_ID]: { [record.hash]: record } })
  stop?.()
  await settle()
  expect(node.requests).toEqual([])
})
