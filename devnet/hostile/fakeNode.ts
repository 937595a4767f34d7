import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Lie, LIES, type Question, type Reply } from './fakeAnswers.ts'

/** How a node of the journeys behaves. */
export type Behaviour = 'good' | 'dead' | 'slow' | 'garbage' | 'limited' | keyof typeof LIES

export interface FakeNode {
  url: string
  host: string
  behaviour: Behaviour
  /** How long each answer takes while it is slow; by default longer than a page waits. */
  slowMs: number
  /** The token of which `lyingAboutReserves` claims a third; the token1 of each pair where none is named. */
  shortToken: string | null
  /** Every method requested so far. */
  asked: string[]
  stop(): Promise<void>
}

export interface FakeNodeOptions {
  /** The real node behind it. */
  target: string
  port?: number
  behaviour?: Behaviour
}

const RETRY_AFTER_S = 3
export const SLOW_MS = 12_000

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

/** Starts a node on loopback in front of a real one; it behaves as its `behaviour` says. */
export async function startFakeNode({ target, port = 0, behaviour = 'good' }: FakeNodeOptions) {
  async function forward(question: Question): Promise<Reply> {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...question }),
    })
    return (await answer.json()) as Reply
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, HEADERS).end()
      return
    }
    const question = JSON.parse(await bodyOf(request)) as Question
    node.asked.push(question.method)
    if (node.behaviour === 'dead') {
      response.destroy()
      return
    }
    if (node.behaviour === 'limited') {
      response.writeHead(429, { ...HEADERS, 'retry-after': String(RETRY_AFTER_S) }).end('slow down')
      return
    }
    if (node.behaviour === 'garbage') {
      response.writeHead(200, HEADERS).end('<html>welcome to nginx</html>')
      return
    }
    if (node.behaviour === 'slow') await new Promise((resolve) => setTimeout(resolve, node.slowMs))
    const lie = lieOf(node.behaviour)
    const reply = await (lie ? lie({ question, forward, shortToken: node.shortToken }) : forward(question))
    response.writeHead(200, HEADERS).end(JSON.stringify({ ...reply, jsonrpc: '2.0', id: question.id }))
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const node: FakeNode = {
    url: `http://${host}`,
    host,
    behaviour,
    slowMs: SLOW_MS,
    shortToken: null,
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return node
}
