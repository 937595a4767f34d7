import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import {
  cakeOfShares,
  feeFreeAtMs,
  isBountyClaimable,
  isFeeDue,
  recentProfitRaw,
  sharesForCake,
  unstakingFeeRaw,
  vaultWithdrawal,
  bountyOf,
} from './vault.rules'
import type { VaultFacts } from './useVault'

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
        const withdrawal = vaultWithdrawal(cake, owned, each, DUST)
        const left = owned - sharesForCake(cake, each)
        expect(withdrawal.kind).toBe(left <= DUST ? 'all' : 'shares')
        const withdrawn = withdrawal.kind === 'shares' ? withdrawal.sharesRaw : owned
        expect(withdrawn <= owned).toBe(true)
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
        const withdrawn = (own * BigInt(percent)) / 100n
        fc.pre(withdrawn > 0n)
        const total = own + others
        const balance = cakeOfShares(total, each)
        // The deployed vault stores the remaining amount before it pays (protocol 3).
        const [left, leftOfAll] = [own - withdrawn, total - withdrawn]
        const stored = (left * balance) / leftOfAll
        const after = balance - (balance * withdrawn) / total
        const priceOf = (cake: bigint) => (cake * 10n ** 18n) / leftOfAll
        expect(recentProfitRaw(left, priceOf(after), stored)).toBe(0n)
        const profit = recentProfitRaw(left, priceOf(after + gained), stored)
        expect(profit >= 0n && profit <= (left * gained) / leftOfAll + 1n).toBe(true)
      },
    ),
  )
})

test('the fee period starts at the last deposit, and the fee is in hundredths of a percent (yield 2, 5)', () => {
  expect(feeFreeAtMs(1_600_000_000n, 259_200n)).toBe(1_600_259_200_000)
  expect(unstakingFeeRaw(10n ** 18n, 10n)).toBe(10n ** 15n)
  expect(unstakingFeeRaw(999n, 10n)).toBe(0n)
})

test.each([
  [0, null, false],
  [0, 5, false],
  [10, null, true],
  [10, 9, true],
  [10, 10, false],
  [10, 11, false],
])('with a fee period until %j, a fee is due at %j: %s', (endMs, chainNowMs, isDue) => {
  expect(isFeeDue(endMs, chainNowMs)).toBe(isDue)
})

test('the bounty requires a reward, a value and a call fee above zero (yield 5)', () => {
  expect(isBountyClaimable(1n, 1n, 25n)).toBe(true)
  for (const missing of [null, 0n]) {
    expect(isBountyClaimable(missing, 1n, 25n)).toBe(false)
    expect(isBountyClaimable(1n, missing, 25n)).toBe(false)
    expect(isBountyClaimable(1n, 1n, missing)).toBe(false)
  }
})

const token = {
  key: 'cake',
  symbol: 'CAKE',
  decimals: 18,
  address: toAddress(`0x${'a'.repeat(40)}`),
  isNative: false,
}
const cakePrice = { token, usd: token, usdRaw: 14n, tokenRaw: 1n }
const facts = (more: Partial<VaultFacts> = {}): VaultFacts => ({
  ...{ pricePerShareRaw: 1n, totalSharesRaw: 1n, totalCakeRaw: 1n, bountyRaw: 5n, pendingRaw: 2_000n },
  ...{ performanceFeeBps: 200n, callFeeBps: 25n, withdrawFeeBps: 10n, withdrawFeePeriodSeconds: 259_200n },
  ...more,
})

test('a bounty with a known value can be claimed', () => {
  expect(bountyOf(facts(), token, cakePrice)).toEqual({ rewardRaw: 5n, isClaimable: true })
})

test('a bounty without a reward, a price or a call fee cannot be claimed (yield 5)', () => {
  expect(bountyOf(facts({ bountyRaw: null }), token, cakePrice)).toEqual({ rewardRaw: null, isClaimable: false })
  expect(bountyOf(facts({ bountyRaw: 0n }), token, cakePrice).isClaimable).toBe(false)
  expect(bountyOf(facts(), token, null).isClaimable).toBe(false)
  expect(bountyOf(facts({ callFeeBps: null }), token, cakePrice).isClaimable).toBe(false)
})
