import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { requestNode } from './requestNode'
import { createNodePool } from './nodePool'
import { NodeFaultError } from './nodeFault'
import { RpcError } from './rpcError'

afterEach(() => vi.unstubAllGlobals())

const serve = (answer: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer })))

/** Returns the error of one request when the node returns this fault. */
async function thrownFor(fault: object): Promise<unknown> {
  serve({ error: fault })
  return requestNode('http://node', '{}', 1_000).catch((caught: unknown) => caught)
}

/** Texts that mean a fault of the node, unless the error is marked as a revert. */
const BLAMING = ['rate limit', 'limit exceeded', 'too many requests', 'timeout', 'timed out', 'header not found']
const blamingText = fc
  .tuple(fc.string(), fc.constantFrom(...BLAMING), fc.string())
  .map(([before, words, after]) => `${before}${words}${after}`)
const NODE_CODES = fc.constantFrom(-32000, -32005, -32603, 0)

test('an error with code 3, revert data or the word revert is the contract’s, whatever its text', async () => {
  await fc.assert(
    fc.asyncProperty(blamingText, NODE_CODES, fc.constantFrom('code', 'data', 'word'), async (text, nodeCode, mark) => {
      const thrown = await thrownFor({
        code: mark === 'code' ? 3 : nodeCode,
        message: mark === 'word' ? `execution reverted: ${text}` : text,
        ...(mark === 'data' && { data: '0x08c379a0' }),
      })
      expect(thrown).toBeInstanceOf(RpcError)
    }),
  )
})

test('the same texts without such a mark are faults of the node', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BLAMING), NODE_CODES, async (message, code) => {
      expect(await thrownFor({ code, message })).toBeInstanceOf(NodeFaultError)
    }),
  )
  // Some providers add an object with the address of their shop to a rate-limit error.
  const limited = { code: -32005, message: 'daily request count exceeded', data: { see: 'https://node.example' } }
  expect(await thrownFor(limited)).toMatchObject({ name: 'NodeFaultError', reason: 'limited' })
})

test('a contract that reverts with a text about block heights does not suspend the node', async () => {
  serve({ error: { code: 3, message: 'execution reverted: BlockOutOfRange', data: '0x08c379a0' } })
  const nodes = createNodePool({ urls: ['http://one', 'http://two'], firstIndex: 0 })
  await expect(nodes.request('eth_call', [])).rejects.toBeInstanceOf(RpcError)
  expect(nodes.health().map(({ reason }) => reason)).toEqual([null, null])
})
