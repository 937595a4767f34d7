import { majority, type Reply } from './majority'
import type { Disagreement, Nodes, Witness } from './nodes'
import { operatorOfWitness, confirmingNodesOf } from './confirmingNodes'
import { RpcError } from './rpcError'
import { pause } from './pause'

/** Nodes returned different results for data on which a write depends: nothing is signed. */
export class NodesDisagreeError extends Error {
  override readonly name = 'NodesDisagreeError'
  constructor(readonly disagreement: Disagreement) {
    super('The nodes contradict each other')
  }
}

export interface CompareOptions {
  about: Disagreement['about']
  /** The number of operators that have to return the same result; two by default. */
  needed?: number
  /** Returns the part of a result that has to be the same; the whole result by default. */
  comparedText?: (result: unknown) => string
  /** Returns whether a node has to be queried again shortly, for example because it lacks the block. */
  isRetryable?: (result: unknown) => boolean
  /** Returns the reply that counts when all retries failed; null if the node is skipped. */
  replyAfterRetries?: (node: Witness) => Promise<string | null>
}

/** The results of nodes of different operators; `result` returns or throws the outcome of the first one. */
export type Comparison =
  | { outcome: 'agreed' | 'unanswered'; hosts: readonly string[]; result: (() => unknown) | null }
  | { outcome: 'split'; disagreement: Disagreement }

const RETRY_LIMIT = 5
const RETRY_DELAY_MS = 700

interface OperatorReply extends Reply<string> {
  operator: string
  readResult: () => unknown
}

/** Marks an error of the call, because nodes word the same revert differently. */
const REFUSED = '✗'

const asText = (result: unknown): string => (typeof result === 'string' ? result : JSON.stringify(result ?? null))

/** Returns a node's result, or its error of the call; null if the node fails. */
async function requestReply(
  node: Witness,
  method: string,
  params: readonly unknown[],
  { comparedText = asText, isRetryable, replyAfterRetries }: CompareOptions,
): Promise<OperatorReply | null> {
  const by = { host: node.host, operator: operatorOfWitness(node) }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await node.request(method, params)
      if (!isRetryable?.(result)) return { ...by, reply: comparedText(result), readResult: () => result }
    } catch (error) {
      if (error instanceof RpcError) {
        const readResult = () => {
          throw error
        }
        return { ...by, reply: `${REFUSED} ${error.message}`, readResult }
      }
    }
    if (!isRetryable) return null
    if (attempt === RETRY_LIMIT) {
      const reply = await replyAfterRetries?.(node).catch(() => null)
      return reply ? { ...by, reply, readResult: () => null } : null
    }
    await pause(RETRY_DELAY_MS)
  }
}

const withoutRevertTexts = (replies: readonly OperatorReply[]): Reply<string>[] =>
  replies.map(({ host, reply }) => ({ host, reply: reply.startsWith(REFUSED) ? REFUSED : reply }))

/** On a disagreement of two, a third result shows which one is the outlier. */
const REPLIES_TO_SETTLE = 3

/**
 * Compares one request between nodes of different operators, in the given order, until `needed` of them returned the
 * same result. If two differ, a third is queried, and the disagreement is reported. `params` should name a block, because at
 * different blocks nodes may correctly differ.
 */
export async function compare(
  nodes: Nodes,
  confirmingNodes: readonly Witness[],
  [method, params]: readonly [method: string, params: readonly unknown[]],
  options: CompareOptions,
): Promise<Comparison> {
  const { needed = 2, about } = options
  const replies: OperatorReply[] = []
  for (const node of confirmingNodes) {
    if (replies.some(({ operator }) => operator === operatorOfWitness(node))) continue
    const reply = await requestReply(node, method, params, options)
    if (reply) replies.push(reply)
    if (replies.length >= (majority(withoutRevertTexts(replies)).isUnanimous ? needed : REPLIES_TO_SETTLE)) break
  }
  const { isUnanimous, outlier } = majority(withoutRevertTexts(replies))
  if (!isUnanimous) {
    const disagreement = { about, replies: replies.map(({ host, reply }) => ({ host, reply })), outlier }
    nodes.report?.(disagreement)
    return { outcome: 'split', disagreement }
  }
  const outcome = replies.length >= needed ? 'agreed' : 'unanswered'
  return { outcome, hosts: replies.map(({ host }) => host), result: replies[0]?.readResult ?? null }
}

/**
 * Returns the result on which nodes of two operators agree; if only one responds, its own. Throws NodesDisagreeError if
 * they differ, and the error of the call if they agree on one.
 */
export async function confirmed(
  nodes: Nodes,
  method: string,
  params: readonly unknown[],
  options: CompareOptions,
): Promise<unknown> {
  if ((nodes.witnesses?.() ?? []).length < 2) return nodes.request(method, params)
  const compared = await compare(nodes, confirmingNodesOf(nodes), [method, params], options)
  if (compared.outcome === 'split') throw new NodesDisagreeError(compared.disagreement)
  return compared.result ? compared.result() : nodes.request(method, params)
}
