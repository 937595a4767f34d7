import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { receiptOf, recordOf } from '../../../test/unit/support/transactionRecord'
import { mergeRecords } from './merge.rules'
import type { TransactionRecord } from './transactions.slice'

const maybe = <T>(field: string, value: fc.Arbitrary<T>) =>
  fc.option(value, { nil: null }).map((overrides) => (overrides === null ? {} : { [field]: overrides }))

const nonce = { nonce: 7, request: { to: null, data: '0x', valueRaw: '0', gasLimit: '1', maxFeeRaw: '1' } }

/** Records of one transaction as different tabs may have them. */
const records = fc
  .tuple(
    maybe(
      'receipt',
      fc.nat(2).map((block) => receiptOf({ blockNumber: block })),
    ),
    maybe('ending', fc.constantFrom({ kind: 'dropped' }, { kind: 'replaced', by: '0x1' })),
    maybe('lastCheckedBlockNumber', fc.nat(3)),
    maybe('checkedTime', fc.integer({ min: 1, max: 3 })),
    maybe('revision', fc.integer({ min: 1, max: 3 })),
    maybe('toldRevision', fc.integer({ min: 1, max: 3 })),
    maybe('missing', fc.record({ atBlock: fc.nat(2), sinceMs: fc.nat(2), nodeCount: fc.nat(2) })),
    maybe('isReorganised', fc.constant(true)),
    fc.constantFrom({}, nonce),
    fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
  )
  .map((parts): TransactionRecord => {
    const isCleared = parts.pop() as boolean
    return isCleared ? recordOf({ isCleared }) : recordOf(Object.assign({}, ...parts) as Partial<TransactionRecord>)
  })

const RUNS = { numRuns: 2_000 }

test('the order and the number of merges between tabs do not matter', () => {
  fc.assert(
    fc.property(records, records, records, (a, b, c) => {
      expect(mergeRecords(a, b)).toEqual(mergeRecords(b, a))
      expect(mergeRecords(mergeRecords(a, b), c)).toEqual(mergeRecords(a, mergeRecords(b, c)))
      const both = mergeRecords(a, b)
      // A stored record of another tab has the same content in other objects.
      expect(mergeRecords(both, structuredClone(a))).toBe(both)
      expect(mergeRecords(both, structuredClone(b))).toBe(both)
    }),
    RUNS,
  )
})

test('a record is returned itself when the other has nothing new', () => {
  fc.assert(
    fc.property(records, (record) => {
      expect(mergeRecords(record, structuredClone(record))).toBe(record)
    }),
    RUNS,
  )
})

test('the record with the higher revision wins, even if it removed something', () => {
  const included = recordOf({ receipt: receiptOf(), revision: 1, confirmedTime: 5, toldRevision: 1 })
  const back = recordOf({ revision: 2, isReorganised: true, lastCheckedBlockNumber: 9 })
  expect(mergeRecords(included, back)).toEqual({ ...back, toldRevision: 1 })
})

test('what either has reported is not reported again', () => {
  const [own, remote] = [recordOf({ revision: 2, toldRevision: 1 }), recordOf({ revision: 2, toldRevision: 2 })]
  expect([mergeRecords(own, remote).toldRevision, mergeRecords(remote, own).toldRevision]).toEqual([2, 2])
  expect(mergeRecords(own, recordOf({ revision: 2 })).toldRevision).toBe(1)
})

const MISSING = { atBlock: 10, sinceMs: 1, nodeCount: 1 }

test('at equal revisions the later result of the nodes wins over what was stored before', () => {
  const before = recordOf({ openAtBlock: 9, lastCheckedBlockNumber: 9, checkedTime: 1 })
  const after = recordOf({ openAtBlock: 10, missing: MISSING, lastCheckedBlockNumber: 10, checkedTime: 2 })
  expect(mergeRecords(before, after)).toEqual(after)
  expect(mergeRecords(after, before)).toBe(after)
  const anew = recordOf({ missing: { ...MISSING, atBlock: 3 }, lastCheckedBlockNumber: 3, checkedTime: 3 })
  expect(mergeRecords(after, anew)).toEqual(anew)
})

test('content that either has is merged, and a record that either cleared is cleared', () => {
  expect(mergeRecords(recordOf({ revision: 1 }), recordOf(nonce))).toEqual(recordOf({ revision: 1, ...nonce }))
  const cleared = recordOf({ isCleared: true })
  expect(mergeRecords(recordOf({ revision: 3 }), cleared)).toBe(cleared)
})
