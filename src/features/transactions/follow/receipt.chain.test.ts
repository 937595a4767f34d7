import { id } from 'ethers'
import { expect, test } from 'vitest'
import { nodesWith, scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { HASH, rawReceipt, receiptOf, recordOf, SENDER } from '../../../../test/unit/support/transactionRecord'
import { NodesDisagreeError } from '../../../chain/rpc/confirm'
import { toAddress } from '../../../core/address'
import { readReceipt } from './receipt.chain'
import { outcomeOf } from '../outcome.rules'

const TRANSFER = id('Transfer(address,address,uint256)')
const read = (result: unknown) => readReceipt(scriptedNode({ eth_getTransactionReceipt: () => result }), recordOf())

test('requests the receipt by hash and parses its numbers', async () => {
  const node = scriptedNode({ eth_getTransactionReceipt: () => rawReceipt() })
  await expect(readReceipt(node, recordOf())).resolves.toEqual(receiptOf())
  expect(node.requests).toEqual([{ method: 'eth_getTransactionReceipt', params: [HASH] }])
})

test.each([
  ['0x0', 0],
  ['0x1', 1],
  [1, 1],
])('a status of %j is %i', async (status, number) => {
  await expect(read(rawReceipt({ status }))).resolves.toMatchObject({ status: number })
})

test.each([undefined, null])('a status of %j is omitted', async (status) => {
  expect(await read(rawReceipt({ status }))).not.toHaveProperty('status')
})

test('a contract creation has a contract address and no recipient', async () => {
  const created = { to: null, contractAddress: toAddress(`0x${'3'.repeat(40)}`) }
  await expect(read(rawReceipt(created))).resolves.toMatchObject(created)
})

test.each([null, undefined, '0x', 7])('%j is no receipt yet', async (result) => {
  await expect(read(result)).resolves.toBeNull()
})

test.each([{}, [], { status: '0x1' }, rawReceipt({ blockNumber: null, blockHash: null })])(
  'a result that names no block is no receipt (%#)',
  async (result) => {
    await expect(read(result)).resolves.toBeNull()
  },
)

test.each(['yes', '', '0x', {}, true])('a receipt whose status is %j does not mean success', async (status) => {
  const receipt = await read(rawReceipt({ status }))
  expect(receipt && outcomeOf(recordOf({ receipt }))).not.toBe('succeeded')
})

test('a receipt that one node withholds is read from the others once the nonce is used', async () => {
  const nodeScript = (receipt: unknown) => ({
    eth_getTransactionReceipt: () => receipt,
    eth_blockNumber: () => '0x65',
  })
  const nodes = nodesWith(nodeScript(null), nodeScript(rawReceipt()), nodeScript(rawReceipt()))
  await expect(readReceipt(nodes, recordOf())).resolves.toBeNull()
  await expect(
    readReceipt(nodesWith(nodeScript(rawReceipt()), nodeScript(rawReceipt())), recordOf(), true),
  ).resolves.toEqual(receiptOf())
  await expect(readReceipt(scriptedNode(nodeScript(rawReceipt())), recordOf(), true)).resolves.toBeNull()
})

const LOGS = [
  {
    address: toAddress(`0x${'3'.repeat(40)}`),
    topics: [TRANSFER, `0x${'0'.repeat(24)}${'9'.repeat(40)}`, `0x${'0'.repeat(24)}${SENDER.slice(2)}`],
    data: `0x${'7'.padStart(64, '0')}`,
  },
]
const arrival = {
  kind: 'swap',
  paid: { tokenAddress: null, symbol: 'BNB', decimals: 18 },
  received: { tokenAddress: toAddress(`0x${'3'.repeat(40)}`), symbol: 'CAKE', decimals: 18 },
  recipient: SENDER,
} as const

test('the amounts of a swap are read from the logs, and only when two nodes return the same logs', async () => {
  const record = recordOf({ arrival })
  const withLogs = (logs: unknown) => ({ eth_getTransactionReceipt: () => rawReceipt({ logs }) })
  await expect(readReceipt(scriptedNode(withLogs(LOGS)), record)).resolves.toMatchObject({
    moved: { paidRaw: null, receivedRaw: '7' },
  })
  expect(await readReceipt(scriptedNode(withLogs(undefined)), record)).not.toHaveProperty('moved')
  const more = [{ ...LOGS[0], data: `0x${'9'.padStart(64, '0')}` }]
  await expect(readReceipt(nodesWith(withLogs(more), withLogs(LOGS)), record)).rejects.toBeInstanceOf(
    NodesDisagreeError,
  )
  await expect(readReceipt(nodesWith(withLogs(LOGS), withLogs(LOGS)), record)).resolves.toHaveProperty('moved')
})
