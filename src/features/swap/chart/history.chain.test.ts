// @vitest-environment happy-dom
import { AbiCoder } from 'ethers'
import { beforeEach, expect, it } from 'vitest'
import { type Nodes, RpcError } from '../../../chain/rpc/nodes'
import { toAddress } from '../../../core/address'
import { SPANS } from './candles.rules'
import { readHistory } from './history.chain'

const PAIR = toAddress(`0x${'c'.repeat(40)}`)
const START_S = 1_700_000_000
const BLOCK_TIME_S = 3
const coder = AbiCoder.defaultAbiCoder()
const hex = (value: number) => `0x${value.toString(16)}`
const timeOf = (block: number) => START_S + block * BLOCK_TIME_S

interface Filter {
  fromBlock: string
  toBlock: string
}

/**
 * A pair that traded in these blocks, at a price equal to the block number. `isPruned` makes the node return no logs.
 */
function chainWith(trades: number[], { head, fork = 0 }: { head: number; fork?: number }) {
  const state = { head, fork, isPruned: false, refusesLogs: false, mostBlocks: Infinity }
  const requested: [from: number, to: number][] = []
  const responses: Record<string, (params: readonly unknown[]) => unknown> = {
    eth_getBlockByNumber([tag]) {
      const number = tag === 'latest' ? state.head : Number(tag)
      return { number: hex(number), hash: `0x${state.fork}${number}`, timestamp: hex(timeOf(number)) }
    },
    eth_getLogs([filter]) {
      if (state.refusesLogs) throw new RpcError('the method eth_getLogs does not exist', -32601)
      const [from, to] = [Number((filter as Filter).fromBlock), Number((filter as Filter).toBlock)]
      if (to - from >= state.mostBlocks) throw new RpcError(`exceed maximum block range: ${state.mostBlocks}`, -32701)
      requested.push([from, to])
      const found = state.isPruned ? [] : trades.filter((block) => block >= from && block <= to)
      return found.map((block) => ({
        ...{ blockNumber: hex(block), logIndex: '0x1', blockTimestamp: hex(timeOf(block)) },
        data: coder.encode(['uint112', 'uint112'], [1n, BigInt(block)]),
      }))
    },
    eth_call() {
      const last = trades.findLast((block) => block <= state.head) ?? 0
      return coder.encode(['uint112', 'uint112', 'uint32'], [1n, BigInt(last), timeOf(last)])
    },
  }
  const nodes: Nodes = { request: async (method, params) => responses[method]?.(params) }
  const read = (span = SPANS.hour) =>
    readHistory(nodes, { pairAddress: PAIR, span, signal: new AbortController().signal })
  return { state, requested, read }
}

beforeEach(() => sessionStorage.clear())

it('reads no blocks older than the span', async () => {
  const { read, requested } = chainWith([100, 99_000, 99_900, 99_950], { head: 100_000 })
  const history = await read()
  expect(history.events.map(({ blockNumber }) => blockNumber)).toEqual([99_000, 99_900, 99_950])
  expect(history).toMatchObject({ isComplete: true, nowS: timeOf(100_000) })
  // One hour and one minute of blocks, plus half a minute of tolerance.
  expect(Math.min(...requested.map(([from]) => from))).toBeGreaterThanOrEqual(100_000 - 1_220 - 10)
})

it('the second read covers only new blocks and those that a reorganisation may replace', async () => {
  const { state, read, requested } = chainWith([99_500, 99_990, 100_003], { head: 100_000 })
  await read()
  requested.length = 0
  state.head = 100_005
  const { events } = await read()
  expect(events.map(({ blockNumber }) => blockNumber)).toEqual([99_500, 99_990, 100_003])
  expect(requested).toEqual([[99_986, 100_005]])
})

it('discards the cached history when the block hash differs', async () => {
  const { state, read, requested } = chainWith([99_500], { head: 100_000 })
  await read()
  requested.length = 0
  state.fork = 1
  expect((await read()).events).toHaveLength(1)
  expect(Math.min(...requested.map(([from]) => from))).toBeLessThan(99_000)
})

it('ignores invalid data in the storage', async () => {
  const { read } = chainWith([99_500], { head: 100_000 })
  for (const garbage of ['{', '[1]', '[["31337:x:hour",{"events":[[1]]}]]', '{"a":1}']) {
    sessionStorage.setItem('hotcake_chart_1', garbage)
    expect((await read()).events).toHaveLength(1)
  }
})

it('caches at most twelve histories', async () => {
  const { read } = chainWith([99_500], { head: 100_000 })
  const others = Array.from({ length: 20 }, (_, index) => [
    `${index}`,
    { fromBlock: 0, fromTimeS: 0, toBlock: 1, toHash: '0x', events: [] },
  ])
  sessionStorage.setItem('hotcake_chart_1', JSON.stringify(others))
  await read()
  expect(JSON.parse(sessionStorage.getItem('hotcake_chart_1') ?? '[]')).toHaveLength(12)
})

it('distinguishes a pair without trades from a node that pruned its logs', async () => {
  const { state, read } = chainWith([50], { head: 100_000 })
  const { events } = await read()
  expect(events).toMatchObject([{ reserve1Raw: 50n }])
  expect(events[0]?.timeS).toBeLessThan(timeOf(100_000) - SPANS.hour.lengthS)

  sessionStorage.clear()
  const pruned = chainWith([99_900], { head: 100_000 })
  pruned.state.isPruned = true
  await expect(pruned.read()).rejects.toMatchObject({ name: 'LogsRefusedError', reason: 'refused' })

  state.refusesLogs = true
  await expect(read()).rejects.toMatchObject({ reason: 'refused' })
})

it('stops at the request limit, reports it, and continues from there on the next read', async () => {
  const head = 1_000_000
  const { state, read, requested } = chainWith([head - 150_000, head - 10], { head })
  state.mostBlocks = 1_000
  const first = await read(SPANS.week)
  expect(requested).toHaveLength(40)
  expect(first.isComplete).toBe(false)
  expect(first.sinceS).toBe(timeOf(head - 39_999))
  expect(first.events).toHaveLength(1)

  let last = first
  let rounds = 1
  for (; rounds < 10 && !last.isComplete; rounds += 1) last = await read(SPANS.week)
  expect(rounds).toBe(6)
  expect(last.events).toHaveLength(2)
  expect(last.sinceS).toBeLessThan(timeOf(head - 200_000))
})

it('returns the events read so far when the node refuses halfway', async () => {
  const head = 100_000
  const { state, read, requested } = chainWith([head - 10], { head })
  state.mostBlocks = 1_000
  const reading = read(SPANS.day)
  for (let turn = 0; turn < 500 && requested.length < 3; turn += 1) await Promise.resolve()
  state.refusesLogs = true
  const history = await reading
  expect(history.isComplete).toBe(false)
  expect(history.events).toHaveLength(1)
  expect(history.sinceS).toBeGreaterThan(timeOf(head) - SPANS.day.lengthS)
})
