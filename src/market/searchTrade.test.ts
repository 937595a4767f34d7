import { expect, test } from 'vitest'
import { multicall } from '../../test/unit/support/multicallInterface'
import type { ScriptedNode } from '../../test/unit/support/scriptedNode'
import { cake, POOLS, tradeOf, usd } from '../../test/unit/support/swapMarket'
import { swapScene } from '../../test/unit/support/swapScene'
import { pairAddress } from '../chain/contracts/pair/address'
import { candidatePairs } from './candidates'
import { poolOf, type Pool } from './pool'
import { searchTrade } from './searchTrade'

const E18 = 10n ** 18n
const input = { input: cake, output: usd, amountRaw: 100n * E18, isExactInput: true }
const request = { ...input, input: cake.traded, output: usd.traded, maxHops: 3 }
const addressOf = ({ token0, token1 }: Pick<Pool, 'token0' | 'token1'>) => pairAddress(token0.address, token1.address)

/** Returns the pairs that a node's requests have read, in lower case. */
const pairsRead = ({ requests }: ScriptedNode): string[] =>
  requests.flatMap(({ params: [question] }) => {
    const { data } = question as { data: string }
    const [, calls] = multicall.decodeFunctionData('tryBlockAndAggregate', data).toArray() as [boolean, [string][]]
    return calls.map(([target]) => target.toLowerCase())
  })

test('finds the best trade over the candidate pairs as the node returns them', async () => {
  const { node } = swapScene({ measured: null })
  await expect(searchTrade(node, request, [])).resolves.toEqual(tradeOf(input))
  const candidates = candidatePairs(cake.traded, usd.traded).map(([a, b]) => pairAddress(a.address, b.address))
  expect(pairsRead(node).toSorted()).toEqual(candidates.map((address) => address.toLowerCase()).toSorted())
})

test('uses a pool that was read before, and does not read it again', async () => {
  const direct = poolOf(cake.traded, 10n ** 6n * E18, usd.traded, 10n ** 13n)
  const { node } = swapScene({ measured: null, pools: [...POOLS, { ...direct, reserve0Raw: 1n, reserve1Raw: 1n }] })
  const found = await searchTrade(node, request, [direct])
  expect(found).toEqual(tradeOf(input, [direct]))
  expect(pairsRead(node)).not.toContain(addressOf(direct).toLowerCase())
  expect(pairsRead(node)).toContain(addressOf(POOLS[0] as Pool).toLowerCase())
})

test('returns null without a route', async () => {
  const { node } = swapScene({ measured: null, pools: POOLS.slice(0, 1) })
  await expect(searchTrade(node, request, [])).resolves.toBeNull()
})
