import { Transaction, Wallet } from 'ethers'
import { expect, test } from 'vitest'
import { nodesWith, scriptedNode } from '../../../../test/unit/support/scriptedNode'
import { rawTransaction } from '../../../../test/unit/support/transactionRecord'
import { readSighting } from './known.chain'

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

const nodesThat = (...answers: unknown[]) =>
  nodesWith(...answers.map((answer) => ({ eth_getTransactionByHash: () => answer })))
const asked = (nodes: ReturnType<typeof nodesThat>) =>
  nodes.witnesses().filter((node) => (node as unknown as { asked: unknown[] }).asked.length > 0).length

test('a transaction with its signature is proven by one node, and no other is queried', async () => {
  const nodes = nodesThat(signed, null)
  await expect(readSighting(nodes, hash)).resolves.toMatchObject({ isProven: true, known: { nonce: 7 }, unseenBy: 0 })
  expect(asked(nodes)).toBe(0)
  const alone = scriptedNode({ eth_getTransactionByHash: () => signed })
  await expect(readSighting(alone, hash)).resolves.toMatchObject({ isProven: true })
})

test.each([
  { nonce: '0x8' },
  { gasPrice: '0xffff' },
  { to: `0x${'9'.repeat(40)}` },
  { input: '0xcd' },
  { value: '0x6' },
])('a result that contradicts the hash is discarded, and the next node is used (%#)', async (lie) => {
  const truth = { isProven: true, known: { nonce: 7, request: { maxFeeRaw: '100', valueRaw: '5' } } }
  await expect(readSighting(nodesThat({ ...signed, ...lie }, signed), hash)).resolves.toMatchObject(truth)
  const alone = scriptedNode({ eth_getTransactionByHash: () => ({ ...signed, ...lie }) })
  await expect(readSighting(alone, hash)).resolves.toEqual({ known: null, isProven: false, unseenBy: 0 })
})

test('without a signature two nodes have to return the same', async () => {
  const other = { ...unsigned, nonce: '0x8' }
  await expect(readSighting(nodesThat(unsigned, unsigned), hash)).resolves.toMatchObject({ isProven: true })
  await expect(readSighting(nodesThat(unsigned, null), hash)).resolves.toMatchObject({ isProven: false, unseenBy: 0 })
  await expect(readSighting(nodesThat(unsigned, other), hash)).resolves.toMatchObject({ known: null, unseenBy: 0 })
  const alone = scriptedNode({ eth_getTransactionByHash: () => unsigned })
  await expect(readSighting(alone, hash)).resolves.toMatchObject({ isProven: false, known: { nonce: 7 } })
})

test('counts the nodes that do not have it; one node that has it outweighs them', async () => {
  await expect(readSighting(nodesThat(null, null, null), hash)).resolves.toMatchObject({ known: null, unseenBy: 3 })
  await expect(readSighting(nodesThat(null, signed), hash)).resolves.toMatchObject({ isProven: true, unseenBy: 0 })
  const alone = scriptedNode({ eth_getTransactionByHash: () => null })
  await expect(readSighting(alone, hash)).resolves.toMatchObject({ known: null, unseenBy: 1 })
})
