import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChainBet } from '../../chain/contracts/predictions/reads'
import {
  betResult,
  expectedPayoutRaw,
  houseEdgeRaw,
  payoutMultiple,
  payoutRaw,
  shownMultiple,
  sideRaw,
  withBet,
} from './payout.rules'
import type { Round } from './round.rules'

const ONE = 10n ** 18n
const wei = fc.bigInt({ min: 1n, max: 10n ** 24n })
const side = fc.constantFrom('bull' as const, 'bear' as const)
const rate = fc.integer({ min: 0, max: 100 })
const poolsOf = (bullRaw: bigint, bearRaw: bigint) => ({ totalRaw: bullRaw + bearRaw, bullRaw, bearRaw })

const ended = (bullRaw: bigint, bearRaw: bigint, closePriceRaw: bigint, rewardRate: number): Round => {
  const base = closePriceRaw === 5n ? 0n : closePriceRaw > 5n ? bullRaw : bearRaw
  return {
    ...{ epoch: 1, startBlock: 1, lockBlock: 2, endBlock: 3, lockPriceRaw: 5n, closePriceRaw, isOracleCalled: true },
    ...poolsOf(bullRaw, bearRaw),
    rewardBaseRaw: base,
    rewardRaw: closePriceRaw === 5n ? 0n : ((bullRaw + bearRaw) * BigInt(rewardRate)) / 100n,
  }
}
const bet = (position: 'bull' | 'bear', amountRaw: bigint): ChainBet => ({ position, amountRaw, isClaimed: false })

describe('the payout multiple', () => {
  test('is the total divided by the side, times the reward rate, in hundredths', () => {
    expect(payoutMultiple(poolsOf(ONE, 3n * ONE), 'bull', 97)).toBe(388n)
    expect(payoutMultiple(poolsOf(ONE, 3n * ONE), 'bear', 97)).toBe(129n)
    expect(payoutMultiple(poolsOf(0n, ONE), 'bull', 97)).toBeNull()
  })
})

test('the multiple of the winners follows from the reward of the round', () => {
  const round = ended(ONE, 3n * ONE, 6n, 90)
  expect([shownMultiple(round, 'bull', 97), shownMultiple(round, 'bear', 97)]).toEqual([360n, 129n])
  // Nobody bet on the side that won.
  expect(shownMultiple(ended(0n, ONE, 6n, 97), 'bull', 97)).toBeNull()
})

describe('the expected payout', () => {
  test('counts the own bet', () => {
    expect(expectedPayoutRaw(poolsOf(ONE, 2n * ONE), 'bull', ONE, 100)).toBe(2n * ONE)
    expect(expectedPayoutRaw(poolsOf(0n, 0n), 'bear', ONE, 97)).toBe((97n * ONE) / 100n)
    expect(expectedPayoutRaw(poolsOf(0n, 0n), 'bear', 0n, 97)).toBe(0n)
  })

  test('is what the contract pays if no other bet follows', () => {
    fc.assert(
      fc.property(wei, wei, wei, side, rate, (bullRaw, bearRaw, amountRaw, position, rewardRate) => {
        const before = poolsOf(bullRaw, bearRaw)
        const after = withBet(before, position, amountRaw)
        const round = ended(after.bullRaw, after.bearRaw, position === 'bull' ? 6n : 4n, rewardRate)
        const paidRaw = payoutRaw(bet(position, amountRaw), round, 'win')
        expect(expectedPayoutRaw(before, position, amountRaw, rewardRate)).toBe(paidRaw)
      }),
    )
  })
})

test('all winners together never get more than their part of all bets', () => {
  fc.assert(
    fc.property(fc.array(wei, { minLength: 1, maxLength: 8 }), wei, rate, (winners, losersRaw, rewardRate) => {
      const wonRaw = winners.reduce((sum, each) => sum + each, 0n)
      const round = ended(wonRaw, losersRaw, 6n, rewardRate)
      const paidRaw = winners.reduce((sum, each) => sum + payoutRaw(bet('bull', each), round, 'win'), 0n)
      expect(paidRaw).toBeLessThanOrEqual(round.rewardRaw)
    }),
  )
})

describe('the result of a bet', () => {
  test('is decided by the prices; nobody wins at equal prices', () => {
    const results = [6n, 4n, 5n].map((close) => betResult(bet('bull', ONE), ended(ONE, ONE, close, 97), false))
    expect(results).toEqual(['win', 'lose', 'lose'])
  })

  test('is live until the round ends, and canceled if it never does', () => {
    const open = { ...ended(ONE, ONE, 6n, 97), isOracleCalled: false }
    expect([betResult(bet('bull', ONE), open, false), betResult(bet('bull', ONE), open, true)]).toEqual([
      'live',
      'canceled',
    ])
  })

  test('pays a cancelled bet back exactly, and a lost one nothing', () => {
    fc.assert(
      fc.property(wei, side, (amountRaw, position) => {
        const round = ended(ONE, ONE, 6n, 97)
        expect(payoutRaw(bet(position, amountRaw), round, 'canceled')).toBe(amountRaw)
        expect(payoutRaw(bet(position, amountRaw), round, 'lose')).toBe(0n)
        expect(payoutRaw(bet(position, amountRaw), round, 'live')).toBe(0n)
      }),
    )
    expect(payoutRaw(bet('bull', ONE), ended(0n, ONE, 6n, 97), 'win')).toBe(0n)
  })
})

test('the market keeps the treasury’s part of a bet', () => {
  expect(houseEdgeRaw(ONE, 97)).toBe((3n * ONE) / 100n)
  expect(sideRaw(poolsOf(1n, 2n), 'bear')).toBe(2n)
})
