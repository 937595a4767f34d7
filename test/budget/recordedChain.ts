import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Returns a contract's result for call data, both lower-case; null for a call that fails. */
export type ContractResult = (address: string, callData: string) => string | null

export interface RecordedChain {
  url: string
  /** The methods requested so far, one for each request. */
  requests: string[]
  blockNumber: number
  /** Starts again with the results of another set of contracts: without requests, at the first block. */
  reset(contractResult: ContractResult): void
}

const WORD = 64
const TRY_BLOCK_AND_AGGREGATE = '0x399542e9'

/** Formats a whole number as one word of a result, without 0x. */
export const word = (value: bigint | number): string => BigInt(value).toString(16).padStart(WORD, '0')

const wordAt = (data: string, index: number): number => Number(`0x${data.slice(index * WORD, (index + 1) * WORD)}`)

/** Returns the result of tryBlockAndAggregate: the success of each call, and its return data. */
function aggregate(callData: string, blockNumber: number, contractResult: ContractResult): string {
  const data = callData.slice('0x12345678'.length)
  const list = wordAt(data, 1) / 32
  const count = wordAt(data, list)
  const pieces = Array.from({ length: count }, (_, position) => {
    const at = list + 1 + wordAt(data, list + 1 + position) / 32
    const length = wordAt(data, at + 2) * 2
    const start = (at + 3) * WORD
    const found = contractResult(
      `0x${data.slice(at * WORD + 24, (at + 1) * WORD)}`,
      `0x${data.slice(start, start + length)}`,
    )
    const words = found === null ? '' : found.slice(2)
    return word(found === null ? 0 : 1) + word(64) + word(words.length / 2) + words
  })
  let offset = count * 32
  const heads = pieces.map((piece) => {
    const head = word(offset)
    offset += piece.length / 2
    return head
  })
  return `0x${word(blockNumber)}${word(0)}${word(96)}${word(count)}${heads.join('')}${pieces.join('')}`
}

interface Body {
  id: number
  method: string
  params: [{ to?: string; data?: string } | string | undefined]
}

const BLOCK_SECONDS = 3

const FIRST_BLOCK = 40_000_000

/**
 * Starts a node on loopback that returns generated results without delay and records the requested methods. It runs
 * until its process ends, and does not keep it running. Without results every call of a contract fails.
 */
export async function startRecordedChain(chainId: number): Promise<RecordedChain> {
  let contractResult: ContractResult = () => null
  function resultOf({ method, params: [first] }: Body): unknown {
    if (method === 'eth_call' && typeof first === 'object') {
      const { to = '', data = '' } = first
      if (data.startsWith(TRY_BLOCK_AND_AGGREGATE)) return aggregate(data, chain.blockNumber, contractResult)
      return contractResult(to.toLowerCase(), data) ?? '0x'
    }
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    if (method !== 'eth_getBlockByNumber') return `0x${chain.blockNumber.toString(16)}`
    const number = first === 'latest' ? chain.blockNumber : Number(first)
    return { number: `0x${number.toString(16)}`, timestamp: `0x${(number * BLOCK_SECONDS).toString(16)}` }
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
      if (request.method !== 'POST') {
        response.writeHead(204, headers).end()
        return
      }
      const body = JSON.parse(Buffer.concat(parts).toString()) as Body
      chain.requests.push(body.method)
      response
        .writeHead(200, { ...headers, 'content-type': 'application/json' })
        .end(JSON.stringify({ jsonrpc: '2.0', id: body.id, result: resultOf(body) }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  server.unref()
  const chain: RecordedChain = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    blockNumber: FIRST_BLOCK,
    reset(results) {
      contractResult = results
      chain.requests.length = 0
      chain.blockNumber = FIRST_BLOCK
    },
  }
  return chain
}
