import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IndexedBet } from '../../../chain/services/predictionBets'
import { toAddress } from '../../../core/address'
import { standings } from './standings.rules'

const accountOf = (letter: string) => toAddress(`0x${letter.repeat(40)}`)
const bet = (letter: string, over: Partial<IndexedBet> = {}): IndexedBet => ({
  ...{ account: accountOf(letter), epoch: 1, position: 'bull', amountRaw: 10n, hash: '0x1', claimedHash: null },
  ...{ createdAtS: 1, winner: 'bull', isFailed: false, rewardBaseRaw: 10n, rewardRaw: 29n },
  ...over,
})

test('orders accounts by their net result, with rounds and win rate', () => {
  const bets = [bet('a'), bet('a', { winner: 'bear' }), bet('b'), bet('c', { winner: 'house' })]
  expect(standings(bets, 10)).toEqual([
    { account: accountOf('b'), netRaw: 19n, roundCount: 1, wonCount: 1, winRateBps: 10_000n },
    { account: accountOf('a'), netRaw: 9n, roundCount: 2, wonCount: 1, winRateBps: 5_000n },
    { account: accountOf('c'), netRaw: -10n, roundCount: 1, wonCount: 0, winRateBps: 0n },
  ])
  expect(standings(bets, 1)).toHaveLength(1)
})

test('a won round that pays nobody pays nothing', () => {
  expect(standings([bet('a', { rewardBaseRaw: 0n, rewardRaw: 0n })], 10)[0]?.netRaw).toBe(-10n)
})

test('does not count rounds that run or were cancelled', () => {
  expect(standings([bet('a', { winner: null }), bet('a', { winner: null, isFailed: true })], 10)).toEqual([])
})

test('never shows a loss above all bets of an account', () => {
  const some = fc.record({
    winner: fc.constantFrom('bull' as const, 'bear' as const, 'house' as const),
    amountRaw: fc.bigInt({ min: 1n, max: 10n ** 20n }),
  })
  fc.assert(
    fc.property(fc.array(some, { minLength: 1 }), (bets) => {
      const [standing] = standings(
        bets.map((each) => bet('a', each)),
        1,
      )
      const stakedRaw = bets.reduce((sum, { amountRaw }) => sum + amountRaw, 0n)
      expect(standing?.netRaw).toBeGreaterThanOrEqual(-stakedRaw)
      expect(standing?.roundCount).toBe(bets.length)
    }),
  )
})
