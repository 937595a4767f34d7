import { expect, test } from 'vitest'
import { requestedMethods, nodesWith, scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { rawTransaction, SENDER } from '../../../../test/unit/support/transactionRecord'
import { RpcError } from '../../../chain/rpc/nodes'
import { toAddress } from '../../../core/address'
import { findByNonce, isSeenByQuorum } from './nonceSearch.chain'

const raw = (overrides: Record<string, unknown> = {}) => rawTransaction({ hash: '0xreplacement', ...overrides })
const search = { from: SENDER, nonce: 7, afterBlock: 100, headBlock: 110 }
const hex = (value: number) => `0x${value.toString(16)}`

/** Creates a chain whose block `at` contains the transactions; old states are available by default. */
function chainWith(at: number, transactions: unknown[], isPruned = false) {
  return scriptedNode({
    eth_getBlockByNumber: ([tag]) => ({
      hash: `0xblock${Number(tag)}`,
      transactions: Number(tag) === at ? transactions : [],
    }),
    eth_getTransactionCount: ([, tag]) => {
      if (isPruned) throw new RpcError('missing state', -32000)
      return hex(Number(tag) >= at ? 8 : 7)
    },
  })
}

test.each([101, 104, 107, 110])('finds the transaction with the nonce in block %i', async (at) => {
  const others = [raw({ from: toAddress(`0x${'9'.repeat(40)}`) }), raw({ nonce: '0x6' }), { from: SENDER }, raw()]
  await expect(findByNonce(chainWith(at, others), search)).resolves.toEqual({
    ...{ hash: '0xreplacement', nonce: 7, from: SENDER, blockNumber: at, blockHash: `0xblock${at}` },
    request: { to: toAddress(`0x${'2'.repeat(40)}`), data: '0xab', valueRaw: '5', gasLimit: '21000', maxFeeRaw: '100' },
  })
})

test('an address in lower case is the same account, and a fee cap is read with its tip', async () => {
  const from = toAddress('0xAbCdEf0123456789aBcDeF0123456789AbCdEf01')
  const sent = raw({ from: from.toLowerCase(), maxFeePerGas: '0xc8', maxPriorityFeePerGas: '0x2', type: '0x2' })
  const found = await findByNonce(chainWith(105, [sent]), { ...search, from })
  expect(found?.request).toMatchObject({ maxFeeRaw: '200', priorityFeeRaw: '2' })
})

test('returns null when no block contains it, or a node has no blocks', async () => {
  await expect(findByNonce(chainWith(100, [raw()]), search)).resolves.toBeNull()
  await expect(findByNonce(scriptedNode({ eth_getBlockByNumber: () => null }), search)).resolves.toBeNull()
})

test('a long range of blocks is bisected first', async () => {
  const node = chainWith(20_000, [raw()])
  const found = await findByNonce(node, { ...search, headBlock: 50_000 })
  expect(found?.blockNumber).toBe(20_000)
  const blocks = requestedMethods(node).filter((method) => method === 'eth_getBlockByNumber')
  expect(blocks.length).toBeLessThanOrEqual(32)
})

test('without old states, the newest blocks are searched one by one', async () => {
  const far = { ...search, headBlock: 50_000 }
  expect((await findByNonce(chainWith(49_800, [raw()], true), far))?.blockNumber).toBe(49_800)
  const node = chainWith(20_000, [raw()], true)
  await expect(findByNonce(node, far)).resolves.toBeNull()
  expect(node.requests.length).toBe(257)
})

const REPLACEMENT = {
  ...{ hash: '0xreplacement', nonce: 7, from: SENDER, blockNumber: 105, blockHash: '0xblock105' },
  request: { to: toAddress(`0x${'2'.repeat(40)}`), data: '0xab', valueRaw: '5', gasLimit: '21000', maxFeeRaw: '100' },
}
const inBlock = (overrides: Record<string, unknown> = {}) => raw({ blockHash: '0xblock105', ...overrides })

const nodesThat = (...results: unknown[]) =>
  nodesWith(...results.map((result) => ({ eth_getTransactionByHash: () => result })))

test('a replacement counts once two nodes have it in the same block', async () => {
  await expect(isSeenByQuorum(nodesThat(inBlock(), inBlock()), REPLACEMENT)).resolves.toBe(true)
  await expect(isSeenByQuorum(nodesThat(inBlock(), null, inBlock()), REPLACEMENT)).resolves.toBe(true)
  await expect(isSeenByQuorum(nodesThat(inBlock()), REPLACEMENT)).resolves.toBe(true)
})

test.each([
  ['does not have it', null],
  ['has it pending', raw({ blockHash: null })],
  ['has it in another block', inBlock({ blockHash: '0xother' })],
  ['returns another sender', inBlock({ from: toAddress(`0x${'9'.repeat(40)}`) })],
  ['returns another nonce', inBlock({ nonce: '0x8' })],
  ['returns other data', inBlock({ input: '0xcd' })],
  ['returns no transaction', '0x'],
])('a replacement does not count while the second node %s', async (_what, result) => {
  await expect(isSeenByQuorum(nodesThat(inBlock(), result), REPLACEMENT)).resolves.toBe(false)
})
