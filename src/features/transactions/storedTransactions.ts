import type { TransactionRecord, TransactionsState } from './transactions.slice'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSummary(value: unknown): boolean {
  return isRecord(value) && typeof value['sentence'] === 'string' && isRecord(value['values'])
}

function isTransaction(value: unknown, chainId: number, hash: string): value is TransactionRecord {
  return (
    isRecord(value) &&
    value['chainId'] === chainId &&
    value['hash'] === hash &&
    typeof value['from'] === 'string' &&
    Number.isFinite(value['addedTime']) &&
    isSummary(value['summary']) &&
    (value['receipt'] === undefined || isRecord(value['receipt']))
  )
}

/** Answers the transactions in stored data of any shape; records that make no sense are left out. */
export function readStoredTransactions(stored: unknown): TransactionsState {
  const state: TransactionsState = {}
  if (!isRecord(stored)) return state
  for (const [chainText, records] of Object.entries(stored)) {
    const chainId = Number(chainText)
    if (!Number.isSafeInteger(chainId) || !isRecord(records)) continue
    const valid = Object.entries(records).filter(([hash, record]) => isTransaction(record, chainId, hash))
    state[chainId] = Object.fromEntries(valid) as Record<string, TransactionRecord>
  }
  return state
}
