import { RpcError, type Nodes } from '../../../src/chain/rpc/nodes.ts'

/** What a node answers to each method it knows; an answer that throws is the node's error. */
export type NodeScript = Record<string, (params: readonly unknown[]) => unknown>

export interface ScriptedNode extends Nodes {
  /** Every request so far, in order. */
  readonly asked: { method: string; params: readonly unknown[] }[]
  script: NodeScript
}

/** A node in memory that answers as it is told to and remembers what it was asked. */
export function scriptedNode(script: NodeScript): ScriptedNode {
  const node: ScriptedNode = {
    asked: [],
    script,
    async request(method, params) {
      node.asked.push({ method, params })
      const answer = node.script[method]
      if (!answer) throw new RpcError(`the method ${method} does not exist`, -32601)
      return answer(params)
    },
  }
  return node
}

/** Answers a node's answer that is always the same error. */
export const failing = (error: Error) => (): never => {
  throw error
}

/** Answers the names of the methods a node was asked, in order. */
export const methodsAsked = (node: ScriptedNode): string[] => node.asked.map(({ method }) => method)
