import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Interface } from 'ethers'

/** What a node of the journeys does to those who ask it. */
export type Behaviour =
  | 'good'
  | 'dead'
  | 'slow'
  | 'behind'
  | 'lying'
  | 'lyingAtWrite'
  | 'garbage'
  | 'wrongChain'
  | 'refuses'
  | 'limited'
  | 'noContract'

interface Question {
  id: unknown
  method: string
  params: unknown[]
}

interface Reply {
  result?: unknown
  error?: { code: number; message: string }
}

export interface FakeNode {
  url: string
  host: string
  behaviour: Behaviour
  /** How long it takes over each answer while it is slow: longer than a page waits, unless told. */
  slowMs: number
  /** Every method asked so far. */
  asked: string[]
  stop(): Promise<void>
}

export interface FakeNodeOptions {
  /** The real node behind it. */
  target: string
  port?: number
  behaviour?: Behaviour
}

/** How far a node that is behind lies back. */
const BLOCKS_BEHIND = 40
const RETRY_AFTER_S = 3
export const SLOW_MS = 12_000

const multicall = new Interface([
  'function tryBlockAndAggregate(bool, (address target, bytes callData)[]) returns (uint256, bytes32, (bool success, bytes returnData)[])',
])
const AGGREGATE = multicall.getFunction('tryBlockAndAggregate')?.selector ?? ''
/** balanceOf(address) and getEthBalance(address) */
const BALANCES = ['0x70a08231', '0x4d2301cc']
const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
}

type Call = [target: string, callData: string]
type Result = [success: boolean, returnData: string]

const dataIn = ({ params }: Question): string =>
  (params[0] as { data?: string; input?: string } | undefined)?.data ?? ''

/** Adds a fortune to every balance in an aggregate's answer. */
function withFalseBalances(question: Question, result: string): string {
  const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', dataIn(question)) as unknown as [
    boolean,
    Call[],
  ]
  const [block, hash, results] = multicall.decodeFunctionResult('tryBlockAndAggregate', result) as unknown as [
    bigint,
    string,
    Result[],
  ]
  const told = results.map(([success, data], index): Result => {
    const isBalance = BALANCES.includes(calls[index]?.[1].slice(0, 10) ?? '')
    if (!isBalance || !success || data === '0x') return [success, data]
    return [success, `0x${(BigInt(data) + 10n ** 24n).toString(16).padStart(64, '0')}`]
  })
  return multicall.encodeFunctionResult('tryBlockAndAggregate', [block, hash, told])
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}

/** Starts a node on loopback that stands before a real one and treats those who ask as it is told to. */
export async function startFakeNode({ target, port = 0, behaviour = 'good' }: FakeNodeOptions) {
  async function forward(question: Question): Promise<Reply> {
    const answer = await fetch(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', ...question }),
    })
    return (await answer.json()) as Reply
  }

  async function oldHead(): Promise<number> {
    const { result } = await forward({ id: 1, method: 'eth_blockNumber', params: [] })
    return Math.max(Number(result) - BLOCKS_BEHIND, 0)
  }

  async function answerBehind(question: Question): Promise<Reply> {
    const head = await oldHead()
    const tag = `0x${head.toString(16)}`
    if (question.method === 'eth_blockNumber') return { result: tag }
    const params = question.params.map((each) => (each === 'latest' || each === 'pending' ? tag : each))
    const asksNewer = params.some((each) => typeof each === 'string' && each.length < 12 && Number(each) > head)
    if (asksNewer) return { error: { code: -32000, message: 'header not found' } }
    const reply = await forward({ ...question, params })
    const block = (reply.result as { blockNumber?: string } | null | undefined)?.blockNumber
    return block !== undefined && Number(block) > head ? { result: null } : reply
  }

  async function answerFalsely(question: Question): Promise<Reply> {
    const reply = await forward(question)
    if (typeof reply.result !== 'string') return reply
    if (question.method === 'eth_getBalance') return { result: `0x${(BigInt(reply.result) + 10n ** 24n).toString(16)}` }
    if (node.behaviour === 'lyingAtWrite') return reply
    const isAggregate = question.method === 'eth_call' && dataIn(question).startsWith(AGGREGATE)
    return isAggregate ? { result: withFalseBalances(question, reply.result) } : reply
  }

  async function replyTo(question: Question): Promise<Reply> {
    const { behaviour: how } = node
    if (how === 'behind') return answerBehind(question)
    if (how === 'lying' || how === 'lyingAtWrite') return answerFalsely(question)
    if (how === 'wrongChain' && question.method === 'eth_chainId') return { result: '0x1' }
    if (how === 'noContract' && question.method === 'eth_getCode') return { result: '0x' }
    if (how === 'refuses' && dataIn(question).startsWith(AGGREGATE)) {
      return { error: { code: -32600, message: 'batches are not served here' } }
    }
    return forward(question)
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
    const reply = await replyTo(question)
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
    asked: [],
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return node
}
