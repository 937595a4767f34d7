/** Method of a JSON-RPC request and its parameters. */
export type RpcCall = readonly [method: string, ...params: unknown[]]

interface Reply {
  id: number
  result?: unknown
  error?: { message: string }
}

/** JSON-RPC client of one node over HTTP. Numbers in results are hexadecimal text, as nodes return them. */
export interface Rpc {
  url: string
  /** Sends one request and returns its result. Throws with the node's error message. */
  request<T>(...call: RpcCall): Promise<T>
  /** Sends many requests in one HTTP request and returns the results in their order. Throws if one of them fails. */
  requestAll<T>(requests: readonly RpcCall[]): Promise<T[]>
}

/** Returns a client of the node at `url`. */
export function rpcOf(url: string): Rpc {
  const post = async (body: unknown): Promise<unknown> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    })
    return response.json()
  }

  const requestAll = async <T>(requests: readonly RpcCall[]): Promise<T[]> => {
    if (requests.length === 0) return []
    const replies = (await post(
      requests.map(([method, ...params], id) => ({ jsonrpc: '2.0', id, method, params })),
    )) as Reply[]
    const byId = new Map(replies.map((reply) => [reply.id, reply]))
    return requests.map(([method], id) => {
      const reply = byId.get(id)
      if (!reply || reply.error) throw new Error(`${method}: ${reply?.error?.message ?? 'no response'}`)
      return reply.result as T
    })
  }

  const request = async <T>(...call: RpcCall): Promise<T> => {
    const [result] = await requestAll<T>([call])
    return result as T
  }

  return { url, request, requestAll }
}
