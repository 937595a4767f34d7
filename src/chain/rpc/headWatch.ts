import { effectiveBlockTime, readBlockTime } from '../block/blockTime'
import { NodeFaultError } from './nodeFault'
import { headFault, headView, type NodeState, noteHead, type Pace } from './nodeState'
import type { Nodes } from './nodes'
import { lagBlocks } from './quorum.rules'
import { pause } from './pause'

/** The part of a node pool that the comparison of heads needs. */
export interface WatchedPool {
  states(): readonly NodeState[]
  /** False if heads are not compared. */
  isWatched: boolean
  statedBlockTimeSeconds: number
  send(node: NodeState, method: string, params: readonly unknown[]): Promise<unknown>
  request: Nodes['request']
  recordFault(node: NodeState, error: unknown): void
  /** Restores a node whose head is readable again. */
  restore(node: NodeState): void
}

export interface HeadWatch {
  lag(): number
  /** Compares the heads of all nodes, unless that was done recently. */
  probe(): void
  /** The oldest block whose result is accepted at once. */
  floor(): number
  /** Stores the block of a result; throws for one that is far above the other nodes' heads. */
  verifyBlock(node: NodeState, block: number, isHead: boolean): Promise<void>
  /** Resets the comparison for other nodes. */
  reset(): void
}

/** Heads of several nodes are compared this often while there are requests (trading 4 "Polling"). */
const PROBE_MS = 6_000
/** How long a head waits for the heads to compare it with. */
const PROBE_PATIENCE_MS = 800
const MEASURE_EVERY_MS = 60_000

const headFaultError = (reason: 'ahead' | 'behind') => new NodeFaultError(reason, `The node is ${reason} the others`)

/** Returns the block number of a head; throws for anything else. */
export function headIn(result: unknown): number {
  const head = typeof result === 'string' && result.startsWith('0x') ? Number(result) : Number.NaN
  if (!Number.isSafeInteger(head)) throw new NodeFaultError('garbage', 'The node returned a head that is not a number')
  return head
}

/** Creates the comparison of a pool's heads, which finds nodes that lag or claim to be ahead. */
export function createHeadWatch(pool: WatchedPool): HeadWatch {
  let blockTimeSeconds = pool.statedBlockTimeSeconds
  let measuredAtMs = 0
  let probing: Promise<unknown> | null = null
  let probedAtMs = 0
  /** False until heads were compared or the comparison timed out: a first result may be stale without a sign of it. */
  let isCompared = false

  const lag = () => lagBlocks(blockTimeSeconds)
  const isMany = () => pool.isWatched && pool.states().length > 1
  const pace = (): Pace => ({ lag: lag(), blockTimeSeconds })
  const view = () => headView(pool.states(), pace(), Date.now())

  async function probeOne(node: NodeState): Promise<void> {
    try {
      noteHead(node, headIn(await pool.send(node, 'eth_blockNumber', [])), lag(), Date.now())
      if (node.reason !== null && node.untilMs <= Date.now()) pool.restore(node)
    } catch (error) {
      pool.recordFault(node, error)
    }
  }

  function verifyHeads(): void {
    const nowMs = Date.now()
    for (const node of pool.states()) {
      // A node that was suspended as slow gets the graver fault, if its head has just been reported.
      const isVerified =
        node.reason === 'slow' ? node.headAtMs >= probedAtMs : node.reason === null && node.headAtMs > 0
      const fault = isVerified ? headFault(node, pool.states(), pace(), nowMs) : null
      if (fault) pool.recordFault(node, headFaultError(fault))
    }
  }

  async function measure(): Promise<void> {
    if (Date.now() - measuredAtMs < MEASURE_EVERY_MS) return
    measuredAtMs = Date.now()
    const measured = await readBlockTime(pool)
    blockTimeSeconds = effectiveBlockTime(pool.statedBlockTimeSeconds, measured).seconds
  }

  function compareAll(): Promise<unknown> {
    const nowMs = Date.now()
    probedAtMs = nowMs
    const due = pool.states().filter(({ reason, untilMs }) => reason === null || untilMs <= nowMs)
    const compared = Promise.all(due.map(probeOne)).then(verifyHeads)
    probing = compared
    // Without a measured block time the stated one applies.
    void compared.then(measure).catch(() => undefined)
    return compared
  }

  return {
    lag,
    floor: () => (isMany() ? view().floor - 1 : 0),
    probe() {
      if (isMany() && Date.now() - probedAtMs >= PROBE_MS) void compareAll()
    },
    async verifyBlock(node, block, isHead) {
      if (isMany() && probing && (isHead || !isCompared)) await Promise.race([probing, pause(PROBE_PATIENCE_MS)])
      isCompared = true
      noteHead(node, block, lag(), Date.now())
      if (!isMany() || block <= view().ceiling) return
      // The others may have advanced since they reported their heads.
      await Promise.race([compareAll(), pause(PROBE_PATIENCE_MS)])
      if (block > view().ceiling) throw headFaultError('ahead')
    },
    reset() {
      probing = null
      probedAtMs = 0
      isCompared = pool.states().length < 2
    },
  }
}
