import type { TransactionRecord } from './transactions.slice'

/**
 * Fields of the last state that the nodes returned; they are merged as a whole. All other fields are merged one by one.
 */
const STATE_FIELDS = [
  ...(['receipt', 'ending', 'confirmedTime', 'missing', 'openAtBlock'] as const),
  ...(['isReorganised', 'revision', 'lastCheckedBlockNumber', 'checkedTime'] as const),
]

const stateOf = (record: TransactionRecord) => JSON.stringify(STATE_FIELDS.map((field) => record[field]))

/**
 * Returns whether the first record is newer: by its revision, then by the time of the nodes' result. The last
 * comparison only makes two tabs choose the same one.
 */
function isNewer(first: TransactionRecord, second: TransactionRecord): boolean {
  const lead = (first.revision ?? 0) - (second.revision ?? 0) || (first.checkedTime ?? 0) - (second.checkedTime ?? 0)
  return lead === 0 ? stateOf(first) > stateOf(second) : lead > 0
}

const isSame = (first: TransactionRecord, second: TransactionRecord): boolean =>
  Object.keys({ ...first, ...second }).every(
    (field) => first[field as keyof TransactionRecord] === second[field as keyof TransactionRecord],
  )

/**
 * Merges what two tabs have of a transaction. The result has the newer state, and the content that either has.
 * It is cleared when either cleared it. The order of merging does not matter; `own` itself is returned when nothing is
 * new.
 */
export function mergeRecords(own: TransactionRecord, remote: TransactionRecord): TransactionRecord {
  if (own.isCleared || remote.isCleared) return own.isCleared ? own : remote
  const [base, other] = isNewer(remote, own) ? [remote, own] : [own, remote]
  const reportedRevision = Math.max(own.toldRevision ?? 0, remote.toldRevision ?? 0)
  const merged: TransactionRecord = {
    ...other,
    ...base,
    ...(reportedRevision > 0 && { toldRevision: reportedRevision }),
  }
  for (const field of STATE_FIELDS) if (!(field in base)) delete merged[field]
  return isSame(own, merged) ? own : merged
}
