import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createNodes, NodesUnreachableError, RpcError } from './nodes'

const servers: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (body: unknown, status = 200) =>
  serve((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })

const good = () => answering({ jsonrpc: '2.0', id: 1, result: '0x2a' })

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

test('returns the result of the first node', async () => {
  const nodes = createNodes({ urls: [await good()], firstIndex: 0 })
  await expect(nodes.request('eth_blockNumber', [])).resolves.toBe('0x2a')
})

test.each([
  ['rejects with a rate-limit code', () => answering({ error: { code: -32005, message: 'daily limit' } })],
  ['rejects with a rate-limit text', () => answering({ error: { code: -32000, message: 'Too many requests' } })],
  ['lacks the block', () => answering({ error: { code: -32000, message: 'header not found' } })],
  ['returns HTTP 500', () => answering({ result: '0x0' }, 500)],
  ['returns HTTP 429', () => answering('slow down', 429)],
  ['returns garbage', () => answering('<html>')],
  ['returns JSON that is not JSON-RPC', () => answering([1, 2])],
  ['never responds', () => serve(() => undefined)],
  ['is dead', () => Promise.resolve('http://127.0.0.1:1')],
])('fails over when a node %s', async (_what, bad) => {
  const nodes = createNodes({ urls: [await bad(), await good()], firstIndex: 0, timeoutMs: 5_000 })
  await expect(nodes.request('eth_blockNumber', [])).resolves.toBe('0x2a')
})

test.each(['BlockOutOfRangeError: block height is 22 but requested was 21', 'block height is 35 but requested was 34'])(
  'retries a node that lost its block to a new one: %s',
  async (message) => {
    let started = 0
    const between = (times: number) =>
      serve((_request, response) => {
        started += 1
        const answer = started <= times ? { error: { code: -32602, message } } : { result: '0x2a' }
        response.end(JSON.stringify(answer))
      })
    await expect(createNodes({ urls: [await between(1)] }).request('eth_call', [])).resolves.toBe('0x2a')
    expect(started).toBe(2)
    started = 0
    // A node that keeps returning this lacks the block, so the next node is queried; without one, none is reachable.
    const nodes = createNodes({ urls: [await between(9), await good()], firstIndex: 0 })
    await expect(nodes.request('eth_call', [])).resolves.toBe('0x2a')
    expect(started).toBe(3)
    const alone = createNodes({ urls: [await between(99)] }).request('eth_call', [])
    await expect(alone).rejects.toBeInstanceOf(NodesUnreachableError)
  },
)

test('stays with the node that worked', async () => {
  let started = 0
  const dead = await serve((_request, response) => {
    started += 1
    response.destroy()
  })
  const nodes = createNodes({ urls: [dead, await good()], firstIndex: 0 })
  await nodes.request('eth_blockNumber', [])
  await nodes.request('eth_blockNumber', [])
  expect(started).toBe(1)
})

test('throws a revert without querying another node', async () => {
  let started = 0
  const second = await serve((_request, response) => {
    started += 1
    response.end('{"result":"0x"}')
  })
  const reverting = await answering({ error: { code: 3, message: 'execution reverted: no', data: '0x08c379a0' } })
  const nodes = createNodes({ urls: [reverting, second], firstIndex: 0 })
  const error: unknown = await nodes.request('eth_call', []).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(RpcError)
  expect(error).toMatchObject({ code: 3, message: 'execution reverted: no', data: '0x08c379a0' })
  expect(started).toBe(0)
})

test('throws NodesUnreachableError when no node responds', async () => {
  const nodes = createNodes({ urls: ['http://127.0.0.1:1', 'http://127.0.0.1:2'] })
  await expect(nodes.request('eth_blockNumber', [])).rejects.toBeInstanceOf(NodesUnreachableError)
})
