import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { falseReserves } from './falseReserves.ts'
import type { Reply, RpcRequest } from './jsonRpc.ts'

/** How a node handles requests: it forwards all of them, or changes the reserves it returns. */
export type Behaviour = 'good' | 'lyingAboutReserves'

export interface FakeNodeOptions {
  /** URL of the real node behind it. */
  target: string
  /** Absent: any free port. */
  port?: number
  behaviour?: Behaviour
}

/** Node on loopback in front of a real one; `behaviour` can be changed while it runs. */
export interface FakeNode {
  url: string
  behaviour: Behaviour
  stop(): Promise<void>
}

const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

/** Starts a node on loopback in front of a real one. Resolves when it listens. */
export async function startFakeNode({ target, port = 0, behaviour = 'good' }: FakeNodeOptions): Promise<FakeNode> {
  async function forward(request: RpcRequest): Promise<Reply> {
    const response = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...request }),
    })
    return (await response.json()) as Reply
  }

  async function replyTo(request: RpcRequest): Promise<object> {
    const reply = await forward(request)
    const returned = node.behaviour === 'lyingAboutReserves' ? falseReserves(request, reply) : reply
    return { ...returned, jsonrpc: '2.0', id: request.id }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, HEADERS).end()
    const body = JSON.parse(await bodyOf(request)) as RpcRequest | RpcRequest[]
    const reply = Array.isArray(body) ? await Promise.all(body.map(replyTo)) : await replyTo(body)
    return void response.writeHead(200, HEADERS).end(JSON.stringify(reply))
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const node: FakeNode = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behaviour,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return node
}
