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
 * The record with more news is newer, then the one with the later result of the nodes. The last comparison only makes
 * two tabs choose the same one.
 */
function isNewer(one: TransactionRecord, other: TransactionRecord): boolean {
  const lead = (one.revision ?? 0) - (other.revision ?? 0) || (one.checkedTime ?? 0) - (other.checkedTime ?? 0)
  return lead === 0 ? stateOf(one) > stateOf(other) : lead > 0
}

const isSame = (one: TransactionRecord, other: TransactionRecord): boolean =>
  Object.keys({ ...one, ...other }).every((field) => {
    const key = field as keyof TransactionRecord
    return one[key] === other[key] || JSON.stringify(one[key]) === JSON.stringify(other[key])
  })

/**
 * Merges what two tabs have of a transaction. The result has the state with more news, and the content that either has.
 * It is cleared when either cleared it. The order of merging does not matter; `ours` itself is returned when nothing is
 * new.
 */
export function mergeRecords(ours: TransactionRecord, theirs: TransactionRecord): TransactionRecord {
  if (ours.isCleared || theirs.isCleared) return ours.isCleared ? ours : theirs
  const [base, other] = isNewer(theirs, ours) ? [theirs, ours] : [ours, theirs]
  const told = Math.max(ours.toldRevision ?? 0, theirs.toldRevision ?? 0)
  const merged: TransactionRecord = {
    ...other,
    ...base,
    ...(told > 0 && { toldRevision: told }),
  }
  for (const field of STATE_FIELDS) if (!(field in base)) delete merged[field]
  return isSame(ours, merged) ? ours : merged
}
