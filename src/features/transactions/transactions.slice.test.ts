import { expect, test } from 'vitest'
import { HASH, receiptOf, recordOf, SENDER } from '../../../test/unit/support/transactionRecord'
import {
  receiptMissed,
  selectTransactionsOf,
  transactionIncluded,
  transactionsCleared,
  transactionSent,
  transactionsReducer,
  type TransactionsState,
} from './transactions.slice'

const empty = transactionsReducer(undefined, { type: 'start' })
const sent = transactionsReducer(empty, transactionSent(recordOf()))
const recordIn = (state: TransactionsState, chainId = 56) =>
  selectTransactionsOf(chainId)({ transactions: state })[HASH]
const missed = (state: TransactionsState, blockNumber: number) =>
  transactionsReducer(state, receiptMissed({ chainId: 56, hash: HASH, blockNumber }))

test('keeps what was sent, by chain', () => {
  expect(recordIn(sent)).toEqual(recordOf())
  expect(recordIn(sent, 97)).toBeUndefined()
  const both = transactionsReducer(sent, transactionSent(recordOf({ chainId: 97 })))
  expect([recordIn(both)?.chainId, recordIn(both, 97)?.chainId]).toEqual([56, 97])
})

test('refuses a transaction it has', () => {
  expect(() => transactionsReducer(sent, transactionSent(recordOf()))).toThrow('Attempted to add existing transaction.')
})

test('remembers the newest block at which no receipt was there', () => {
  expect(recordIn(missed(sent, 7))?.lastCheckedBlockNumber).toBe(7)
  expect(recordIn(missed(missed(sent, 7), 5))?.lastCheckedBlockNumber).toBe(7)
  expect(recordIn(missed(missed(sent, 7), 8))?.lastCheckedBlockNumber).toBe(8)
})

test('keeps the receipt and when it came', () => {
  const receipt = receiptOf()
  const state = transactionsReducer(sent, transactionIncluded({ chainId: 56, hash: HASH, receipt, nowMs: 9 }))
  expect(recordIn(state)).toEqual({ ...recordOf(), receipt, confirmedTime: 9 })
})

test('clears one chain only', () => {
  const both = transactionsReducer(sent, transactionSent(recordOf({ chainId: 97 })))
  const cleared = transactionsReducer(both, transactionsCleared({ chainId: 56, from: null }))
  expect([recordIn(cleared), recordIn(cleared, 97)]).toEqual([undefined, recordOf({ chainId: 97 })])
})

test('clears one account only, where one is named', () => {
  const other = recordOf({ hash: `0x${'ef'.repeat(32)}`, from: `0x${'9'.repeat(40)}` })
  const both = transactionsReducer(sent, transactionSent(other))
  const cleared = transactionsReducer(both, transactionsCleared({ chainId: 56, from: SENDER }))
  expect(cleared[56]).toEqual({ [other.hash]: other })
  expect(transactionsReducer(cleared, transactionsCleared({ chainId: 97, from: null }))[56]).toEqual(cleared[56])
})

test('news of a transaction it has not changes nothing', () => {
  const other = { chainId: 97, hash: HASH }
  expect(transactionsReducer(sent, receiptMissed({ ...other, blockNumber: 7 }))).toBe(sent)
  expect(transactionsReducer(sent, transactionIncluded({ ...other, receipt: receiptOf(), nowMs: 9 }))).toBe(sent)
})

test('without any transaction the same nothing is answered', () => {
  const select = selectTransactionsOf(56)
  expect(select({ transactions: {} })).toBe(select({ transactions: {} }))
})
