import { describe, expect, test } from 'vitest'
import type { Reserves } from '../../chain/contracts/pair/reads'
import { pairAddress, sortsBefore } from '../../chain/contracts/pair/address'
import { toAddress } from '../../core/address'
import type { FarmEntry } from '../../deployment/farms'
import { wrappedNative } from '../token'
import { usdPriceSignificant } from '../usdPrice'
import { farmListFrom } from './farmList'
import { poolsToRead, priceSourceOf, pricesFrom } from './priceGraph'
import { tableToken, type TableToken } from './tokenTable'

function tokenAt(key: string): TableToken {
  const token = tableToken(key)
  if (!token) throw new Error(`the deployment has no token ${key}`)
  return token
}
const [busd, cake, eth, btcb, usdc] = ['busd', 'cake', 'eth', 'btcb', 'usdc'].map(tokenAt) as [
  TableToken,
  TableToken,
  TableToken,
  TableToken,
  TableToken,
]

const lp = (digit: number) => toAddress(`0x${String(digit).repeat(40)}`)
const farm = (pid: number, token: string, quoteToken: string): FarmEntry => ({
  ...{ pid, lpSymbol: `${token}-${quoteToken} LP`, lpAddress: lp(pid), token, quoteToken },
})
const listOf = (farms: readonly FarmEntry[], more = {}) =>
  farmListFrom({ referencePids: { cakeNative: 1, busdNative: 2 }, farms, priceHelpers: [], ...more })

/** Returns the reserves for these amounts in whole tokens, in the order of the pair. */
function reserves(token: TableToken, amount: number, quote: TableToken, quoteAmount: number): Reserves {
  const [hereRaw, thereRaw] = [
    BigInt(amount) * 10n ** BigInt(token.decimals),
    BigInt(quoteAmount) * 10n ** BigInt(quote.decimals),
  ]
  return sortsBefore(token.address, quote.address)
    ? { reserve0Raw: hereRaw, reserve1Raw: thereRaw }
    : { reserve0Raw: thereRaw, reserve1Raw: hereRaw }
}
const wbnb = tokenAt('wbnb')
const CAKE_BNB = farm(1, 'cake', 'wbnb')
const BUSD_BNB = farm(2, 'busd', 'wbnb')
/** One BNB is worth 300 dollars, one CAKE a twentieth of it. */
const known = new Map([
  [lp(1), reserves(cake, 2_000, wbnb, 100)],
  [lp(2), reserves(busd, 30_000, wbnb, 100)],
])

function priceText(token: TableToken, farms: readonly FarmEntry[], more: [string, Reserves][] = []): string | null {
  const read = new Map([...known, ...more])
  const price = pricesFrom((address) => read.get(address.toLowerCase()) ?? read.get(address), listOf(farms))(token)
  return price && usdPriceSignificant(price, 8)
}

describe('prices in dollars from the pools of farms (yield 7, 9)', () => {
  test.each(['busd', 'wbnb'])('a farm quoted in %s gives the price, so that no pair of the market is read', (quote) => {
    const source = priceSourceOf(eth, listOf([CAKE_BNB, BUSD_BNB, farm(3, 'eth', quote)]))
    expect([source.farmPair?.lpAddress, source.marketPairs]).toEqual([lp(3), []])
    const other = priceSourceOf(eth, listOf([CAKE_BNB, BUSD_BNB, farm(3, 'eth', 'cake')]))
    expect(other.marketPairs.length).toBeGreaterThan(0)
  })

  test('the dollar is 1, and the prices of the native coin and CAKE come from the reference farms', () => {
    const farms = [CAKE_BNB, BUSD_BNB, farm(3, 'cake', 'busd')]
    const misleading: [string, Reserves][] = [[lp(3), reserves(cake, 1, busd, 999)]]
    expect(priceText(busd, farms)).toBe('1')
    expect(priceText(wbnb, farms)).toBe('300')
    expect(priceText(cake, farms, misleading)).toBe('15')
  })

  test('a token’s price comes from its farm quoted in dollars, else from the one quoted in native coin', () => {
    const farms = [CAKE_BNB, BUSD_BNB, farm(3, 'eth', 'wbnb'), farm(4, 'eth', 'busd')]
    const pools: [string, Reserves][] = [
      [lp(3), reserves(eth, 10, wbnb, 90)],
      [lp(4), reserves(eth, 10, busd, 25_000)],
    ]
    expect(priceText(eth, farms, pools)).toBe('2500')
    expect(priceText(eth, farms.slice(0, 3), pools)).toBe('2700')
  })

  test('a token whose farm has another quote is priced on the market, and by its farm if the market has no price', () => {
    const farms = [CAKE_BNB, BUSD_BNB, farm(3, 'usdc', 'cake')]
    const own: [string, Reserves] = [lp(3), reserves(usdc, 150, cake, 10)]
    const market: [string, Reserves] = [pairAddress(usdc.address, busd.address), reserves(usdc, 1_000, busd, 1_010)]
    expect(priceText(usdc, farms, [own, market])).toBe('1.01')
    expect(priceText(usdc, farms, [own])).toBe('1')
    expect(priceText(usdc, farms)).toBeNull()
  })

  test('empty and missing pools give no price, and tokens that quote each other do not loop', () => {
    const farms = [CAKE_BNB, BUSD_BNB, farm(3, 'eth', 'btcb'), farm(4, 'btcb', 'eth')]
    expect(priceText(eth, farms, [[lp(3), reserves(eth, 10, btcb, 1)]])).toBeNull()
    const inDollars = [...farms.slice(0, 2), farm(3, 'eth', 'busd')]
    expect(priceText(eth, inDollars, [[lp(3), reserves(eth, 0, busd, 5)]])).toBeNull()
    expect(priceText(eth, inDollars, [[lp(3), reserves(eth, 5, busd, 0)]])).toBeNull()
    expect(priceText(wbnb, [])).toBeNull()
  })

  test('reads only the pools that the tokens need, each once', () => {
    const list = listOf([CAKE_BNB, BUSD_BNB, farm(3, 'eth', 'wbnb'), farm(4, 'usdc', 'cake')])
    expect(poolsToRead([], list)).toEqual([lp(2)])
    expect(poolsToRead([eth, cake, eth], list).toSorted()).toEqual([lp(1), lp(2), lp(3)])
    const read = poolsToRead([usdc], list)
    expect(read).toContain(lp(4))
    expect(read).toContain(lp(1))
    expect(read).toContain(pairAddress(usdc.address, wrappedNative.address))
    expect(new Set(read).size).toBe(read.length)
  })

  test('reads the pools of a quote token, but not those of what the quote token itself is quoted in', () => {
    const far = farm(5, 'btcb', 'wbnb')
    const read = poolsToRead([usdc], listOf([CAKE_BNB, BUSD_BNB, farm(3, 'usdc', 'eth'), farm(4, 'eth', 'btcb'), far]))
    expect(read).toEqual(expect.arrayContaining([lp(3), lp(4)]))
    expect(read).not.toContain(lp(5))
  })
})

describe('the farms of a deployment', () => {
  const farms = [farm(0, 'cake', 'wbnb'), CAKE_BNB, BUSD_BNB, farm(5, 'eth', 'wbnb'), farm(6, 'nothing', 'wbnb')]
  const list = listOf(farms, { archivedPids: { from: 5, to: 5 } })

  test('exclude the CAKE staking pool and unknown tokens', () => {
    expect(list.farms.map(({ pid }) => pid)).toEqual([1, 2, 5])
    expect(list.cakeNative?.lpAddress).toBe(lp(1))
    expect(list.busdNative?.lpAddress).toBe(lp(2))
  })

  test('an archived farm gives a price only where no other pool does', () => {
    expect(list.farms.find(({ pid }) => pid === 5)?.isArchived).toBe(true)
    const helper = { lpSymbol: 'ETH-BNB LP', lpAddress: lp(9), token: 'eth', quoteToken: 'wbnb' }
    expect(priceSourceOf(eth, list).farmPair?.lpAddress).toBe(lp(5))
    const helped = listOf(farms, { archivedPids: { from: 5, to: 5 }, priceHelpers: [helper] })
    expect(priceSourceOf(eth, helped).farmPair?.lpAddress).toBe(lp(9))
  })
})
