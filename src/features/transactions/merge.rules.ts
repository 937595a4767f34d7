import type { TransactionRecord } from './transactions.slice'

/** What the nodes said last is one state: it is taken as a whole. What stands beside is joined piece by piece. */
const STATE_FIELDS = [
  ...(['receipt', 'ending', 'confirmedTime', 'missing', 'openAtBlock'] as const),
  ...(['isReorganised', 'revision', 'lastCheckedBlockNumber', 'checkedTime'] as const),
]

const stateOf = (record: TransactionRecord) => JSON.stringify(STATE_FIELDS.map((field) => record[field]))

/** More news first, then the later answer of the nodes; the rest only keeps two tabs from quarrelling. */
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
 * Answers what two tabs together know of a transaction: the state with more news in it, what either has learned, and
 * cleared where either cleared it. The order of merging does not matter; where nothing is new, `ours` itself is answered.
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
