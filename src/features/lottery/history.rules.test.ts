import { expect, test } from 'vitest'
import { playedRounds, roundSummary, type StoredLottery, toStoredLottery, toStoredPlayer } from './history.rules'
import { fromStoredRound, placeholderRound, soldTickets, toStoredRound, toStoredTicket } from './round.rules'
import { STATUSES } from './schedule.rules'

const FINAL = 1_582_039

const indexed = (lotteryId: number, more: Partial<StoredLottery> = {}): StoredLottery => ({
  ...{ lotteryId, status: 'open', userCount: 3, ticketCount: 8, winningCount: null, finalNumber: null },
  ...{ startSeconds: 0, endSeconds: 100, priceRaw: '250', ...more },
})

const round = (lotteryId: number, status: (typeof STATUSES)[number], finalNumber = 0) =>
  toStoredRound(lotteryId, {
    ...placeholderRound(lotteryId),
    ...{ status: STATUSES.indexOf(status), endSeconds: 200, finalNumber, prizesRaw: [1n, 2n, 3n, 4n, 5n, 6n] },
    ...{ firstTicketId: 10n, firstTicketIdNextLottery: 18n },
  })

const ticket = (id: bigint, number: number, isClaimed = false) => toStoredTicket({ id, number, isClaimed })
const play = (lotteryId: number, isClaimed = false) => ({
  ...{ lotteryId, isClaimed, ticketCount: 4, status: 'claimable' as const, endSeconds: 0 },
})
const player = (...ids: number[]) => toStoredPlayer({ ticketCount: 4, paidRaw: 7n, rounds: ids.map((id) => play(id)) })

test('the values of the chain replace those of the index, which adds the number of players', () => {
  const drawn = { lotteryId: 2, status: 'claimable', endSeconds: 200, finalNumber: FINAL }
  expect(roundSummary(round(2, 'claimable', FINAL), indexed(2))).toEqual({ ...drawn, userCount: 3 })
  expect(roundSummary(round(2, 'claimable', FINAL), undefined)).toEqual({ ...drawn, userCount: null })
  const open = { lotteryId: 1, status: 'open', endSeconds: 100, finalNumber: 0, userCount: 3 }
  expect([roundSummary(undefined, indexed(1)), roundSummary(undefined, undefined)]).toEqual([open, null])
  expect(toStoredLottery({ ...indexed(1), priceRaw: 9n }).priceRaw).toBe('9')
})

test('a round counts as claimed once no prize is left, however the index has it', () => {
  const rounds = { 5: fromStoredRound(round(5, 'claimable', FINAL)), 6: fromStoredRound(round(6, 'open')) }
  const tickets = {
    3: null,
    4: [],
    5: [ticket(1n, FINAL, true), ticket(2n, FINAL)],
    6: [ticket(3n, FINAL)],
    9: [ticket(4n, FINAL)],
  }
  const played = playedRounds(player(3, 4, 5), 6, tickets, (id) => rounds[id as 5 | 6])
  expect(played).toEqual([
    { lotteryId: 6, isClaimable: false, isClaimed: false, ticketCount: 1 },
    { lotteryId: 5, isClaimable: true, isClaimed: false, ticketCount: 2 },
    { lotteryId: 4, isClaimable: true, isClaimed: false, ticketCount: 4 },
    { lotteryId: 3, isClaimable: true, isClaimed: false, ticketCount: 4 },
  ])
  const all = { 5: [ticket(1n, FINAL, true), ticket(2n, 1_000_000)] }
  expect(playedRounds(undefined, null, all, () => rounds[5])[0]).toMatchObject({ isClaimed: true, isClaimable: true })
})

test('a round of the index can be claimed once it is drawn', () => {
  const rounds = [{ ...play(2), status: 'close' as const }, play(1)]
  const played = playedRounds({ ticketCount: 8, paidRaw: '0', rounds }, 3, {}, () => undefined)
  expect(played.map(({ lotteryId, isClaimable }) => [lotteryId, isClaimable])).toEqual([
    [2, false],
    [1, true],
  ])
})

test('rounds above the current one and rounds without a ticket are not played', () => {
  const rounds = { 4: fromStoredRound(round(4, 'claimable', FINAL)) }
  expect(playedRounds(player(8, 4), 7, { 4: [] }, (id) => rounds[id as 4])).toEqual([])
})

test('the sold tickets are known once the sale has ended', () => {
  expect([fromStoredRound(round(1, 'open')), fromStoredRound(round(1, 'close'))].map(soldTickets)).toEqual([null, 8])
  expect(soldTickets(placeholderRound(1))).toBeNull()
})
