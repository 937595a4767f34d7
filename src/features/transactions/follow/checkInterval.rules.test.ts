import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { receiptOf, recordOf } from '../../../../test/unit/support/transactionRecord'
import { isDue } from './checkInterval.rules'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const { addedTime } = recordOf()

test.each([
  [0, 0, false],
  [0, 1, true],
  [5 * MINUTE_MS, 1, true],
  [5 * MINUTE_MS + 1, 1, false],
  [5 * MINUTE_MS + 1, 2, false],
  [5 * MINUTE_MS + 1, 3, true],
  [HOUR_MS, 2, false],
  [HOUR_MS, 3, true],
  [HOUR_MS + 1, 3, false],
  [HOUR_MS + 1, 9, false],
  [HOUR_MS + 1, 10, true],
])('%i ms old and %i blocks since the last request, it is due: %s', (ageMs, blocks, isExpected) => {
  const record = recordOf({ lastCheckedBlockNumber: 500 })
  expect(isDue(record, 500 + blocks, addedTime + ageMs)).toBe(isExpected)
})

test('a receipt that was never requested is due at any age, one that was received never again', () => {
  fc.assert(
    fc.property(fc.nat(24 * HOUR_MS - 1), fc.nat(), (ageMs, blockNumber) => {
      expect(isDue(recordOf(), blockNumber, addedTime + ageMs)).toBe(true)
      expect(isDue(recordOf({ receipt: receiptOf() }), blockNumber, addedTime + ageMs)).toBe(false)
      // Its outcome is not reported yet, but it is known.
      expect(isDue(recordOf({ receipt: receiptOf(), revision: 1 }), blockNumber, addedTime + ageMs)).toBe(false)
    }),
  )
})

test('a head below that of the last request is of another chain, on which a request is due at any age', () => {
  expect(isDue(recordOf({ lastCheckedBlockNumber: 500 }), 3, addedTime + 2 * HOUR_MS)).toBe(true)
})

test('the block of an included transaction is checked at each head until it is deep', () => {
  const receipt = receiptOf({ blockNumber: 100 })
  const dueAt = (lastCheckedBlockNumber: number, blockNumber: number) =>
    isDue(recordOf({ receipt, lastCheckedBlockNumber }), blockNumber, addedTime + 2 * HOUR_MS)
  expect(dueAt(100, 100)).toBe(false)
  for (let last = 100; last < 112; last += 1) expect(dueAt(last, last + 1)).toBe(true)
  expect(dueAt(112, 113)).toBe(false)
  expect(dueAt(101, 500)).toBe(true)
})
