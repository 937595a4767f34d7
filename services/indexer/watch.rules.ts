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
  /** True once two replies had different blocks. */
  hasAdvanced: boolean
}

export const startWatch = (nowMs: number): Watch => ({
  ...{ strays: 0, stray: null, looksAboveHead: 0, indexed: null, movedAtMs: nowMs },
  ...{ replied: null, advancedAtMs: nowMs, hasAdvanced: false },
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
/** Longer, because an embedded store does not reply while a batch is written to it. */
const SILENCE_MS = 120_000
/** Longer again, because a process that starts after a crash removes rows before it replies. */
const START_MS = 300_000
const MOST_PATIENCE = 16

/**
 * Returns the factor of all limits of time after a number of restarts in a row without progress. On a busy machine a start
 * takes minutes, so that equal limits would end each start for ever.
 */
export const patienceAfter = (restarts: number): number => Math.min(2 ** restarts, MOST_PATIENCE)

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
    hasAdvanced: watch.hasAdvanced || (watch.replied !== null && replied !== watch.replied),
  }
}

/** What has to happen to an index, and why. */
export interface Verdict {
  action: 'rebuild' | 'restart'
  reason: string
}

interface VerdictOptions {
  isReplica?: boolean
  /** Factor of the limits of time. */
  patience?: number
}

/**
 * Returns what has to happen to an index that no longer follows the chain; null while it does. A replica moves with the
 * process that writes its rows, so a restart would only interrupt its replies.
 */
export function verdictOf(
  watch: Watch,
  { head, indexed }: Sight,
  nowMs: number,
  { isReplica = false, patience = 1 }: VerdictOptions = {},
): Verdict | null {
  if (watch.strays >= STRAY_LOOKS) return { action: 'rebuild', reason: 'blocks of the index are not on the chain' }
  if (watch.looksAboveHead >= ABOVE_HEAD_LOOKS) {
    return { action: 'rebuild', reason: 'the index is above the head of the chain' }
  }
  if (indexed === null) {
    const limitMs = patience * (watch.replied === null ? START_MS : SILENCE_MS)
    return nowMs - watch.movedAtMs > limitMs ? { action: 'restart', reason: 'the index does not reply' } : null
  }
  const isBehind = !isReplica && head - indexed > READY_BLOCKS
  // An index that replies only now and then would otherwise count as moved at each look.
  const isStalled =
    isBehind && (nowMs - watch.movedAtMs > patience * STALL_MS || nowMs - watch.advancedAtMs > patience * SILENCE_MS)
  return isStalled ? { action: 'restart', reason: 'the index does not move' } : null
}

/** Returns whether an index is complete up to the head. */
export const isAtHead = (head: number, indexed: number | null): boolean =>
  indexed !== null && indexed <= head && head - indexed <= READY_BLOCKS
