import type { Dispatch } from '@reduxjs/toolkit'
import { selectBlockOf, type WithBlock } from '../../chain/block/block.slice'
import type { Nodes } from '../../chain/rpc/nodes'
import { readReceipt } from './transactions.chain'
import { isPending, isReceiptDue } from './transactions.rules'
import {
  receiptMissed,
  selectTransactionsOf,
  transactionIncluded,
  type TransactionRecord,
  type WithTransactions,
} from './transactions.slice'

export interface TransactionsUpdaterOptions {
  store: {
    getState(): WithBlock & WithTransactions
    dispatch: Dispatch
    subscribe(listener: () => void): () => void
  }
  nodes: Nodes
  chainId: number
  /** Told once of each transaction that got its receipt. */
  onIncluded(record: TransactionRecord): void
}

/** Asks for the receipts of pending transactions at the pace of trading 7. Answers the function that stops it. */
export function startTransactionsUpdater({
  store,
  nodes,
  chainId,
  onIncluded,
}: TransactionsUpdaterOptions): () => void {
  const asking = new Set<string>()
  let seenBlock = -1
  let seenRecords: unknown

  async function check({ hash }: TransactionRecord, blockNumber: number): Promise<void> {
    asking.add(hash)
    try {
      const receipt = await readReceipt(nodes, hash)
      if (receipt) {
        store.dispatch(transactionIncluded({ chainId, hash, receipt, nowMs: Date.now() }))
        const record = selectTransactionsOf(chainId)(store.getState())[hash]
        if (record) onIncluded(record)
      } else {
        store.dispatch(receiptMissed({ chainId, hash, blockNumber }))
      }
    } catch {
      // No node answered: the next block asks again.
    } finally {
      asking.delete(hash)
    }
  }

  function update(): void {
    const state = store.getState()
    const blockNumber = selectBlockOf(chainId)(state)
    const records = selectTransactionsOf(chainId)(state)
    if (blockNumber === 0 || (blockNumber === seenBlock && records === seenRecords)) return
    seenBlock = blockNumber
    seenRecords = records
    const nowMs = Date.now()
    for (const record of Object.values(records)) {
      const isDue = isPending(record, nowMs) && isReceiptDue(record, blockNumber, nowMs)
      if (isDue && !asking.has(record.hash)) void check(record, blockNumber)
    }
  }

  const unsubscribe = store.subscribe(update)
  update()
  return unsubscribe
}
