import { Interface } from 'ethers'
import type { Reply, RpcRequest } from './jsonRpc.ts'

/** A contract call, alone or within an aggregate. */
export type Call = readonly [target: string, callData: string]
type Result = readonly [success: boolean, returnData: string]

/** Returns the false result of one contract call. */
export type Falsify = (call: Call, result: string) => string | Promise<string>

const multicall = new Interface([
  'function aggregate((address, bytes)[]) returns (uint256, bytes[])',
  'function tryAggregate(bool, (address, bytes)[]) returns ((bool, bytes)[])',
  'function tryBlockAndAggregate(bool, (address, bytes)[]) returns (uint256, bytes32, (bool, bytes)[])',
])

interface CallParams {
  to?: string
  data?: string
  input?: string
}

function callOf({ params }: RpcRequest): Call {
  const { to = '', data, input } = (params[0] ?? {}) as CallParams
  return [to, data ?? input ?? '']
}

const aggregateOf = (request: RpcRequest) =>
  request.method === 'eth_call' ? multicall.getFunction(callOf(request)[1].slice(0, 10)) : null

/** Returns whether a request is one for many contract calls. */
export const isAggregate = (request: RpcRequest): boolean => aggregateOf(request) !== null

/** Applies a lie to a plain eth_call, and to each call of an aggregate. */
export async function falsifyCalls(request: RpcRequest, reply: Reply, falsify: Falsify): Promise<Reply> {
  if (request.method !== 'eth_call' || typeof reply.result !== 'string') return reply
  const [target, callData] = callOf(request)
  const aggregate = aggregateOf(request)
  if (!aggregate) return { ...reply, result: await falsify([target, callData], reply.result) }
  const calls = [...multicall.decodeFunctionData(aggregate, callData)].at(-1) as Call[]
  // The results come last, whatever else the method returns.
  const returned = [...multicall.decodeFunctionResult(aggregate, reply.result)]
  const results = returned.pop() as readonly (string | Result)[]
  const falsified = await Promise.all(
    results.map(async (result, at) => {
      const call = calls[at] ?? ['', '']
      if (typeof result === 'string') return falsify(call, result)
      const [isSuccess, data] = result
      return [isSuccess, isSuccess ? await falsify(call, data) : data]
    }),
  )
  return { ...reply, result: multicall.encodeFunctionResult(aggregate, [...returned, falsified]) }
}

/** Adds blocks to the number that an aggregate was read at, where its method returns one. */
export function moveAggregate(request: RpcRequest, reply: Reply, blocks: number): Reply {
  const aggregate = aggregateOf(request)
  if (!aggregate || aggregate.name === 'tryAggregate' || typeof reply.result !== 'string') return reply
  const [block, ...others] = multicall.decodeFunctionResult(aggregate, reply.result).toArray() as [bigint, ...unknown[]]
  return { ...reply, result: multicall.encodeFunctionResult(aggregate, [block + BigInt(blocks), ...others]) }
}
