import { expect, test } from 'vitest'
import { followStage, WAITING } from '../../../../test/unit/support/followStage'
import type { NodeScript } from '../../../../test/unit/support/scriptedNode'
import { HASH, rawReceipt, rawTransaction, receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { toAddress } from '../../../core/address'
import { outcomeOf } from '../outcome.rules'
import { mergeRecords } from '../merge.rules'
import { transactionFollowed } from '../transactions.slice'

const stage = followStage()

const OTHER = `0x${'ef'.repeat(32)}`
/** Creates a node on which a transaction in block 101 has used the nonce. */
const nodeWithUsedNonce = (overrides: Record<string, unknown>): NodeScript => ({
  ...WAITING,
  eth_getTransactionByHash: () => null,
  eth_getTransactionCount: () => '0x8',
  eth_getBlockByNumber: ([tag]) => ({
    hash: `0x${'cd'.repeat(32)}`,
    transactions: Number(tag) === 101 ? [rawTransaction({ hash: OTHER, ...overrides })] : [],
  }),
})

test('a transaction that was sped up in the wallet is followed under its new hash, and its outcome is reported once', async () => {
  const page = stage.openPage()
  const approval = { tokenAddress: toAddress(`0x${'3'.repeat(40)}`), spender: toAddress(`0x${'4'.repeat(40)}`) }
  page.send({ approval, tab: 'own' })
  await page.newBlock(100)
  expect(page.records()[HASH]).toMatchObject({ nonce: 7, openAtBlock: 100 })
  stage.node.script = nodeWithUsedNonce({ gasPrice: '0xff' })
  stage.node.script['eth_getTransactionReceipt'] = ([hash]) => (hash === OTHER ? rawReceipt() : null)
  await page.newBlock(101)
  expect(page.records()[HASH]?.ending).toMatchObject({ kind: 'replaced', by: OTHER, blockNumber: 101 })
  const successor = { approval, tab: 'own', nonce: 7, replaces: { hash: HASH, kind: 'speedUp', nonce: 7 } }
  expect(page.records()[OTHER]).toMatchObject({ ...successor, summary: recordOf().summary })
  await page.newBlock(102)
  expect(outcomeOf(page.records()[OTHER] ?? recordOf())).toBe('succeeded')
  expect(stage.reported.map((record) => [record.hash, outcomeOf(record)])).toEqual([
    [HASH, 'replaced'],
    [OTHER, 'succeeded'],
  ])
})

test('a transaction whose nonce another call used is cancelled, and has no successor', async () => {
  const page = stage.openPage()
  page.send()
  await page.newBlock(100)
  stage.node.script = nodeWithUsedNonce({ input: '0x' })
  await page.newBlock(101)
  expect(stage.reported).toMatchObject([{ hash: HASH, ending: { kind: 'cancelled', by: OTHER } }])
  expect(Object.keys(page.records())).toEqual([HASH])
})

test('a replacement that this browser sent is found without a search', async () => {
  const page = stage.openPage()
  page.send()
  page.send({ hash: OTHER, replaces: { hash: HASH, kind: 'speedUp', nonce: 7 } })
  await page.newBlock(100)
  stage.node.script = nodeWithUsedNonce({})
  stage.node.script['eth_getTransactionReceipt'] = ([hash]) => (hash === OTHER ? rawReceipt() : null)
  await page.newBlock(101)
  stage.node.requests.length = 0
  await page.newBlock(102)
  expect(page.records()[HASH]?.ending).toMatchObject({ kind: 'replaced', by: OTHER })
  expect(stage.node.requests.some(({ params: [, isFull] }) => isFull === true)).toBe(false)
})

test('a transaction stays pending while its receipt lags behind its block', async () => {
  const page = stage.openPage()
  page.send()
  await page.newBlock(100)
  stage.node.script = nodeWithUsedNonce({ hash: HASH })
  stage.node.script['eth_getTransactionByHash'] = () => rawTransaction()
  await page.newBlock(101)
  expect([page.records()[HASH]?.ending, stage.reported]).toEqual([undefined, []])
})

test('a reorganised block returns its transaction to pending, unless the block is deep', async () => {
  const page = stage.openPage()
  page.send()
  stage.include()
  await page.newBlock(101)
  stage.node.script = { ...WAITING, eth_getBlockByNumber: () => ({ hash: '0xother', transactions: [] }) }
  await page.newBlock(102)
  expect(stage.reported.map(outcomeOf)).toEqual(['succeeded', 'pending'])
  expect(page.records()[HASH]).toMatchObject({ isReorganised: true })
  stage.include()
  for (let block = 103; block <= 113; block += 1) await page.newBlock(block)
  expect(stage.reported.map(outcomeOf)).toEqual(['succeeded', 'pending', 'succeeded'])
  stage.node.requests.length = 0
  await page.newBlock(114)
  expect(stage.node.requests).toEqual([])
})

test('another tab reports what it sent, and its report is not repeated here', async () => {
  const page = stage.openPage()
  stage.mayReport = false
  page.send({ tab: 'another' })
  stage.include()
  await page.newBlock(101)
  expect([stage.reported.length, page.records()[HASH]?.receipt]).toEqual([0, receiptOf()])
  const fromOtherTab = mergeRecords(page.records()[HASH] ?? recordOf(), recordOf({ revision: 1, toldRevision: 1 }))
  page.store.dispatch(transactionFollowed(fromOtherTab))
  stage.mayReport = true
  await page.newBlock(102)
  expect(stage.reported).toEqual([])
})
