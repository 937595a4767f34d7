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
