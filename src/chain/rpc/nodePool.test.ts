import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveNode, type ServedNode } from '../../../test/unit/support/nodeServer'
import { createNodePool, type NodePool } from './nodePool'
import { NodesUnreachableError } from './rpcError'

let served: ServedNode[] = []
const listener = vi.fn<() => void>()

async function pool(count: number, timeoutMs = 2_000): Promise<{ nodes: NodePool; served: ServedNode[] }> {
  served = await Promise.all(Array.from({ length: count }, () => serveNode()))
  const urls = served.map(({ url }) => url)
  const nodes = createNodePool({ urls, chainId: 7, firstIndex: 0, timeoutMs, onChange: () => listener() })
  return { nodes, served }
}

const at = (index: number): ServedNode => {
  const node = served[index]
  if (!node) throw new Error(`No node ${index}`)
  return node
}
const reasons = (nodes: NodePool) => nodes.health().map(({ reason }) => reason)
/** Real servers respond, on a machine that may be busy. */
const SOON = { timeout: 30_000 }
/** Sends a read whose result has a block, like an aggregate's. */
const readBlock = (nodes: NodePool, minBlock = 0) =>
  nodes.request('eth_call', [], { minBlock, blockOf: (result) => Number(result) })
const moveClock = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(served.map(({ stop }) => stop()))
})

test('one good node gets one request for its chain, and otherwise only the wanted ones', async () => {
  const { nodes } = await pool(1)
  for (let turn = 0; turn < 5; turn += 1) await nodes.request('eth_call', [])
  expect(at(0).requests.toSorted()).toEqual(['eth_call', 'eth_call', 'eth_call', 'eth_call', 'eth_call', 'eth_chainId'])
})

test('ignores a node of another chain and uses the next one', async () => {
  const { nodes } = await pool(2)
  at(0).chainId = 1
  await expect(nodes.request('eth_call', [])).resolves.toBe(at(1).host)
  expect(reasons(nodes)).toEqual(['wrongChain', null])
})

test('ignores a node of another chain if it is the only one, and if it reverts', async () => {
  const { nodes } = await pool(1)
  at(0).chainId = 1
  at(0).errors.set('eth_call', { code: 3, message: 'execution reverted' })
  await expect(nodes.request('eth_call', [])).rejects.toBeInstanceOf(NodesUnreachableError)
})

test('skips a result 40 blocks behind the others, and suspends its node', async () => {
  const { nodes } = await pool(3)
  at(0).head = 960
  for (const node of served) node.answers.set('eth_call', `0x${node.head.toString(16)}`)
  await expect(readBlock(nodes)).resolves.toBe('0x3e8')
  expect(reasons(nodes)[0]).toBe('behind')
  await expect(nodes.request('eth_blockNumber', [])).resolves.toBe('0x3e8')
})

test('takes the newest result if every node is behind the wanted block', async () => {
  const { nodes } = await pool(3)
  for (const [index, node] of served.entries()) node.answers.set('eth_call', `0x${(990 + index).toString(16)}`)
  for (const node of served) node.head = 992
  await expect(readBlock(nodes, 5_000)).resolves.toBe('0x3e0')
})

test('rejects the result of a node that claims a head far ahead, and uses the others', async () => {
  const { nodes } = await pool(3)
  at(0).head = 9_000_000
  await expect(nodes.request('eth_blockNumber', [])).resolves.toBe('0x3e8')
  await vi.waitFor(() => expect(reasons(nodes)).toEqual(['ahead', null, null]), SOON)
  for (const node of served) node.answers.set('eth_call', `0x${node.head.toString(16)}`)
  await expect(readBlock(nodes)).resolves.toBe('0x3e8')
})

test('of two nodes the one that claims to be ahead does not evict the other', async () => {
  const { nodes } = await pool(2)
  at(0).head = 9_000_000
  await nodes.request('eth_blockNumber', [])
  await vi.waitFor(() => expect(nodes.health().map(({ head }) => head)).toEqual([9_000_000, 1_000]), SOON)
  at(1).head = 1_003
  moveClock(7_000)
  await nodes.request('eth_blockNumber', [])
  await vi.waitFor(() => expect(nodes.health().map(({ head }) => head)).toEqual([9_000_000, 1_003]), SOON)
  expect(reasons(nodes)).toEqual([null, null])
  expect(nodes.witnesses()).toHaveLength(2)
})

test('blocks faster than expected make no node an outlier', async () => {
  const { nodes } = await pool(3)
  await nodes.request('eth_blockNumber', [])
  for (const node of served) node.head = 1_045
  for (const node of served) node.answers.set('eth_call', '0x415')
  await expect(readBlock(nodes)).resolves.toBe('0x415')
  expect(reasons(nodes)).toEqual([null, null, null])
})

test('LAG follows the block time measured on the chain', async () => {
  const { nodes } = await pool(2)
  for (const node of served) {
    // All blocks have the same time, so nothing can be measured and the stated block time applies.
    node.answers.set('eth_getBlockByNumber', { number: '0x3e8', timestamp: '0x64' })
  }
  expect(nodes.lagBlocks()).toBe(3)
  await nodes.request('eth_blockNumber', [])
  await vi.waitFor(() => expect(at(0).requests.concat(at(1).requests)).toContain('eth_getBlockByNumber'), SOON)
  expect(nodes.lagBlocks()).toBe(3)
  const quick = (params: readonly unknown[]) => {
    const number = params[0] === 'latest' ? 1_000 : Number(params[0])
    return { number: `0x${number.toString(16)}`, timestamp: `0x${Math.floor(number * 0.45).toString(16)}` }
  }
  for (const node of served) node.answers.set('eth_getBlockByNumber', quick)
  moveClock(61_000)
  await nodes.request('eth_blockNumber', [])
  await vi.waitFor(() => expect(nodes.lagBlocks()).toBe(20), SOON)
})

test('the operator of a node is the deployment’s, otherwise its domain', async () => {
  served = await Promise.all([serveNode(), serveNode()])
  const urls = served.map(({ url }) => url)
  const nodes = createNodePool({ urls, operators: { [at(1).host]: 'Bakery' } })
  expect(nodes.health().map(({ operator }) => operator)).toEqual(['127.0.0.1', 'Bakery'])
  expect(new Set(nodes.witnesses().map(({ operator }) => operator))).toEqual(new Set(['127.0.0.1', 'Bakery']))
})

test('suspends a dead node for a while and restores it once it responds', async () => {
  const { nodes } = await pool(2)
  at(0).refusal = { status: 500 }
  await nodes.request('eth_call', [])
  expect(reasons(nodes)).toEqual(['dead', null])
  const requests = at(0).requests.length
  await nodes.request('eth_call', [])
  expect(at(0).requests).toHaveLength(requests)
  at(0).refusal = null
  moveClock(7_000)
  await nodes.request('eth_call', [])
  await vi.waitFor(() => expect(reasons(nodes)).toEqual([null, null]), SOON)
})

test('a node with HTTP 429 gets no request before its Retry-After time, even if it is the only one', async () => {
  const { nodes } = await pool(1)
  at(0).refusal = { status: 429, headers: { 'retry-after': '20' } }
  await expect(nodes.request('eth_call', [])).rejects.toBeInstanceOf(NodesUnreachableError)
  at(0).refusal = null
  const requests = at(0).requests.length
  moveClock(19_000)
  await expect(nodes.request('eth_call', [])).rejects.toBeInstanceOf(NodesUnreachableError)
  expect(at(0).requests).toHaveLength(requests)
  moveClock(1_100)
  await expect(nodes.request('eth_call', [])).resolves.toBe(at(0).host)
})

test('all dead: tries every node, and uses the first that responds without waiting for its time', async () => {
  const { nodes } = await pool(3)
  for (const node of served) node.refusal = { status: 500 }
  await expect(nodes.request('eth_call', [])).rejects.toBeInstanceOf(NodesUnreachableError)
  expect(reasons(nodes)).toEqual(['dead', 'dead', 'dead'])
  at(2).refusal = null
  await expect(nodes.request('eth_call', [])).resolves.toBe(at(2).host)
})

test('a node slower than usual is overtaken by a second one', async () => {
  const { nodes } = await pool(2, 20_000)
  for (let turn = 0; turn < 6; turn += 1) await nodes.request('eth_call', [])
  at(0).delayMs = 3_000
  // The first node would have responded too: the second one's result shows that the request was hedged.
  await expect(nodes.request('eth_call', [])).resolves.toBe(at(1).host)
  expect(reasons(nodes)).toEqual([null, null])
})

test('a node that is slow and behind is suspended as behind', async () => {
  const { nodes } = await pool(3)
  for (let turn = 0; turn < 6; turn += 1) await nodes.request('eth_call', [])
  Object.assign(at(0), { head: 960, delayMs: 400 })
  for (const node of served.slice(1)) node.head = 1_100
  moveClock(7_000)
  await Promise.all([nodes.request('eth_call', []), nodes.request('eth_call', [])])
  expect(reasons(nodes)).toEqual(['slow', null, null])
  expect(nodes.arbiters().map(({ host }) => host)).toEqual([at(0).host])
  await vi.waitFor(() => expect(reasons(nodes)).toEqual(['behind', null, null]), SOON)
})

test(
  'hedged requests are limited: occasional slow responses do not double the requests',
  { timeout: 30_000 },
  async () => {
    const { nodes } = await pool(2)
    for (let turn = 0; turn < 6; turn += 1) await nodes.request('eth_call', [])
    at(0).delayMs = 120
    at(1).delayMs = 120
    const before = at(0).requests.length + at(1).requests.length
    for (let turn = 0; turn < 20; turn += 1) await nodes.request('eth_call', [])
    expect(at(0).requests.length + at(1).requests.length - before).toBeLessThan(20 * 1.5)
  },
)

test('retries a doubted error on another node, and suspends the refusing node', async () => {
  const { nodes } = await pool(2)
  at(0).errors.set('eth_call', { code: -32600, message: 'batches are not served here' })
  await expect(nodes.request('eth_call', [], { isErrorDoubted: true })).resolves.toBe(at(1).host)
  expect(reasons(nodes)).toEqual(['refuses', null])
})

test('returns an error that every node returns, and suspends none', async () => {
  const { nodes } = await pool(2)
  for (const node of served) node.errors.set('eth_call', { code: 3, message: 'execution reverted' })
  await expect(nodes.request('eth_call', [], { isErrorDoubted: true })).rejects.toThrow('execution reverted')
  expect(reasons(nodes)).toEqual([null, null])
})

test('a refusal of logs does not suspend a node', async () => {
  const { nodes } = await pool(1)
  at(0).errors.set('eth_getLogs', { code: -32005, message: 'query returned more than 10000 results' })
  await expect(nodes.request('eth_getLogs', [])).rejects.toBeInstanceOf(NodesUnreachableError)
  expect(reasons(nodes)).toEqual([null])
})

test('switches to other nodes at run time, and sends the former ones no more requests', async () => {
  const { nodes } = await pool(2)
  await nodes.request('eth_call', [])
  nodes.choose([at(1).url])
  const calls = () => at(0).requests.filter((method) => method === 'eth_call')
  const requests = calls().length
  await expect(nodes.request('eth_call', [])).resolves.toBe(at(1).host)
  expect(calls()).toHaveLength(requests)
  expect(nodes.health().map(({ host }) => host)).toEqual([at(1).host])
})

test('notifies listeners when a node is suspended or restored, not with every response', async () => {
  const { nodes } = await pool(2)
  await nodes.request('eth_call', [])
  await vi.waitFor(() => expect(at(1).requests).toContain('eth_blockNumber'), SOON)
  listener.mockClear()
  await nodes.request('eth_call', [])
  expect(listener).not.toHaveBeenCalled()
  at(0).refusal = { status: 500 }
  await nodes.request('eth_call', [])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('names the outlier of a disagreement and suspends it', async () => {
  const { nodes } = await pool(3)
  const replies = [{ host: at(0).host, reply: '1' }]
  nodes.report({ about: 'balance', replies, outlier: at(0).host })
  expect(nodes.disagreement()).toMatchObject({ about: 'balance', outlier: at(0).host })
  expect(reasons(nodes)).toEqual(['disagrees', null, null])
  expect(nodes.witnesses().map(({ host }) => host)).not.toContain(at(0).host)
  expect(nodes.arbiters()).toEqual([])
  nodes.dismiss()
  expect(nodes.disagreement()).toBeNull()
})
