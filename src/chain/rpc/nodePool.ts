import { requestNode } from './requestNode'
import { createHeadWatch, headIn } from './headWatch'
import type { Agreement, RequestOptions, Disagreement, NodeClient, Witness } from './nodes'
import { requestOrder, meanMs, type NodeState, noteLatency, suspend, unknownNode } from './nodeState'
import { operatorOf } from './operator.rules'
import { runRace } from './race'
import { type FaultReason, NodeFaultError } from './nodeFault'
import { isRevert, RpcError } from './rpcError'
import { pause } from './pause'

/** The state of a node, as shown to the user. */
export interface NodeHealth {
  readonly host: string
  /** The operator's name in the deployment; the domain of the node without one. */
  readonly operator: string
  /** The newest block it reported; 0 before the first. */
  readonly head: number
  /** Mean latency of its last responses; null before the first. */
  readonly latencyMs: number | null
  /** Why it is suspended; null while it is healthy. */
  readonly reason: FaultReason | null
  readonly isInUse: boolean
}

export type NodePool = Omit<NodeClient, 'changes' | 'ready' | 'quorum'>

export interface NodesOptions {
  urls: readonly string[]
  /** The chain of the nodes; without it, neither the chain is checked nor are heads compared. */
  chainId?: number
  /** True to check a single node's chain too, before its first result is used. */
  isChainChecked?: boolean
  /** The operator of each node, by its host. */
  operators?: Readonly<Record<string, string>> | undefined
  /** How many operators have to agree before a write is signed; the deployment's quorum by default. */
  quorum?: number | undefined
  /** The initial block time, until the chain's own is measured. */
  blockTimeSeconds?: number | undefined
  timeoutMs?: number
  /** The index of the first node; random by default, so that visitors spread over the nodes. */
  firstIndex?: number
  /** Called when a node is suspended or restored, when nodes disagree, and when other nodes are in use. */
  onChange?: () => void
}

const REQUEST_TIMEOUT_MS = 8_000
const USUAL_BLOCK_TIME_SECONDS = 3
/** Error texts of a node that received the request while the newest block changed; they do not concern the request. */
const BETWEEN_BLOCKS = /BlockOutOfRange|block height is \d+ but requested/i
const BETWEEN_BLOCKS_MS = 300
const BETWEEN_BLOCKS_TRIES = 3
/** The limit of hedged requests: a tenth of all, and a few at the start. */
const FIRST_HEDGES = 3
const HEDGES_PER_REQUEST = 0.1
const LOST_RACES = 2

/**
 * Creates a client of several nodes of one chain. It stays with a node that works and fails over from one that fails.
 * It hedges a request that takes longer than usual. A node that is dead, slow, lagging, rate limited, of another chain
 * or unintelligible is suspended for a while.
 */
export function createNodePool({
  urls,
  chainId,
  operators,
  blockTimeSeconds = USUAL_BLOCK_TIME_SECONDS,
  timeoutMs = REQUEST_TIMEOUT_MS,
  firstIndex,
  onChange = () => undefined,
}: NodesOptions): NodePool {
  let states: NodeState[] = []
  let current: NodeState | undefined
  let lastDisagreement: Disagreement | null = null
  let lastAgreement: Agreement | null = null
  let lastId = 0
  let hedges = 0

  function choose(next: readonly string[], first = Math.floor(Math.random() * next.length)): void {
    states = next.map((url) => unknownNode(url, operatorOf(url, operators)))
    current = states[first]
    ;[lastDisagreement, lastAgreement] = [null, null]
    heads.reset()
    onChange()
  }

  function recordFault(node: NodeState, error: unknown): void {
    const fault = error instanceof NodeFaultError ? error : new NodeFaultError('garbage', String(error))
    suspend(node, fault, Date.now())
    if (node === current && states.length > 1) current = undefined
    onChange()
  }

  async function send(node: NodeState, method: string, params: readonly unknown[], controller?: AbortController) {
    lastId += 1
    const body = JSON.stringify({ jsonrpc: '2.0', id: lastId, method, params })
    const startMs = Date.now()
    const response = requestNode(node.url, body, timeoutMs, controller)
    return response.finally(() => {
      const latencyMs = Date.now() - startMs
      // An aborted request would have taken longer, so a long wait counts as latency, and a short one is ignored.
      if (!controller?.signal.aborted || latencyMs > (meanMs(node) ?? 0)) noteLatency(node, latencyMs)
    })
  }

  async function verifyChain(node: NodeState): Promise<void> {
    if (chainId === undefined) return
    const reported = await send(node, 'eth_chainId', [])
    if (Number(reported) !== chainId) throw new NodeFaultError('wrongChain', `The node is on chain ${String(reported)}`)
  }

  /** Checks the chain in parallel with the first request, and withholds its result until the chain is verified. */
  async function sendVerified(
    node: NodeState,
    method: string,
    params: readonly unknown[],
    controller?: AbortController,
  ) {
    const pending = send(node, method, params, controller).then(
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
    return (await pending)()
  }

  async function sendWithRetry(
    node: NodeState,
    method: string,
    params: readonly unknown[],
    controller?: AbortController,
  ) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendVerified(node, method, params, controller)
      } catch (error) {
        if (!(error instanceof RpcError) || isRevert(error) || !BETWEEN_BLOCKS.test(error.message)) throw error
        // A node that repeats this error lacks the block; that is no refusal of the request.
        if (attempt === BETWEEN_BLOCKS_TRIES) throw new NodeFaultError('behind', error.message)
        await pause(BETWEEN_BLOCKS_MS)
      }
    }
  }

  const heads = createHeadWatch({
    ...{ states: () => states, isWatched: chainId !== undefined, statedBlockTimeSeconds: blockTimeSeconds },
    ...{ send: sendVerified, request, recordFault },
    restore(node) {
      node.reason = null
      onChange()
    },
  })

  async function request(
    method: string,
    params: readonly unknown[],
    { blockOf, minBlock = 0, isErrorDoubted = false, onResponse }: RequestOptions = {},
  ): Promise<unknown> {
    heads.probe()
    const isHead = method === 'eth_blockNumber'
    const readBlock = isHead ? headIn : blockOf
    return runRace({
      queue: requestOrder(states, current, Date.now()),
      isErrorDoubted,
      minBlock: () => (states.length > 1 ? Math.max(minBlock, heads.floor()) : 0),
      send: (node, controller) => sendWithRetry(node, method, params, controller),
      async verifyBlock(result, node) {
        if (!readBlock) return undefined
        const block = readBlock(result)
        await heads.verifyBlock(node, block, isHead)
        return block
      },
      mayHedge() {
        if (hedges >= FIRST_HEDGES + lastId * HEDGES_PER_REQUEST) return false
        hedges += 1
        return true
      },
      onFault(node, error) {
        // Nodes refuse a too wide range of logs with the text of a rate limit.
        if (method !== 'eth_getLogs' || (error instanceof NodeFaultError && error.message.includes('HTTP')))
          recordFault(node, error)
      },
      onWon(node, refused, slower) {
        current = node
        node.lostRaces = 0
        for (const each of refused)
          recordFault(each, new NodeFaultError('refuses', 'The node refuses what others serve'))
        for (const each of slower) {
          each.lostRaces += 1
          // A suspended node already has a graver fault than being slow.
          if (each.lostRaces >= LOST_RACES && each.reason === null)
            recordFault(each, new NodeFaultError('slow', 'The node is slower than another'))
        }
        if (states.length > 1) onResponse?.(witness(node))
      },
    })
  }

  const hostOf = ({ url }: NodeState): string => new URL(url).host

  const witness = (node: NodeState): Witness => ({
    host: hostOf(node),
    operator: node.operator,
    async request(method, params) {
      try {
        return await sendWithRetry(node, method, params)
      } catch (error) {
        // The requested block may arrive shortly.
        if (error instanceof NodeFaultError && error.reason !== 'behind') recordFault(node, error)
        throw error
      }
    },
  })

  const witnessesFor = (requiredReason: NodeState['reason']) =>
    requestOrder(states, current, Date.now())
      .filter(({ reason }) => reason === requiredReason)
      .map(witness)

  choose(urls, firstIndex)

  return {
    request,
    choose,
    witnesses: () => witnessesFor(null),
    arbiters: () => witnessesFor('slow'),
    report(disagreement) {
      lastDisagreement = disagreement
      const outlier = states.find((node) => hostOf(node) === disagreement.outlier)
      if (outlier) recordFault(outlier, new NodeFaultError('disagrees', 'The node returns what no other node returns'))
      else onChange()
    },
    health: () =>
      states.map((node) => ({
        ...{
          host: hostOf(node),
          operator: node.operator,
          head: node.head,
          latencyMs: meanMs(node),
          reason: node.reason,
        },
        isInUse: node === current,
      })),
    disagreement: () => lastDisagreement,
    lagBlocks: heads.lag,
    noteAgreement(agreement) {
      const isChanged = lastAgreement?.about !== agreement.about || lastAgreement.operators !== agreement.operators
      lastAgreement = agreement
      if (isChanged) onChange()
    },
    agreement: () => lastAgreement,
    dismiss() {
      lastDisagreement = null
      onChange()
    },
  }
}
