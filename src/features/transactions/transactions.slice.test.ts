import { expect, test } from 'vitest'
import { HASH, receiptOf, recordOf, SENDER } from '../../../test/unit/support/transactionRecord'
import { toAddress } from '../../core/address'
import {
  selectTransactionsOf,
  transactionFollowed,
  transactionsCleared,
  transactionSent,
  transactionsReducer,
  type TransactionsState,
} from './transactions.slice'

const empty = transactionsReducer(undefined, { type: 'start' })
const sent = transactionsReducer(empty, transactionSent(recordOf()))
const recordIn = (state: TransactionsState, chainId = 56) =>
  selectTransactionsOf(chainId)({ transactions: state })[HASH]

test('stores sent transactions by chain', () => {
  expect(recordIn(sent)).toEqual(recordOf())
  expect(recordIn(sent, 97)).toBeUndefined()
  const both = transactionsReducer(sent, transactionSent(recordOf({ chainId: 97 })))
  expect([recordIn(both)?.chainId, recordIn(both, 97)?.chainId]).toEqual([56, 97])
})

test('refuses a transaction that is already stored', () => {
  expect(() => transactionsReducer(sent, transactionSent(recordOf()))).toThrow('Attempted to add existing transaction.')
})

test("stores a transaction's new state", () => {
  const next = recordOf({ receipt: receiptOf(), revision: 1 })
  expect(recordIn(transactionsReducer(sent, transactionFollowed(next)))).toEqual(next)
})

test('removes transactions older than two days when the next one is sent', () => {
  const recent = recordOf({ hash: '0xlate', addedTime: 1_000 + 48 * 3_600_000 })
  expect(Object.keys(transactionsReducer(sent, transactionSent(recent))[56] ?? {})).toEqual([HASH, '0xlate'])
  const later = { ...recent, addedTime: recent.addedTime + 1 }
  expect(Object.keys(transactionsReducer(sent, transactionSent(later))[56] ?? {})).toEqual(['0xlate'])
})

const tombstone = (overrides = {}) => ({
  ...{ chainId: 56, hash: HASH, from: SENDER, addedTime: 1_000, isCleared: true, ...overrides },
  summary: { sentence: '', values: {} },
})

test('clears one chain only', () => {
  const both = transactionsReducer(sent, transactionSent(recordOf({ chainId: 97 })))
  const cleared = transactionsReducer(both, transactionsCleared({ chainId: 56, from: null }))
  expect([recordIn(cleared), recordIn(cleared, 97)]).toEqual([tombstone(), recordOf({ chainId: 97 })])
})

test('clears one account only, if one is named', () => {
  const other = recordOf({ hash: `0x${'ef'.repeat(32)}`, from: toAddress(`0x${'9'.repeat(40)}`) })
  const both = transactionsReducer(sent, transactionSent(other))
  const cleared = transactionsReducer(both, transactionsCleared({ chainId: 56, from: SENDER }))
  expect(cleared[56]).toEqual({ [HASH]: tombstone(), [other.hash]: other })
  expect(transactionsReducer(cleared, transactionsCleared({ chainId: 97, from: null }))[56]).toEqual(cleared[56])
})

test('clears one transaction only, if one is named', () => {
  const both = transactionsReducer(sent, transactionSent(recordOf({ hash: '0xother' })))
  const cleared = transactionsReducer(both, transactionsCleared({ chainId: 56, from: SENDER, hash: HASH }))
  expect(cleared[56]).toEqual({ [HASH]: tombstone(), '0xother': recordOf({ hash: '0xother' }) })
})

test('a new state of an unknown or cleared transaction is ignored', () => {
  expect(transactionsReducer(sent, transactionFollowed(recordOf({ chainId: 97 })))).toBe(sent)
  const cleared = transactionsReducer(sent, transactionsCleared({ chainId: 56, from: null }))
  expect(transactionsReducer(cleared, transactionFollowed(recordOf({ receipt: receiptOf() })))).toBe(cleared)
})

test('returns the same empty object without any transaction', () => {
  const select = selectTransactionsOf(56)
  expect(select({ transactions: {} })).toBe(select({ transactions: {} }))
})
