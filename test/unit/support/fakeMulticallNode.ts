import { multicall } from './multicallInterface'
import { NodesUnreachableError, RpcError, type Nodes } from '../../../src/chain/rpc/nodes'

export interface FakeMulticallNode extends Nodes {
  blockNumber: number
  isDown: boolean
  /** Call data of each aggregate request so far. */
  readonly chunks: string[][]
  /** The result of each call data; null reverts, undefined returns nothing. */
  answers: Map<string, string | null>
  /** Call data that makes the whole request fail. */
  failingCallData: string | null
}

/** Creates a node in memory with the aggregate call and eth_blockNumber, which fails on demand. */
export function fakeMulticallNode(): FakeMulticallNode {
  const node: FakeMulticallNode = {
    blockNumber: 100,
    isDown: false,
    chunks: [],
    answers: new Map(),
    failingCallData: null,
    request(method, params) {
      if (node.isDown) return Promise.reject(new NodesUnreachableError('None of the nodes responded'))
      if (method === 'eth_blockNumber') return Promise.resolve(`0x${node.blockNumber.toString(16)}`)
      const { data } = params[0] as { data: string }
      const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', data)
      const requested = (calls as readonly { callData: string }[]).map(({ callData }) => callData)
      node.chunks.push(requested)
      if (node.failingCallData && requested.includes(node.failingCallData))
        return Promise.reject(new RpcError('out of gas', -32000))
      const results = requested.map((callData) => {
        const result = node.answers.get(callData)
        return [result !== null, result ?? '0x']
      })
      return Promise.resolve(
        multicall.encodeFunctionResult('tryBlockAndAggregate', [node.blockNumber, `0x${'0'.repeat(64)}`, results]),
      )
    },
  }
  return node
}
