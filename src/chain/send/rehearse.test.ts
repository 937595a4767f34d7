import { Interface } from 'ethers'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { revertedWith } from '../../../test/unit/support/revert'
import { failing, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { NodesUnreachableError, RpcError } from '../rpc/nodes'
import { toTransaction, type Intent } from './intent'
import { estimateGas, rehearse, RevertError, withGasMargin } from './rehearse'

const account = toAddress(`0x${'1'.repeat(40)}`)
const intent: Intent = {
  contract: { address: toAddress(`0x${'2'.repeat(40)}`), interface: new Interface(['function deposit() payable']) },
  method: 'deposit',
  args: [],
  valueRaw: 7n,
}
const rehearseOn = (answer: () => unknown) => rehearse(scriptedNode({ eth_call: answer }), intent, account)

test('runs the exact transaction on the newest block', async () => {
  const node = scriptedNode({ eth_call: () => '0x' })
  await rehearse(node, intent, account)
  expect(node.requests).toEqual([{ method: 'eth_call', params: [toTransaction(intent, account), 'latest'] }])
})

test('a revert is thrown with the contract’s reason', async () => {
  const cause = revertedWith('Pancake: K')
  const error = { name: 'RevertError', reason: 'Pancake: K', message: 'Pancake: K', cause }
  await expect(rehearseOn(failing(cause))).rejects.toMatchObject(error)
})

test('a revert without a reason is a RevertError too', async () => {
  const error = { reason: null, message: 'The transaction would fail' }
  await expect(rehearseOn(failing(new RpcError('execution reverted', 3)))).rejects.toMatchObject(error)
})

test('an unreachable node is no revert', async () => {
  const rehearsal = rehearseOn(failing(new NodesUnreachableError('None')))
  await expect(rehearsal).rejects.toBeInstanceOf(NodesUnreachableError)
  await expect(rehearsal).rejects.not.toBeInstanceOf(RevertError)
})

test('reads the gas estimate of a node', async () => {
  const node = scriptedNode({ eth_estimateGas: () => '0x5208' })
  await expect(estimateGas(node, intent, account)).resolves.toBe(21_000n)
  expect(node.requests[0]?.params).toEqual([toTransaction(intent, account)])
  await expect(estimateGas(scriptedNode({}), intent, account)).rejects.toBeInstanceOf(RpcError)
})

test.each([
  [0n, 0n],
  [9n, 9n],
  [10n, 11n],
  [19n, 20n],
  [150_001n, 165_001n],
])('adds the margin to %d gas: %d', (gas, limit) => {
  expect(withGasMargin(gas)).toBe(limit)
})

test('the margin is a tenth, rounded down', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (gas) => {
      expect(withGasMargin(gas)).toBe(gas + gas / 10n)
    }),
  )
})
