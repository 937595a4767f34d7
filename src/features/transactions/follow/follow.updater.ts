import { selectBlockOf, type WithBlock } from '../../../chain/block/block.slice'
import type { Nodes } from '../../../chain/rpc/nodes'
import { hasUnreportedChange } from '../transactions.rules'
import {
  selectTransactionsOf,
  transactionFollowed,
  transactionSent,
  type TransactionRecord,
  type WithTransactions,
} from '../transactions.slice'
import { watchState, type WatchedStore } from '../../../state/watchState'
import { readFacts } from './facts.chain'
import { nextRecord } from './next.rules'
import { isDue } from './checkInterval.rules'
import { successorOf } from './successor.rules'
import { isReportingTab } from './tabs'
import { reportOutcome } from './reportOutcome'

export type FollowedStore = WatchedStore<WithBlock & WithTransactions>

export interface FollowOptions {
  store: FollowedStore
  nodes: Nodes
  chainId: number
  /** Whether this tab reports a transaction, and how; by default the tab locks decide, and a toast is shown. */
  mayReport?: (record: TransactionRecord) => Promise<boolean>
  report?: (record: TransactionRecord) => void
}

/**
 * Follows transactions to their end at the intervals of trading 7. Each change is reported once, in the tab that sent
 * the transaction. Returns the function that stops it.
 */
export function startFollowing({
  store,
  nodes,
  chainId,
  mayReport = isReportingTab,
  report = reportOutcome,
}: FollowOptions): () => void {
  const checking = new Set<string>()
  const reporting = new Set<string>()
  let isStopped = false
  const selectRecords = selectTransactionsOf(chainId)
  const recordsNow = () => selectRecords(store.getState())

  async function check(record: TransactionRecord, blockNumber: number): Promise<void> {
    const { hash } = record
    checking.add(hash)
    try {
      const facts = await readFacts(nodes, record, Object.values(recordsNow()), blockNumber)
      const current = recordsNow()[hash]
      if (!current || current.isCleared) return
      const next = nextRecord(current, facts)
      const successor = successorOf(next, facts.replacement)
      // The successor is added first, so that the pending count is never 0 between the two.
      if (successor && !recordsNow()[successor.hash]) store.dispatch(transactionSent(successor))
      store.dispatch(transactionFollowed(next))
    } catch {
      // No node responded: the next block retries.
    } finally {
      checking.delete(hash)
      // A block that arrived meanwhile was skipped, and the next one may take long.
      if (!isStopped && selectBlockOf(chainId)(store.getState()) > blockNumber) update()
    }
  }

  async function reportChange({ hash }: TransactionRecord): Promise<void> {
    reporting.add(hash)
    try {
      const record = recordsNow()[hash]
      if (!record || !hasUnreportedChange(record) || !(await mayReport(record))) return
      const current = recordsNow()[hash]
      if (!current || !hasUnreportedChange(current)) return
      store.dispatch(transactionFollowed({ ...current, toldRevision: current.revision ?? 0 }))
      report(current)
    } finally {
      reporting.delete(hash)
    }
  }

  function update(): void {
    const blockNumber = selectBlockOf(chainId)(store.getState())
    const records = recordsNow()
    if (blockNumber === 0) return
    const nowMs = Date.now()
    for (const record of Object.values(records)) {
      if (hasUnreportedChange(record) && !reporting.has(record.hash)) void reportChange(record)
      if (isDue(record, blockNumber, nowMs) && !checking.has(record.hash)) void check(record, blockNumber)
    }
  }

  const watches = [watchState(store, selectBlockOf(chainId), update), watchState(store, selectRecords, update)]
  update()
  return () => {
    isStopped = true
    for (const stopWatching of watches) stopWatching()
  }
}
