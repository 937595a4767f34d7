import { expect, test } from 'vitest'
import { scriptedNode } from '../../../test/unit/support/scriptedNode'
import type { Witness } from './nodes'
import { hasQuorum } from './requiredQuorum'

const of = (operators: readonly string[]): Witness[] =>
  operators.map((operator, index) => ({ host: `n${index}.example`, operator, request: async () => null }))

test.each<[what: string, healthy: string[], slow: string[], quorum: number, isConfirmable: boolean]>([
  ['two nodes of one operator are one witness', ['A', 'A'], [], 2, false],
  ['one node is no quorum of two', ['A'], [], 2, false],
  ['two operators are a quorum of two', ['A', 'B'], [], 2, true],
  ['a node that is only slow counts', ['A'], ['B'], 2, true],
  ['two operators are no quorum of three', ['A', 'B'], [], 3, false],
  ['a quorum of one needs no comparison', [], [], 1, true],
])('%s', (_what, healthy, slow, quorum, isConfirmable) => {
  const nodes = { ...scriptedNode({}), quorum, witnesses: () => of(healthy), arbiters: () => of(slow) }
  expect(hasQuorum(nodes)).toBe(isConfirmable)
})
