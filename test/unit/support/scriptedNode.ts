import { RpcError, type Nodes } from '../../../src/chain/rpc/nodes.ts'

/** The result of each known method; a function that throws gives the node's error. */
export type NodeScript = Record<string, (params: readonly unknown[]) => unknown>

export interface ScriptedNode extends Nodes {
  /** Every request so far, in order. */
  readonly requests: { method: string; params: readonly unknown[] }[]
  script: NodeScript
}

/** The results of a node for an account that can pay for every transaction. */
export const SOLVENT: NodeScript = { eth_gasPrice: () => '0x5', eth_getBalance: () => `0x${'f'.repeat(24)}` }

/** Returns a client whose nodes run these scripts; the first one is also the one in use. */
export function nodesWith(...scripts: readonly NodeScript[]): ScriptedNode & Required<Pick<Nodes, 'witnesses'>> {
  const witnesses = scripts.map((script, index) => ({ ...scriptedNode(script), host: `node ${index}` }))
  return { ...scriptedNode(scripts[0] ?? {}), witnesses: () => witnesses }
}

/** Creates a node in memory that runs a script and records its requests. */
export function scriptedNode(script: NodeScript): ScriptedNode {
  const node: ScriptedNode = {
    requests: [],
    script,
    async request(method, params) {
      node.requests.push({ method, params })
      const answer = node.script[method]
      if (!answer) throw new RpcError(`the method ${method} does not exist`, -32601)
      return answer(params)
    },
  }
  return node
}

/** Returns a script entry that always throws the same error. */
export const failing = (error: Error) => (): never => {
  throw error
}

/** Returns the methods of a node's requests, in order. */
export const requestedMethods = (node: ScriptedNode): string[] => node.requests.map(({ method }) => method)
