import { createExternalStore, type ExternalStore } from '../../core/externalStore'
import { deployment } from '../../deployment/deployment'
import type { NodeHealth, NodePool, NodesOptions } from './nodePool'
import { NodesUnreachableError } from './rpcError'

export { NodesUnreachableError, RpcError } from './rpcError'

export interface RequestOptions {
  /** Returns the block of a result; throws for an invalid result. */
  blockOf?: (result: unknown) => number
  /** A result of an older block is accepted only if no node has a newer one. */
  minBlock?: number
  /** True if an error may be the node's own, so that another node is queried before the error is accepted. */
  isErrorDoubted?: boolean
  /** Receives the node whose result was used, if there are several. */
  onResponse?: (node: Witness) => void
}

/** One of several nodes, queried individually. */
export interface Witness {
  readonly host: string
  /** Its operator: nodes of one operator count as one. Its host by default. */
  readonly operator?: string
  /** Returns the result of one JSON-RPC request to this node; throws RpcError or NodeFaultError. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** Different results of nodes for the same block. */
export interface Disagreement {
  about: 'balance' | 'allowance' | 'rehearsal' | 'receipt' | 'premise' | 'name'
  replies: readonly { host: string; reply: string }[]
  /** The outlier; null if only two nodes were compared or no two agree. */
  outlier: string | null
}

/** A result on which operators agreed, with its block. */
export interface Agreement {
  about: 'reads' | 'write'
  blockNumber: number
  operators: number
}

export interface Nodes {
  /** How many operators have to agree before a write is signed; the deployment's quorum by default. */
  readonly quorum?: number
  /** Returns the result of one JSON-RPC request; throws RpcError or NodesUnreachableError. */
  request(method: string, params: readonly unknown[], options?: RequestOptions): Promise<unknown>
  /** Resolves once the witnesses are known: the code of the node pool may load only after the first read. */
  ready?(): Promise<void>
  /** Returns the healthy nodes, the one in use first; none before the node pool has loaded. */
  witnesses?(): readonly Witness[]
  /** Returns the nodes that are only slow: good enough to settle a disagreement of the others. */
  arbiters?(): readonly Witness[]
  /** Stores a disagreement of nodes, and suspends its outlier. */
  report?(disagreement: Disagreement): void
  /** Returns the last stored disagreement; null after it was dismissed. */
  disagreement?(): Disagreement | null
  /** Returns how many blocks nodes may be apart and still be level. */
  lagBlocks?(): number
  /** Stores the last agreement of operators. */
  noteAgreement?(agreement: Agreement): void
}

export interface NodeClient extends Required<Nodes> {
  /** Returns the state of each node, in the order of the deployment. */
  health(): readonly NodeHealth[]
  /** Returns the last agreement of operators; null before the first comparison. */
  agreement(): Agreement | null
  /** Switches to these nodes; the former ones receive no more requests. */
  choose(urls: readonly string[]): void
  dismiss(): void
  /** Counts changes: a node is suspended or restored, nodes disagree, or other nodes are in use. */
  readonly changes: ExternalStore<number>
}

const PATIENCE_MS = 4_000

/**
 * Creates a client of one or several nodes. The node pool, which selects nodes, verifies results and fails over, loads
 * at once for several nodes. A single node needs none of that, so its pool loads with the first request that fails there.
 */
export function createNodes(options: NodesOptions): NodeClient {
  const changes = createExternalStore(0)
  let { urls } = options
  let lastMs: number | null = null
  let pool: NodePool | undefined
  let loading: Promise<NodePool> | undefined
  const onChange = () => changes.set(changes.getSnapshot() + 1)

  async function load(): Promise<NodePool> {
    try {
      const { createNodePool } = await import('./nodePool')
      pool = createNodePool({ ...options, urls, onChange })
      return pool
    } catch (cause) {
      loading = undefined
      throw new NodesUnreachableError('None of the nodes responded', { cause })
    }
  }

  function begin(): Promise<NodePool> {
    loading ??= load()
    loading.catch(() => undefined)
    return loading
  }

  /** Returns the result of the only node; undefined without a result. */
  async function requestSingleNode(
    method: string,
    params: readonly unknown[],
    verifyBlock?: RequestOptions['blockOf'],
  ): Promise<unknown> {
    const startMs = Date.now()
    const response = await fetch(urls[0] ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(options.timeoutMs ?? PATIENCE_MS),
    })
    const reply = response.ok ? ((await response.json()) as { result?: unknown } | null) : null
    lastMs = Date.now() - startMs
    if (reply?.result !== undefined) verifyBlock?.(reply.result)
    return reply?.result
  }

  const isPooled = () => urls.length > 1 || options.isChainChecked === true
  if (isPooled()) void begin()

  return {
    async request(method, params, started) {
      if (!loading) {
        const result = await requestSingleNode(method, params, started?.blockOf).catch(() => undefined)
        if (result !== undefined) return result
      }
      return (await begin()).request(method, params, started)
    },
    quorum: options.quorum ?? deployment.rpc.quorum,
    ready: () => (isPooled() ? begin().then(() => undefined) : Promise.resolve()),
    witnesses: () => pool?.witnesses() ?? [],
    arbiters: () => pool?.arbiters() ?? [],
    report: (disagreement) => pool?.report(disagreement),
    health: () =>
      pool?.health() ??
      urls.map((url) => ({
        host: new URL(url).host,
        operator: new URL(url).host,
        head: 0,
        latencyMs: lastMs,
        reason: null,
        isInUse: lastMs !== null,
      })),
    choose(next) {
      urls = next
      if (pool) pool.choose(next)
      else void begin()
    },
    disagreement: () => pool?.disagreement() ?? null,
    lagBlocks: () => pool?.lagBlocks() ?? 0,
    noteAgreement: (agreement) => pool?.noteAgreement(agreement),
    agreement: () => pool?.agreement() ?? null,
    dismiss: () => pool?.dismiss(),
    changes,
  }
}

const { rpc, chainId, blockTimeSeconds } = deployment

/** The nodes of this build's deployment, or the user's own. */
export const nodes: NodeClient = createNodes({ ...rpc, urls: rpc.http, chainId, blockTimeSeconds })
