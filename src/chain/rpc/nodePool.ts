import { askNode } from './askNode'
import type { AskOptions, Disagreement, NodeClient, Witness } from './nodes'
import {
  commonHead,
  inOrder,
  LAG_BLOCKS,
  meanMs,
  type NodeState,
  noteLatency,
  setAside,
  unknownNode,
} from './nodeState'
import { runRace } from './race'
import { type FaultReason, NodeFaultError } from './nodeFault'
import { isRevert, RpcError } from './rpcError'

/** How a node does, as a reader is told. */
export interface NodeHealth {
  readonly host: string
  /** The newest block it said it has; 0 before it said any. */
  readonly head: number
  /** Mean of its last answers; null before the first. */
  readonly latencyMs: number | null
  /** Why it is set aside; null while it is in good order. */
  readonly reason: FaultReason | null
  readonly isInUse: boolean
}

export type NodePool = Omit<NodeClient, 'subscribe'>

export interface NodesOptions {
  urls: readonly string[]
  /** The chain the nodes have to be of; where it is left out, neither that is asked nor are their heads compared. */
  chainId?: number
  timeoutMs?: number
  /** Where to begin; at random unless told, so that visitors spread over the nodes. */
  firstIndex?: number
  /** Called when a node is set aside or comes back, when nodes disagree, and when others are in use. */
  onChange?: () => void
}

const REQUEST_TIMEOUT_MS = 8_000
/** The heads of several nodes are compared this often, while anything is asked at all (trading 4 "Polling"). */
const PROBE_MS = 6_000
/** How long a head waits for those of the other nodes to be compared with. */
const PROBE_PATIENCE_MS = 800
/** What a node says that was asked in the moment when a new block became the newest: no verdict on what was asked. */
const BETWEEN_BLOCKS = /BlockOutOfRange|block height is \d+ but requested/i
const BETWEEN_BLOCKS_MS = 300
const BETWEEN_BLOCKS_TURNS = 3
/** Questions put to two nodes at once: a tenth of all, and a few to begin with. */
const FIRST_HEDGES = 3
const HEDGES_PER_REQUEST = 0.1
const LOST_RACES = 2

const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Answers the block in a head, as every node gives it; throws for anything else. */
function headIn(result: unknown): number {
  const head = typeof result === 'string' && result.startsWith('0x') ? Number(result) : Number.NaN
  if (!Number.isSafeInteger(head)) throw new NodeFaultError('garbage', 'The node answered a head that is no number')
  return head
}

/**
 * Answers a client of several nodes of one chain. It keeps to one that works, moves on from one that fails, and asks a
 * second one where the first takes longer than it usually does. A node that is dead, slow, behind, rate limited, of
 * another chain or not to be understood is set aside for a while.
 */
export function createNodePool({
  urls,
  chainId,
  timeoutMs = REQUEST_TIMEOUT_MS,
  firstIndex,
  onChange = () => undefined,
}: NodesOptions): NodePool {
  let states: NodeState[] = []
  let current: NodeState | undefined
  let noted: Disagreement | null = null
  let probing: Promise<unknown> | null = null
  let probedAtMs = 0
  /** False until heads were compared, or it took too long to: a first answer may be old without anybody knowing. */
  let isCompared = false
  let lastId = 0
  let hedges = 0

  function choose(next: readonly string[], first = Math.floor(Math.random() * next.length)): void {
    states = next.map(unknownNode)
    current = states[first]
    ;[noted, probing, probedAtMs, isCompared] = [null, null, 0, next.length < 2]
    onChange()
  }

  function blame(node: NodeState, error: unknown): void {
    const fault = error instanceof NodeFaultError ? error : new NodeFaultError('garbage', String(error))
    setAside(node, fault, Date.now())
    if (node === current && states.length > 1) current = undefined
    onChange()
  }

  async function send(node: NodeState, method: string, params: readonly unknown[], controller?: AbortController) {
    lastId += 1
    const body = JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params })
    const startMs = Date.now()
    const answering = askNode(node.url, body, timeoutMs, controller)
    return answering.finally(() => {
      const latencyMs = Date.now() - startMs
      // One that was called off would have taken longer still: that counts, a short wait says nothing.
      if (!controller?.signal.aborted || latencyMs > (meanMs(node) ?? 0)) noteLatency(node, latencyMs)
    })
  }

  async function verifyChain(node: NodeState): Promise<void> {
    if (chainId === undefined) return
    const answer = await send(node, 'eth_chainId', [])
    if (Number(answer) !== chainId) throw new NodeFaultError('wrongChain', `The node is of chain ${String(answer)}`)
  }

  /** Its chain is asked for beside its first answer, which is not believed before. */
  async function ask(node: NodeState, method: string, params: readonly unknown[], controller?: AbortController) {
    const asking = send(node, method, params, controller).then(
      (result) => () => result,
      (error: unknown) => () => {
        throw error
      },
    )
    node.chain ??= verifyChain(node)
    try {
      await node.chain
    } catch (error) {
      node.chain = null
      throw error instanceof RpcError ? new NodeFaultError('garbage', error.message) : error
    }
    return (await asking)()
  }

  async function askSettled(node: NodeState, method: string, params: readonly unknown[], controller?: AbortController) {
    for (let turn = 1; ; turn += 1) {
      try {
        return await ask(node, method, params, controller)
      } catch (error) {
        if (!(error instanceof RpcError) || isRevert(error) || !BETWEEN_BLOCKS.test(error.message)) throw error
        // Who says so again and again lacks the block: that is not a no to what was asked.
        if (turn === BETWEEN_BLOCKS_TURNS) throw new NodeFaultError('behind', error.message)
        await pause(BETWEEN_BLOCKS_MS)
      }
    }
  }

  function noteHead(node: NodeState, head: number): void {
    Object.assign(node, { head: Math.max(head, node.head), headAtMs: Date.now() })
  }

  async function probeOne(node: NodeState): Promise<void> {
    try {
      noteHead(node, headIn(await ask(node, 'eth_blockNumber', [])))
      if (node.reason === null || node.untilMs > Date.now()) return
      node.reason = null
      onChange()
    } catch (error) {
      blame(node, error)
    }
  }

  function judgeHeads(): void {
    const head = commonHead(states, Date.now())
    for (const node of states) {
      // One that was slow meanwhile is told to be behind, which is graver, by a head that it has just said.
      const isJudged = node.reason === 'slow' ? node.headAtMs >= probedAtMs : node.reason === null && node.headAtMs > 0
      if (isJudged && node.head < head - LAG_BLOCKS)
        blame(node, new NodeFaultError('behind', `The node is ${head - node.head} blocks behind`))
    }
  }

  /** Compares the nodes' heads where there are several; nodes that said theirs lately are not asked. */
  function probe(): void {
    const nowMs = Date.now()
    if (chainId === undefined || states.length < 2 || nowMs - probedAtMs < PROBE_MS) return
    probedAtMs = nowMs
    const due = states.filter(({ reason, untilMs }) => reason === null || untilMs <= nowMs)
    probing = Promise.all(due.map(probeOne)).then(judgeHeads)
  }

  async function request(
    method: string,
    params: readonly unknown[],
    { blockOf, minBlock = 0, isErrorDoubted = false, onAnswered }: AskOptions = {},
  ): Promise<unknown> {
    probe()
    const isHead = method === 'eth_blockNumber'
    const readBlock = isHead ? headIn : blockOf
    return runRace({
      queue: inOrder(states, current, Date.now()),
      isErrorDoubted,
      minBlock: () => (states.length > 1 ? Math.max(minBlock, commonHead(states, Date.now()) - 1) : 0),
      ask: (node, controller) => askSettled(node, method, params, controller),
      async judge(result, node) {
        if (!readBlock) return undefined
        const block = readBlock(result)
        noteHead(node, block)
        if (probing && (isHead || !isCompared)) await Promise.race([probing, pause(PROBE_PATIENCE_MS)])
        isCompared = true
        return block
      },
      mayHedge() {
        if (hedges >= FIRST_HEDGES + lastId * HEDGES_PER_REQUEST) return false
        hedges += 1
        return true
      },
      onFault(node, error) {
        // A range of logs that is too wide is refused in the words of a rate limit.
        if (method !== 'eth_getLogs' || (error instanceof NodeFaultError && error.message.includes('HTTP')))
          blame(node, error)
      },
      onWon(node, refused, slower) {
        current = node
        node.lostRaces = 0
        for (const each of refused) blame(each, new NodeFaultError('refuses', 'The node refuses what others answer'))
        for (const each of slower) {
          each.lostRaces += 1
          // Who is set aside already has a graver fault than being slow.
          if (each.lostRaces >= LOST_RACES && each.reason === null)
            blame(each, new NodeFaultError('slow', 'The node is slower than another'))
        }
        if (states.length > 1) onAnswered?.(witness(node))
      },
    })
  }

  const hostOf = ({ url }: NodeState): string => new URL(url).host

  const witness = (node: NodeState): Witness => ({
    host: hostOf(node),
    async request(method, params) {
      try {
        return await askSettled(node, method, params)
      } catch (error) {
        // It is asked about a block that it may get in a moment.
        if (error instanceof NodeFaultError && error.reason !== 'behind') blame(node, error)
        throw error
      }
    },
  })

  const witnessesFor = (wanted: NodeState['reason']) =>
    inOrder(states, current, Date.now())
      .filter(({ reason }) => reason === wanted)
      .map(witness)

  choose(urls, firstIndex)

  return {
    request,
    choose,
    witnesses: () => witnessesFor(null),
    arbiters: () => witnessesFor('slow'),
    report(disagreement) {
      noted = disagreement
      const liar = states.find((node) => hostOf(node) === disagreement.liar)
      if (liar) blame(liar, new NodeFaultError('disagrees', 'The node says what no other does'))
      else onChange()
    },
    health: () =>
      states.map((node) => ({
        ...{ host: hostOf(node), head: node.head, latencyMs: meanMs(node), reason: node.reason },
        isInUse: node === current,
      })),
    disagreement: () => noted,
    dismiss() {
      noted = null
      onChange()
    },
  }
}
