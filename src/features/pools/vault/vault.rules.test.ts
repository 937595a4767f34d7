import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cakeOfShares,
  feeFreeAtMs,
  feePercentText,
  isBountyClaimable,
  recentProfitRaw,
  sharesForCake,
  unstakingFeeRaw,
  vaultWithdrawal,
} from './vault.rules'

const DUST = 10n ** 12n
const shares = fc.bigInt({ min: 1n, max: 10n ** 27n })
const price = fc.bigInt({ min: 10n ** 18n, max: 10n ** 21n })

describe('shares and CAKE (protocol 3)', () => {
  test('the shares for an amount are worth at least the amount, and one fewer are not', () => {
    fc.assert(
      fc.property(shares, price, (cake, each) => {
        const needed = sharesForCake(cake, each)
        expect(cakeOfShares(needed, each) >= cake).toBe(true)
        expect(cakeOfShares(needed - 1n, each) < cake).toBe(true)
      }),
    )
  })

  test('the full value of shares needs no more than these shares', () => {
    fc.assert(
      fc.property(shares, price, (owned, each) => {
        expect(sharesForCake(cakeOfShares(owned, each), each) <= owned).toBe(true)
      }),
    )
  })
})

describe('withdrawing CAKE (yield 4)', () => {
  test('withdraws all when at most the dust is left, else shares within those owned', () => {
    fc.assert(
      fc.property(shares, price, fc.integer({ min: 1, max: 100 }), (owned, each, percent) => {
        const cake = (cakeOfShares(owned, each) * BigInt(percent)) / 100n
        const way = vaultWithdrawal(cake, owned, each, DUST)
        const left = owned - sharesForCake(cake, each)
        expect(way.kind).toBe(left <= DUST ? 'all' : 'shares')
        const taken = way.kind === 'shares' ? way.sharesRaw : owned
        expect(taken <= owned).toBe(true)
      }),
    )
  })

  test('switches exactly at the threshold', () => {
    const owned = 5n * 10n ** 18n
    const one = 10n ** 18n
    expect(vaultWithdrawal(owned - DUST, owned, one, DUST)).toEqual({ kind: 'all' })
    expect(vaultWithdrawal(owned - DUST - 1n, owned, one, DUST)).toEqual({
      kind: 'shares',
      sharesRaw: owned - DUST - 1n,
    })
  })
})

test('the recent profit is the gain of the shares, never a loss (yield 3)', () => {
  expect(recentProfitRaw(100n * 10n ** 18n, 2n * 10n ** 18n, 150n * 10n ** 18n)).toBe(50n * 10n ** 18n)
  expect(recentProfitRaw(10n ** 18n, 10n ** 18n, 2n * 10n ** 18n)).toBe(0n)
})

test('after a partial withdrawal the vault’s stored amount is too high: no loss is shown, and a gain only beyond it', () => {
  fc.assert(
    fc.property(
      shares,
      shares,
      price,
      fc.integer({ min: 1, max: 99 }),
      shares,
      (own, others, each, percent, gained) => {
        const taken = (own * BigInt(percent)) / 100n
        fc.pre(taken > 0n)
        const total = own + others
        const held = cakeOfShares(total, each)
        // The deployed vault stores the remaining amount before it pays (protocol 3).
        const [left, leftOfAll] = [own - taken, total - taken]
        const remembered = (left * held) / leftOfAll
        const after = held - (held * taken) / total
        const priceOf = (cake: bigint) => (cake * 10n ** 18n) / leftOfAll
        expect(recentProfitRaw(left, priceOf(after), remembered)).toBe(0n)
        const told = recentProfitRaw(left, priceOf(after + gained), remembered)
        expect(told >= 0n && told <= (left * gained) / leftOfAll + 1n).toBe(true)
      },
    ),
  )
})

test('the fee period starts at the last deposit, and the fee is in hundredths of a percent (yield 2, 5)', () => {
  expect(feeFreeAtMs(1_600_000_000n, 259_200n)).toBe(1_600_259_200_000)
  expect(unstakingFeeRaw(10n ** 18n, 10n)).toBe(10n ** 15n)
  expect(unstakingFeeRaw(999n, 10n)).toBe(0n)
  expect(['10', '200', '25'].map((bps) => feePercentText(BigInt(bps)))).toEqual(['0.1', '2', '0.25'])
})

test('the bounty requires a reward, a value and a call fee above zero (yield 5)', () => {
  expect(isBountyClaimable(1n, 1n, 25n)).toBe(true)
  for (const missing of [null, 0n]) {
    expect(isBountyClaimable(missing, 1n, 25n)).toBe(false)
    expect(isBountyClaimable(1n, missing, 25n)).toBe(false)
    expect(isBountyClaimable(1n, 1n, missing)).toBe(false)
  }
})
