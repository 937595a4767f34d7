import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failing, scriptedNode, type NodeScript, type ScriptedNode } from '../../../../test/unit/support/scriptedNode'
import { HASH, rawReceipt, rawTransaction, receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { blockReducer, blockSeen } from '../../../chain/block/block.slice'
import { NodesUnreachableError } from '../../../chain/rpc/nodes'
import { readStoredTransactions } from '../storedTransactions'
import {
  selectTransactionsOf,
  transactionsCleared,
  transactionSent,
  transactionsMerged,
  transactionsReducer,
  type TransactionRecord,
  type TransactionsState,
} from '../transactions.slice'
import { outcomeOf } from '../outcome.rules'
import { startFollowing } from './follow.updater'

const CHAIN_ID = 56
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let node: ScriptedNode
let told: TransactionRecord[]
let stops: (() => void)[]
let isTeller: boolean

/** A page that starts from stored transactions, with its own store and updater. */
function openPage(transactions: TransactionsState = {}) {
  const reducer = combineReducers({ block: blockReducer, transactions: transactionsReducer })
  const store = configureStore({ reducer, preloadedState: { transactions } })
  const stop = startFollowing({
    store,
    nodes: node,
    chainId: CHAIN_ID,
    isTeller: async () => isTeller,
    tell: (record) => void told.push(record),
  })
  stops.push(stop)
  return {
    store,
    stop,
    records: () => selectTransactionsOf(CHAIN_ID)(store.getState()),
    send: (given: Partial<TransactionRecord> = {}) =>
      store.dispatch(transactionSent(recordOf({ addedTime: Date.now(), ...given }))),
    async newBlock(blockNumber: number) {
      store.dispatch(blockSeen({ chainId: CHAIN_ID, blockNumber }))
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

/** A node that has the transaction waiting, on a chain whose account stands before it. */
const WAITING: NodeScript = {
  eth_getTransactionReceipt: () => null,
  eth_getTransactionByHash: () => rawTransaction(),
  eth_getTransactionCount: () => '0x7',
  eth_getBlockByNumber: () => ({ hash: receiptOf().blockHash, transactions: [] }),
}

const receiptsAsked = () => node.asked.filter(({ method }) => method === 'eth_getTransactionReceipt')

const include = (answer: unknown = rawReceipt()) =>
  (node.script = { ...WAITING, eth_getTransactionReceipt: () => answer })

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * HOUR_MS })
  node = scriptedNode({ ...WAITING })
  told = []
  isTeller = true
  stops = []
})

afterEach(() => {
  for (const stop of stops) stop()
  vi.useRealTimers()
})

test('asks for a receipt as soon as a head is known, and tells once when it is there', async () => {
  const page = openPage()
  page.send()
  expect(node.asked).toEqual([])
  await page.newBlock(100)
  expect(node.asked[0]).toEqual({ method: 'eth_getTransactionReceipt', params: [HASH] })
  include()
  vi.setSystemTime(100 * HOUR_MS + 3_000)
  await page.newBlock(101)
  expect(page.records()[HASH]).toMatchObject({ receipt: receiptOf(), confirmedTime: 100 * HOUR_MS + 3_000 })
  expect(told).toMatchObject([{ hash: HASH, receipt: receiptOf() }])
  await page.newBlock(102)
  expect([told.length, receiptsAsked().length]).toEqual([1, 2])
})

test('asks at once for a transaction that is sent while a head is known', async () => {
  const page = openPage()
  await page.newBlock(100)
  page.send()
  await vi.advanceTimersByTimeAsync(0)
  expect(receiptsAsked()).toHaveLength(1)
})

test.each([
  ['at each block', 5 * MINUTE_MS, 1],
  ['after five minutes at each third', 5 * MINUTE_MS + 1, 3],
  ['up to an hour at each third', HOUR_MS, 3],
  ['after an hour at each tenth', HOUR_MS + 1, 10],
  ['to the last moment of the day', 24 * HOUR_MS - 1, 10],
])('asks %s', async (_when, ageMs, every) => {
  const page = openPage()
  page.send({ addedTime: Date.now() - ageMs })
  const askedAt: number[] = []
  for (let block = 100; block <= 130; block += 1) {
    const before = receiptsAsked().length
    await page.newBlock(block)
    if (receiptsAsked().length > before) askedAt.push(block)
  }
  expect(askedAt).toEqual(Array.from({ length: Math.floor(30 / every) + 1 }, (_, index) => 100 + index * every))
})

test.each([
  ['of yesterday', { addedTime: 76 * HOUR_MS }],
  ['of another chain', { chainId: 97 }],
  ['that has its receipt', { receipt: receiptOf() }],
])('asks nothing about a transaction %s', async (_what, given) => {
  const page = openPage()
  page.send(given)
  for (const block of [100, 101, 120]) await page.newBlock(block)
  expect([node.asked, told]).toEqual([[], []])
})

test('a reload in mid-flight asks on at the pace it had, and tells how it ended', async () => {
  const before = openPage()
  before.send({ addedTime: Date.now() - 10 * MINUTE_MS })
  await before.newBlock(100)
  before.stop()
  const stored: unknown = JSON.parse(JSON.stringify(before.store.getState().transactions))
  include(rawReceipt({ status: '0x0' }))

  const after = openPage(readStoredTransactions(stored))
  await after.newBlock(102)
  expect(receiptsAsked()).toHaveLength(1)
  await after.newBlock(103)
  expect(told).toMatchObject([{ hash: HASH, receipt: { status: 0 } }])
  expect(after.records()[HASH]?.receipt?.status).toBe(0)
  expect(before.records()[HASH]?.receipt).toBeUndefined()
})

test('a node that does not answer is no miss: the next block asks again, at any age', async () => {
  const page = openPage()
  page.send({ addedTime: Date.now() - 2 * HOUR_MS })
  node.script = { ...WAITING, eth_getTransactionReceipt: failing(new NodesUnreachableError('None')) }
  await page.newBlock(100)
  expect(page.records()[HASH]?.lastCheckedBlockNumber).toBeUndefined()
  include()
  await page.newBlock(101)
  expect(told).toHaveLength(1)
})

/** Keeps the node's answer back until it is handed out. */
function holdBack() {
  let answer: (receipt: unknown) => void = () => undefined
  node.script = { ...WAITING, eth_getTransactionReceipt: () => new Promise((resolve) => (answer = resolve)) }
  return async (receipt: unknown) => {
    answer(receipt)
    await vi.advanceTimersByTimeAsync(0)
  }
}

test('asks no second time while the answer is on its way', async () => {
  const page = openPage()
  page.send()
  const answer = holdBack()
  for (const block of [100, 101, 102]) await page.newBlock(block)
  expect(receiptsAsked()).toHaveLength(1)
  await answer(rawReceipt())
  expect(told).toHaveLength(1)
})

test.each([rawReceipt(), null])('nobody is told of a transaction that was cleared meanwhile (%#)', async (receipt) => {
  const page = openPage()
  page.send()
  const answer = holdBack()
  await page.newBlock(100)
  page.store.dispatch(transactionsCleared({ chainId: CHAIN_ID, from: null }))
  await answer(receipt)
  expect(page.records()[HASH]).toMatchObject({ isCleared: true })
  expect(told).toEqual([])
})

test('several transactions are followed side by side', async () => {
  const page = openPage()
  const other = `0x${'ef'.repeat(32)}`
  page.send()
  page.send({ hash: other })
  node.script = { ...WAITING, eth_getTransactionReceipt: ([hash]) => (hash === other ? rawReceipt() : null) }
  await page.newBlock(100)
  expect(told.map(({ hash }) => hash)).toEqual([other])
  await page.newBlock(101)
  expect(receiptsAsked().map(({ params: [hash] }) => hash)).toEqual([HASH, other, HASH])
})

test('asks no more once it is stopped', async () => {
  const page = openPage()
  page.send()
  page.stop()
  await page.newBlock(100)
  expect(node.asked).toEqual([])
})

const OTHER = `0x${'ef'.repeat(32)}`
/** The account's number is taken, by a transaction in block 101. */
const takenBy = (given: Record<string, unknown>): NodeScript => ({
  ...WAITING,
  eth_getTransactionByHash: () => null,
  eth_getTransactionCount: () => '0x8',
  eth_getBlockByNumber: ([tag]) => ({
    hash: `0x${'cd'.repeat(32)}`,
    transactions: Number(tag) === 101 ? [rawTransaction({ hash: OTHER, ...given })] : [],
  }),
})

test('one that was sped up in the wallet is followed under its new hash, and told of once', async () => {
  const page = openPage()
  const approval = { tokenAddress: '0xtoken', spender: '0xspender' }
  page.send({ approval, tab: 'mine' })
  await page.newBlock(100)
  expect(page.records()[HASH]).toMatchObject({ nonce: 7, openAtBlock: 100 })
  node.script = takenBy({ gasPrice: '0xff' })
  node.script['eth_getTransactionReceipt'] = ([hash]) => (hash === OTHER ? rawReceipt() : null)
  await page.newBlock(101)
  expect(page.records()[HASH]?.ending).toMatchObject({ kind: 'replaced', by: OTHER, blockNumber: 101 })
  const successor = { approval, tab: 'mine', nonce: 7, replaces: { hash: HASH, kind: 'speedUp', nonce: 7 } }
  expect(page.records()[OTHER]).toMatchObject({ ...successor, summary: recordOf().summary })
  await page.newBlock(102)
  expect(outcomeOf(page.records()[OTHER] ?? recordOf())).toBe('succeeded')
  expect(told.map((record) => [record.hash, outcomeOf(record)])).toEqual([
    [HASH, 'replaced'],
    [OTHER, 'succeeded'],
  ])
})

test('one whose number another call took is cancelled, and nothing takes its place', async () => {
  const page = openPage()
  page.send()
  await page.newBlock(100)
  node.script = takenBy({ input: '0x' })
  await page.newBlock(101)
  expect(told).toMatchObject([{ hash: HASH, ending: { kind: 'cancelled', by: OTHER } }])
  expect(Object.keys(page.records())).toEqual([HASH])
})

test('a second one of our own in its place is found without a search', async () => {
  const page = openPage()
  page.send()
  page.send({ hash: OTHER, replaces: { hash: HASH, kind: 'speedUp', nonce: 7 } })
  await page.newBlock(100)
  node.script = takenBy({})
  node.script['eth_getTransactionReceipt'] = ([hash]) => (hash === OTHER ? rawReceipt() : null)
  await page.newBlock(101)
  node.asked.length = 0
  await page.newBlock(102)
  expect(page.records()[HASH]?.ending).toMatchObject({ kind: 'replaced', by: OTHER })
  expect(node.asked.some(({ params: [, isWhole] }) => isWhole === true)).toBe(false)
})

test('a receipt that lags behind its block is waited for', async () => {
  const page = openPage()
  page.send()
  await page.newBlock(100)
  node.script = takenBy({ hash: HASH })
  node.script['eth_getTransactionByHash'] = () => rawTransaction()
  await page.newBlock(101)
  expect([page.records()[HASH]?.ending, told]).toEqual([undefined, []])
})

test('a block that goes while it is watched puts its transaction back to waiting; one that lies deep is left alone', async () => {
  const page = openPage()
  page.send()
  include()
  await page.newBlock(101)
  node.script = { ...WAITING, eth_getBlockByNumber: () => ({ hash: '0xother', transactions: [] }) }
  await page.newBlock(102)
  expect(told.map(outcomeOf)).toEqual(['succeeded', 'pending'])
  expect(page.records()[HASH]).toMatchObject({ isReorganised: true })
  include()
  for (let block = 103; block <= 113; block += 1) await page.newBlock(block)
  expect(told.map(outcomeOf)).toEqual(['succeeded', 'pending', 'succeeded'])
  node.asked.length = 0
  await page.newBlock(114)
  expect(node.asked).toEqual([])
})

test('another tab tells of what it sent; what this one has told is told no more', async () => {
  const page = openPage()
  isTeller = false
  page.send({ tab: 'another' })
  include()
  await page.newBlock(101)
  expect([told.length, page.records()[HASH]?.receipt]).toEqual([0, receiptOf()])
  page.store.dispatch(transactionsMerged({ [CHAIN_ID]: { [HASH]: recordOf({ revision: 1, toldRevision: 1 }) } }))
  isTeller = true
  await page.newBlock(102)
  expect(told).toEqual([])
})
