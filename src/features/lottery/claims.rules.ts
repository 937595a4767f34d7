/** Prizes of an account's tickets, and the transactions that claim them (protocol 4.4, games 4.2.6). */

import type { LotteryRound, LotteryTicket } from '../../chain/contracts/lottery/reads'
import { bracketOf } from './tickets.rules'

/** Drawn round: its final number, and the prize of a winning ticket of each bracket. */
export type DrawnRound = Pick<LotteryRound, 'finalNumber' | 'prizesRaw'>

/** Prize of a ticket, as the contract takes it in a claim. */
export interface Prize {
  ticketId: bigint
  bracket: number
  prizeRaw: bigint
}

/**
 * Returns the prize of a ticket, claimed or not; null for none. It is that of the highest matched bracket. In a round
 * whose terms give that bracket nothing, the contract pays the next lower one with a prize.
 */
export function prizeOf({ id, number }: LotteryTicket, { finalNumber, prizesRaw }: DrawnRound): Prize | null {
  for (let bracket = bracketOf(number, finalNumber); bracket >= 0; bracket -= 1) {
    const prizeRaw = prizesRaw[bracket] ?? 0n
    if (prizeRaw > 0n) return { ticketId: id, bracket, prizeRaw }
  }
  return null
}

/** Returns the prizes of tickets that are not claimed yet. */
export const unclaimedPrizes = (tickets: readonly LotteryTicket[], round: DrawnRound): Prize[] =>
  tickets.flatMap((ticket) => (ticket.isClaimed ? [] : (prizeOf(ticket, round) ?? [])))

/** Returns the sum of prizes, in CAKE's smallest unit. */
export const totalPrizeRaw = (prizes: readonly Prize[]): bigint =>
  prizes.reduce((sum, { prizeRaw }) => sum + prizeRaw, 0n)

/** Returns the prizes of one transaction each, in their order: at most `size`, the chain's limit. */
export function claimBatches(prizes: readonly Prize[], size: number): Prize[][] {
  const step = Math.max(1, size)
  return Array.from({ length: Math.ceil(prizes.length / step) }, (_, batch) =>
    prizes.slice(batch * step, (batch + 1) * step),
  )
}

/** constants: ROUNDS_TO_CHECK */
const ROUNDS_TO_CHECK = 3

/** constants: RECHECK_ABOVE. One transaction cannot claim more, so a round recorded as claimed may have prizes left. */
const RECHECK_ABOVE = 100

/** Record of an account's round. */
export interface PlayedRound {
  lotteryId: number
  isClaimable: boolean
  isClaimed: boolean
  ticketCount: number
}

/** Returns the newest rounds in which the app looks for prizes (games 4.2.6). */
export const roundsToCheck = (rounds: readonly PlayedRound[], most = ROUNDS_TO_CHECK): PlayedRound[] =>
  rounds
    .filter(({ isClaimable, isClaimed, ticketCount }) => isClaimable && (!isClaimed || ticketCount > RECHECK_ABOVE))
    .toSorted((one, other) => other.lotteryId - one.lotteryId)
    .slice(0, most)
