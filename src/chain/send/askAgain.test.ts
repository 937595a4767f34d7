import { expect, test } from 'vitest'
import { revertedWith } from '../../../test/unit/support/revert'
import { methodsAsked, scriptedNode } from '../../../test/unit/support/scriptedNode'
import { RpcError } from '../rpc/nodes'
import { askAgain } from './askAgain'

const between = new RpcError('BlockOutOfRangeError: block height is 22 but requested was 21', -32602)
const answering = (...answers: readonly (Error | string)[]) => {
  const left = [...answers]
  return scriptedNode({
    eth_call: () => {
      const next = left.shift()
      if (next instanceof Error) throw next
      return next
    },
  })
}

test('a node that lost its block over a new one is asked once more', async () => {
  const node = answering(between, '0x01')
  await expect(askAgain(node, 'eth_call', [])).resolves.toBe('0x01')
  expect(methodsAsked(node)).toHaveLength(2)
  await expect(askAgain(answering(between, between), 'eth_call', [])).rejects.toBe(between)
})

test('a verdict stands', async () => {
  const node = answering(revertedWith('Pancake: K'), '0x01')
  await expect(askAgain(node, 'eth_call', [])).rejects.toThrow('Pancake: K')
  expect(methodsAsked(node)).toHaveLength(1)
})
