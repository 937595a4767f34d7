import type { Call } from '../contracts/call'
import type { Nodes } from '../rpc/nodes'
import { aggregate } from './aggregate'

/** Collects calls for one request at one block; each added call returns the function that reads its result. */
export class Batch {
  private readonly calls: Call<unknown>[] = []
  private data: readonly (string | null)[] = []

  /** Adds a call. The returned function gives its result once the batch is sent; null for a failed call. */
  add<T>(call: Call<T>): () => T | null {
    const index = this.calls.push(call) - 1
    return () => {
      const data = this.data[index] ?? null
      try {
        return data === null ? null : call.decode(data)
      } catch {
        return null
      }
    }
  }

  /** Sends the calls and returns the block of their results. */
  async send(nodes: Nodes): Promise<number> {
    const { blockNumber, data } = await aggregate(nodes, this.calls)
    this.data = data
    return blockNumber
  }
}
