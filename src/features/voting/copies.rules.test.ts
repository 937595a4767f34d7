import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HubProposal } from '../../chain/services/proposals'
import { toAddress } from '../../core/address'
import { readCopies, withoutBody } from './copies.rules'

const proposal: HubProposal = {
  ...{ id: 'a', author: toAddress(`0x${'12'.repeat(20)}`), title: 'A', body: 'text', choices: ['x', 'y'] },
  ...{ startS: 1, endS: 2, snapshotBlock: 3, state: 'closed' },
}

test('copies are read as they were stored', () => {
  const copies = { listReadAtMs: 5, proposals: [proposal, withoutBody({ ...proposal, id: 'b' })], readAtMs: { a: 7 } }
  expect(readCopies(JSON.parse(JSON.stringify(copies)))).toEqual(copies)
})

test.each([
  ['id', 7],
  ['author', '0x12'],
  ['author', 7],
  ['title', null],
  ['title', 'a'.repeat(100_001)],
  ['choices', 'x'],
  ['choices', [7]],
  ['choices', ['x', 7]],
  ['startS', -1],
  ['endS', 'x'],
  ['snapshotBlock', 0.5],
  ['state', 'open'],
])('drops a copy with a wrong %s', (field, value) => {
  const copies = { listReadAtMs: null, proposals: [{ ...proposal, [field]: value }, proposal], readAtMs: 7 }
  expect(readCopies(copies)).toEqual({ listReadAtMs: null, proposals: [proposal], readAtMs: {} })
})

test('at most a hundred copies are read, of texts and times up to their limits', () => {
  const largest = { ...proposal, startS: 0, body: 'a'.repeat(100_000) }
  const copies = Array.from({ length: 101 }, () => largest)
  expect(readCopies({ listReadAtMs: 0, proposals: copies })).toEqual({
    ...{ listReadAtMs: 0, readAtMs: {}, proposals: copies.slice(0, 100) },
  })
  const longer = [{ ...proposal, body: 'a'.repeat(100_001) }]
  expect(readCopies({ listReadAtMs: 0, proposals: longer })?.proposals).toEqual([withoutBody(proposal)])
})

test('garbage is read as no copies, and never throws', () => {
  for (const garbage of [null, 'x', {}, { proposals: 7 }]) expect(readCopies(garbage)).toBeNull()
  expect(readCopies({ listReadAtMs: 'x', proposals: [null, 7] })).toEqual({
    listReadAtMs: null,
    proposals: [],
    readAtMs: {},
  })
  fc.assert(fc.property(fc.anything(), (stored) => void readCopies(stored)))
})
