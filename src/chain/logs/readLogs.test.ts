import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { toAddress } from '../../core/address'
import { RpcError, type Nodes } from '../rpc/nodes'
import { readLogsBackwards, type LogChunk, type LogRequest } from './readLogs'

interface Filter {
  fromBlock: string
  toBlock: string
}

const address = toAddress(`0x${'a'.repeat(40)}`)
const hex = (number: number) => `0x${number.toString(16)}`
const logAt = (blockNumber: number) => ({ blockNumber: hex(blockNumber), logIndex: '0x0', data: '0x' })

/** Fake node with one log in each of the blocks; `rule` may throw. */
function nodeWith(blocks: readonly number[], rule: (width: number, requests: number) => void = () => undefined) {
  const requests: [from: number, to: number][] = []
  const nodes: Nodes = {
    async request(method, [filter]) {
      if (method !== 'eth_getLogs') throw new RpcError(method, -32601)
      const { fromBlock, toBlock } = filter as Filter
      const [from, to] = [Number(fromBlock), Number(toBlock)]
      requests.push([from, to])
      rule(to - from + 1, requests.length)
      return blocks.filter((number) => number >= from && number <= to).map(logAt)
    },
  }
  return { nodes, requests }
}

async function readAll(nodes: Nodes, overrides: Partial<LogRequest> = {}): Promise<LogChunk[]> {
  const { signal } = new AbortController()
  const request = { address, topic: '0x1', fromBlock: 0, toBlock: 30_000, signal, firstDelayMs: 1, ...overrides }
  const chunks: LogChunk[] = []
  for await (const chunk of readLogsBackwards(nodes, request)) chunks.push(chunk)
  return chunks
}

const tooWideFrom = (most: number) => (width: number) => {
  if (width > most) throw new RpcError(`exceed maximum block range: ${most}`, -32701)
}

it('reads each block once, whatever range the node permits', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 0, max: 30_000 })),
      fc.integer({ min: 0, max: 15_000 }),
      fc.integer({ min: 200, max: 20_000 }),
      async (blocks, fromBlock, most) => {
        const chunks = await readAll(nodeWith(blocks, tooWideFrom(most)).nodes, { fromBlock })
        const read = chunks.toReversed().flatMap(({ logs }) => logs.map(({ blockNumber }) => blockNumber))
        expect(read).toEqual(blocks.filter((number) => number >= fromBlock).toSorted((one, other) => one - other))
        const borders = chunks.map((chunk, index) => chunk.toBlock + 1 - (chunks[index - 1]?.fromBlock ?? 30_001))
        expect(borders.every((gap) => gap === 0)).toBe(true)
        expect(chunks.at(-1)?.fromBlock).toBe(fromBlock)
      },
    ),
  )
})

it('widens the range while the node permits it, and never repeats a range that was too wide', async () => {
  const generous = nodeWith([])
  await readAll(generous.nodes)
  expect(generous.requests.map(([from, to]) => to - from + 1)).toEqual([2_000, 4_000, 8_000, 10_000, 6_001])

  const strict = nodeWith([], tooWideFrom(1_000))
  await readAll(strict.nodes, { fromBlock: 20_000 })
  expect(strict.requests.filter(([from, to]) => to - from + 1 > 1_000)).toHaveLength(1)
})

it('gives up on a node that rejects even small ranges', async () => {
  const { nodes, requests } = nodeWith([], () => {
    throw new RpcError('limit exceeded', -32005)
  })
  await expect(readAll(nodes)).rejects.toMatchObject({ name: 'LogsRefusedError', reason: 'refused' })
  expect(requests).toHaveLength(5)
})

it('waits for a busy node, up to a limit', async () => {
  const busy = () => {
    throw new RpcError('too many requests', 429)
  }
  const passing = nodeWith([7], (_, requests) => requests <= 3 && busy())
  expect((await readAll(passing.nodes)).flatMap(({ logs }) => logs)).toHaveLength(1)
  await expect(readAll(nodeWith([], busy).nodes)).rejects.toMatchObject({ reason: 'unreachable' })
})

it('stops when aborted, even while waiting', async () => {
  const calledOff = new AbortController()
  const { nodes, requests } = nodeWith([], () => {
    throw new RpcError('too many requests', 429)
  })
  const reading = readAll(nodes, { signal: calledOff.signal, firstDelayMs: 60_000 })
  await Promise.resolve()
  calledOff.abort(new Error('no longer wanted'))
  await expect(reading).rejects.toThrow('no longer wanted')
  expect(requests).toHaveLength(1)
})

it('drops logs removed by a reorganisation and rejects an invalid response', async () => {
  const answering = (response: unknown): Nodes => ({ request: async () => response })
  const taken = { ...logAt(5), removed: true }
  expect((await readAll(answering([taken, logAt(6)]), { fromBlock: 29_000 }))[0]?.logs).toHaveLength(1)
  await expect(readAll(answering({ logs: [] }))).rejects.toMatchObject({ reason: 'refused' })
  await expect(readAll(answering([{ ...logAt(5), blockNumber: 'five' }]))).rejects.toMatchObject({ reason: 'refused' })
})
