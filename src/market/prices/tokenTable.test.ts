import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import type { FarmEntry } from '../../deployment/farms'
import { farmListFrom } from './farmList'
import { priceListFrom } from './priceList'
import { tableToken } from './tokenTable'

const lp = toAddress(`0x${'1'.repeat(40)}`)
const farm = (pid: number, token: string, more: Partial<FarmEntry> = {}): FarmEntry => ({
  ...{ pid, lpSymbol: `${token} LP`, lpAddress: lp, token, quoteToken: 'wbnb', ...more },
})

test('a key gives the same token at each call, and an unknown key none', () => {
  expect(tableToken('cake')).toMatchObject({ key: 'cake', symbol: 'CAKE', isNative: false })
  expect(tableToken('cake')).toBe(tableToken('cake'))
  expect(tableToken('wbnb')).not.toBe(tableToken('cake'))
  expect(tableToken('unknown')).toBeNull()
})

test('the lists leave out a pair with an unknown token', () => {
  const { pricedPairs, ...references } = priceListFrom({
    ...{ cakeNative: null, busdNative: null },
    pairs: [
      ['cake', 'unknown', lp],
      ['unknown', 'wbnb', lp],
      ['cake', 'wbnb', lp],
    ],
  })
  expect(pricedPairs.map(({ token, quoteToken }) => [token.key, quoteToken.key])).toEqual([['cake', 'wbnb']])
  expect(references).toEqual({ cakeNative: null, busdNative: null })
})

test('the list of farms leaves out the CAKE pool and farms with unknown tokens', () => {
  const farms = [farm(0, 'cake'), farm(1, 'cake'), farm(2, 'unknown'), farm(3, 'eth', { isCommunity: true })]
  const list = farmListFrom({ farms, priceHelpers: [] })
  expect(list.farms.map(({ pid, isCommunity, isArchived }) => [pid, isCommunity, isArchived])).toEqual([
    [1, false, false],
    [3, true, false],
  ])
  expect(list.pricedPairs).toEqual(list.farms)
  expect([list.cakeNative, list.busdNative]).toEqual([null, null])
  const referencePids = { cakeNative: 1, busdNative: 3 }
  const { cakeNative, busdNative } = farmListFrom({ farms, priceHelpers: [], referencePids })
  expect([cakeNative, busdNative]).toEqual(list.farms)
})
