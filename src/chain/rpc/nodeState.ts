import type { FaultReason, NodeFaultError } from './nodeFault'

/** What is known of a node: a few moving figures, and why it is set aside if it is. */
export interface NodeState {
  readonly url: string
  /** The newest block it said it has, and when it said so; 0 before. */
  head: number
  headAtMs: number
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
/** How many blocks nodes may lie apart and still agree. */
export const LAG_BLOCKS = 3

/** How long a node is left alone after its first fault; each further one doubles it. */
const ASIDE_MS: Readonly<Record<FaultReason, number>> = {
  dead: 3_000,
  slow: 10_000,
  limited: 5_000,
  garbage: 10_000,
  wrongChain: 60_000,
  behind: 6_000,
  refuses: 30_000,
  disagrees: 120_000,
}
const LONGEST_ASIDE_MS = 120_000
const LONGEST_WISH_MS = 600_000
/** A node that behaved for so long starts anew. */
const FORGIVEN_AFTER_MS = 300_000

/** Answers a node of which nothing is known yet. */
export const unknownNode = (url: string): NodeState => ({
  ...{ url, head: 0, headAtMs: 0, latenciesMs: [], lostRaces: 0 },
  ...{ reason: null, untilMs: 0, faults: 0, faultAtMs: 0, chain: null },
})

/** Notes how long an answer took. */
export function noteLatency(node: NodeState, latencyMs: number): void {
  node.latenciesMs = [...node.latenciesMs, latencyMs].slice(-KEPT_LATENCIES)
}

/** Answers the mean of a node's last answers in milliseconds; null before the first. */
export const meanMs = ({ latenciesMs }: NodeState): number | null =>
  latenciesMs.length === 0 ? null : latenciesMs.reduce((sum, each) => sum + each, 0) / latenciesMs.length

/** Answers how long to wait for a node before a second one is asked as well: what 95 % of its answers kept within. */
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
 * Answers the nodes in the order to ask them in: the one in use, the others by speed, those whose time aside is over, and,
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

/**
 * Answers the block that the nodes are at by what they said lately; 0 when none did. With three or more it is the second
 * newest, so that a single one cannot make all the others look late.
 */
export function commonHead(nodes: readonly NodeState[], nowMs: number): number {
  const heads = nodes
    .filter(({ headAtMs, reason }) => nowMs - headAtMs < HEAD_AGE_MS && (reason === null || reason === 'behind'))
    .map(({ head }) => head)
    .toSorted((one, other) => other - one)
  return heads[heads.length > 2 ? 1 : 0] ?? 0
}
