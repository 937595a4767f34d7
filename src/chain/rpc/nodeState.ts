import type { FaultReason, NodeFaultError } from './nodeFault'
import { medianHead, placeOf } from './quorum.rules'

/** What is known of a node: moving figures, and why it is set aside. */
export interface NodeState {
  readonly url: string
  /** Who runs it: nodes of one operator count as one witness. */
  readonly operator: string
  /** The newest block it reported, and when; 0 before. */
  head: number
  headAtMs: number
  /** When its head last rose. */
  roseAtMs: number
  /** How long its last answers took, the newest last. */
  latenciesMs: number[]
  /** How often in a row another node, asked later, answered before it. */
  lostRaces: number
  reason: FaultReason | null
  /** When it may be tried again. */
  untilMs: number
  faults: number
  faultAtMs: number
  /** The question for its chain: asked once, and once more after each fault. */
  chain: Promise<void> | null
}

const KEPT_LATENCIES = 20
const FEW_LATENCIES = 5
const FIRST_PATIENCE_MS = 1_000
const LEAST_PATIENCE_MS = 100
/** A head is no longer compared with when it is this old. */
const HEAD_AGE_MS = 30_000
/** A head that has not risen for so long, while another's has, is stuck. */
const STUCK_MS = 30_000

/** How long a node is left alone after its first fault; each further one doubles it. */
const ASIDE_MS: Readonly<Record<FaultReason, number>> = {
  dead: 3_000,
  slow: 10_000,
  limited: 5_000,
  garbage: 10_000,
  wrongChain: 60_000,
  behind: 6_000,
  ahead: 6_000,
  refuses: 30_000,
  disagrees: 120_000,
}
const LONGEST_ASIDE_MS = 120_000
const LONGEST_WISH_MS = 600_000
/** A node that behaved for so long starts anew. */
const FORGIVEN_AFTER_MS = 300_000

/** Returns a node of which nothing is known yet. */
export const unknownNode = (url: string, operator: string): NodeState => ({
  ...{ url, operator, head: 0, headAtMs: 0, roseAtMs: 0, latenciesMs: [], lostRaces: 0 },
  ...{ reason: null, untilMs: 0, faults: 0, faultAtMs: 0, chain: null },
})

/** Stores how long an answer took. */
export function noteLatency(node: NodeState, latencyMs: number): void {
  node.latenciesMs = [...node.latenciesMs, latencyMs].slice(-KEPT_LATENCIES)
}

/** Returns the mean of a node's last answers in milliseconds; null before the first. */
export const meanMs = ({ latenciesMs }: NodeState): number | null =>
  latenciesMs.length === 0 ? null : latenciesMs.reduce((sum, each) => sum + each, 0) / latenciesMs.length

/** Returns how long to wait for a node before a second one is asked as well: what 95 % of its answers kept within. */
export function patienceMs({ latenciesMs }: NodeState): number {
  if (latenciesMs.length < FEW_LATENCIES) return FIRST_PATIENCE_MS
  const sorted = latenciesMs.toSorted((one, other) => one - other)
  return Math.max(LEAST_PATIENCE_MS, sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0)
}

/** Notes a fault and until when the node is left alone: as long as it asks for itself, else longer each time. */
export function setAside(
  node: NodeState,
  { reason, waitMs }: Pick<NodeFaultError, 'reason' | 'waitMs'>,
  nowMs: number,
): void {
  const faults = nowMs - node.faultAtMs > FORGIVEN_AFTER_MS ? 1 : node.faults + 1
  const ownMs = Math.min(ASIDE_MS[reason] * 2 ** (faults - 1), LONGEST_ASIDE_MS)
  const untilMs = nowMs + (waitMs === undefined ? ownMs : Math.min(waitMs, LONGEST_WISH_MS))
  Object.assign(node, { reason, faults, faultAtMs: nowMs, untilMs, lostRaces: 0, chain: null })
}

/** Faults that no need makes good: a rate limit is a wish to be left alone, the others may answer what is not true. */
const NEVER_EARLY: readonly (FaultReason | null)[] = ['limited', 'wrongChain', 'disagrees']

/**
 * Returns the nodes in the order to ask them in: the one in use, the others by speed, those whose time aside is over, and,
 * where all of them fail, those it is not over for.
 */
export function inOrder(nodes: readonly NodeState[], current: NodeState | undefined, nowMs: number): NodeState[] {
  const rank = (node: NodeState): number => {
    if (node.reason !== null) return node.untilMs <= nowMs ? 1e9 : 1e9 + node.untilMs
    return node === current ? -1 : (meanMs(node) ?? FIRST_PATIENCE_MS)
  }
  return nodes
    .filter(({ reason, untilMs }) => untilMs <= nowMs || !NEVER_EARLY.includes(reason))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** How fast a chain goes, and how many blocks its nodes may be apart. */
export interface Pace {
  lag: number
  blockTimeSeconds: number
}

/** What the heads of the nodes say together. */
export interface HeadView {
  /** Null while the operators' heads have no median. */
  median: number | null
  /** Results as of older blocks are taken only where there are no newer ones. */
  floor: number
  /** A result as of a newer block is an outlier's. */
  ceiling: number
}

/** Stores a head. A lower one within LAG is an older request's answer; one further below is a claim taken back. */
export function noteHead(node: NodeState, head: number, lag: number, nowMs: number): void {
  if (head > node.head) node.roseAtMs = nowMs
  if (head > node.head || head < node.head - lag) node.head = head
  node.headAtMs = nowMs
}

const isCounted = ({ reason }: NodeState): boolean => reason === null || reason === 'behind' || reason === 'ahead'

/** Returns where a node's head is now if it went on at the chain's pace since it was reported. */
const headNow = ({ head, headAtMs }: NodeState, blockTimeSeconds: number, nowMs: number): number =>
  head + Math.floor((nowMs - headAtMs) / (blockTimeSeconds * 1_000))

/** Returns what the heads reported lately say together. */
export function headView(nodes: readonly NodeState[], pace: Pace, nowMs: number): HeadView {
  const { lag, blockTimeSeconds } = pace
  const fresh = nodes.filter((node) => nowMs - node.headAtMs < HEAD_AGE_MS && isCounted(node))
  const carried = fresh.map((node) => ({ operator: node.operator, head: headNow(node, blockTimeSeconds, nowMs) }))
  const median = medianHead(carried, lag)
  const inUse = fresh.filter(({ reason }) => reason === null).map(({ head }) => head)
  return {
    median,
    // What is shown should be new; what is signed needs a median.
    floor: medianHead(fresh, lag) ?? Math.max(0, ...inUse),
    ceiling: median === null || fresh.length < 2 ? Number.POSITIVE_INFINITY : median + lag,
  }
}

/**
 * Returns what is wrong with a node's head: far from the median, or stuck where there is no median; null for a good one.
 * A node that claims to be ahead never evicts one whose head rises.
 */
export function headFault(
  node: NodeState,
  nodes: readonly NodeState[],
  pace: Pace,
  nowMs: number,
): 'ahead' | 'behind' | null {
  const { lag, blockTimeSeconds } = pace
  const { median } = headView(nodes, pace, nowMs)
  if (median !== null) {
    const place = placeOf(headNow(node, blockTimeSeconds, nowMs), median, lag)
    return place === 'level' ? null : place
  }
  const isStuck = (each: NodeState) => nowMs - each.roseAtMs > STUCK_MS
  const isPassed = nodes.some((other) => other.head > node.head + lag && !isStuck(other))
  return isStuck(node) && isPassed ? 'behind' : null
}
