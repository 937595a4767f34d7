import { majority, type Said } from './majority'
import type { Disagreement, Nodes, Witness } from './nodes'
import { RpcError } from './rpcError'

/** Two nodes say different things of what a write rests on: nothing is signed. */
export class NodesDisagreeError extends Error {
  override readonly name = 'NodesDisagreeError'
  constructor(readonly disagreement: Disagreement) {
    super('The nodes contradict each other')
  }
}

export interface ConfirmOptions {
  about: Disagreement['about']
  /** Answers what of a result has to be the same; the result as it is unless told. */
  gist?: (result: unknown) => string
  /** Answers whether a node has to be heard again in a moment, as when it has not got the block yet. */
  isEarly?: (result: unknown) => boolean
  /** Answers what a result means that stays early; null where the node simply has to be left out. */
  stillEarly?: (node: Witness) => Promise<string | null>
}

const EARLY_TRIES = 5
const EARLY_MS = 700
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

type Heard = Said<string> & { tell: () => unknown }

const plain = (result: unknown): string => (typeof result === 'string' ? result : JSON.stringify(result ?? null))

/** An error about the question is an answer too: that of a node that says it cannot be done. */
async function hear(
  node: Witness,
  method: string,
  params: readonly unknown[],
  { gist = plain, isEarly, stillEarly }: ConfirmOptions,
): Promise<Heard | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await node.request(method, params)
      if (!isEarly?.(result)) return { host: node.host, answer: gist(result), tell: () => result }
    } catch (error) {
      if (error instanceof RpcError) {
        const tell = () => {
          throw error
        }
        return { host: node.host, answer: `✗ ${error.message}`, tell }
      }
    }
    if (!isEarly) return null
    if (attempt === EARLY_TRIES) {
      const answer = await stillEarly?.(node).catch(() => null)
      return answer ? { host: node.host, answer, tell: () => null } : null
    }
    await pause(EARLY_MS)
  }
}

/** Nodes word a revert differently, and mean the same. */
const alike = (said: readonly Heard[]): Said<string>[] =>
  said.map(({ host, answer }) => ({ host, answer: answer.startsWith('✗') ? '✗' : answer }))

/**
 * Answers the result that two nodes agree on; with one node alone, its own. Where two disagree a third one decides who is
 * set aside, and NodesDisagreeError is thrown. `params` should name a block, or the nodes may rightly differ.
 */
export async function confirmed(
  nodes: Nodes,
  method: string,
  params: readonly unknown[],
  options: ConfirmOptions,
): Promise<unknown> {
  const witnesses = nodes.witnesses?.() ?? []
  if (witnesses.length < 2) return nodes.request(method, params)
  const heard: Heard[] = []
  for (const node of [...witnesses, ...(nodes.arbiters?.() ?? [])]) {
    const said = await hear(node, method, params, options)
    if (said) heard.push(said)
    const isOneMind = majority(alike(heard)).isOneMind
    if (heard.length > 2 || (heard.length === 2 && isOneMind)) break
  }
  const { isOneMind, liar } = majority(alike(heard))
  if (!isOneMind) {
    const said = heard.map(({ host, answer }) => ({ host, answer }))
    const disagreement = { about: options.about, said, liar }
    nodes.report?.(disagreement)
    throw new NodesDisagreeError(disagreement)
  }
  const [first] = heard
  return first ? first.tell() : nodes.request(method, params)
}
