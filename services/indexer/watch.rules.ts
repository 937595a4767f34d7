/** Block of the index with the hash that it had when it was indexed. */
export interface Mark {
  block: number
  hash: string
}

/** What a look at the index and at the chain found. */
export interface Sight {
  /** Newest block of the node. */
  head: number
  /** Newest block of the index; null while it does not reply. */
  indexed: number | null
  /** Marks for whose block the node has another hash. */
  strayMarks: readonly Mark[]
}

/** What the watchdog has seen in a row. */
export interface Watch {
  strays: number
  stray: string | null
  looksAboveHead: number
  /** Block at the last look; null if the index did not reply to it. */
  indexed: number | null
  /** Time of the first look in a row with the same block, or without a reply. */
  movedAtMs: number
  /** Block of the last reply. */
  replied: number | null
  /** Time of the first reply with that block, also if looks without a reply came between. */
  advancedAtMs: number
}

export const startWatch = (nowMs: number): Watch => ({
  ...{ strays: 0, stray: null, looksAboveHead: 0, indexed: null, movedAtMs: nowMs },
  ...{ replied: null, advancedAtMs: nowMs },
})

/** Blocks behind the head up to which an index counts as ready; further behind, and without progress, as stopped. */
const READY_BLOCKS = 3
/** Looks in a row, once a second, after which a difference is no reorganisation that the index is about to replace. */
const STRAY_LOOKS = 10
/** More looks, because a lagging node is behind the index too. */
const ABOVE_HEAD_LOOKS = 20
/** Blocks that Ponder replaces itself. */
const REPLACEABLE_BLOCKS = 30
const STALL_MS = 60_000
/**
 * Longer, because after a crash Ponder removes rows before it replies, and an embedded store does not reply while a batch
 * is written to it.
 */
const SILENCE_MS = 120_000

/** Returns the watch after one more look. */
export function nextWatch(watch: Watch, { head, indexed, strayMarks }: Sight, nowMs: number): Watch {
  const [oldest] = strayMarks.toSorted((first, second) => first.block - second.block)
  const stray = oldest ? `${oldest.block} ${oldest.hash}` : null
  const replied = indexed ?? watch.replied
  const isAbove = indexed !== null && indexed > head + REPLACEABLE_BLOCKS
  return {
    stray,
    strays: stray !== null && stray === watch.stray ? watch.strays + 1 : Number(stray !== null),
    looksAboveHead: isAbove ? watch.looksAboveHead + 1 : 0,
    indexed,
    movedAtMs: indexed === watch.indexed ? watch.movedAtMs : nowMs,
    replied,
    advancedAtMs: replied === watch.replied ? watch.advancedAtMs : nowMs,
  }
}

/** What has to happen to an index, and why. */
export interface Verdict {
  action: 'rebuild' | 'restart'
  reason: string
}

/**
 * Returns what has to happen to an index that no longer follows the chain; null while it does. A replica moves with the
 * process that writes its rows, so a restart would only interrupt its replies.
 */
export function verdictOf(watch: Watch, { head, indexed }: Sight, nowMs: number, isReplica = false): Verdict | null {
  if (watch.strays >= STRAY_LOOKS) return { action: 'rebuild', reason: 'blocks of the index are not on the chain' }
  if (watch.looksAboveHead >= ABOVE_HEAD_LOOKS) {
    return { action: 'rebuild', reason: 'the index is above the head of the chain' }
  }
  if (indexed === null) {
    return nowMs - watch.movedAtMs > SILENCE_MS ? { action: 'restart', reason: 'the index does not reply' } : null
  }
  const isBehind = !isReplica && head - indexed > READY_BLOCKS
  // An index that replies only now and then would otherwise count as moved at each look.
  const isStalled = isBehind && (nowMs - watch.movedAtMs > STALL_MS || nowMs - watch.advancedAtMs > SILENCE_MS)
  return isStalled ? { action: 'restart', reason: 'the index does not move' } : null
}

/** Returns whether an index is complete up to the head. */
export const isAtHead = (head: number, indexed: number | null): boolean =>
  indexed !== null && indexed <= head && head - indexed <= READY_BLOCKS
