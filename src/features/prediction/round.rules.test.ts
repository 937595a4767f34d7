import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChainRound } from '../../chain/contracts/predictions/reads'
import {
  fromStoredBet,
  fromStoredRound,
  futureRounds,
  type MarketClock,
  refundBlock,
  type Round,
  roundStatus,
  toStoredBet,
  toStoredRound,
  winnerOf,
} from './round.rules'

const chainRound: ChainRound = {
  ...{ epoch: 10, startBlock: 100, lockBlock: 120, endBlock: 140, lockPriceRaw: 0n, closePriceRaw: 0n },
  ...{ totalRaw: 0n, bullRaw: 0n, bearRaw: 0n, rewardBaseRaw: 0n, rewardRaw: 0n, isOracleCalled: false },
}
const round = (over: Partial<Round> = {}): Round => ({
  ...chainRound,
  lockPriceRaw: null,
  closePriceRaw: null,
  ...over,
})
const clock = (over: Partial<MarketClock> = {}): MarketClock => ({
  ...{ currentEpoch: 10, block: 110, bufferBlocks: 20, paddingBlocks: 3, isPaused: false },
  ...over,
})
const locked = round({ epoch: 9, lockPriceRaw: 5n })
const result = { closePriceRaw: 6n, isOracleCalled: true }

describe('the state of a round (games 4.1)', () => {
  test.each<[string, Round, Partial<MarketClock>, string]>([
    ['a later round', round({ epoch: 11 }), {}, 'soon'],
    ['the current round', round(), {}, 'open'],
    ['the current round just before its lock is awaited', round(), { block: 122 }, 'open'],
    ['the current round whose lock is awaited', round(), { block: 123 }, 'closing'],
    ['the current round at the last block of its buffer', round(), { block: 140 }, 'closing'],
    ['the current round that was not locked in time', round(), { block: 141 }, 'cancelled'],
    ['the current round of a paused market', round(), { isPaused: true }, 'cancelled'],
    ['the locked round', locked, { block: 143 }, 'live'],
    ['the locked round whose end is awaited', locked, { block: 144 }, 'calculating'],
    ['the locked round at the last block of its buffer', locked, { block: 160 }, 'calculating'],
    ['the locked round that was not ended in time', locked, { block: 161 }, 'cancelled'],
    ['the locked round of a paused market', locked, { isPaused: true }, 'cancelled'],
    ['the current round, already locked in newer data', round({ lockPriceRaw: 5n }), { block: 125 }, 'live'],
    ['the locked round, already ended in newer data', { ...locked, ...result }, {}, 'expired'],
    ['a round of before a pause', round({ epoch: 9 }), {}, 'cancelled'],
    ['an earlier round that never ended', round({ epoch: 8, lockPriceRaw: 5n }), {}, 'cancelled'],
    ['an ended round', round({ epoch: 8, lockPriceRaw: 5n, ...result }), {}, 'expired'],
  ])('is determined for %s', (_, each, over, status) => {
    expect(roundStatus(each, clock(over))).toBe(status)
  })

  test('a bet can be paid back after the buffer (protocol 5)', () => {
    expect(refundBlock(round(), 20)).toBe(161)
  })
})

test('future rounds follow each other by the interval and the padding (games 9.1)', () => {
  expect(futureRounds(round(), { intervalBlocks: 20, paddingBlocks: 3, count: 2 })).toEqual([
    { epoch: 11, startBlock: 123 },
    { epoch: 12, startBlock: 146 },
  ])
})

test('the higher price decides; equal prices belong to the house', () => {
  const ended = (closePriceRaw: bigint) => round({ lockPriceRaw: 5n, closePriceRaw, isOracleCalled: true })
  expect([winnerOf(ended(6n)), winnerOf(ended(4n)), winnerOf(ended(5n))]).toEqual(['bull', 'bear', 'house'])
  expect([winnerOf(round()), winnerOf(locked)]).toEqual([null, null])
  // The prices of a round can be unknown.
  expect([winnerOf(round(result)), winnerOf(round({ lockPriceRaw: 5n, isOracleCalled: true }))]).toEqual([null, null])
})

describe('stored rounds and bets', () => {
  const amount = fc.bigInt({ min: 0n, max: 2n ** 128n })

  test('a round keeps its amounts, and unknown prices are null', () => {
    fc.assert(
      fc.property(
        amount,
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.boolean(),
        (totalRaw, priceRaw, isOracleCalled) => {
          const read = { ...chainRound, totalRaw, lockPriceRaw: priceRaw, closePriceRaw: priceRaw, isOracleCalled }
          const stored = toStoredRound(read)
          expect(JSON.parse(JSON.stringify(stored))).toEqual(stored)
          expect(fromStoredRound(stored)).toEqual({ ...read, closePriceRaw: isOracleCalled ? priceRaw : null })
        },
      ),
    )
    expect(toStoredRound(chainRound).lockPriceRaw).toBeNull()
  })

  test('an unchanged stored round gives the same round', () => {
    const stored = toStoredRound(chainRound)
    expect(fromStoredRound(stored)).toBe(fromStoredRound(stored))
  })

  test('a bet keeps its amount', () => {
    fc.assert(
      fc.property(amount, (amountRaw) => {
        const bet = { position: 'bear', amountRaw, isClaimed: false } as const
        expect(fromStoredBet(toStoredBet(bet))).toEqual(bet)
      }),
    )
  })
})
