import { effectiveBlockTime, readBlockTime } from '../block/blockTime'
import { NodeFaultError } from './nodeFault'
import { headFault, headView, type NodeState, noteHead, type Pace } from './nodeState'
import type { Nodes } from './nodes'
import { lagBlocks } from './quorum.rules'

/** What watching the heads of a pool's nodes needs of the pool. */
export interface WatchedPool {
  states(): readonly NodeState[]
  /** False where heads are not compared. */
  isWatched: boolean
  statedBlockTimeSeconds: number
  ask(node: NodeState, method: string, params: readonly unknown[]): Promise<unknown>
  request: Nodes['request']
  blame(node: NodeState, error: unknown): void
  /** Takes a node back whose head can be read again. */
  restore(node: NodeState): void
}

export interface HeadWatch {
  lag(): number
  /** Compares the heads of all nodes, unless that was done lately. */
  probe(): void
  /** The oldest block of which a result is taken at once. */
  floor(): number
  /** Stores the block of a result; throws for one that is far above the other nodes' heads. */
  judge(node: NodeState, block: number, isHead: boolean): Promise<void>
  /** Starts anew, with other nodes. */
  reset(): void
}

/** The heads of several nodes are compared this often, while anything is requested at all (trading 4 "Polling"). */
const PROBE_MS = 6_000
/** How long a head waits for those of the other nodes to be compared with. */
const PROBE_PATIENCE_MS = 800
const MEASURE_EVERY_MS = 60_000

const headFaultError = (reason: 'ahead' | 'behind') => new NodeFaultError(reason, `The node is ${reason} the others`)

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Returns the block number in a head; throws for anything else. */
export function headIn(result: unknown): number {
  const head = typeof result === 'string' && result.startsWith('0x') ? Number(result) : Number.NaN
  if (!Number.isSafeInteger(head)) throw new NodeFaultError('garbage', 'The node returned a head that is no number')
  return head
}

/** Creates what compares the heads of a pool's nodes and finds those that lag or claim to be ahead. */
export function createHeadWatch(pool: WatchedPool): HeadWatch {
  let blockTimeSeconds = pool.statedBlockTimeSeconds
  let measuredAtMs = 0
  let probing: Promise<unknown> | null = null
  let probedAtMs = 0
  /** False until heads were compared, or it took too long to: a first result may be old without any sign of it. */
  let isCompared = false

  const lag = () => lagBlocks(blockTimeSeconds)
  const isMany = () => pool.isWatched && pool.states().length > 1
  const pace = (): Pace => ({ lag: lag(), blockTimeSeconds })
  const view = () => headView(pool.states(), pace(), Date.now())

  async function probeOne(node: NodeState): Promise<void> {
    try {
      noteHead(node, headIn(await pool.ask(node, 'eth_blockNumber', [])), lag(), Date.now())
      if (node.reason !== null && node.untilMs <= Date.now()) pool.restore(node)
    } catch (error) {
      pool.blame(node, error)
    }
  }

  function judgeAll(): void {
    const nowMs = Date.now()
    for (const node of pool.states()) {
      // One that was slow meanwhile gets the graver fault, by a head that it has just reported.
      const isJudged = node.reason === 'slow' ? node.headAtMs >= probedAtMs : node.reason === null && node.headAtMs > 0
      const fault = isJudged ? headFault(node, pool.states(), pace(), nowMs) : null
      if (fault) pool.blame(node, headFaultError(fault))
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
    const compared = Promise.all(due.map(probeOne)).then(judgeAll)
    probing = compared
    // Without a measured block time the stated one holds.
    void compared.then(measure).catch(() => undefined)
    return compared
  }

  return {
    lag,
    floor: () => (isMany() ? view().floor - 1 : 0),
    probe() {
      if (isMany() && Date.now() - probedAtMs >= PROBE_MS) void compareAll()
    },
    async judge(node, block, isHead) {
      if (isMany() && probing && (isHead || !isCompared)) await Promise.race([probing, pause(PROBE_PATIENCE_MS)])
      isCompared = true
      noteHead(node, block, lag(), Date.now())
      if (!isMany() || block <= view().ceiling) return
      // The others may have gone on since they reported their heads.
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
