import { deployment } from '../../core/deployment'
import { createNodePool, type NodePool } from './nodePool'

export { createNodePool as createNodes, type NodePool } from './nodePool'
export { NodesUnreachableError, RpcError } from './rpcError'

export interface AskOptions {
  /** Answers the block a result is as of; throws for a result that makes no sense. */
  blockOf?: (result: unknown) => number
  /** A result as of an older block is taken only where no node has a newer one. */
  minBlock?: number
  /** True where an error may be the node's own doing, so that another node is asked before it is believed. */
  isErrorDoubted?: boolean
  /** Told which node's result was taken. */
  onAnswered?: (node: Witness) => void
}

/** One node of several, to be asked by itself. */
export interface Witness {
  /** Its host, as a reader knows it. */
  readonly host: string
  /** Answers the result of one JSON-RPC request to this node; throws RpcError or NodeFaultError. */
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** Two nodes that say different things about the same block. */
export interface Disagreement {
  about: 'balance' | 'allowance' | 'rehearsal' | 'receipt'
  said: readonly { host: string; answer: string }[]
  /** The node that stood alone against the others; null where only two were asked. */
  liar: string | null
}

export interface Nodes {
  /** Answers the result of one JSON-RPC request; throws RpcError or NodesUnreachableError. */
  request(method: string, params: readonly unknown[], options?: AskOptions): Promise<unknown>
  /** Answers the nodes in good order, the one in use first; a client of one node has no witnesses. */
  witnesses?(): readonly Witness[]
  /** Notes that nodes contradict each other, and sets the one that stood alone aside. */
  report?(disagreement: Disagreement): void
}

const { rpc, chainId } = deployment

/** The nodes of this build's deployment, or the person's own. */
export const nodes: NodePool = createNodePool({ urls: rpc.http, chainId })
