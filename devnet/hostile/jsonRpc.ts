/** JSON-RPC request as a node receives it. */
export interface RpcRequest {
  id: unknown
  method: string
  params: unknown[]
}

export interface Reply {
  result?: unknown
  error?: { code: number; message: string }
}

/** Sends a request to the real node behind a fake one. */
export type Forward = (request: RpcRequest) => Promise<Reply>
