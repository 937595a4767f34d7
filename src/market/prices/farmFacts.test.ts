import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { farmAprs, poolPrices } from '../../../scripts/earnTables.ts'
import { priceFactsFor, type FarmEntry } from './farmFacts'
import { farmListFrom } from './farmList'
import { poolsToRead } from './priceGraph'
import { priceListFrom } from './priceList'
import { tableToken } from './tokenTable'

const KEYS = ['busd', 'cake', 'eth', 'btcb', 'usdc', 'wbnb'] as const
const key = fc.constantFrom(...KEYS)
const farms = fc.array(fc.tuple(key, key), { maxLength: 20 }).map((pairs) =>
  pairs.map(([token, quoteToken], index): FarmEntry => {
    const pid = index + 1
    return { pid, lpSymbol: `${token} LP`, lpAddress: `0x${String(pid).padStart(40, '0')}`, token, quoteToken }
  }),
)
const pid = fc.integer({ min: 0, max: 21 })

test('a token’s price is read off the same pools, whether all farms are known or only what its price needs', () => {
  fc.assert(
    fc.property(farms, key, fc.tuple(pid, pid, pid, pid), (list, wanted, [cakeNative, busdNative, from, to]) => {
      const facts = {
        ...{ referencePids: { cakeNative, busdNative }, archivedPids: { from, to } },
        ...{ farms: list, priceHelpers: [] },
      }
      const token = tableToken(wanted)
      if (!token) throw new Error(`The deployment has no token ${wanted}`)
      const reduced = priceListFrom(priceFactsFor([wanted], facts))
      expect(poolsToRead([token], reduced)).toEqual(poolsToRead([token], farmListFrom(facts)))
    }),
  )
})

test('what a build carries of the main chain’s farms for its pools, and of their fees', () => {
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
