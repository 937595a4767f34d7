// @vitest-environment happy-dom
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { failing, requestedMethods, nodesWith, scriptedNode, SOLVENT } from '../../../test/unit/support/scriptedNode'
import { SENDER } from '../../../test/unit/support/transactionRecord'
import { toAddress } from '../../core/address'
import { deployment } from '../../deployment/deployment'
import { NodesUnreachableError, RpcError } from '../rpc/nodes'
import { RevertError } from './rehearse'
import { feeBounds, feesAt, replaceTransaction, type Waiting } from './replacement'
import { RejectedError } from './sendIntent'

const HASH = `0x${'ab'.repeat(32)}`
const TO = toAddress(`0x${'2'.repeat(40)}`)
const waiting: Waiting = { nonce: 7, to: TO, data: '0x12', valueRaw: '16', gasLimit: '50000', maxFeeRaw: '80' }

const SECOND = `0x${'cd'.repeat(32)}`
const chainId = `0x${deployment.chainId.toString(16)}`

function stage(answer: () => unknown = () => HASH) {
  const node = scriptedNode({ ...SOLVENT, eth_call: () => '0x', eth_getTransactionCount: () => '0x7' })
  const request = vi.fn<(method: string, params: readonly unknown[]) => Promise<unknown>>(async () => answer())
  return { node, request, signer: { account: SENDER, request } }
}

test('speeds up a transaction with the same call, the same nonce and the chosen fee', async () => {
  const { node, request, signer } = stage()
  const sent = await replaceTransaction(node, signer, waiting, { kind: 'speedUp', feeRaw: 91n })
  const call = { from: SENDER, to: TO, data: '0x12', value: '0x10' }
  expect(node.requests).toContainEqual({ method: 'eth_call', params: [call, 'latest'] })
  const requests = { ...call, gas: '0xc350', nonce: '0x7', gasPrice: '0x5b', chainId }
  expect(request.mock.calls).toEqual([['eth_sendTransaction', [requests]]])
  const request2 = { chainId: deployment.chainId, to: TO, data: '0x12', valueRaw: '16', gasLimit: '50000' }
  expect(sent).toEqual({ hash: HASH, request: request2 })
})

test('a cancellation sends an empty transaction to the sender with the same nonce', async () => {
  const { node, request, signer } = stage(() => SECOND)
  const tipped = { ...waiting, priorityFeeRaw: '8' }
  const sent = await replaceTransaction(node, signer, tipped, { kind: 'cancel', feeRaw: 91n })
  const nothing = { from: SENDER, to: SENDER, data: '0x', value: '0x0', gas: '0x5208', nonce: '0x7', chainId }
  const fees = { maxFeePerGas: '0x5b', maxPriorityFeePerGas: '0xa' }
  expect(request.mock.calls).toEqual([['eth_sendTransaction', [{ ...nothing, ...fees }]]])
  const plain = { chainId: deployment.chainId, to: SENDER, data: '0x', valueRaw: '0', gasLimit: '21000' }
  expect(sent).toEqual({ hash: SECOND, request: plain })
})

test('a call that would fail now is not sent again, and the wallet is not opened', async () => {
  const { node, request, signer } = stage()
  node.script['eth_call'] = failing(new RpcError('execution reverted: EXPIRED', 3))
  const replacement = replaceTransaction(node, signer, waiting, { kind: 'speedUp', feeRaw: 91n })
  await expect(replacement).rejects.toBeInstanceOf(RevertError)
  await expect(replacement).rejects.toMatchObject({ reason: 'EXPIRED' })
  expect(request).not.toHaveBeenCalled()
})

test('a rejection in the wallet throws RejectedError', async () => {
  const { node, signer } = stage(failing(Object.assign(new Error('no'), { code: 4001 })))
  await expect(replaceTransaction(node, signer, waiting, { kind: 'cancel', feeRaw: 91n })).rejects.toBeInstanceOf(
    RejectedError,
  )
})

test.each([
  ['below the minimum', 90n, 'feeOutOfBounds'],
  ['above the maximum', 241n, 'feeOutOfBounds'],
])('refuses a fee %s before the wallet is opened', async (_what, feeRaw, ground) => {
  const { node, request, signer } = stage()
  await expect(replaceTransaction(node, signer, waiting, { kind: 'speedUp', feeRaw })).rejects.toMatchObject({ ground })
  expect(request).not.toHaveBeenCalled()
})

test('a fee at either bound is accepted, and the refusal names both bounds in gwei', async () => {
  for (const feeRaw of [91n, 240n]) {
    const { node, signer } = stage()
    await expect(replaceTransaction(node, signer, waiting, { kind: 'speedUp', feeRaw })).resolves.toMatchObject({
      hash: HASH,
    })
  }
  const { node, signer } = stage()
  await expect(replaceTransaction(node, signer, waiting, { kind: 'cancel', feeRaw: 241n })).rejects.toMatchObject({
    values: { least: '0.000000091', most: '0.00000024' },
  })
})

test('the creation of a contract is not replaced, because nothing proves its request', async () => {
  const { node, request, signer } = stage()
  const creation = replaceTransaction(node, signer, { ...waiting, to: null }, { kind: 'cancel', feeRaw: 91n })
  await expect(creation).rejects.toMatchObject({ ground: 'unprovenRequest' })
  expect(node.requests).toEqual([])
  expect(request).not.toHaveBeenCalled()
})

test('a node that cannot be reached for the rehearsal is no revert', async () => {
  const { node, request, signer } = stage()
  const unreachable = new NodesUnreachableError('None')
  node.script['eth_call'] = failing(unreachable)
  await expect(replaceTransaction(node, signer, waiting, { kind: 'speedUp', feeRaw: 91n })).rejects.toBe(unreachable)
  expect(request).not.toHaveBeenCalled()
})

test.each([
  ['0x8', 'nonceUsedUp'],
  ['nonsense', 'nonceUsedUp'],
])('a next nonce of %s stops a replacement, with an error that names the nonce', async (next, ground) => {
  const { node, request, signer } = stage()
  node.script['eth_getTransactionCount'] = () => next
  const choice = { kind: 'speedUp', feeRaw: 91n } as const
  await expect(replaceTransaction(node, signer, waiting, choice)).rejects.toMatchObject({
    ground,
    values: { nonce: '7' },
  })
  expect(node.requests).toContainEqual({ method: 'eth_getTransactionCount', params: [SENDER, 'latest'] })
  expect(request).not.toHaveBeenCalled()
})

test('without a nonce from a second node, the node in use is queried', async () => {
  const { request, signer } = stage()
  const failed = failing(new NodesUnreachableError('None'))
  const dead = { ...SOLVENT, eth_call: () => '0x', eth_getTransactionCount: failed }
  const nodes = (next: string) => ({
    ...scriptedNode({ ...SOLVENT, eth_call: () => '0x', eth_getTransactionCount: () => next }),
    witnesses: nodesWith(dead, dead).witnesses,
  })
  const choice = { kind: 'speedUp', feeRaw: 91n } as const
  await expect(replaceTransaction(nodes('0x8'), signer, waiting, choice)).rejects.toMatchObject({
    ground: 'nonceUsedUp',
  })
  expect(request).not.toHaveBeenCalled()
  await expect(replaceTransaction(nodes('0x7'), signer, waiting, choice)).resolves.toMatchObject({ hash: HASH })
})

test('two nodes that return a nonce are enough: no third one is queried, and none twice', async () => {
  const { signer } = stage()
  const at = (nonce: string) => ({ ...SOLVENT, eth_call: () => '0x', eth_getTransactionCount: () => nonce })
  const nodes = nodesWith(at('0x7'), at('0x7'), at('0x9'))
  const choice = { kind: 'speedUp', feeRaw: 91n } as const
  await expect(replaceTransaction(nodes, signer, waiting, choice)).resolves.toMatchObject({ hash: HASH })
  expect(requestedMethods(nodes)).not.toContain('eth_getTransactionCount')
})

test('a nonce that a second node has in a block is not signed again, nor a fee that the account cannot pay', async () => {
  const { request, signer } = stage()
  const at = (nonce: string) => ({ ...SOLVENT, eth_call: () => '0x', eth_getTransactionCount: () => nonce })
  const nodes = nodesWith(at('0x7'), at('0x8'))
  const choice = { kind: 'speedUp', feeRaw: 91n } as const
  await expect(replaceTransaction(nodes, signer, waiting, choice)).rejects.toMatchObject({ ground: 'nonceUsedUp' })
  const poor = scriptedNode({ ...at('0x7'), eth_getBalance: () => '0x5' })
  await expect(replaceTransaction(poor, signer, waiting, choice)).rejects.toMatchObject({ ground: 'noNativeForFee' })
  expect(request).not.toHaveBeenCalled()
})

const wei = fc.bigInt({ min: 0n, max: 10n ** 30n })

test('bounds: at least an eighth more, at most 3 times the first fee or 1.5 times a price from two nodes', () => {
  fc.assert(
    fc.property(wei, wei, wei, fc.integer({ min: 1, max: 2 }), (maxFeeRaw, tipRaw, priceRaw, nodeCount) => {
      const priorityFeeRaw = tipRaw > maxFeeRaw ? maxFeeRaw : tipRaw
      const old = { ...waiting, maxFeeRaw: String(maxFeeRaw), priorityFeeRaw: String(priorityFeeRaw) }
      const { leastRaw, suggestedRaw, mostRaw } = feeBounds(old, { priceRaw, nodeCount })
      expect(leastRaw * 8n >= maxFeeRaw * 9n && leastRaw > maxFeeRaw).toBe(true)
      expect(leastRaw <= suggestedRaw && suggestedRaw <= mostRaw).toBe(true)
      const byPrice = nodeCount > 1 ? (priceRaw * 3n) / 2n : 0n
      const cap = [maxFeeRaw * 3n, byPrice, leastRaw].reduce((one, other) => (one > other ? one : other))
      expect(mostRaw).toBe(cap)
      const isWithin = priceRaw <= mostRaw && priceRaw >= leastRaw
      expect(!isWithin || suggestedRaw === priceRaw).toBe(true)
    }),
  )
})

test('one node that claims an enormous gas price moves neither the suggestion above nor the cap', () => {
  const { suggestedRaw, mostRaw } = feeBounds(waiting, { priceRaw: 10n ** 18n, nodeCount: 1 })
  expect([suggestedRaw, mostRaw]).toEqual([240n, 240n])
})

test('at every fee within the bounds the tip rises by an eighth and is at most the fee cap', () => {
  fc.assert(
    fc.property(wei, wei, wei, (maxFeeRaw, tipRaw, extra) => {
      const priorityFeeRaw = tipRaw > maxFeeRaw ? maxFeeRaw : tipRaw
      const old = { ...waiting, maxFeeRaw: String(maxFeeRaw), priorityFeeRaw: String(priorityFeeRaw) }
      const fees = feesAt(old, feeBounds(old, { priceRaw: 1n, nodeCount: 1 }).leastRaw + extra)
      if (!('maxFeePerGas' in fees)) throw new Error('Expected fees with a cap')
      const tip = BigInt(fees.maxPriorityFeePerGas)
      expect(tip * 8n >= priorityFeeRaw * 9n && tip > priorityFeeRaw && tip <= BigInt(fees.maxFeePerGas)).toBe(true)
    }),
  )
})
