import { expect, test } from 'vitest'
import { scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { HASH, rawReceipt, receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { readReceipt } from './receipt.chain'
import { outcomeOf } from '../outcome.rules'

const read = (answer: unknown) => readReceipt(scriptedNode({ eth_getTransactionReceipt: () => answer }), recordOf())

test('asks for the receipt by hash and reads its numbers', async () => {
  const node = scriptedNode({ eth_getTransactionReceipt: () => rawReceipt() })
  await expect(readReceipt(node, recordOf())).resolves.toEqual(receiptOf())
  expect(node.asked).toEqual([{ method: 'eth_getTransactionReceipt', params: [HASH] }])
})

test.each([
  ['0x0', 0],
  ['0x1', 1],
  [1, 1],
])('a status of %j is %i', async (status, number) => {
  await expect(read(rawReceipt({ status }))).resolves.toMatchObject({ status: number })
})

test.each([undefined, null])('a status of %j is left out', async (status) => {
  expect(await read(rawReceipt({ status }))).not.toHaveProperty('status')
})

test('a creation has a contract and goes to nobody', async () => {
  const created = { to: null, contractAddress: `0x${'3'.repeat(40)}` }
  await expect(read(rawReceipt(created))).resolves.toMatchObject(created)
})

test.each([null, undefined, '0x', 7])('%j is no receipt yet', async (answer) => {
  await expect(read(answer)).resolves.toBeNull()
})

test.each([{}, [], { status: '0x1' }, rawReceipt({ blockNumber: null, blockHash: null })])(
  'an answer that names no block is no receipt (%#)',
  async (answer) => {
    await expect(read(answer)).resolves.toBeNull()
  },
)

test.each(['yes', '', '0x', {}, true])('a receipt whose status is %j does not tell of success', async (status) => {
  const receipt = await read(rawReceipt({ status }))
  expect(receipt && outcomeOf(recordOf({ receipt }))).not.toBe('succeeded')
})
