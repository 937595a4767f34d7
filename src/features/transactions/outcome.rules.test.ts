import { expect, test } from 'vitest'
import { receiptOf, recordOf } from '../../../test/unit/support/transactionRecord'
import { usesOtherNonce, isTooLate, outcomeOf } from './outcome.rules'

const { status: _status, ...withoutStatus } = receiptOf()

test.each([
  ['pending', recordOf()],
  ['succeeded', recordOf({ receipt: receiptOf({ status: 1 }) })],
  ['succeeded', recordOf({ receipt: withoutStatus })],
  ['failed', recordOf({ receipt: receiptOf({ status: 0 }) })],
  ['failed', recordOf({ receipt: receiptOf({ status: 2 }) })],
  ['dropped', recordOf({ ending: { kind: 'dropped' } })],
  ['cancelled', recordOf({ ending: { kind: 'cancelled', by: 'other' } })],
])('has %s (%#)', (outcome, record) => {
  expect(outcomeOf(record)).toBe(outcome)
})

const replaces = { hash: 'first', kind: 'cancel', nonce: 7 } as const

test('a replacement with another nonce than the one it should use is detected', () => {
  expect(usesOtherNonce(recordOf({ nonce: 8 }))).toBe(false)
  expect(usesOtherNonce(recordOf({ replaces }))).toBe(false)
  expect(usesOtherNonce(recordOf({ replaces, nonce: 7 }))).toBe(false)
  expect(usesOtherNonce(recordOf({ replaces, nonce: 8 }))).toBe(true)
})

test('a replacement is too late when the transaction to replace used the nonce', () => {
  expect(isTooLate(recordOf())).toBe(false)
  expect(isTooLate(recordOf({ replaces }))).toBe(false)
  expect(isTooLate(recordOf({ replaces, ending: { kind: 'cancelled', by: 'first' } }))).toBe(true)
  expect(isTooLate(recordOf({ replaces, ending: { kind: 'replaced', by: 'a third' } }))).toBe(false)
})
