import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { receiptOf, recordOf } from '../../../test/unit/support/transactionRecord'
import { isPending, isReceiptDue, outcomeOf, PENDING_WINDOW_MS, recentFirst, sentBy } from './transactions.rules'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const { addedTime } = recordOf()

test.each([
  [0, true],
  [24 * HOUR_MS - 1, true],
  [24 * HOUR_MS, false],
  [25 * HOUR_MS, false],
])('%i ms after it was sent, a transaction without a receipt is pending: %s', (ageMs, isStillPending) => {
  expect(PENDING_WINDOW_MS).toBe(24 * HOUR_MS)
  expect(isPending(recordOf(), addedTime + ageMs)).toBe(isStillPending)
  expect(isPending(recordOf({ receipt: receiptOf() }), addedTime + ageMs)).toBe(false)
})

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
])('%i ms old and %i blocks since the last question, its receipt is due: %s', (ageMs, blocks, isDue) => {
  const record = recordOf({ lastCheckedBlockNumber: 500 })
  expect(isReceiptDue(record, 500 + blocks, addedTime + ageMs)).toBe(isDue)
})

test('a receipt never asked for is due at any age, one that is here never again', () => {
  fc.assert(
    fc.property(fc.nat(30 * HOUR_MS), fc.nat(), (ageMs, blockNumber) => {
      expect(isReceiptDue(recordOf(), blockNumber, addedTime + ageMs)).toBe(true)
      expect(isReceiptDue(recordOf({ receipt: receiptOf() }), blockNumber, addedTime + ageMs)).toBe(false)
    }),
  )
})

const { status: _status, ...withoutStatus } = receiptOf()

test.each([
  ['pending', recordOf()],
  ['succeeded', recordOf({ receipt: receiptOf({ status: 1 }) })],
  ['succeeded', recordOf({ receipt: withoutStatus })],
  ['failed', recordOf({ receipt: receiptOf({ status: 0 }) })],
  ['failed', recordOf({ receipt: receiptOf({ status: 2 }) })],
])('has %s (%#)', (outcome, record) => {
  expect(outcomeOf(record)).toBe(outcome)
})

test('the list shows pending first, then the newest, and nothing older than a day', () => {
  const sent = (hash: string, agoMs: number, isDone: boolean) =>
    recordOf({ hash, addedTime: 30 * HOUR_MS - agoMs, ...(isDone && { receipt: receiptOf() }) })
  const records = [
    sent('done early', 3 * HOUR_MS, true),
    sent('waits long', 4 * HOUR_MS, false),
    sent('done late', HOUR_MS, true),
    sent('waits', 2 * HOUR_MS, false),
    sent('a day ago', 24 * HOUR_MS, true),
    sent('lost', 25 * HOUR_MS, false),
  ]
  const hashes = recentFirst(records, 30 * HOUR_MS).map(({ hash }) => hash)
  expect(hashes).toEqual(['waits', 'waits long', 'done late', 'done early'])
})

test('an account has what it sent itself; without one everything counts', () => {
  const mine = recordOf({ hash: 'mine' })
  const other = recordOf({ hash: 'other', from: 'somebody else' })
  expect(sentBy(mine.from, [other, mine])).toEqual([mine])
  expect(sentBy(null, [other, mine])).toEqual([other, mine])
})
