import { Transaction, Wallet } from 'ethers'
import { expect, test } from 'vitest'
import { nodesWith, scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { rawTransaction } from '../../../../test/unit/support/transactionRecord'
import { readTransaction } from './transaction.chain'

const signer = new Wallet(`0x${'7'.repeat(64)}`)
const raw = await signer.signTransaction({
  ...{ to: `0x${'2'.repeat(40)}`, data: '0xab', value: 5n, nonce: 7, gasLimit: 21_000n, chainId: 56 },
  ...{ type: 0, gasPrice: 100n },
})
const sent = Transaction.from(raw)
const hash = String(sent.hash)
const { r = '', s = '', networkV = 0n } = { ...sent.signature?.toJSON(), ...{ networkV: sent.signature?.networkV } }
const unsigned = rawTransaction({ hash, from: signer.address.toLowerCase(), chainId: '0x38', gasPrice: '0x64' })
const signed = { ...unsigned, r, s, v: `0x${(networkV ?? 0n).toString(16)}`, type: '0x0' }

const nodesThat = (...results: unknown[]) =>
  nodesWith(...results.map((result) => ({ eth_getTransactionByHash: () => result })))
const queriedCount = (nodes: ReturnType<typeof nodesThat>) =>
  nodes.witnesses().filter((node) => (node as unknown as { requests: unknown[] }).requests.length > 0).length

test('a transaction with its signature is proven by one node, and no other is queried', async () => {
  const nodes = nodesThat(signed, null)
  await expect(readTransaction(nodes, hash)).resolves.toMatchObject({
    isProven: true,
    transaction: { nonce: 7 },
    missingCount: 0,
  })
  expect(queriedCount(nodes)).toBe(0)
  const alone = scriptedNode({ eth_getTransactionByHash: () => signed })
  await expect(readTransaction(alone, hash)).resolves.toMatchObject({ isProven: true })
})

test.each([
  { nonce: '0x8' },
  { gasPrice: '0xffff' },
  { to: `0x${'9'.repeat(40)}` },
  { input: '0xcd' },
  { value: '0x6' },
])('a result that contradicts the hash is discarded, and the next node is used (%#)', async (falsified) => {
  const expected = { isProven: true, transaction: { nonce: 7, request: { maxFeeRaw: '100', valueRaw: '5' } } }
  await expect(readTransaction(nodesThat({ ...signed, ...falsified }, signed), hash)).resolves.toMatchObject(expected)
  const alone = scriptedNode({ eth_getTransactionByHash: () => ({ ...signed, ...falsified }) })
  await expect(readTransaction(alone, hash)).resolves.toEqual({ transaction: null, isProven: false, missingCount: 0 })
})

test('without a signature two nodes have to return the same', async () => {
  const other = { ...unsigned, nonce: '0x8' }
  await expect(readTransaction(nodesThat(unsigned, unsigned), hash)).resolves.toMatchObject({ isProven: true })
  await expect(readTransaction(nodesThat(unsigned, null), hash)).resolves.toMatchObject({
    isProven: false,
    missingCount: 0,
  })
  await expect(readTransaction(nodesThat(unsigned, other), hash)).resolves.toMatchObject({
    transaction: null,
    missingCount: 0,
  })
  const alone = scriptedNode({ eth_getTransactionByHash: () => unsigned })
  await expect(readTransaction(alone, hash)).resolves.toMatchObject({ isProven: false, transaction: { nonce: 7 } })
})

test('counts the nodes that do not have it; one node that has it outweighs them', async () => {
  await expect(readTransaction(nodesThat(null, null, null), hash)).resolves.toMatchObject({
    transaction: null,
    missingCount: 3,
  })
  await expect(readTransaction(nodesThat(null, signed), hash)).resolves.toMatchObject({
    isProven: true,
    missingCount: 0,
  })
  const alone = scriptedNode({ eth_getTransactionByHash: () => null })
  await expect(readTransaction(alone, hash)).resolves.toMatchObject({ transaction: null, missingCount: 1 })
})

test.each(['0x12', 'cake'])('a transaction to %j is malformed, and is not used', async (to) => {
  const alone = scriptedNode({ eth_getTransactionByHash: () => ({ ...unsigned, to }) })
  await expect(readTransaction(alone, hash)).resolves.toEqual({ transaction: null, isProven: false, missingCount: 0 })
})
