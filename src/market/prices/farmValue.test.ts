import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Reserves } from '../../chain/contracts/pair/reads'
import { sortsBefore } from '../../chain/contracts/pair/address'
import { toAddress } from '../../core/address'
import type { Farm } from './farmList'
import type { TableToken } from './tokenTable'
import type { UsdPrice } from '../usdPrice'
import { farmFigures, farmValue, multiplierText, type FarmReads } from './farmValue'

const ONE = 10n ** 18n
const tokenAt = (digit: string, decimals: number): TableToken => ({
  ...{ key: digit, symbol: digit, address: toAddress(`0x${digit.repeat(40)}`), decimals, isNative: false },
})
const [token, quoteToken, usd, cake] = [tokenAt('a', 6), tokenAt('1', 18), tokenAt('b', 18), tokenAt('c', 18)]
const farm: Farm = {
  ...{ pid: 7, lpSymbol: 'A-1 LP', lpAddress: toAddress(`0x${'7'.repeat(40)}`), token, quoteToken },
  ...{ isCommunity: false, isArchived: false },
}
const reservesOf = (tokenRaw: bigint, quoteRaw: bigint): Reserves =>
  sortsBefore(token.address, quoteToken.address)
    ? { reserve0Raw: tokenRaw, reserve1Raw: quoteRaw }
    : { reserve0Raw: quoteRaw, reserve1Raw: tokenRaw }

/** 5,000 tokens beside 100 quote tokens, a quarter of it staked; 40 of 1,000 points. */
const reads: FarmReads = {
  allocPoint: 40n,
  totalAllocPoint: 1_000n,
  reserves: reservesOf(5_000n * 10n ** 6n, 100n * ONE),
  lpStakedRaw: 25n * ONE,
  lpSupplyRaw: 100n * ONE,
}
const price = (of: TableToken, dollars: bigint): UsdPrice => ({
  ...{ token: of, usd, usdRaw: dollars * ONE, tokenRaw: 10n ** BigInt(of.decimals) },
})
const market = (quotePrice: UsdPrice | null, cakePrice: UsdPrice | null, blockTimeSeconds = 3) => ({
  ...{ priceOf: () => quotePrice, cakePrice, cakePerBlockRaw: 40n * ONE, blockTimeSeconds },
})

describe('figures of a farm (yield 3)', () => {
  test('include each field', () => {
    expect(farmFigures(farm, reads)).toEqual({
      tokenTotalRaw: 5_000n * 10n ** 6n,
      quoteTotalRaw: 100n * ONE,
      tokenStakedRaw: 1_250n * 10n ** 6n,
      quoteStakedRaw: 25n * ONE,
      lpSupplyRaw: 100n * ONE,
      lpStakedRaw: 25n * ONE,
      lpTotalInQuoteRaw: 50n * ONE,
      tokenPriceVsQuote: 0.02,
      poolWeight: 0.04,
      multiplier: '0.4X',
    })
  })

  test('follow the tokens in either order', () => {
    const turned = { ...farm, token: quoteToken, quoteToken: token }
    expect(farmFigures(turned, reads)).toMatchObject({ tokenTotalRaw: 100n * ONE, quoteTotalRaw: 5_000n * 10n ** 6n })
  })

  test.each(Object.keys(reads))('are null without %s', (field) => {
    expect(farmFigures(farm, { ...reads, [field]: undefined })).toBeNull()
  })

  test('have zero value and weight, and no price, for an empty pool', () => {
    const empty = { ...reads, reserves: reservesOf(0n, 0n), lpStakedRaw: 0n, lpSupplyRaw: 0n, totalAllocPoint: 0n }
    const figures = farmFigures(farm, empty)
    expect(figures).toMatchObject({ lpTotalInQuoteRaw: 0n, tokenPriceVsQuote: null, poolWeight: 0 })
  })

  test.each([
    [0n, '0X'],
    [100n, '1X'],
    [4_000n, '40X'],
    [50n, '0.5X'],
    [125n, '1.25X'],
    [105n, '1.05X'],
  ])('formats %s allocation points as %s', (points, text) => {
    expect(multiplierText(points)).toBe(text)
  })
})

describe('value and rate of a farm (constants: FARM_APR)', () => {
  const figures = farmFigures(farm, reads)
  if (!figures) throw new Error('The farm has figures')

  test.each([
    [3, 10_512_000],
    [0.75, 42_048_000],
    [1, 31_536_000],
  ])('with a block time of %s s, the rate counts %i blocks a year', (seconds, blocks) => {
    // 50 quote tokens at 20 dollars are staked; 4 % of 40 CAKE a block at 2 dollars are paid.
    const { liquidityUsdRaw, aprPercent } = farmValue(
      farm,
      figures,
      reads,
      market(price(quoteToken, 20n), price(cake, 2n), seconds),
    )
    expect(liquidityUsdRaw).toBe(1_000n * ONE)
    expect(aprPercent).toBeCloseTo(((0.04 * 40 * blocks * 2) / 1_000) * 100, 3)
  })

  test('without a price of the quote token there is no value, without one of CAKE no rate', () => {
    expect(farmValue(farm, figures, reads, market(null, price(cake, 2n)))).toEqual({
      liquidityUsdRaw: null,
      aprPercent: null,
    })
    expect(farmValue(farm, figures, reads, market(price(quoteToken, 20n), null))).toEqual({
      liquidityUsdRaw: 1_000n * ONE,
      aprPercent: null,
    })
  })

  test('a farm without points pays nothing, one without stakes has no rate', () => {
    const prices = market(price(quoteToken, 20n), price(cake, 2n))
    expect(farmValue(farm, figures, { ...reads, allocPoint: 0n }, prices).aprPercent).toBe(0)
    expect(farmValue(farm, figures, { ...reads, totalAllocPoint: 0n }, prices).aprPercent).toBeNull()
    const bare = farmFigures(farm, { ...reads, lpStakedRaw: 0n })
    expect(bare && farmValue(farm, bare, { ...reads, allocPoint: 0n }, prices).aprPercent).toBe(0)
    expect(bare && farmValue(farm, bare, reads, prices).aprPercent).toBeNull()
  })

  test('twice the weight doubles the rate, twice the stake halves it', () => {
    const prices = market(price(quoteToken, 20n), price(cake, 2n))
    const rate = (changed: Partial<FarmReads>) => {
      const all = { ...reads, ...changed }
      const found = farmFigures(farm, all)
      return (found && farmValue(farm, found, all, prices).aprPercent) ?? 0
    }
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 400n }), fc.bigInt({ min: 1n, max: 40n }), (points, staked) => {
        const [allocPoint, lpStakedRaw] = [points, staked * ONE]
        const once = rate({ allocPoint, lpStakedRaw })
        expect(rate({ allocPoint: points * 2n, lpStakedRaw }) / once).toBeCloseTo(2, 6)
        expect(rate({ allocPoint, lpStakedRaw: lpStakedRaw * 2n }) / once).toBeCloseTo(0.5, 6)
      }),
    )
  })
})
