import type { Call } from '../contracts/call'
import { RpcError, type RequestOptions, type Nodes } from '../rpc/nodes'
import { aggregateOf, decodeAggregate, type AggregateResults } from '../contracts/multicall/tryBlockAndAggregate'
import type { CallTarget } from './callKey'

/** trading 9: maximum number of calls in one request. */
const CALLS_PER_CHUNK = 500

/** Splits items into as few chunks as the limit permits, evenly filled. */
export function chunksOf<T>(items: readonly T[], limit: number = CALLS_PER_CHUNK): T[][] {
  const count = Math.ceil(items.length / limit)
  const size = Math.ceil(items.length / Math.max(count, 1))
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** Minimum block of an aggregate, and a callback with the node that returned it. */
export interface ReadOptions extends Pick<RequestOptions, 'minBlock' | 'onResponse'> {
  /** Number of calls that are dropped together when one of them fails each request; defaults to 1. */
  leastCalls?: number
}

async function requestOnce(
  nodes: Nodes,
  calls: readonly CallTarget[],
  options: ReadOptions,
): Promise<AggregateResults> {
  // The node pool validates the response with `blockOf` before returning it; the decoded results are reused.
  const decodedResults = new Map<unknown, AggregateResults>()
  const read = (response: unknown): AggregateResults => {
    const results = decodedResults.get(response) ?? decodeAggregate(String(response), calls.length)
    decodedResults.set(response, results)
    return results
  }
  const response = await nodes.request('eth_call', [aggregateOf(calls), 'latest'], {
    ...options,
    isErrorDoubted: true,
    blockOf: (result) => read(result).blockNumber,
  })
  return read(response)
}

/**
 * Performs one chunk of calls with one request. If one call fails the whole request, for example by using all gas, the
 * chunk is halved. This ends when that call is alone or among `leastCalls`; only the results of these are null.
 */
export async function aggregate(
  nodes: Nodes,
  calls: readonly CallTarget[],
  { leastCalls = 1, ...options }: ReadOptions = {},
): Promise<AggregateResults> {
  try {
    return await requestOnce(nodes, calls, options)
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    if (calls.length <= leastCalls) {
      const head = Number(await nodes.request('eth_blockNumber', []))
      return { blockNumber: head, data: calls.map(() => null) }
    }
    const middle = Math.ceil(calls.length / 2)
    const [first, second] = await Promise.all([
      aggregate(nodes, calls.slice(0, middle), { ...options, leastCalls }),
      aggregate(nodes, calls.slice(middle), { ...options, leastCalls }),
    ])
    return {
      blockNumber: Math.min(first.blockNumber, second.blockNumber),
      data: [...first.data, ...second.data],
    }
  }
}

function decodeOrNull<T>(call: Call<T>, data: string | null): T | null {
  if (data === null) return null
  try {
    return call.decode(data)
  } catch {
    return null
  }
}

/** Reads once, outside the per-block updates; null for each failed call (trading 7, optional mode). */
export async function readOptional<T>(nodes: Nodes, calls: readonly Call<T>[]): Promise<(T | null)[]> {
  const responses = await Promise.all(chunksOf(calls).map((chunk) => aggregate(nodes, chunk)))
  const data = responses.flatMap((response) => response.data)
  return calls.map((call, index) => decodeOrNull(call, data[index] ?? null))
}

/** A node may fail momentarily, as between two blocks; a second failure is final. */
const SECOND_TRY_AFTER_MS = 300

/** Reads once, outside the per-block updates; throws if any call fails twice (trading 7, required mode). */
export async function readRequired<T>(nodes: Nodes, calls: readonly Call<T>[]): Promise<T[]> {
  let values = await readOptional(nodes, calls)
  if (values.includes(null)) {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_AFTER_MS))
    values = await readOptional(nodes, calls)
  }
  return values.map((value, index) => {
    if (value === null) throw new Error(`A required read of ${calls[index]?.address ?? 'a contract'} failed`)
    return value
  })
}
