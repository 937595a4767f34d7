import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../core/address'
import { tradeBelowImpact } from './lessImpact'
import { poolOf, type Pool } from './pool'
import { tradeBreakdown } from './priceImpact'
import { amountsAlong } from './requote'
import type { FoundTrade } from './trade'

const tokens = [18, 6, 18, 9].map((decimals, index) => ({
  ...{ address: toAddress(`0x${String(index + 1).padStart(40, '6')}`), decimals, symbol: `T${index}` },
}))

function tradeThrough(reserves: readonly (readonly [bigint, bigint])[], inputRaw: bigint): FoundTrade {
  const path = tokens.slice(0, reserves.length + 1)
  const hops = reserves.map(([here, there], index): Pool => {
    const [from, to] = [path[index], path[index + 1]]
    if (!from || !to) throw new Error('tokens exist for three pools only')
    return poolOf(from, here, to, there)
  })
  const trade = { inputRaw, outputRaw: 0n, hops, path }
  return { ...trade, outputRaw: amountsAlong(trade, true)?.at(-1) ?? 0n }
}

function impactBpsOf(trade: FoundTrade): number {
  const { impact } = tradeBreakdown(trade)
  return Number((impact.numerator * 10_000n) / impact.denominator)
}

const reserve = fc.bigInt({ min: 10n ** 20n, max: 10n ** 27n })
const reserves = fc.array(fc.tuple(reserve, reserve), { minLength: 1, maxLength: 3 })

test('the smaller trade is below the limit, and one a hundredth larger is not', () => {
  fc.assert(
    fc.property(reserves, fc.integer({ min: 100, max: 2_000 }), (hops, limitBps) => {
      const most = tradeThrough(hops, hops[0]?.[0] ?? 0n)
      const less = tradeBelowImpact(most, limitBps)
      if (!less) throw new Error('a small amount has little impact in a large pool')
      expect(less.inputRaw).toBeLessThan(most.inputRaw)
      expect(less.outputRaw).toBe(amountsAlong(less, true)?.at(-1))
      expect(impactBpsOf(less)).toBeLessThan(limitBps)
      expect(impactBpsOf(tradeThrough(hops, (less.inputRaw * 101n) / 100n + 1n))).toBeGreaterThanOrEqual(limitBps - 1)
    }),
  )
})

test('a trade below the limit stays as it is', () => {
  const trade = tradeThrough([[10n ** 24n, 10n ** 24n]], 10n ** 20n)
  expect(tradeBelowImpact(trade, 500)).toBe(trade)
})

test('a pool of a few units has no smaller trade', () => {
  expect(tradeBelowImpact(tradeThrough([[3n, 3n]], 2n), 500)).toBeNull()
})

test('a trade exactly at the limit is not below it', () => {
  // After the fee 19,950 of the input remain, a fifth of what the pool then has: a price impact of 0.9975 / 5.
  const trade = tradeThrough([[79_800n, 79_800n]], 20_000n)
  expect(trade.outputRaw).toBe(15_960n)
  expect(tradeBelowImpact(trade, 1_996)).toBe(trade)
  expect(tradeBelowImpact(trade, 1_995)?.inputRaw).toBeLessThan(20_000n)
})

test('the search ends within a thousandth of the amount, and not later', () => {
  const firstRaw = 2n ** 80n
  const inputRaw = tradeBelowImpact(tradeThrough([[firstRaw, firstRaw]], firstRaw), 3_000)?.inputRaw ?? 0n
  // Exactly 30 % at 0.43118 of the first amount. Twelve halvings of it are less than a thousandth of that.
  const exactRaw = (firstRaw * 43_118n) / 100_000n
  expect(inputRaw).toBeLessThan(exactRaw)
  expect(inputRaw).toBeGreaterThan((exactRaw * 999n) / 1_000n)
  expect(inputRaw % (firstRaw >> 12n)).toBe(0n)
})
