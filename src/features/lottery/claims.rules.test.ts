import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LotteryTicket } from '../../chain/contracts/lottery/reads'
import { claimBatches, prizeOf, roundsToCheck, totalPrizeRaw, unclaimedPrizes } from './claims.rules'

const FINAL = 1_234_567
const ROUND = { finalNumber: FINAL, prizesRaw: [1n, 20n, 300n, 4000n, 50_000n, 600_000n] }
const ticket = (number: number, id = 7n, isClaimed = false): LotteryTicket => ({ id, number, isClaimed })

test.each([
  [1_234_560, null],
  [1_000_007, [0, 1n]],
  [1_000_567, [2, 300n]],
  [1_034_567, [4, 50_000n]],
  [FINAL, [5, 600_000n]],
])('%i gets the prize of its highest bracket only', (number, expected) => {
  const prize = prizeOf(ticket(number), ROUND)
  expect(prize && [prize.bracket, prize.prizeRaw]).toEqual(expected)
})

test('a bracket without a prize falls back to the next lower one that has one', () => {
  const round = { finalNumber: FINAL, prizesRaw: [9n, 0n, 5n, 0n, 0n, 0n] }
  expect(prizeOf(ticket(FINAL), round)).toEqual({ ticketId: 7n, bracket: 2, prizeRaw: 5n })
  expect(prizeOf(ticket(1_000_067), round)?.bracket).toBe(0)
  expect(prizeOf(ticket(FINAL), { finalNumber: FINAL, prizesRaw: [] })).toBeNull()
})

test('claimed tickets have no prize left', () => {
  const prizes = unclaimedPrizes([ticket(FINAL, 1n, true), ticket(1_000_007, 2n), ticket(1_000_000, 3n)], ROUND)
  expect(prizes).toEqual([{ ticketId: 2n, bracket: 0, prizeRaw: 1n }])
  expect(totalPrizeRaw(prizes)).toBe(1n)
})

test('batches hold every prize once, in order, and at most the limit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 450 }), fc.integer({ min: 1, max: 200 }), (count, size) => {
      const prizes = Array.from({ length: count }, (_, at) => ({ ticketId: BigInt(at), bracket: 0, prizeRaw: 1n }))
      const batches = claimBatches(prizes, size)
      expect(batches.flat()).toEqual(prizes)
      expect(batches.every(({ length }) => length >= 1 && length <= size)).toBe(true)
      expect(batches).toHaveLength(Math.ceil(count / size))
    }),
  )
  expect(claimBatches([], 0)).toEqual([])
})

test('prizes are looked for in the newest three claimable rounds, and again in claimed ones of many tickets', () => {
  const round = (lotteryId: number, isClaimed = false, ticketCount = 5, isClaimable = true) => ({
    ...{ lotteryId, isClaimable, isClaimed, ticketCount },
  })
  const rounds = [
    round(3),
    round(9, false, 5, false),
    round(8, true),
    round(7, true, 101),
    round(5),
    round(6, true, 100),
  ]
  expect(roundsToCheck(rounds).map(({ lotteryId }) => lotteryId)).toEqual([7, 5, 3])
  expect(roundsToCheck([1, 2, 3, 4, 5].map((id) => round(id))).map(({ lotteryId }) => lotteryId)).toEqual([5, 4, 3])
  expect(
    roundsToCheck(
      [1, 2, 3, 4, 5].map((id) => round(id)),
      Infinity,
    ),
  ).toHaveLength(5)
})
