/** Rounds and tickets as stored in the state (games 3.2, 4.2). */

import type { LotteryRound, LotteryTicket } from '../../chain/contracts/lottery/reads'
import { statusOf, type RoundStatus } from './schedule.rules'

/** Round of the lottery. */
export interface Round extends Omit<LotteryRound, 'status'> {
  lotteryId: number
  status: RoundStatus
  /** The round is a placeholder, because it could not be read yet (games 4.2.2). */
  isLoading: boolean
}

type Stored<Value> = {
  [Key in keyof Value]: Value[Key] extends bigint ? string : Value[Key] extends bigint[] ? string[] : Value[Key]
}

/** Round and ticket as stored in the state: amounts and ids are decimal strings. */
export type StoredRound = Stored<Round>
export type StoredTicket = Stored<LotteryTicket>

const BRACKETS = 6
const zeros = <Value>(value: Value): Value[] => Array.from({ length: BRACKETS }, () => value)

/** Returns the round that replaces one that could not be read (games 4.2.2, 4.2.3). */
export const placeholderRound = (lotteryId: number): Round => ({
  ...{ lotteryId, status: 'pending', isLoading: true, startSeconds: 0, endSeconds: 0 },
  ...{ priceRaw: 0n, discountDivisor: 0n, treasuryFeeBps: 0n, collectedRaw: 0n, finalNumber: 0 },
  ...{ rewardsBreakdownBps: zeros(0n), prizesRaw: zeros(0n), winners: zeros(0) },
  ...{ firstTicketId: 0n, firstTicketIdNextLottery: 0n },
})

/** Returns a round of the chain as stored. */
export const toStoredRound = (lotteryId: number, { status, ...round }: LotteryRound): StoredRound => ({
  ...{ ...round, lotteryId, status: statusOf(status), isLoading: false },
  ...{ priceRaw: String(round.priceRaw), discountDivisor: String(round.discountDivisor) },
  ...{ treasuryFeeBps: String(round.treasuryFeeBps), collectedRaw: String(round.collectedRaw) },
  ...{ rewardsBreakdownBps: round.rewardsBreakdownBps.map(String), prizesRaw: round.prizesRaw.map(String) },
  firstTicketId: String(round.firstTicketId),
  firstTicketIdNextLottery: String(round.firstTicketIdNextLottery),
})

const known = new WeakMap<StoredRound, Round>()

/** Returns a stored round with its amounts; an unchanged one keeps its identity. */
export function fromStoredRound(stored: StoredRound): Round {
  const before = known.get(stored)
  if (before) return before
  const round: Round = {
    ...stored,
    ...{ priceRaw: BigInt(stored.priceRaw), discountDivisor: BigInt(stored.discountDivisor) },
    ...{ treasuryFeeBps: BigInt(stored.treasuryFeeBps), collectedRaw: BigInt(stored.collectedRaw) },
    ...{ rewardsBreakdownBps: stored.rewardsBreakdownBps.map(BigInt), prizesRaw: stored.prizesRaw.map(BigInt) },
    firstTicketId: BigInt(stored.firstTicketId),
    firstTicketIdNextLottery: BigInt(stored.firstTicketIdNextLottery),
  }
  known.set(stored, round)
  return round
}

/** Returns a ticket of the chain as stored. */
export const toStoredTicket = (ticket: LotteryTicket): StoredTicket => ({ ...ticket, id: String(ticket.id) })

const knownTickets = new WeakMap<readonly StoredTicket[], LotteryTicket[]>()

/** Returns stored tickets with their ids; an unchanged list keeps its identity. */
export function fromStoredTickets(stored: readonly StoredTicket[]): LotteryTicket[] {
  const before = knownTickets.get(stored)
  if (before) return before
  const tickets = stored.map((ticket) => ({ ...ticket, id: BigInt(ticket.id) }))
  knownTickets.set(stored, tickets)
  return tickets
}

/** Returns how many tickets a round has sold; null until its sale has ended. */
export const soldTickets = ({ status, firstTicketId, firstTicketIdNextLottery }: Round): number | null =>
  status === 'close' || status === 'claimable' ? Number(firstTicketIdNextLottery - firstTicketId) : null
