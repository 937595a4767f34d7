import { nestedPart, type StoredPart } from '../../core/storedPart'
import { mergeRecords } from './merge.rules'
import { readStoredTransactions } from './readTransactions'
import type { TransactionRecord, TransactionsState } from './transactions.slice'

/** Stored part of the state. Records are merged, because two tabs may each have a part of a transaction's state. */
export const storedTransactions: StoredPart<TransactionsState> = {
  ...nestedPart(readStoredTransactions),
  join: (own, remote) => mergeRecords(own as TransactionRecord, remote as TransactionRecord),
}
