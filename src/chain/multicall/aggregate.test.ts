import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { fakeMulticallNode, type FakeMulticallNode } from '../../../test/unit/support/fakeMulticallNode'
import { toAddress } from '../../core/address'
import { describeCall } from '../contracts/call'
import { readWord } from '../contracts/codec'
import { NodesUnreachableError } from '../rpc/nodes'
import { chunksOf, readOptional, readRequired } from './aggregate'

const ADDRESS = toAddress(`0x${'a1'.repeat(20)}`)
const dataOf = (id: number) => `0x${id.toString(16).padStart(8, '0')}`
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const callOf = (id: number) => describeCall(ADDRESS, dataOf(id), (data) => readWord(data, 0))
const callsTo = (count: number) => Array.from({ length: count }, (_, id) => callOf(id))

let node: FakeMulticallNode

beforeEach(() => {
  node = fakeMulticallNode()
  for (let id = 0; id < 1_100; id += 1) node.answers.set(dataOf(id), word(id))
})

test('chunks keep the order and the limit, and are as few and as even as possible', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 60 }), fc.integer({ min: 1, max: 12 }), (items, limit) => {
      const chunks = chunksOf(items, limit)
      expect(chunks.flat()).toEqual(items)
      expect(chunks).toHaveLength(Math.ceil(items.length / limit))
      for (const chunk of chunks) expect(chunk.length).toBeLessThanOrEqual(Math.ceil(items.length / chunks.length))
    }),
  )
})

test.each([
  [500, [500]],
  [501, [251, 250]],
  [1_001, [334, 334, 333]],
])('splits %d reads into chunks of at most 500', async (count, sizes) => {
  await expect(readRequired(node, callsTo(count))).resolves.toEqual(
    Array.from({ length: count }, (_, id) => BigInt(id)),
  )
  expect(node.chunks.map((chunk) => chunk.length)).toEqual(sizes)
})

test('sends no request for no reads', async () => {
  await expect(readOptional(node, [])).resolves.toEqual([])
  expect(node.chunks).toEqual([])
})

const bad: [what: string, answer: string | null | undefined][] = [
  ['reverts', null],
  ['targets an address without code', undefined],
  ['returns invalid data', '0x1234'],
]

test.each(bad)('optional: a call that %s is null, and the others have results', async (_what, answer) => {
  if (answer === undefined) node.answers.delete(dataOf(2))
  else node.answers.set(dataOf(2), answer)
  await expect(readOptional(node, callsTo(4))).resolves.toEqual([0n, 1n, null, 3n])
})

test.each(bad)('required: a call that %s fails all, and the error names its contract', async (_what, answer) => {
  if (answer === undefined) node.answers.delete(dataOf(2))
  else node.answers.set(dataOf(2), answer)
  await expect(readRequired(node, callsTo(4))).rejects.toThrow(`A required read of ${ADDRESS} failed`)
})

test('retries once after a momentary failure of a node', async () => {
  const answer = node.answers.get(dataOf(1)) ?? ''
  node.answers.set(dataOf(1), null)
  setTimeout(() => node.answers.set(dataOf(1), answer), 50)
  await expect(readRequired(node, callsTo(3))).resolves.toEqual([0n, 1n, 2n])
  expect(node.chunks).toHaveLength(2)
})

test('one call that fails every request with it loses only its own result', async () => {
  node.failingCallData = dataOf(1)
  await expect(readOptional(node, callsTo(3))).resolves.toEqual([0n, null, 2n])
})

test('distinguishes an unreachable node from failed calls', async () => {
  node.isDown = true
  await expect(readOptional(node, callsTo(1))).rejects.toBeInstanceOf(NodesUnreachableError)
})
