import type { FaultReason, NodeFaultError } from './nodeFault'
import { medianHead, placeOf } from './quorum.rules'

/** The state of a node: its measurements, and why it is suspended. */
export interface NodeState {
  readonly url: string
  /** Its operator: nodes of one operator count as one. */
  readonly operator: string
  /** The newest block it reported, and the time of the report; 0 before the first. */
  head: number
  headAtMs: number
  /** The time when its head last rose. */
  roseAtMs: number
  /** The latencies of its last responses, the newest last. */
  latenciesMs: number[]
  /** How many times in a row another node responded first although it was queried later. */
  lostRaces: number
  reason: FaultReason | null
  /** The time from which it may be tried again. */
  untilMs: number
  faults: number
  faultAtMs: number
  /** The check of its chain: sent once, and again after each fault. */
  chain: Promise<void> | null
}

const LATENCY_SAMPLES = 20
const FEW_LATENCIES = 5
const FIRST_PATIENCE_MS = 1_000
const LEAST_PATIENCE_MS = 100
/** Older heads are not compared. */
const HEAD_AGE_MS = 30_000
/** A head that has not risen for this long, while another's has, is stuck. */
const STUCK_MS = 30_000

/** How long a node is suspended after its first fault; each further one doubles it. */
const SUSPENSION_MS: Readonly<Record<FaultReason, number>> = {
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
const LONGEST_SUSPENSION_MS = 120_000
const LONGEST_RETRY_AFTER_MS = 600_000
/** A node that was healthy for this long starts without faults. */
const FAULTS_RESET_AFTER_MS = 300_000

/** Returns the initial state of a node. */
export const unknownNode = (url: string, operator: string): NodeState => ({
  ...{ url, operator, head: 0, headAtMs: 0, roseAtMs: 0, latenciesMs: [], lostRaces: 0 },
  ...{ reason: null, untilMs: 0, faults: 0, faultAtMs: 0, chain: null },
})

/** Stores the latency of a response. */
export function noteLatency(node: NodeState, latencyMs: number): void {
  node.latenciesMs = [...node.latenciesMs, latencyMs].slice(-LATENCY_SAMPLES)
}

/** Returns the mean latency of a node in milliseconds; null before the first response. */
export const meanMs = ({ latenciesMs }: NodeState): number | null =>
  latenciesMs.length === 0 ? null : latenciesMs.reduce((sum, each) => sum + each, 0) / latenciesMs.length

/** Returns the delay in milliseconds before a request is hedged: the 95th percentile of the node's latencies. */
export function patienceMs({ latenciesMs }: NodeState): number {
  if (latenciesMs.length < FEW_LATENCIES) return FIRST_PATIENCE_MS
  const sorted = latenciesMs.toSorted((one, other) => one - other)
  return Math.max(LEAST_PATIENCE_MS, sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0)
}

/** Stores a fault and how long the node is suspended: for its own Retry-After, otherwise longer each time. */
export function suspend(
  node: NodeState,
  { reason, waitMs }: Pick<NodeFaultError, 'reason' | 'waitMs'>,
  nowMs: number,
): void {
  const faults = nowMs - node.faultAtMs > FAULTS_RESET_AFTER_MS ? 1 : node.faults + 1
  const ownMs = Math.min(SUSPENSION_MS[reason] * 2 ** (faults - 1), LONGEST_SUSPENSION_MS)
  const untilMs = nowMs + (waitMs === undefined ? ownMs : Math.min(waitMs, LONGEST_RETRY_AFTER_MS))
  Object.assign(node, { reason, faults, faultAtMs: nowMs, untilMs, lostRaces: 0, chain: null })
}

/** Faults that exclude a node even if all others fail: `limited` needs a pause, the others may give false results. */
const NEVER_BEFORE_EXPIRY: readonly (FaultReason | null)[] = ['limited', 'wrongChain', 'disagrees']

/**
 * Returns the nodes in the order of requests: the one in use, the others by speed, and those whose suspension is over.
 * Last come those still suspended, in case all others fail.
 */
export function requestOrder(nodes: readonly NodeState[], current: NodeState | undefined, nowMs: number): NodeState[] {
  const rank = (node: NodeState): number => {
    if (node.reason !== null) return node.untilMs <= nowMs ? 1e9 : 1e9 + node.untilMs
    return node === current ? -1 : (meanMs(node) ?? FIRST_PATIENCE_MS)
  }
  return nodes
    .filter(({ reason, untilMs }) => untilMs <= nowMs || !NEVER_BEFORE_EXPIRY.includes(reason))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The block time of a chain, and how many blocks its nodes may be apart. */
export interface Pace {
  lag: number
  blockTimeSeconds: number
}

/** The verdict on the heads of all nodes. */
export interface HeadView {
  /** Null while the operators' heads have no median. */
  median: number | null
  /** Results of older blocks are accepted only if there are no newer ones. */
  floor: number
  /** A result of a newer block is an outlier. */
  ceiling: number
}

/** Stores a head. A lower one within LAG comes from an older request; a far lower one retracts the former head. */
export function noteHead(node: NodeState, head: number, lag: number, nowMs: number): void {
  if (head > node.head) node.roseAtMs = nowMs
  if (head > node.head || head < node.head - lag) node.head = head
  node.headAtMs = nowMs
}

const isCounted = ({ reason }: NodeState): boolean => reason === null || reason === 'behind' || reason === 'ahead'

/** Returns the current head of a node, assuming that it advanced at the chain's block time since its report. */
const headNow = ({ head, headAtMs }: NodeState, blockTimeSeconds: number, nowMs: number): number =>
  head + Math.floor((nowMs - headAtMs) / (blockTimeSeconds * 1_000))

/** Returns the verdict on the recently reported heads. */
export function headView(nodes: readonly NodeState[], pace: Pace, nowMs: number): HeadView {
  const { lag, blockTimeSeconds } = pace
  const fresh = nodes.filter((node) => nowMs - node.headAtMs < HEAD_AGE_MS && isCounted(node))
  const carried = fresh.map((node) => ({ operator: node.operator, head: headNow(node, blockTimeSeconds, nowMs) }))
  const median = medianHead(carried, lag)
  const inUse = fresh.filter(({ reason }) => reason === null).map(({ head }) => head)
  return {
    median,
    // Results to display should be new; only results to sign need a median.
    floor: medianHead(fresh, lag) ?? Math.max(0, ...inUse),
    ceiling: median === null || fresh.length < 2 ? Number.POSITIVE_INFINITY : median + lag,
  }
}

/**
 * Returns the fault of a node's head: far from the median, or stuck while there is no median; null for a good one. A
 * node that claims to be ahead never evicts one whose head rises.
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
