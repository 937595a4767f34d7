import type { TransactionRecord } from './transactions.slice'

/** What tells two states of a transaction apart; the fields beside it are joined one by one. */
const stateOf = ({ receipt, ending, confirmedTime, missingAtBlock, openAtBlock, isReorganised }: TransactionRecord) =>
  JSON.stringify([receipt, ending, confirmedTime, missingAtBlock, openAtBlock, isReorganised])

function isNewer(one: TransactionRecord, other: TransactionRecord): boolean {
  const lead = (one.revision ?? 0) - (other.revision ?? 0)
  return lead === 0 ? stateOf(one) > stateOf(other) : lead > 0
}

const most = (one = -1, other = -1): number => Math.max(one, other)
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
  const checked = most(ours.lastCheckedBlockNumber, theirs.lastCheckedBlockNumber)
  const told = most(ours.toldRevision, theirs.toldRevision)
  const merged: TransactionRecord = {
    ...other,
    ...base,
    ...(checked >= 0 && { lastCheckedBlockNumber: checked }),
    ...(told >= 0 && { toldRevision: told }),
  }
  for (const field of STATE_FIELDS) if (!(field in base)) delete merged[field]
  return isSame(ours, merged) ? ours : merged
}

/** What a newer state may lack on purpose: a block that is gone took the receipt with it. */
const STATE_FIELDS = [
  ...(['receipt', 'ending', 'confirmedTime', 'missingAtBlock'] as const),
  ...(['openAtBlock', 'isReorganised', 'revision'] as const),
]
