/** Nodes of one chain are level while their heads are at most the blocks of this many seconds apart. */
const LAG_SECONDS = 9
const LEAST_LAG_BLOCKS = 3
/** Nodes keep the state of 128 blocks, so a false block time must not allow older ones. */
const MOST_LAG_BLOCKS = 60
/** An agreement needs two operators, even if a deployment's quorum is one. */
const LEAST_COMPARED = 2

/** The head returned by a node of an operator. */
export interface ReportedHead {
  operator: string
  head: number
}

/** Returns LAG: how many blocks nodes may be apart and still be level, for the chain's block time in seconds. */
export function lagBlocks(blockTimeSeconds: number): number {
  const blocks = blockTimeSeconds > 0 ? Math.ceil(LAG_SECONDS / blockTimeSeconds) : MOST_LAG_BLOCKS
  return Math.min(Math.max(blocks, LEAST_LAG_BLOCKS), MOST_LAG_BLOCKS)
}

/** Returns how many operators are compared before a write: the quorum, and at least two. */
export const comparedOperators = (quorum: number): number => Math.max(quorum, LEAST_COMPARED)

/**
 * Returns the middle one of the heads, of two the lower, so that a single high head does not raise it. Null without
 * heads, and if the two middle ones are further apart than LAG, because neither half is the majority.
 */
function middle(heads: readonly number[], lag: number): number | null {
  const sorted = heads.toSorted((one, other) => one - other)
  const lower = sorted[(sorted.length - 1) >> 1]
  const upper = sorted[sorted.length >> 1]
  return lower === undefined || upper === undefined || upper - lower > lag ? null : lower
}

/** Returns the middle head of each operator's nodes; an operator whose own nodes are far apart is ignored. */
function operatorHeads(heads: readonly ReportedHead[], lag: number): number[] {
  const byOperator = new Map<string, number[]>()
  for (const { operator, head } of heads) byOperator.set(operator, [...(byOperator.get(operator) ?? []), head])
  return [...byOperator.values()].map((each) => middle(each, lag)).filter((each) => each !== null)
}

/**
 * Returns the median of the operators' heads: an operator with many nodes has no more weight than one with a single
 * node. Null if neither half can be called the outlier.
 */
export const medianHead = (heads: readonly ReportedHead[], lag: number): number | null =>
  middle(operatorHeads(heads, lag), lag)

/** Returns the position of a head relative to the median: more than LAG above is an outlier, more than LAG below lags. */
export function placeOf(head: number, median: number, lag: number): 'ahead' | 'behind' | 'level' {
  if (head > median + lag) return 'ahead'
  return head < median - lag ? 'behind' : 'level'
}

/** Returns the newest block that level nodes of `needed` operators have, at most LAG below the median; null without one. */
export function commonBlock(heads: readonly ReportedHead[], needed: number, lag: number): number | null {
  const median = medianHead(heads, lag)
  if (median === null) return null
  const newest = new Map<string, number>()
  for (const { operator, head } of heads) {
    if (placeOf(head, median, lag) !== 'level') continue
    newest.set(operator, Math.max(head, newest.get(operator) ?? 0))
  }
  return [...newest.values()].toSorted((one, other) => other - one)[needed - 1] ?? null
}

/** Returns whether level operators are the majority of all that can report a head, so that late ones change nothing. */
export function isSettled(heads: readonly ReportedHead[], operators: number, needed: number, lag: number): boolean {
  const median = medianHead(heads, lag)
  if (median === null) return false
  const level = operatorHeads(heads, lag).filter((head) => placeOf(head, median, lag) === 'level').length
  return level >= needed && level * 2 > operators
}
