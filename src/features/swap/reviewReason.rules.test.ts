import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { reviewReasonOf } from './reviewReason.rules'

const [A, B] = [toAddress(`0x${'a'.repeat(40)}`), toAddress(`0x${'b'.repeat(40)}`)]
const settled = { isConfirmable: true, recipient: null, reviewedRecipient: null, typedAgoMs: 300 }

test.each([
  [{}, null],
  [{ typedAgoMs: Infinity }, null],
  [{ isConfirmable: false }, 'unconfirmed'],
  [{ recipient: A }, 'recipient'],
  [{ recipient: A, reviewedRecipient: B }, 'recipient'],
  [{ recipient: A, reviewedRecipient: toAddress(A.toUpperCase().replace('X', 'x')) }, null],
  [{ recipient: null, reviewedRecipient: A }, null],
  [{ typedAgoMs: 299 }, 'typing'],
  [{ typedAgoMs: -5_000 }, 'typing'],
  [{ isConfirmable: false, recipient: A, typedAgoMs: 0 }, 'unconfirmed'],
] as const)('%o has the review reason %s', (facts, reason) => {
  expect(reviewReasonOf({ ...settled, ...facts })).toBe(reason)
})

test('requires a review for every recipient that was not the last reviewed one', () => {
  const address = fc.constantFrom(null, A, B)
  fc.assert(
    fc.property(
      address,
      address,
      fc.boolean(),
      fc.integer(),
      (recipient, reviewedRecipient, isConfirmable, typedAgoMs) => {
        const reason = reviewReasonOf({ recipient, reviewedRecipient, isConfirmable, typedAgoMs })
        const isReviewed = recipient === null || recipient === reviewedRecipient
        expect(reason !== null || isReviewed).toBe(true)
      },
    ),
  )
})
