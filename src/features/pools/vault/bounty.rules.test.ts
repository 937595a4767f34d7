import { expect, test } from 'vitest'
import { bountyOf } from './bounty.rules'
import type { VaultFacts } from './useVault'

const token = {
  key: 'cake',
  symbol: 'CAKE',
  decimals: 18,
  address: `0x${'a'.repeat(40)}`,
  isNative: false,
}
const price = { token, usd: token, usdRaw: 14n, tokenRaw: 1n }
const facts = (more: Partial<VaultFacts> = {}): VaultFacts => ({
  ...{ pricePerShareRaw: 1n, totalSharesRaw: 1n, totalCakeRaw: 1n, bountyRaw: 5n, pendingRaw: 2_000n },
  ...{ performanceFeeBps: 200n, callFeeBps: 25n, withdrawFeeBps: 10n, withdrawFeePeriodSeconds: 259_200n },
  ...more,
})

test('a bounty with a known value can be claimed', () => {
  expect(bountyOf(facts(), token, price)).toEqual({ rewardRaw: 5n, isClaimable: true })
})

test('a bounty without a reward, a price or a call fee cannot be claimed (yield 5)', () => {
  expect(bountyOf(facts({ bountyRaw: null }), token, price)).toEqual({ rewardRaw: null, isClaimable: false })
  expect(bountyOf(facts({ bountyRaw: 0n }), token, price).isClaimable).toBe(false)
  expect(bountyOf(facts(), token, null).isClaimable).toBe(false)
  expect(bountyOf(facts({ callFeeBps: null }), token, price).isClaimable).toBe(false)
})
