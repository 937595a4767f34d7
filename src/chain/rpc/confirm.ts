import { majority, type Said } from './majority'
import type { Disagreement, Nodes, Witness } from './nodes'
import { operatorOfWitness, panelOf } from './panel'
import { RpcError } from './rpcError'

/** Nodes returned different things about what a write rests on: nothing is signed. */
export class NodesDisagreeError extends Error {
  override readonly name = 'NodesDisagreeError'
  constructor(readonly disagreement: Disagreement) {
    super('The nodes contradict each other')
  }
}

export interface CompareOptions {
  about: Disagreement['about']
  /** The number of operators that have to return the same; two by default. */
  needed?: number
  /** Returns the part of a result that has to be the same; the whole result by default. */
  gist?: (result: unknown) => string
  /** Returns whether a node has to be queried again shortly, for example because it lacks the block. */
  isEarly?: (result: unknown) => boolean
  /** Returns the meaning of a result that stays early; null if the node is skipped. */
  stillEarly?: (node: Witness) => Promise<string | null>
}

/** The results of nodes of different operators; `result` returns or throws the outcome of the first one. */
export type Comparison =
  | { outcome: 'agreed' | 'unanswered'; hosts: readonly string[]; result: (() => unknown) | null }
  | { outcome: 'split'; disagreement: Disagreement }

const EARLY_TRIES = 5
const EARLY_MS = 700
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

interface Heard extends Said<string> {
  operator: string
  tell: () => unknown
}

/** Marks an error of the call, because nodes word the same revert differently. */
const REFUSED = '✗'

const plain = (result: unknown): string => (typeof result === 'string' ? result : JSON.stringify(result ?? null))

/** Returns a node's result, or its error of the call; null if the node fails. */
async function hear(
  node: Witness,
  method: string,
  params: readonly unknown[],
  { gist = plain, isEarly, stillEarly }: CompareOptions,
): Promise<Heard | null> {
  const by = { host: node.host, operator: operatorOfWitness(node) }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await node.request(method, params)
      if (!isEarly?.(result)) return { ...by, answer: gist(result), tell: () => result }
    } catch (error) {
      if (error instanceof RpcError) {
        const tell = () => {
          throw error
        }
        return { ...by, answer: `${REFUSED} ${error.message}`, tell }
      }
    }
    if (!isEarly) return null
    if (attempt === EARLY_TRIES) {
      const answer = await stillEarly?.(node).catch(() => null)
      return answer ? { ...by, answer, tell: () => null } : null
    }
    await pause(EARLY_MS)
  }
}

const alike = (said: readonly Heard[]): Said<string>[] =>
  said.map(({ host, answer }) => ({ host, answer: answer.startsWith(REFUSED) ? REFUSED : answer }))

/** On a disagreement of two, a third result shows which one is the outlier. */
const TO_SETTLE = 3

/**
 * Compares one request between nodes of different operators, in the given order, until `needed` of them returned the
 * same. If two differ, a third is queried, and the disagreement is reported. `params` should name a block, because at
 * different blocks nodes may correctly differ.
 */
export async function compare(
  nodes: Nodes,
  panel: readonly Witness[],
  [method, params]: readonly [method: string, params: readonly unknown[]],
  options: CompareOptions,
): Promise<Comparison> {
  const { needed = 2, about } = options
  const heard: Heard[] = []
  for (const node of panel) {
    if (heard.some(({ operator }) => operator === operatorOfWitness(node))) continue
    const said = await hear(node, method, params, options)
    if (said) heard.push(said)
    if (heard.length >= (majority(alike(heard)).isOneMind ? needed : TO_SETTLE)) break
  }
  const { isOneMind, liar } = majority(alike(heard))
  if (!isOneMind) {
    const disagreement = { about, said: heard.map(({ host, answer }) => ({ host, answer })), liar }
    nodes.report?.(disagreement)
    return { outcome: 'split', disagreement }
  }
  const outcome = heard.length >= needed ? 'agreed' : 'unanswered'
  return { outcome, hosts: heard.map(({ host }) => host), result: heard[0]?.tell ?? null }
}

/**
 * Returns the result on which nodes of two operators agree; with a single node, its own. Throws NodesDisagreeError if
 * they differ, and the error of the call if they agree on one.
 */
export async function confirmed(
  nodes: Nodes,
  method: string,
  params: readonly unknown[],
  options: CompareOptions,
): Promise<unknown> {
  if ((nodes.witnesses?.() ?? []).length < 2) return nodes.request(method, params)
  const compared = await compare(nodes, panelOf(nodes), [method, params], options)
  if (compared.outcome === 'split') throw new NodesDisagreeError(compared.disagreement)
  return compared.result ? compared.result() : nodes.request(method, params)
}
