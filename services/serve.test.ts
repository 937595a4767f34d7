import { afterEach, expect, test } from 'vitest'
import { readOptions } from './options.ts'
import { startFakeNode } from './testing/fakeNode.ts'
import { startProgram, type RunningProgram } from './testing/program.ts'

const DEVNET = '0x7a69'

const programs: RunningProgram[] = []
const stops: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.signal('SIGKILL')
    await program.ended
  }
  for (const stop of stops.splice(0)) await stop()
})

function start(...given: Parameters<typeof startProgram>): RunningProgram {
  const program = startProgram(...given)
  programs.push(program)
  return program
}

test('serves the local deployment, is not ready while its nodes fail or are of another chain, and ends on SIGINT with code 0', async () => {
  const results = { eth_chainId: DEVNET, eth_blockNumber: '0x10' }
  const node = await startFakeNode(results)
  stops.push(node.stop)
  const program = start(['--port', '0'], { SERVICES_RPC: node.url })
  const url = await program.url
  const read = async (path: string) => {
    const response = await fetch(url + path)
    return [response.status, await response.json()]
  }
  expect(await read('/ready')).toEqual([200, { status: 'ready' }])
  const query = JSON.stringify({ query: '{ space(id: "hotcake.eth") { network symbol filters { minScore } } }' })
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    body: query,
    headers: { 'content-type': 'application/json' },
  })
  expect(response.headers.get('keep-alive')).toBe('timeout=75')
  expect(await response.json()).toEqual({
    data: { space: { network: '31337', symbol: 'CAKE', filters: { minScore: 10 } } },
  })
  results.eth_chainId = '0x38'
  expect(await read('/ready')).toEqual([503, { status: 'not ready', faults: ['chain id'] }])
  await node.stop()
  stops.length = 0
  expect(await read('/ready')).toEqual([503, { status: 'not ready', faults: ['chain'] }])
  expect(await read('/health')).toEqual([200, { status: 'alive' }])
  program.signal('SIGINT')
  expect(await program.ended).toBe(0)
  expect(program.output()).toContain('"event":"stopped"')
})

test('refuses a busy port instead of taking another', async () => {
  const node = await startFakeNode({ eth_chainId: DEVNET })
  stops.push(node.stop)
  const port = new URL(node.url).port
  const program = start(['--port', port], { SERVICES_RPC: node.url })
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain(`Port ${port} is busy`)
})

test.each([
  ['--port must be a whole number', ['--port', 'x'], {}],
  ["Unknown option '--ports': see npm run services -- --help", ['--ports'], {}],
  ['SERVICES_ORIGINS must list origins', [], { SERVICES_ORIGINS: 'localhost' }],
  ['no-such-deployment', ['--deployment', 'no-such-deployment'], {}],
  ['--no-index and --index-replica exclude each other', ['--index-replica'], {}],
])('ends with the reason "%s"', async (reason, args, environment) => {
  const program = start([...args], environment)
  expect(await program.ended).toBe(1)
  expect(program.output()).toContain(reason)
})

test('refuses a replica of the index without PostgreSQL', () => {
  expect(() => readOptions(['--index-replica'], {})).toThrow('--index-replica needs DATABASE_URL')
  const environment = { DATABASE_URL: 'postgresql://localhost/services' }
  expect(readOptions(['--index-replica'], environment)).toMatchObject({ isIndexReplica: true, hasIndex: true })
})
