import { deployment } from '../../core/deployment'
import type { Call } from '../contracts/call'
import { RpcError, type AskOptions, type Nodes } from '../rpc/nodes'
import { decodeAggregate, encodeAggregate, type AggregateResults } from './aggregateCodec'
import type { CallTarget } from './callKey'

/** trading 9: calls in one request at the most. */
const CALLS_PER_CHUNK = 500

/** Answers the items in as few chunks as the limit allows, evenly filled. */
export function chunksOf<T>(items: readonly T[], limit: number = CALLS_PER_CHUNK): T[][] {
  const count = Math.ceil(items.length / limit)
  const size = Math.ceil(items.length / Math.max(count, 1))
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** What an aggregate is to be read as of, and who answered it. */
export interface ReadOptions extends Pick<AskOptions, 'minBlock' | 'onAnswered'> {
  /** Calls that are given up together where one of them spoils each request; 1 unless said otherwise. */
  leastCalls?: number
}

/** Answers the transaction that asks for calls all at once. */
export const aggregateOf = (calls: readonly CallTarget[]) => ({
  to: deployment.contracts.multicall,
  data: encodeAggregate(calls),
})

async function askOnce(nodes: Nodes, calls: readonly CallTarget[], options: ReadOptions): Promise<AggregateResults> {
  // The nodes look at an answer before they hand it on: what was understood then is not read a second time.
  const understood = new Map<unknown, AggregateResults>()
  const read = (answer: unknown): AggregateResults => {
    const results = understood.get(answer) ?? decodeAggregate(String(answer), calls.length)
    understood.set(answer, results)
    return results
  }
  const answer = await nodes.request('eth_call', [aggregateOf(calls), 'latest'], {
    ...options,
    isErrorDoubted: true,
    blockOf: (result) => read(result).blockNumber,
  })
  return read(answer)
}

/**
 * Answers one chunk of calls with one request. When a single call spoils the whole request (it eats all gas, say), the
 * chunk is halved until the culprit stands alone, or among `leastCalls`, and only their own answers are null.
 */
export async function aggregate(
  nodes: Nodes,
  calls: readonly CallTarget[],
  { leastCalls = 1, ...options }: ReadOptions = {},
): Promise<AggregateResults> {
  try {
    return await askOnce(nodes, calls, options)
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

/** Reads once, outside the per-block updates: null for each call that failed (trading 7, optional mode). */
export async function readOptional<T>(nodes: Nodes, calls: readonly Call<T>[]): Promise<(T | null)[]> {
  const answers = await Promise.all(chunksOf(calls).map((chunk) => aggregate(nodes, chunk)))
  const data = answers.flatMap((answer) => answer.data)
  return calls.map((call, index) => decodeOrNull(call, data[index] ?? null))
}

/** A node may fail for a moment, as between one block and the next; what fails twice has failed. */
const SECOND_TRY_AFTER_MS = 300

/** Reads outside the per-block updates; throws when any call failed, and failed again (trading 7, required mode). */
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
