import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  amountToWinRaw,
  auctionPhase,
  bidRefusal,
  finalLeaderboard,
  isReclaimable,
  largestBidRaw,
  leaderboardOf,
  standingAfter,
  winningLimitRaw,
} from './auction.rules'

const STEP = 10n ** 19n
const INITIAL = 5n * STEP
const bidsOf = (...steps: number[]) => steps.map((each, at) => ({ account: `0x${at}`, amountRaw: BigInt(each) * STEP }))
const bids = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 10 }).map((steps) => bidsOf(...steps))
const places = fc.integer({ min: 1, max: 6 })

test.each([
  [null, 'toBeAnnounced'],
  [{ status: 0, startBlock: 0, endBlock: 0 }, 'toBeAnnounced'],
  [{ status: 1, startBlock: 51, endBlock: 90 }, 'pending'],
  [{ status: 1, startBlock: 50, endBlock: 90 }, 'pending'],
  [{ status: 1, startBlock: 49, endBlock: 51 }, 'open'],
  [{ status: 1, startBlock: 40, endBlock: 50 }, 'finished'],
  [{ status: 2, startBlock: 40, endBlock: 49 }, 'closed'],
] as const)('at block 50, an auction with %o is %s', (auction, phase) => {
  expect(auctionPhase(auction, 50)).toBe(phase)
})

test('equal bids share a position, and win or lose together', () => {
  const ranked = leaderboardOf(bidsOf(7, 9, 7, 5), 2)
  expect(ranked.map(({ account, position, isWinning }) => [account, position, isWinning])).toEqual([
    ['0x1', 1, true],
    ['0x0', 2, true],
    ['0x2', 2, true],
    ['0x3', 4, false],
  ])
  expect(winningLimitRaw(bidsOf(7, 9, 7, 5), 2)).toBe(7n * STEP)
  expect(winningLimitRaw([], 2)).toBe(0n)
})

test('the bids below the limit are those that do not win', () => {
  fc.assert(
    fc.property(bids, places, (all, count) => {
      const limit = winningLimitRaw(all, count)
      for (const { amountRaw, isWinning } of leaderboardOf(all, count)) {
        expect(isReclaimable(amountRaw, limit, false)).toBe(!isWinning)
        expect(isReclaimable(amountRaw, limit, true)).toBe(false)
      }
    }),
  )
  expect(isReclaimable(0n, 5n, false)).toBe(false)
})

test.each([
  ['an account without a bid needs the initial bid where a place is free', [], '0x0', INITIAL],
  ['an account without a bid needs the lowest winning bid', [7], '0x1', 7n * STEP],
  ['a further bid can be below the initial one', [5, 7], '0x0', 2n * STEP],
  ['a bid that wins needs nothing', [5, 5], '0x0', 0n],
])('%s', (_what, steps, account, neededRaw) => {
  expect(amountToWinRaw(bidsOf(...steps), { places: 1, initialBidRaw: INITIAL }, account)).toBe(neededRaw)
})

test('the amount to win reaches a place, and one step less does not', () => {
  fc.assert(
    fc.property(bids, places, fc.nat({ max: 10 }), (all, count, at) => {
      const account = `0x${at}`
      const own = all.find((bid) => bid.account === account)?.amountRaw ?? 0n
      const needed = amountToWinRaw(all, { places: count, initialBidRaw: INITIAL }, account)
      const others = all.filter((bid) => bid.account !== account)
      const winsWith = (amountRaw: bigint) =>
        leaderboardOf([...others, { account, amountRaw }], count).find((bid) => bid.account === account)?.isWinning
      expect(winsWith(own + needed)).toBe(true)
      expect(needed % STEP).toBe(0n)
      expect(needed === 0n || bidRefusal(needed, own, INITIAL) === null).toBe(true)
      expect(needed > INITIAL && winsWith(own + needed - STEP)).toBe(false)
    }),
  )
})

test.each([
  [0n, 0n, 'notAMultiple'],
  [-STEP, 0n, 'notAMultiple'],
  [INITIAL + 1n, 0n, 'notAMultiple'],
  [INITIAL - STEP, 0n, 'belowInitialBid'],
  [INITIAL, 0n, null],
  [STEP, STEP, null],
])('%i after %i is refused: %s (protocol 11.2)', (amountRaw, ownRaw, refusal) => {
  expect(bidRefusal(amountRaw, ownRaw, INITIAL)).toBe(refusal)
})

test('the standing after a bid is that of the leaderboard with it', () => {
  fc.assert(
    fc.property(bids, places, fc.nat({ max: 10 }), fc.nat({ max: 5 }), (all, count, at, steps) => {
      const account = `0x${at}`
      const addedRaw = BigInt(steps) * STEP
      const ownRaw = all.find((bid) => bid.account === account)?.amountRaw ?? 0n
      const others = all.filter((bid) => bid.account !== account)
      const standing = standingAfter(all, count, account, addedRaw)
      const totalRaw = ownRaw + addedRaw
      const board = leaderboardOf([...others, { account, amountRaw: totalRaw }], count)
      const own = board.find((bid) => bid.account === account)
      const expected = { totalRaw, position: own?.position, isWinning: own?.isWinning, bidderCount: board.length }
      expect(standing).toEqual(totalRaw === 0n ? null : expected)
    }),
  )
})

test('in a closed auction those have won whose bid cannot be reclaimed', () => {
  fc.assert(
    fc.property(bids, fc.nat({ max: 20 }), (all, limit) => {
      const limitRaw = BigInt(limit) * STEP
      const board = finalLeaderboard(all, limitRaw)
      expect(board).toHaveLength(all.length)
      for (const { amountRaw, isWinning } of board) expect(isReclaimable(amountRaw, limitRaw, false)).toBe(!isWinning)
    }),
  )
})

test.each([
  [0n, 0n],
  [STEP - 1n, 0n],
  [STEP, STEP],
  [3n * STEP + 5n, 3n * STEP],
])('a balance of %i pays a bid of %i at most', (balance, bid) => {
  expect(largestBidRaw(balance)).toBe(bid)
})
