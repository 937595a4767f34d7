import { expect, test } from 'vitest'
import { addressNumber } from '../../../../../test/unit/support/listHost'
import { multicall } from '../../../../../test/unit/support/multicallInterface'
import { RpcError, type Nodes } from '../../../../chain/rpc/nodes'
import { readPositiveBalances } from './listBalances.chain'

const ACCOUNT = addressNumber(0xacc)
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

interface Request {
  targets: string[]
  callData: Set<string>
}

/** Fake node that returns the given result for each token, else `0x`; a request with the failing token fails. */
function nodeWith(answers: Record<string, string>, failingCallData = '') {
  const requests: Request[] = []
  const nodes = {
    request(method: string, params: readonly unknown[]) {
      if (method === 'eth_blockNumber') return Promise.resolve('0x64')
      const { data } = params[0] as { data: string }
      const [, requestedChunks] = multicall.decodeFunctionData('tryBlockAndAggregate', data)
      const calls = (requestedChunks as readonly { target: string; callData: string }[]).map(
        ({ target, callData }) => ({
          target: target.toLowerCase(),
          callData,
        }),
      )
      const targets = calls.map(({ target }) => target)
      requests.push({ targets, callData: new Set(calls.map(({ callData }) => callData)) })
      if (targets.includes(failingCallData)) return Promise.reject(new RpcError('out of gas', -32000))
      const results = targets.map((target) => [true, answers[target] ?? '0x'])
      return Promise.resolve(multicall.encodeFunctionResult('tryBlockAndAggregate', [100, word(0n), results]))
    },
  } as unknown as Nodes
  return { nodes, requests }
}

const addresses = Array.from({ length: 1_200 }, (_, at) => addressNumber(at + 1))

test('reads the balances of 1,200 tokens in three requests, and keeps those above zero', async () => {
  const { nodes, requests } = nodeWith({
    [addressNumber(7)]: word(5n),
    [addressNumber(8)]: word(0n),
    [addressNumber(9)]: '0x01',
    [addressNumber(1_200)]: word(9n),
  })
  const balances = await readPositiveBalances(nodes, ACCOUNT, addresses)
  expect([...balances]).toEqual([
    [addressNumber(7), 5n],
    [addressNumber(1_200), 9n],
  ])
  expect(requests.map(({ targets }) => targets.length)).toEqual([400, 400, 400])
  expect(new Set(requests.flatMap(({ targets }) => targets)).size).toBe(1_200)
  expect([...(requests[0]?.callData ?? [])]).toEqual([expect.stringMatching(/^0x70a08231/)])
})

test('a token that fails every request costs few other balances and few requests', async () => {
  const { nodes, requests } = nodeWith(
    { [addressNumber(450)]: word(5n), [addressNumber(999)]: word(6n) },
    addressNumber(401),
  )
  const balances = await readPositiveBalances(nodes, ACCOUNT, addresses)
  expect(balances.get(addressNumber(999))).toBe(6n)
  expect(requests.length).toBeLessThan(12)
  const staleResult = nodeWith({ [addressNumber(480)]: word(5n) }, addressNumber(401))
  expect((await readPositiveBalances(staleResult.nodes, ACCOUNT, addresses)).get(addressNumber(480))).toBe(5n)
})
