import { expect, test } from 'vitest'
import { receiptOf, recordOf } from '../../../test/unit/support/transactionRecord'
import { toAddress } from '../../core/address'
import {
  countPending,
  followedFrom,
  inclusionBlockOf,
  isFollowed,
  isPending,
  PENDING_WINDOW_MS,
  sentBy,
  settledIn,
} from './transactions.rules'

const HOUR_MS = 3_600_000
const { addedTime } = recordOf()

const OTHER = toAddress(`0x${'9'.repeat(40)}`)

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

test('an account has the transactions it sent; without an account all are returned', () => {
  const own = recordOf({ hash: 'own' })
  const other = recordOf({ hash: 'other', from: OTHER })
  expect(sentBy(own.from, [other, own])).toEqual([own])
  expect(sentBy(null, [other, own])).toEqual([other, own])
})

test('pending transactions with the same nonce count as one', () => {
  const first = recordOf({ hash: '1', nonce: 7 })
  const spedUp = recordOf({ hash: '2', replaces: { hash: '1', kind: 'speedUp', nonce: 7 } })
  const other = recordOf({ hash: '3', nonce: 8 })
  const unknown = recordOf({ hash: '4' })
  const ofAnother = recordOf({ hash: '5', from: OTHER, nonce: 7 })
  const done = recordOf({ hash: '6', nonce: 9, receipt: receiptOf() })
  const cleared = recordOf({ hash: '7', isCleared: true })
  expect(countPending([first, spedUp], addedTime)).toBe(1)
  expect(countPending([unknown, recordOf({ hash: '8' })], addedTime)).toBe(2)
  expect(countPending([first, spedUp, other, unknown, ofAnother, done, cleared], addedTime)).toBe(4)
})

test.each([
  ['is pending', recordOf(), true],
  ['was dropped, and may come back', recordOf({ ending: { kind: 'dropped' } }), true],
  ['had its receipt when it was stored', recordOf({ receipt: receiptOf() }), false],
  ['is in a recent block', recordOf({ receipt: receiptOf(), lastCheckedBlockNumber: 112 }), true],
  ['is in a deep block', recordOf({ receipt: receiptOf(), lastCheckedBlockNumber: 113 }), false],
  [
    'is in a deep block and not reported',
    recordOf({ receipt: receiptOf(), lastCheckedBlockNumber: 113, revision: 1 }),
    true,
  ],
  ['was cleared', recordOf({ isCleared: true }), false],
])('a transaction that %s is followed: %s', (_what, record, isExpected) => {
  expect(isFollowed(record, addedTime)).toBe(isExpected)
  expect(isFollowed(record, addedTime + 24 * HOUR_MS)).toBe(false)
})

test('a transaction is followed through all its replacements, and its outcome is that of the last', () => {
  const replacedBy = (by: string) => ({ ending: { kind: 'replaced' as const, by } })
  const records = {
    one: recordOf({ hash: 'one', ...replacedBy('two') }),
    two: recordOf({ hash: 'two', ...replacedBy('three') }),
    three: recordOf({ hash: 'three', receipt: receiptOf() }),
    lost: recordOf({ hash: 'lost', ...replacedBy('unknown') }),
    circle: recordOf({ hash: 'circle', ...replacedBy('circle') }),
    there: recordOf({ hash: 'there', ...replacedBy('back') }),
    back: recordOf({ hash: 'back', ...replacedBy('there') }),
    byNone: recordOf({ hash: 'byNone', ending: { kind: 'replaced' } }),
    dropped: recordOf({ hash: 'dropped', ending: { kind: 'dropped' } }),
    cancelled: recordOf({ hash: 'cancelled', ending: { kind: 'cancelled', by: 'other' } }),
  }
  expect(followedFrom(records, 'one', addedTime)).toEqual({ hash: 'three', outcome: 'succeeded' })
  expect(followedFrom(records, 'lost', addedTime)).toEqual({ hash: 'unknown', outcome: 'pending' })
  expect(followedFrom(records, 'circle', addedTime)).toMatchObject({ hash: 'circle' })
  expect(followedFrom(records, 'there', addedTime)).toEqual({ hash: 'back', outcome: 'replaced' })
  expect(followedFrom(records, 'byNone', addedTime)).toEqual({ hash: 'byNone', outcome: 'replaced' })
  expect(followedFrom(records, 'dropped', addedTime)).toEqual({ hash: 'dropped', outcome: 'dropped' })
  expect(followedFrom(records, 'cancelled', addedTime)).toEqual({ hash: 'cancelled', outcome: 'cancelled' })
  expect(followedFrom({}, 'none', addedTime)).toEqual({ hash: 'none', outcome: 'pending' })
})

test('the block of a sent transaction is that of its last replacement', () => {
  const records = {
    one: recordOf({ hash: 'one', ending: { kind: 'replaced', by: 'two' } }),
    two: recordOf({ hash: 'two', receipt: receiptOf({ blockNumber: 105 }) }),
    waits: recordOf({ hash: 'waits' }),
  }
  const blocks = ['one', 'two', 'waits', 'none'].map((hash) => inclusionBlockOf(records, hash, addedTime))
  expect(blocks).toEqual([105, 105, null, null])
})

test('a transaction is settled by its own block or by that of its replacement', () => {
  const block = { blockNumber: 7, blockHash: '0xseven' }
  const endings = [{ ...block }, { blockNumber: 7 }, { blockHash: '0xseven' }, {}]
  const settled = endings.map((ending) => settledIn(recordOf({ ending: { kind: 'cancelled', ...ending } })))
  expect(settled).toEqual([block, null, null, null])
  expect(settledIn(recordOf({ receipt: receiptOf(block) }))).toMatchObject(block)
  expect(settledIn(recordOf())).toBeNull()
})

test('a transaction that is pending longer than it is followed counts as dropped', () => {
  const records = { old: recordOf({ hash: 'old' }) }
  expect(followedFrom(records, 'old', addedTime + PENDING_WINDOW_MS - 1)).toEqual({ hash: 'old', outcome: 'pending' })
  expect(followedFrom(records, 'old', addedTime + PENDING_WINDOW_MS)).toEqual({ hash: 'old', outcome: 'dropped' })
})
