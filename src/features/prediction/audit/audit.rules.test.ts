import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeResult } from './audit.rules'

const ONE = 10n ** 18n
const bull = { position: 'bull', amountRaw: ONE, isClaimed: false } as const

test('computes winner, reward and payout from prices and bets alone', () => {
  const pools = { bullRaw: ONE, bearRaw: 3n * ONE }
  expect(computeResult(pools, { lockRaw: 5n, closeRaw: 6n }, { bet: bull, rewardRate: 97 })).toEqual({
    ...{ winner: 'bull', totalRaw: 4n * ONE, rewardRaw: (388n * ONE) / 100n, payoutRaw: (388n * ONE) / 100n },
  })
  expect(computeResult(pools, { lockRaw: 5n, closeRaw: 4n }, { bet: bull, rewardRate: 97 })).toMatchObject({
    ...{ winner: 'bear', payoutRaw: 0n },
  })
  const bear = { ...bull, position: 'bear' } as const
  expect(computeResult(pools, { lockRaw: 5n, closeRaw: 4n }, { bet: bear, rewardRate: 97 }).payoutRaw).toBe(
    (388n * ONE) / 300n,
  )
  expect(computeResult(pools, { lockRaw: 5n, closeRaw: 5n }, { bet: null, rewardRate: 97 })).toMatchObject({
    ...{ winner: 'house', rewardRaw: 0n, payoutRaw: null },
  })
})

test('a bet that the pools do not contain is paid nothing', () => {
  const pools = { bullRaw: 0n, bearRaw: ONE }
  expect(computeResult(pools, { lockRaw: 5n, closeRaw: 6n }, { bet: bull, rewardRate: 97 }).payoutRaw).toBe(0n)
})

test('never pays more than all bets', () => {
  const wei = fc.bigInt({ min: 1n, max: 10n ** 24n })
  fc.assert(
    fc.property(
      wei,
      wei,
      fc.bigInt({ min: 0n, max: 9n }),
      fc.integer({ min: 0, max: 100 }),
      (own, other, closeRaw, rewardRate) => {
        const bet = { ...bull, amountRaw: own }
        const { payoutRaw, totalRaw } = computeResult(
          { bullRaw: own, bearRaw: other },
          { lockRaw: 5n, closeRaw },
          { bet, rewardRate },
        )
        expect(payoutRaw).toBeLessThanOrEqual(totalRaw)
      },
    ),
  )
})
