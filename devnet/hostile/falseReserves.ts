import { Interface } from 'ethers'
import type { Reply, RpcRequest } from './jsonRpc.ts'

type Call = [target: string, callData: string]
type Result = [success: boolean, returnData: string]

/** Dividing a reserve by 3 makes the price three times too good or too bad. */
const RESERVE_DIVISOR = 3n

const pair = new Interface(['function getReserves() view returns (uint112, uint112, uint32)'])
const multicall = new Interface([
  'function aggregate((address, bytes)[]) returns (uint256, bytes[])',
  'function tryAggregate(bool, (address, bytes)[]) returns ((bool, bytes)[])',
  'function tryBlockAndAggregate(bool, (address, bytes)[]) returns (uint256, bytes32, (bool, bytes)[])',
])
const GET_RESERVES = pair.getFunction('getReserves')?.selector ?? ''
const WORD_CHARACTERS = 64

/** Returns reserves with a third of the second token's. Results that are no reserves of a pair are returned unchanged. */
function falsified([, callData]: Call, result: string): string {
  if (!callData.startsWith(GET_RESERVES) || result.length < 2 + 3 * WORD_CHARACTERS) return result
  const [reserve0, reserve1, atSeconds] = pair.decodeFunctionResult('getReserves', result) as unknown as [
    ...[bigint, bigint, bigint],
  ]
  return pair.encodeFunctionResult('getReserves', [reserve0, reserve1 / RESERVE_DIVISOR, atSeconds])
}

/** Returns the results of an aggregate with false reserves, in the shape of its method. */
function falsifiedAggregate(method: string, calls: readonly Call[], decoded: readonly unknown[]): unknown[] {
  const results = decoded.at(-1) as readonly (string | Result)[]
  const altered = results.map((result, at) => {
    const call: Call = calls[at] ?? ['', '']
    if (typeof result === 'string') return falsified(call, result)
    return [result[0], result[0] ? falsified(call, result[1]) : result[1]]
  })
  return method === 'tryAggregate' ? [altered] : [...decoded.slice(0, -1), altered]
}

/** Returns a reply with a third of every pair's second reserve, whether it was read alone or in a multicall. */
export function falseReserves({ method, params }: RpcRequest, reply: Reply): Reply {
  if (method !== 'eth_call' || typeof reply.result !== 'string') return reply
  const { data, input } = (params[0] ?? {}) as { data?: string; input?: string }
  const callData = data ?? input ?? ''
  const aggregate = multicall.getFunction(callData.slice(0, 10))
  if (!aggregate) return { ...reply, result: falsified(['', callData], reply.result) }
  const calls = [...multicall.decodeFunctionData(aggregate, callData)].at(-1) as Call[]
  const decoded = [...multicall.decodeFunctionResult(aggregate, reply.result)]
  const altered = falsifiedAggregate(aggregate.name, calls, decoded)
  return { ...reply, result: multicall.encodeFunctionResult(aggregate, altered) }
}
