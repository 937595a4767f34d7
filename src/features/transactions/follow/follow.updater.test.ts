import { expect, test, vi } from 'vitest'
import { toAddress } from '../../../core/address'
import { CHAIN_ID, followStage, HOUR_MS, WAITING } from '../../../../test/unit/support/followStage'
import { failing } from '../../../../test/unit/support/scriptedNode'
import { HASH, rawReceipt, receiptOf } from '../../../../test/unit/support/transactionRecord'
import { NodesUnreachableError } from '../../../chain/rpc/nodes'
import { storedTransactions } from '../storedTransactions'
import { transactionsCleared } from '../transactions.slice'

const MINUTE_MS = 60_000
const stage = followStage()

test('requests a receipt as soon as a head is known, and reports its arrival once', async () => {
  const page = stage.openPage()
  page.send()
  expect(stage.node.requests).toEqual([])
  await page.newBlock(100)
  expect(stage.node.requests[0]).toEqual({ method: 'eth_getTransactionReceipt', params: [HASH] })
  stage.include()
  vi.setSystemTime(100 * HOUR_MS + 3_000)
  await page.newBlock(101)
  expect(page.records()[HASH]).toMatchObject({ receipt: receiptOf(), confirmedTime: 100 * HOUR_MS + 3_000 })
  expect(stage.reported).toMatchObject([{ hash: HASH, receipt: receiptOf() }])
  await page.newBlock(102)
  expect([stage.reported.length, stage.receiptRequests().length]).toEqual([1, 2])
})

test('compares what the wallet sent also when a block includes it before the first read', async () => {
  const page = stage.openPage()
  stage.include()
  page.send({
    signed: { chainId: CHAIN_ID, to: toAddress(`0x${'9'.repeat(40)}`), data: '0x', valueRaw: '0', gasLimit: '21000' },
  })
  await page.newBlock(100)
  expect(page.records()[HASH]).toMatchObject({ receipt: receiptOf(), altered: expect.arrayContaining(['to']) })
})

test('requests a receipt at once for a transaction that is sent while a head is known', async () => {
  const page = stage.openPage()
  await page.newBlock(100)
  page.send()
  await vi.advanceTimersByTimeAsync(0)
  expect(stage.receiptRequests()).toHaveLength(1)
})

test.each([
  ['at each block', 5 * MINUTE_MS, 1],
  ['after five minutes at each third', 5 * MINUTE_MS + 1, 3],
  ['up to an hour at each third', HOUR_MS, 3],
  ['after an hour at each tenth', HOUR_MS + 1, 10],
  ['to the last moment of the day', 24 * HOUR_MS - 1, 10],
])('requests a receipt %s', async (_when, ageMs, every) => {
  const page = stage.openPage()
  page.send({ addedTime: Date.now() - ageMs })
  const requestedAt: number[] = []
  for (let block = 100; block <= 130; block += 1) {
    const before = stage.receiptRequests().length
    await page.newBlock(block)
    if (stage.receiptRequests().length > before) requestedAt.push(block)
  }
  expect(requestedAt).toEqual(Array.from({ length: Math.floor(30 / every) + 1 }, (_, index) => 100 + index * every))
})

test.each([
  ['of yesterday', { addedTime: 76 * HOUR_MS }],
  ['of another chain', { chainId: 97 }],
  ['that has its receipt', { receipt: receiptOf() }],
])('requests nothing about a transaction %s', async (_what, overrides) => {
  const page = stage.openPage()
  page.send(overrides)
  for (const block of [100, 101, 120]) await page.newBlock(block)
  expect([stage.node.requests, stage.reported]).toEqual([[], []])
})

test('a reload continues at the same interval, and reports the outcome', async () => {
  const before = stage.openPage()
  before.send({ addedTime: Date.now() - 10 * MINUTE_MS })
  await before.newBlock(100)
  before.stop()
  const stored: unknown = JSON.parse(JSON.stringify(before.store.getState().transactions))
  stage.include(rawReceipt({ status: '0x0' }))

  const after = stage.openPage(storedTransactions.read(stored))
  await after.newBlock(102)
  expect(stage.receiptRequests()).toHaveLength(1)
  await after.newBlock(103)
  expect(stage.reported).toMatchObject([{ hash: HASH, receipt: { status: 0 } }])
  expect(after.records()[HASH]?.receipt?.status).toBe(0)
  expect(before.records()[HASH]?.receipt).toBeUndefined()
})

test('a failed request is not a miss: the next block repeats it, at any age', async () => {
  const page = stage.openPage()
  page.send({ addedTime: Date.now() - 2 * HOUR_MS })
  stage.node.script = { ...WAITING, eth_getTransactionReceipt: failing(new NodesUnreachableError('None')) }
  await page.newBlock(100)
  expect(page.records()[HASH]?.lastCheckedBlockNumber).toBeUndefined()
  stage.include()
  await page.newBlock(101)
  expect(stage.reported).toHaveLength(1)
})

/** Delays the node's result until the returned function resolves it. */
function delayResult() {
  let respond: (receipt: unknown) => void = () => undefined
  stage.node.script = { ...WAITING, eth_getTransactionReceipt: () => new Promise((resolve) => (respond = resolve)) }
  return async (receipt: unknown) => {
    respond(receipt)
    await vi.advanceTimersByTimeAsync(0)
  }
}

test('a block that arrives during a request triggers another request right after it', async () => {
  const page = stage.openPage()
  page.send()
  const respond = delayResult()
  for (const block of [100, 101, 102]) await page.newBlock(block)
  stage.node.script = WAITING
  await respond(null)
  expect(stage.receiptRequests()).toHaveLength(2)
  expect(page.records()[HASH]?.lastCheckedBlockNumber).toBe(102)
})

test('sends no second request while the first one is open', async () => {
  const page = stage.openPage()
  page.send()
  const respond = delayResult()
  for (const block of [100, 101, 102]) await page.newBlock(block)
  expect(stage.receiptRequests()).toHaveLength(1)
  await respond(rawReceipt())
  expect(stage.reported).toHaveLength(1)
})

test.each([rawReceipt(), null])('a transaction that was cleared meanwhile is not reported (%#)', async (receipt) => {
  const page = stage.openPage()
  page.send()
  const respond = delayResult()
  await page.newBlock(100)
  page.store.dispatch(transactionsCleared({ chainId: CHAIN_ID, from: null }))
  await respond(receipt)
  expect(page.records()[HASH]).toMatchObject({ isCleared: true })
  expect(stage.reported).toEqual([])
})

test('several transactions are followed in parallel', async () => {
  const page = stage.openPage()
  const other = `0x${'ef'.repeat(32)}`
  page.send()
  page.send({ hash: other })
  stage.node.script = { ...WAITING, eth_getTransactionReceipt: ([hash]) => (hash === other ? rawReceipt() : null) }
  await page.newBlock(100)
  expect(stage.reported.map(({ hash }) => hash)).toEqual([other])
  await page.newBlock(101)
  expect(stage.receiptRequests().map(({ params: [hash] }) => hash)).toEqual([HASH, other, HASH])
})

test('requests nothing after it is stopped', async () => {
  const page = stage.openPage()
  page.send()
  page.stop()
  await page.newBlock(100)
  expect(stage.node.requests).toEqual([])
})
