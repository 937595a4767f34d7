import { AbiCoder, Interface } from 'ethers'
import { expect, test } from 'vitest'
import { type Address, toAddress } from '../../core/address'
import { revertedWith } from '../../../test/unit/support/revert'
import { failing, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { swapLens, swapLensCode } from '../contracts/swapLens/reads'
import { NodesUnreachableError, RpcError } from '../rpc/nodes'
import type { Intent } from './intent'
import { measureSwap, type MeasureRequest } from './measure'

const [account, recipient, router, bought] = ['1', '2', '3', '4'].map((digit) =>
  toAddress(`0x${digit.repeat(40)}`),
) as [Address, Address, Address, Address]
const swap = new Interface(['function swap(uint256 amount) payable'])
const intent: Intent = {
  contract: { address: toAddress(router), interface: swap },
  method: 'swap',
  args: [7n],
  valueRaw: 9n,
}
const request: MeasureRequest = {
  ...{ intent, account, recipient, inputAddress: null, outputAddress: bought, path: [bought, router] },
}
const answered = (paid: bigint, received: bigint, isSold: boolean, soldFor: bigint) =>
  AbiCoder.defaultAbiCoder().encode(['tuple(uint256,uint256,bool,uint256)'], [[paid, received, isSold, soldFor]])

test('puts the lens at the account’s address for one call, with the parameters of the swap', async () => {
  const node = scriptedNode({ eth_call: () => answered(9n, 6n, true, 5n) })
  await expect(measureSwap(node, request)).resolves.toEqual({ paidRaw: 9n, receivedRaw: 6n, soldForRaw: 5n })
  const [question, block, overrides] = (node.requests[0]?.params ?? []) as [Record<string, string>, string, object]
  expect(question).toMatchObject({ from: account, to: account })
  expect([block, overrides]).toEqual(['latest', { [account]: { code: swapLensCode } }])
  const [requests] = swapLens.decodeFunctionData('measure', question['data'] ?? '').toArray() as [readonly unknown[]]
  const native = toAddress(`0x${'0'.repeat(40)}`)
  expect([...requests].slice(0, 6)).toEqual([
    router,
    9n,
    swap.encodeFunctionData('swap', [7n]),
    native,
    bought,
    recipient,
  ])
  expect([...(requests[6] as readonly string[])]).toEqual([bought, router])
})

test('runs the swap on the given block', async () => {
  const node = scriptedNode({ eth_call: () => answered(9n, 6n, true, 5n) })
  await measureSwap(node, { ...request, blockNumber: 255 })
  expect(node.requests[0]?.params[1]).toBe('0xff')
})

test('an output that cannot be swapped back has no proceeds', async () => {
  const node = scriptedNode({ eth_call: () => answered(9n, 6n, false, 0n) })
  await expect(measureSwap(node, request)).resolves.toMatchObject({ soldForRaw: null })
})

test.each([
  ['a node that takes no third parameter', failing(new RpcError('too many arguments, want at most 2', -32602))],
  ['a swap that fails', failing(revertedWith('Pancake: K'))],
  ['nodes that all refuse by HTTP', failing(new NodesUnreachableError('None'))],
  ['a node that ignores the override', () => '0x'],
  ['a truncated result', () => answered(1n, 2n, true, 3n).slice(0, -10)],
  ['nonsense', () => null],
])('%s gives no measurement', async (_what, answer) => {
  await expect(measureSwap(scriptedNode({ eth_call: answer }), request)).resolves.toBeNull()
})

test('throws an error of the app itself', async () => {
  const node = scriptedNode({ eth_call: failing(new TypeError('ours')) })
  await expect(measureSwap(node, request)).rejects.toThrow('ours')
  await expect(measureSwap(node, { ...request, intent: { ...intent, method: 'mint' } })).rejects.toThrow(
    "Method mint doesn't exist",
  )
})
