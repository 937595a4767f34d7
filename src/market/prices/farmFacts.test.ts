import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { farmAprs, poolPrices } from '../../../scripts/earnTables.ts'
import { toAddress } from '../../core/address'
import type { FarmEntry } from '../../deployment/farms'
import { CAKE_POOL_PID, isArchivedPid, pricedEntries, priceFactsFor } from './farmFacts'
import { farmListFrom } from './farmList'
import { poolsToRead } from './priceGraph'
import { priceListFrom } from './priceList'
import { tableToken } from './tokenTable'

const KEYS = ['busd', 'cake', 'eth', 'btcb', 'usdc', 'wbnb'] as const
const key = fc.constantFrom(...KEYS)
const farms = fc.array(fc.tuple(key, key), { maxLength: 20 }).map((pairs) =>
  pairs.map(([token, quoteToken], index): FarmEntry => {
    const pid = index + 1
    return {
      pid,
      lpSymbol: `${token} LP`,
      lpAddress: toAddress(`0x${String(pid).padStart(40, '0')}`),
      token,
      quoteToken,
    }
  }),
)
const pid = fc.integer({ min: 0, max: 21 })

test('a token’s price comes from the same pools with all farms and with the reduced list', () => {
  fc.assert(
    fc.property(farms, key, fc.tuple(pid, pid, pid, pid), (list, wanted, [cakeNative, busdNative, from, to]) => {
      const facts = {
        ...{ referencePids: { cakeNative, busdNative }, archivedPids: { from, to } },
        ...{ farms: list, priceHelpers: [] },
      }
      const token = tableToken(wanted)
      if (!token) throw new Error(`the deployment has no token ${wanted}`)
      const reduced = priceListFrom(priceFactsFor([wanted], facts))
      expect(poolsToRead([token], reduced)).toEqual(poolsToRead([token], farmListFrom(facts)))
    }),
  )
})

const farmAt = (index: number, token: string, quoteToken: string): FarmEntry => ({
  ...{ pid: index, lpSymbol: `${token} LP`, lpAddress: toAddress(`0x${String(index).padStart(40, '0')}`) },
  ...{ token, quoteToken },
})

test('the farms of a range are archived, from its first to its last', () => {
  const archivedPids = { from: 2, to: 4 }
  expect([1, 2, 4, 5].filter((each) => isArchivedPid(each, { archivedPids }))).toEqual([2, 4])
  expect(isArchivedPid(2, {})).toBe(false)
})

test('prices come from active farms, then helpers, then archived farms, and never from the CAKE pool', () => {
  const list = [farmAt(CAKE_POOL_PID, 'cake', 'cake'), farmAt(1, 'eth', 'wbnb'), farmAt(2, 'cake', 'wbnb')]
  const helper = farmAt(9, 'btcb', 'wbnb')
  const facts = { farms: list, priceHelpers: [helper], archivedPids: { from: 1, to: 1 } }
  expect(pricedEntries(facts)).toEqual([list[2], helper, list[1]])
})

test('the reduced list has the farms of a token and of its quote tokens, and no others', () => {
  const list = [
    farmAt(1, 'eth', 'btcb'),
    farmAt(2, 'btcb', 'wbnb'),
    farmAt(3, 'usdc', 'busd'),
    farmAt(4, 'cake', 'wbnb'),
  ]
  const factsOf = (referencePids?: { cakeNative: number; busdNative: number }) =>
    priceFactsFor(['eth'], { farms: list, priceHelpers: [], ...(referencePids && { referencePids }) })
  expect(factsOf().pairs.map(([token]) => token)).toEqual(['eth', 'btcb'])
  expect(factsOf()).toMatchObject({ cakeNative: null, busdNative: null })
  expect(factsOf({ cakeNative: 4, busdNative: 3 }).pairs.map(([token]) => token)).toEqual([
    'eth',
    'btcb',
    'usdc',
    'cake',
  ])
})

test('a build includes the main chain’s farm pairs for prices, and their fee APRs', () => {
  const { pairs, cakeNative, busdNative } = poolPrices('deployments/bsc')
  expect(cakeNative?.slice(0, 2)).toEqual(['cake', 'wbnb'])
  expect(busdNative?.slice(0, 2)).toEqual(['busd', 'wbnb'])
  expect(new Set(pairs.map(([token, quoteToken]) => `${token} ${quoteToken}`)).size).toBe(pairs.length)
  expect(pairs.length).toBeLessThan(200)
  const { asOf, percents } = farmAprs('deployments/bsc')
  expect(asOf).toBe('2021-07-28')
  expect(percents).toHaveLength(426)
  expect(percents.filter((percent) => percent > 0).length).toBeGreaterThan(100)
})
