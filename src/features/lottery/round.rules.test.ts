import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  fromStoredRound,
  fromStoredTickets,
  placeholderRound,
  soldTickets,
  toStoredRound,
  toStoredTicket,
} from './round.rules'
import { STATUSES } from './schedule.rules'

const amount = fc.bigInt({ min: 0n, max: 2n ** 128n })
const perBracket = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 6, maxLength: 6 })
const chainRounds = fc.record({
  status: fc.nat({ max: STATUSES.length - 1 }),
  ...{ startSeconds: fc.nat(), endSeconds: fc.nat(), finalNumber: fc.nat(), winners: perBracket(fc.nat()) },
  ...{ priceRaw: amount, discountDivisor: amount, treasuryFeeBps: amount, collectedRaw: amount },
  ...{ rewardsBreakdownBps: perBracket(amount), prizesRaw: perBracket(amount) },
  ...{ firstTicketId: amount, firstTicketIdNextLottery: amount },
})

test('a round that could not be read is pending, loading and empty (games 4.2.2)', () => {
  const none = [0n, 0n, 0n, 0n, 0n, 0n]
  expect(placeholderRound(7)).toEqual({
    ...{ lotteryId: 7, status: 'pending', isLoading: true, startSeconds: 0, endSeconds: 0, finalNumber: 0 },
    ...{ priceRaw: 0n, discountDivisor: 0n, treasuryFeeBps: 0n, collectedRaw: 0n },
    ...{ rewardsBreakdownBps: none, prizesRaw: none, winners: [0, 0, 0, 0, 0, 0] },
    ...{ firstTicketId: 0n, firstTicketIdNextLottery: 0n },
  })
})

test('a stored round is plain JSON, and keeps every value', () => {
  fc.assert(
    fc.property(chainRounds, (read) => {
      const stored = toStoredRound(7, read)
      expect(JSON.parse(JSON.stringify(stored))).toEqual(stored)
      const status = STATUSES[read.status]
      expect(fromStoredRound(stored)).toEqual({ ...read, lotteryId: 7, status, isLoading: false })
      expect(fromStoredRound(stored)).toBe(fromStoredRound(stored))
    }),
  )
})

test('stored tickets are plain JSON, and keep their ids and their identity', () => {
  fc.assert(
    fc.property(amount, fc.nat(), fc.boolean(), (id, number, isClaimed) => {
      const stored = [toStoredTicket({ id, number, isClaimed })]
      expect(JSON.parse(JSON.stringify(stored))).toEqual(stored)
      expect(fromStoredTickets(stored)).toEqual([{ id, number, isClaimed }])
      expect(fromStoredTickets(stored)).toBe(fromStoredTickets(stored))
    }),
  )
})

test.each([
  ['pending', null],
  ['open', null],
  ['close', 8],
  ['claimable', 8],
] as const)('the sold tickets of a round that is %s are %s', (status, count) => {
  expect(soldTickets({ ...placeholderRound(1), status, firstTicketId: 10n, firstTicketIdNextLottery: 18n })).toBe(count)
})
