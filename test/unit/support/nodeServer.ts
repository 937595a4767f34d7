import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServedNode {
  url: string
  host: string
  /** The head that it reports. */
  head: number
  chainId: number
  delayMs: number
  /** The result of each method, or a function of the parameters; without one it returns its host. */
  answers: Map<string, unknown>
  /** The error of each method. */
  errors: Map<string, { code: number; message: string }>
  /** HTTP status and headers that the node returns instead of results, if set. */
  refusal: { status: number; headers?: Record<string, string> } | null
  requests: string[]
  stop(): Promise<void>
}

interface Question {
  id: number
  method: string
  params: unknown[]
}

/** Starts a scripted node on loopback, over real HTTP. */
export async function serveNode(changes: Partial<ServedNode> = {}): Promise<ServedNode> {
  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { id, method, params } = JSON.parse(Buffer.concat(pieces).toString('utf8')) as Question
      node.requests.push(method)
      if (node.refusal) {
        response.writeHead(node.refusal.status, node.refusal.headers).end('no')
        return
      }
      const error = node.errors.get(method)
      const facts: Record<string, unknown> = {
        eth_chainId: `0x${node.chainId.toString(16)}`,
        eth_blockNumber: `0x${node.head.toString(16)}`,
      }
      const answer = node.answers.has(method) ? node.answers.get(method) : (facts[method] ?? node.host)
      const result = typeof answer === 'function' ? (answer as (params: unknown[]) => unknown)(params) : answer
      const body = JSON.stringify({ jsonrpc: '2.0', id, ...(error ? { error } : { result }) })
      setTimeout(() => response.end(body), node.delayMs)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const node: ServedNode = {
    ...{ url: `http://${host}`, host, head: 1_000, chainId: 7, delayMs: 0, refusal: null, requests: [] },
    ...{ answers: new Map(), errors: new Map() },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
    ...changes,
  }
  return node
}
