import type { Dispatch } from '@reduxjs/toolkit'
import { selectBlockOf, type WithBlock } from '../../../chain/block/block.slice'
import type { Nodes } from '../../../chain/rpc/nodes'
import { isUntold } from '../transactions.rules'
import {
  selectTransactionsOf,
  transactionFollowed,
  transactionSent,
  type TransactionRecord,
  type WithTransactions,
} from '../transactions.slice'
import { readFacts } from './facts.chain'
import { nextRecord } from './next.rules'
import { isDue } from './pace.rules'
import { successorOf } from './successor.rules'
import { mayTell } from './tabs'
import { tellOutcome } from './tellOutcome'

export interface FollowedStore {
  getState(): WithBlock & WithTransactions
  dispatch: Dispatch
  subscribe(listener: () => void): () => void
}

export interface FollowOptions {
  store: FollowedStore
  nodes: Nodes
  chainId: number
  /** Whether this tab reports a transaction, and how; by default the tab locks decide, and a toast is shown. */
  isTeller?: (record: TransactionRecord) => Promise<boolean>
  tell?: (record: TransactionRecord) => void
}

/**
 * Follows transactions to their end at the intervals of trading 7. Each change is reported once, in the tab that sent
 * the transaction. Returns the function that stops it.
 */
export function startFollowing({
  store,
  nodes,
  chainId,
  isTeller = mayTell,
  tell = tellOutcome,
}: FollowOptions): () => void {
  const asking = new Set<string>()
  const telling = new Set<string>()
  let isStopped = false
  let seenBlock = -1
  let seenRecords: unknown
  const recordsNow = () => selectTransactionsOf(chainId)(store.getState())

  async function check(record: TransactionRecord, blockNumber: number): Promise<void> {
    const { hash } = record
    asking.add(hash)
    try {
      const facts = await readFacts(nodes, record, Object.values(recordsNow()), blockNumber)
      const current = recordsNow()[hash]
      if (!current || current.isCleared) return
      const next = nextRecord(current, facts)
      const successor = successorOf(next, facts.rival)
      // The successor is added first, so that the pending count is never 0 between the two.
      if (successor && !recordsNow()[successor.hash]) store.dispatch(transactionSent(successor))
      store.dispatch(transactionFollowed(next))
    } catch {
      // No node responded: the next block retries.
    } finally {
      asking.delete(hash)
      // A block that arrived meanwhile was skipped, and the next one may take long.
      if (!isStopped && selectBlockOf(chainId)(store.getState()) > blockNumber) {
        seenBlock = -1
        update()
      }
    }
  }

  async function tellNews({ hash }: TransactionRecord): Promise<void> {
    telling.add(hash)
    try {
      const record = recordsNow()[hash]
      if (!record || !isUntold(record) || !(await isTeller(record))) return
      const current = recordsNow()[hash]
      if (!current || !isUntold(current)) return
      store.dispatch(transactionFollowed({ ...current, toldRevision: current.revision ?? 0 }))
      tell(current)
    } finally {
      telling.delete(hash)
    }
  }

  function update(): void {
    const blockNumber = selectBlockOf(chainId)(store.getState())
    const records = recordsNow()
    if (blockNumber === 0 || (blockNumber === seenBlock && records === seenRecords)) return
    seenBlock = blockNumber
    seenRecords = records
    const nowMs = Date.now()
    for (const record of Object.values(records)) {
      if (isUntold(record) && !telling.has(record.hash)) void tellNews(record)
      if (isDue(record, blockNumber, nowMs) && !asking.has(record.hash)) void check(record, blockNumber)
    }
  }

  const unsubscribe = store.subscribe(update)
  update()
  return () => {
    isStopped = true
    unsubscribe()
  }
}
