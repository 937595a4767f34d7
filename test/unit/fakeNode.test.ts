import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Interface, zeroPadValue } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Behaviour, type FakeNode, startFakeNode } from '../../devnet/hostile/fakeNode'

const multicall = new Interface([
  'function tryBlockAndAggregate(bool, (address target, bytes callData)[]) returns (uint256, bytes32, (bool success, bytes returnData)[])',
])
const pair = new Interface(['function getReserves() view returns (uint112, uint112, uint32)'])
const TOKEN_0 = `0x${'1'.repeat(40)}`
const PAIR = `0x${'2'.repeat(40)}`
const RESERVES = pair.encodeFunctionResult('getReserves', [300n, 900n, 7])
const AGGREGATED = multicall.encodeFunctionResult('tryBlockAndAggregate', [
  100,
  zeroPadValue('0x', 32),
  [[true, RESERVES]],
])
const GET_RESERVES = { to: PAIR, data: '0x0902f1ac' }
const AGGREGATE = {
  to: PAIR,
  data: multicall.encodeFunctionData('tryBlockAndAggregate', [false, [[PAIR, GET_RESERVES.data]]]),
}
const ADDR = { to: PAIR, data: `0x3b3b57de${'0'.repeat(64)}` }

/** Returns the results of the honest node, by method and call data. */
function correct(method: string, params: readonly unknown[]): unknown {
  const { data = '' } = (params[0] ?? {}) as { data?: string }
  if (method === 'eth_blockNumber') return '0x64'
  if (method === 'eth_gasPrice') return '0x5'
  if (method === 'eth_getTransactionByHash') return { hash: '0x1', to: PAIR, input: '0x12', value: '0x0' }
  if (method === 'eth_getTransactionReceipt') return { status: '0x1', logs: [{}] }
  if (data === AGGREGATE.data) return AGGREGATED
  if (data === GET_RESERVES.data) return RESERVES
  if (data === ADDR.data || data.startsWith('0x0dfe1681')) return zeroPadValue(TOKEN_0, 32)
  return '0x'
}

let server: Server
let node: FakeNode

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => (body += String(piece)))
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body) as { id: number; method: string; params: unknown[] }
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: correct(method, params) }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  node = await startFakeNode({ target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})

afterAll(async () => {
  await node.stop()
  server.close()
})

async function requestFrom(behaviour: Behaviour, method: string, ...params: unknown[]): Promise<unknown> {
  node.behaviour = behaviour
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(node.url, { method: 'POST', body })
  return ((await response.json()) as { result: unknown }).result
}

const reservesIn = (data: unknown) => [...pair.decodeFunctionResult('getReserves', String(data))].slice(0, 2)
const decodeAggregate = (response: unknown) => {
  const [block, , [[, data]]] = multicall.decodeFunctionResult('tryBlockAndAggregate', String(response)) as unknown as [
    bigint,
    string,
    [[boolean, string]],
  ]
  return { block, reserves: reservesIn(data) }
}

test('falseReserves divides the reserves of one token, in plain calls and in aggregates', async () => {
  expect(reservesIn(await requestFrom('falseReserves', 'eth_call', GET_RESERVES, 'latest'))).toEqual([300n, 300n])
  expect(decodeAggregate(await requestFrom('falseReserves', 'eth_call', AGGREGATE, 'latest')).reserves).toEqual([
    300n,
    300n,
  ])
  node.understatedToken = TOKEN_0
  expect(reservesIn(await requestFrom('falseReserves', 'eth_call', GET_RESERVES, 'latest'))).toEqual([100n, 900n])
  // A pair without that token is unchanged.
  node.understatedToken = `0x${'7'.repeat(40)}`
  expect(reservesIn(await requestFrom('falseReserves', 'eth_call', GET_RESERVES, 'latest'))).toEqual([300n, 900n])
  node.understatedToken = null
})

test('falseReservesAtLatest changes results of the newest block only', async () => {
  expect(decodeAggregate(await requestFrom('falseReservesAtLatest', 'eth_call', AGGREGATE, 'latest')).reserves).toEqual(
    [300n, 300n],
  )
  expect(reservesIn(await requestFrom('falseReservesAtLatest', 'eth_call', GET_RESERVES, 'latest'))).toEqual([
    300n,
    300n,
  ])
  expect(reservesIn(await requestFrom('falseReservesAtLatest', 'eth_call', GET_RESERVES, '0x64'))).toEqual([300n, 900n])
})

test('headTooHigh and headZero change the reported head', async () => {
  expect(Number(await requestFrom('headTooHigh', 'eth_blockNumber'))).toBeGreaterThan(1_000)
  expect(decodeAggregate(await requestFrom('headTooHigh', 'eth_call', AGGREGATE, 'latest')).block).toBeGreaterThan(
    1_000n,
  )
  expect(await requestFrom('headZero', 'eth_blockNumber')).toBe('0x0')
})

test('gas price, transaction, receipt and name are false in the behaviours that fake them', async () => {
  expect(Number(await requestFrom('falseGasPrice', 'eth_gasPrice'))).toBeGreaterThan(5)
  expect(await requestFrom('falseTransactions', 'eth_getTransactionByHash', '0x1')).not.toMatchObject({ to: PAIR })
  expect(await requestFrom('falseTransactions', 'eth_getTransactionReceipt', '0x1')).toEqual({
    status: '0x0',
    logs: [],
  })
  expect(await requestFrom('losesTransactions', 'eth_getTransactionByHash', '0x1')).toBeNull()
  const name = String(await requestFrom('falseNames', 'eth_call', ADDR, 'latest'))
  expect(name).toHaveLength(66)
  expect(name).not.toBe(zeroPadValue(TOKEN_0, 32))
})

test('everything else that a behaviour returns is honest', async () => {
  for (const behaviour of ['good', 'falseGasPrice', 'falseTransactions', 'falseNames'] as const) {
    expect(reservesIn(await requestFrom(behaviour, 'eth_call', GET_RESERVES, 'latest'))).toEqual([300n, 900n])
    expect(await requestFrom(behaviour, 'eth_blockNumber')).toBe('0x64')
  }
})
