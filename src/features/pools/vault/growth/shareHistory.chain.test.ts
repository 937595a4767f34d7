import { AbiCoder, toBeHex } from 'ethers'
import { beforeEach, expect, test, vi } from 'vitest'
import { getPricePerFullShare } from '../../../../chain/contracts/cakeVault/reads'
import { LogsRefusedError } from '../../../../chain/logs/refusal'
import { readRequired } from '../../../../chain/multicall/aggregate'
import { type Nodes, RpcError } from '../../../../chain/rpc/nodes'
import { toAddress } from '../../../../core/address'
import { readShareHistory } from './shareHistory.chain'
import type { SpanName } from './spans.rules'

vi.mock(import('../../../../chain/multicall/aggregate'), { spy: true })

const VAULT = toAddress(`0x${'c'.repeat(40)}`)
const ONE = 10n ** 18n
const HEAD = 2_000_000
const BLOCK_S = 3

/** Each block raises the share price by a millionth of a CAKE. */
const priceAt = (block: number): bigint => ONE + BigInt(block) * 10n ** 12n
const timeOf = (block: number): number => 1_700_000_000 + block * BLOCK_S
const deposits = (block: number) => {
  const values = [priceAt(block), ONE, BigInt(timeOf(block))]
  return {
    blockNumber: toBeHex(block),
    logIndex: '0x0',
    data: AbiCoder.defaultAbiCoder().encode(['uint256[3]'], [values]),
  }
}

interface NodeData {
  /** The oldest block whose state the node has. */
  stateFrom: number
  /** The block in which the vault was deployed. */
  deployedAt: number
  /** Number of blocks between deposits; 0 for no deposits, null when the node returns no logs. */
  depositEach: number | null
}

function nodeWith({ stateFrom, deployedAt, depositEach }: NodeData): { nodes: Nodes; methods: string[] } {
  const methods: string[] = []
  const nodes: Nodes = {
    async request(method, [what, tag]) {
      methods.push(method)
      if (method === 'eth_getBlockByNumber') {
        const number = what === 'latest' ? HEAD : Number(what)
        return { number: toBeHex(number), hash: '0x1', timestamp: toBeHex(timeOf(number)) }
      }
      if (method === 'eth_call') {
        if (Number(tag) < stateFrom) throw new RpcError('missing trie node', -32000)
        expect(what).toMatchObject({ to: VAULT, data: getPricePerFullShare(VAULT).callData })
        return Number(tag) < deployedAt ? '0x' : toBeHex(priceAt(Number(tag)), 32)
      }
      if (method !== 'eth_getLogs' || depositEach === null) throw new RpcError('method not supported', -32601)
      const { fromBlock, toBlock } = what as { fromBlock: string; toBlock: string }
      const found: ReturnType<typeof deposits>[] = []
      if (depositEach === 0) return found
      const first = Math.ceil(Math.max(Number(fromBlock), deployedAt) / depositEach) * depositEach
      for (let block = first; block <= Number(toBlock); block += depositEach) found.push(deposits(block))
      return found
    },
  }
  return { nodes, methods }
}

const read = (nodes: Nodes, span: SpanName, signal = new AbortController().signal) =>
  readShareHistory(nodes, VAULT, { span, blockTimeSeconds: BLOCK_S, signal })

/** Checks that every point has the price of its own time. */
function expectPricesAtTheirTimes(points: Awaited<ReturnType<typeof read>>): void {
  for (const { timeS, pricePerShareRaw } of points) {
    expect(pricePerShareRaw).toBe(priceAt((timeS - 1_700_000_000) / BLOCK_S))
  }
  expect(points.at(-1)?.timeS).toBe(timeOf(HEAD))
}

beforeEach(() => {
  vi.mocked(readRequired).mockImplementation(async () => [priceAt(HEAD)] as never)
})

test.each<[SpanName, number]>([
  ['week', HEAD - 201_600],
  ['month', HEAD - 864_000],
])('a node with archived state gives a %s without reading a single event', async (span, first) => {
  const { nodes, methods } = nodeWith({ stateFrom: 0, deployedAt: 100, depositEach: 100 })
  const points = await read(nodes, span)
  expectPricesAtTheirTimes(points)
  expect(points[0]?.timeS).toBe(timeOf(first))
  expect(points.length).toBeGreaterThan(30)
  expect(methods).not.toContain('eth_getLogs')
})

test('the full history starts soon after the vault’s deployment', async () => {
  const deployedAt = 1_234_567
  const points = await read(nodeWith({ stateFrom: 0, deployedAt, depositEach: null }).nodes, 'all')
  expectPricesAtTheirTimes(points)
  const first = ((points[0]?.timeS ?? 0) - 1_700_000_000) / BLOCK_S
  expect(first).toBeGreaterThanOrEqual(deployedAt)
  expect(first - deployedAt).toBeLessThan((HEAD - deployedAt) / 50)
})

test('without archived state, every deposit of a week gives its price', async () => {
  const { nodes } = nodeWith({ stateFrom: HEAD - 128, deployedAt: 0, depositEach: 10_000 })
  const points = await read(nodes, 'week')
  expectPricesAtTheirTimes(points)
  expect(points.map(({ timeS }) => timeS)).toEqual([
    ...Array.from({ length: 21 }, (_, index) => timeOf(1_800_000 + index * 10_000)),
  ])
})

test('a longer span is sampled from deposits, with a bounded number of requests', async () => {
  const { nodes, methods } = nodeWith({ stateFrom: HEAD - 128, deployedAt: 0, depositEach: 500 })
  const points = await read(nodes, 'all')
  expectPricesAtTheirTimes(points)
  expect(points[0]?.timeS).toBeLessThan(timeOf(HEAD / 20))
  expect(methods.filter((method) => method === 'eth_getLogs')).toHaveLength(40)
})

test('without deposits only the current price is drawn, without logs reading fails, and an aborted read rejects', async () => {
  const withoutDeposits = nodeWith({ stateFrom: HEAD, deployedAt: 0, depositEach: 0 })
  await expect(read(withoutDeposits.nodes, 'week')).resolves.toEqual([
    { timeS: timeOf(HEAD), pricePerShareRaw: priceAt(HEAD) },
  ])
  const withoutLogs = nodeWith({ stateFrom: HEAD, deployedAt: 0, depositEach: null })
  await expect(read(withoutLogs.nodes, 'week')).rejects.toThrow(LogsRefusedError)
  const abort = new AbortController()
  abort.abort(new Error('Aborted'))
  await expect(read(withoutDeposits.nodes, 'week', abort.signal)).rejects.toThrow('Aborted')
})
