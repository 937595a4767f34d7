import { nestedPart, type StoredPart } from '../../core/storedPart'
import { mergeRecords } from './merge.rules'
import { readStoredTransactions } from './readTransactions'
import type { TransactionRecord, TransactionsState } from './transactions.slice'

/** How the transactions are stored. Two tabs may each learn a part of what becomes of one, so that it is joined. */
export const storedTransactions: StoredPart<TransactionsState> = {
  ...nestedPart(readStoredTransactions),
  join: (ours, theirs) => mergeRecords(ours as TransactionRecord, theirs as TransactionRecord),
}
