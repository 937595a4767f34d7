import { createServer, type IncomingMessage } from 'node:http'
import { Interface } from 'ethers'

const multicall = new Interface([
  'function tryBlockAndAggregate(bool requireSuccess, (address target, bytes callData)[] calls) returns (uint256 blockNumber, bytes32 blockHash, (bool success, bytes returnData)[] returnData)',
])

/** Answers the words that one call gives, as whole numbers; null where it reverts. */
export type AnswerCall = (target: string, selector: string, callData: string) => readonly bigint[] | null

/** A node on loopback whose chain stands still, so that what a page does with its answers can be measured again and again. */
export interface RecordedNode {
  url: string
  /** How many requests came since the last `forget`, without those that browsers ask beforehand. */
  asked(): number
  forget(): void
  stop(): Promise<void>
}

interface Question {
  id: number
  method: string
  params: [{ data?: string } | string | undefined, ...unknown[]]
}

const HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'cache-control': 'no-store' }
const BLOCK_HASH = `0x${'ab'.repeat(32)}`

const hex = (value: number | bigint): string => `0x${value.toString(16)}`
const wordsOf = (values: readonly bigint[]): string =>
  `0x${values.map((value) => value.toString(16).padStart(64, '0')).join('')}`

function aggregate(data: string, head: number, answerCall: AnswerCall): string {
  const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', data) as unknown as [boolean, [string, string][]]
  const results = calls.map(([target, callData]) => {
    const words = answerCall(target.toLowerCase(), callData.slice(0, 10), callData)
    return words ? [true, wordsOf(words)] : [false, '0x']
  })
  return multicall.encodeFunctionResult('tryBlockAndAggregate', [head, BLOCK_HASH, results])
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** Starts a node that is asked by pages on loopback; its answers are worked out once and then kept. */
export async function startRecordedNode(chainId: number, head: number, answerCall: AnswerCall): Promise<RecordedNode> {
  const kept = new Map<string, string>()
  let count = 0

  function resultOf({ method, params }: Question): unknown {
    const [first] = params
    if (method === 'eth_chainId') return hex(chainId)
    if (method === 'eth_blockNumber') return hex(head)
    if (method === 'eth_getBlockByNumber') {
      const number = first === 'latest' ? head : Number(first)
      return { number: hex(number), hash: BLOCK_HASH, timestamp: hex(1_627_000_000 + (number - head) * 3) }
    }
    const data = typeof first === 'object' ? first.data : undefined
    if (method !== 'eth_call' || data === undefined) throw new Error(`Nothing is recorded of ${method}`)
    const known = kept.get(data) ?? aggregate(data, head, answerCall)
    kept.set(data, known)
    return known
  }

  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, HEADERS).end()
      return
    }
    count += 1
    void bodyOf(request).then((text) => {
      const question = JSON.parse(text) as Question
      const answer = { jsonrpc: '2.0', id: question.id, result: resultOf(question) }
      response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The recorded node has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked: () => count,
    forget: () => {
      count = 0
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
