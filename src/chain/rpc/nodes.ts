import { deployment } from '../../core/deployment'
import type { NodeHealth, NodePool, NodesOptions } from './nodePool'
import { NodesUnreachableError } from './rpcError'

export { NodesUnreachableError, RpcError } from './rpcError'

export interface AskOptions {
  /** Answers the block a result is as of; throws for a result that makes no sense. */
  blockOf?: (result: unknown) => number
  /** A result as of an older block is taken only where no node has a newer one. */
  minBlock?: number
  /** True where an error may be the node's own doing, so that another node is asked before it is believed. */
  isErrorDoubted?: boolean
  /** Told which node's result was taken, where there are several. */
  onAnswered?: (node: Witness) => void
}

/** One node of several, to be asked by itself. */
export interface Witness {
  readonly host: string
  /** Who runs it: nodes of one operator count as one witness. Its host where it is left out. */
  readonly operator?: string
  /** Returns the result of one JSON-RPC request to this node; throws RpcError or NodeFaultError. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** Two nodes that say different things about the same block. */
export interface Disagreement {
  about: 'balance' | 'allowance' | 'rehearsal' | 'receipt' | 'premise' | 'name'
  said: readonly { host: string; answer: string }[]
  /** The node that stood alone against the others; null where only two were asked. */
  liar: string | null
}

/** What nodes of different operators returned alike, and at which block. */
export interface Agreement {
  about: 'reads' | 'write'
  blockNumber: number
  operators: number
}

export interface Nodes {
  /** How many operators have to agree on what is signed; the deployment's number where it is left out. */
  readonly quorum?: number
  /** Returns the result of one JSON-RPC request; throws RpcError or NodesUnreachableError. */
  request(method: string, params: readonly unknown[], options?: AskOptions): Promise<unknown>
  /** Resolves once the witnesses are known: the code that chooses among several nodes arrives after the first read. */
  ready?(): Promise<void>
  /** Returns the healthy nodes, the one in use first; a client of one node has no witnesses. */
  witnesses?(): readonly Witness[]
  /** Answers the nodes that are set aside for nothing but being slow: good enough to settle what others contradict. */
  arbiters?(): readonly Witness[]
  /** Notes that nodes contradict each other, and sets the one that stood alone aside. */
  report?(disagreement: Disagreement): void
  /** Returns the last disagreement that was noted; null after it was dismissed. */
  disagreement?(): Disagreement | null
  /** Returns how many blocks nodes may be apart and still be level. */
  lagBlocks?(): number
  /** Stores what operators agreed on last. */
  noteAgreement?(agreement: Agreement): void
}

export interface NodeClient extends Required<Nodes> {
  /** Returns how each node does, in the order of the deployment. */
  health(): readonly NodeHealth[]
  /** Returns what operators agreed on last; null before anything was compared. */
  agreement(): Agreement | null
  /** Asks these nodes from now on, and none of those before. */
  choose(urls: readonly string[]): void
  dismiss(): void
  /** Calls back when a node is set aside or comes back, when nodes disagree, and when others are in use. */
  subscribe(listener: () => void): () => void
}

const PATIENCE_MS = 4_000

/**
 * Answers a client of one or several nodes. What chooses among nodes, judges them and keeps from those that fail comes
 * at once where there are several; to a single one that works there is nothing to choose, and it comes with the first
 * question that one leaves without a plain answer.
 */
export function createNodes(options: NodesOptions): NodeClient {
  const listeners = new Set<() => void>()
  let { urls } = options
  let lastMs: number | null = null
  let pool: NodePool | undefined
  let loading: Promise<NodePool> | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }

  async function load(): Promise<NodePool> {
    try {
      const { createNodePool } = await import('./nodePool')
      pool = createNodePool({ ...options, urls, onChange: tell })
      return pool
    } catch (cause) {
      loading = undefined
      throw new NodesUnreachableError('None of the nodes answered', { cause })
    }
  }

  function begin(): Promise<NodePool> {
    loading ??= load()
    loading.catch(() => undefined)
    return loading
  }

  /** Answers what the only node says; undefined for anything but a result. */
  async function askPlainly(
    method: string,
    params: readonly unknown[],
    judge?: AskOptions['blockOf'],
  ): Promise<unknown> {
    const startMs = Date.now()
    const response = await fetch(urls[0] ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(options.timeoutMs ?? PATIENCE_MS),
    })
    const answer = response.ok ? ((await response.json()) as { result?: unknown } | null) : null
    lastMs = Date.now() - startMs
    if (answer?.result !== undefined) judge?.(answer.result)
    return answer?.result
  }

  const isPooled = () => urls.length > 1 || options.isChainChecked === true
  if (isPooled()) void begin()

  return {
    async request(method, params, asked) {
      if (!loading) {
        const result = await askPlainly(method, params, asked?.blockOf).catch(() => undefined)
        if (result !== undefined) return result
      }
      return (await begin()).request(method, params, asked)
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const { rpc, chainId, blockTimeSeconds } = deployment

/** The nodes of this build's deployment, or the user's own. */
export const nodes: NodeClient = createNodes({ ...rpc, urls: rpc.http, chainId, blockTimeSeconds })
