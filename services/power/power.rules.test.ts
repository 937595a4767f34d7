import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRunning, powerParts, totalPower, type PowerFigures } from './power.rules.ts'

const raw = fc.bigInt({ min: 0n, max: 10n ** 28n })
const figures: fc.Arbitrary<PowerFigures> = fc.record({
  cakeInWalletRaw: raw,
  cakeInPoolRaw: raw,
  vaultSharesRaw: raw,
  pricePerFullShareRaw: raw,
  poolStakesRaw: fc.array(raw, { maxLength: 9 }),
  lpBalanceRaw: raw,
  lpTotalSupplyRaw: raw,
  lpCakeReserveRaw: raw,
})

describe('isRunning', () => {
  test('is true between the first and the last block, both excluded', () => {
    expect([9n, 10n, 11n, 19n, 20n, 21n].map((block) => isRunning(10n, 20n, block))).toEqual([
      ...[false, false, true, true, false, false],
    ])
  })
})

describe('powerParts', () => {
  test('returns each part', () => {
    const parts = powerParts({
      cakeInWalletRaw: 5n,
      cakeInPoolRaw: 7n,
      vaultSharesRaw: 100n,
      pricePerFullShareRaw: 15n * 10n ** 17n,
      poolStakesRaw: [1n, 2n],
      lpBalanceRaw: 10n,
      lpTotalSupplyRaw: 100n,
      lpCakeReserveRaw: 333n,
    })
    expect(parts).toEqual({
      ...{ cakeBalance: 5n, cakePoolBalance: 7n, cakeVaultBalance: 150n, poolsBalance: 3n, cakeBnbLpBalance: 33n },
    })
    expect(totalPower(parts)).toBe(198n)
  })

  test('never gives the holders of all LP tokens more CAKE than the pair has', () => {
    fc.assert(
      fc.property(figures, fc.bigInt({ min: 0n, max: 10n ** 28n }), (one, other) => {
        const lpTotalSupplyRaw = one.lpBalanceRaw + other
        const of = (lpBalanceRaw: bigint) => powerParts({ ...one, lpBalanceRaw, lpTotalSupplyRaw }).cakeBnbLpBalance
        expect(of(one.lpBalanceRaw) + of(other)).toBeLessThanOrEqual(one.lpCakeReserveRaw)
      }),
    )
  })

  test('is at least the CAKE in wallet and pool, and an empty pair adds nothing', () => {
    fc.assert(
      fc.property(figures, (one) => {
        expect(totalPower(powerParts(one))).toBeGreaterThanOrEqual(one.cakeInWalletRaw + one.cakeInPoolRaw)
        expect(powerParts({ ...one, lpTotalSupplyRaw: 0n }).cakeBnbLpBalance).toBe(0n)
      }),
    )
  })
})
