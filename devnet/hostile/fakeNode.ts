import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RequestToFalsify, FALSE_REPLIES, type Reply, type RpcRequest } from './falseReplies.ts'

/** How a node handles requests: it forwards them, fails them, or returns false replies. */
export type Behaviour = 'good' | 'dead' | 'slow' | 'garbage' | 'limited' | keyof typeof FALSE_REPLIES

/** A node on loopback in front of a real one; its behaviour can be changed while it runs. */
export interface FakeNode {
  url: string
  host: string
  behaviour: Behaviour
  /** Duration of each reply of a slow node; by default longer than the timeout of the app. */
  slowMs: number
  /** Token whose reserves the false replies divide by three; null: the token1 of each pair. */
  understatedToken: string | null
  /** Methods of the first 10,000 requests. */
  requests: string[]
  stop(): Promise<void>
}

export interface FakeNodeOptions {
  /** The URL of the real node behind it. */
  target: string
  /** A free port unless set. */
  port?: number
  behaviour?: Behaviour
}

const RETRY_AFTER_S = 3
export const SLOW_MS = 12_000
/** Limits the memory of a local chain that runs for days. */
const MAX_RECORDED_REQUESTS = 10_000

const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
}

const falseReplyFor = (behaviour: Behaviour): ((options: RequestToFalsify) => Promise<Reply>) | undefined =>
  behaviour in FALSE_REPLIES ? FALSE_REPLIES[behaviour as keyof typeof FALSE_REPLIES] : undefined

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

/** Ends a request as a failing node does; returns false if the behaviour is another one. */
function failRequest(behaviour: Behaviour, response: ServerResponse): boolean {
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
    const falsify = falseReplyFor(node.behaviour)
    const reply = await (falsify
      ? falsify({ request, forward, understatedToken: node.understatedToken })
      : forward(request))
    return { ...reply, jsonrpc: '2.0', id: request.id }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, HEADERS).end()
    const body = JSON.parse(await bodyOf(request)) as RpcRequest | RpcRequest[]
    const methods = [body].flat().map(({ method }) => method)
    node.requests.push(...methods.slice(0, MAX_RECORDED_REQUESTS - node.requests.length))
    if (failRequest(node.behaviour, response)) return
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
    understatedToken: null,
    requests: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return node
}
