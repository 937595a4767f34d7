import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Reply, RpcRequest } from './jsonRpc.ts'
import { type Lie, LIES } from './lies.ts'

/** How a node treats requests: it forwards them all, fails them all in some way, or changes what is returned. */
export type Behaviour = 'good' | 'dead' | 'slow' | 'garbage' | 'limited' | keyof typeof LIES

/** A node on loopback in front of a real one; its behaviour can be changed while it runs. */
export interface FakeNode {
  url: string
  host: string
  behaviour: Behaviour
  /** How long each reply takes while it is slow; by default longer than a page waits. */
  slowMs: number
  /** The token whose reserves are divided by three while reserves are false; null for the token1 of each pair. */
  shortToken: string | null
  /** The methods requested, the first 10000 of them. */
  requests: string[]
  stop(): Promise<void>
}

export interface FakeNodeOptions {
  /** The URL of the real node behind it. */
  target: string
  /** Absent: any free port. */
  port?: number
  behaviour?: Behaviour
}

const RETRY_AFTER_S = 3
export const SLOW_MS = 12_000
/** A local chain may run for days. */
const MOST_NOTED = 10_000

const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
}

const lieOf = (behaviour: Behaviour): ((lie: Lie) => Promise<Reply>) | undefined =>
  behaviour in LIES ? LIES[behaviour as keyof typeof LIES] : undefined

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

/** Ends a request as a node that does not work; returns false for one that does. */
function failed(behaviour: Behaviour, response: ServerResponse): boolean {
  if (behaviour === 'dead') response.destroy()
  else if (behaviour === 'limited') {
    response.writeHead(429, { ...HEADERS, 'retry-after': String(RETRY_AFTER_S) }).end('slow down')
  } else if (behaviour === 'garbage') response.writeHead(200, HEADERS).end('<html>welcome to nginx</html>')
  else return false
  return true
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
    const lie = lieOf(node.behaviour)
    const reply = await (lie ? lie({ request, forward, shortToken: node.shortToken }) : forward(request))
    return { ...reply, jsonrpc: '2.0', id: request.id }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, HEADERS).end()
    const body = JSON.parse(await bodyOf(request)) as RpcRequest | RpcRequest[]
    const methods = [body].flat().map(({ method }) => method)
    node.requests.push(...methods.slice(0, MOST_NOTED - node.requests.length))
    if (failed(node.behaviour, response)) return
    if (node.behaviour === 'slow') await sleep(node.slowMs)
    const reply = Array.isArray(body) ? await Promise.all(body.map(replyTo)) : await replyTo(body)
    response.writeHead(200, HEADERS).end(JSON.stringify(reply))
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const node: FakeNode = {
    url: `http://${host}`,
    host,
    behaviour,
    slowMs: SLOW_MS,
    shortToken: null,
    requests: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return node
}
