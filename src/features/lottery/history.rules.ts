/** Rounds of the history: those of the index, with the chain's values where it was read (games 4.2.6). */

import type { IndexedLottery, IndexedPlay, IndexedPlayer } from '../../chain/services/lotteryRounds'
import { type PlayedRound, unclaimedPrizes } from './claims.rules'
import { fromStoredTickets, type Round, type StoredRound, type StoredTicket } from './round.rules'
import type { RoundStatus } from './schedule.rules'

/** Round and account of the index as stored: amounts are decimal strings. */
export type StoredLottery = Omit<IndexedLottery, 'priceRaw'> & { priceRaw: string }
export type StoredPlayer = Omit<IndexedPlayer, 'paidRaw'> & { paidRaw: string }

/** Returns a round of the index as stored. */
export const toStoredLottery = (lottery: IndexedLottery): StoredLottery => ({
  ...lottery,
  priceRaw: String(lottery.priceRaw),
})

/** Returns an account's record in the index as stored. */
export const toStoredPlayer = (player: IndexedPlayer): StoredPlayer => ({ ...player, paidRaw: String(player.paidRaw) })

/** Round as the history lists it. */
export interface RoundSummary {
  lotteryId: number
  status: RoundStatus
  endSeconds: number
  /** 0 until the draw. */
  finalNumber: number
  /** Null without the index. */
  userCount: number | null
}

/** Returns a round as the chain has it, else as the index has it, which also counts the players; null without both. */
export function roundSummary(round: StoredRound | undefined, indexed: StoredLottery | undefined): RoundSummary | null {
  const source = round ?? indexed
  if (!source) return null
  const { lotteryId, status, endSeconds, finalNumber } = source
  return { lotteryId, status, endSeconds, finalNumber: finalNumber ?? 0, userCount: indexed?.userCount ?? null }
}

const ofIndex = ({ lotteryId, status, isClaimed, ticketCount }: IndexedPlay): PlayedRound => ({
  ...{ lotteryId, isClaimed, ticketCount, isClaimable: status === 'claimable' },
})

/**
 * Returns the rounds in which an account has tickets, newest first. Rounds whose tickets the chain has returned have
 * the chain's values: claimed means that no prize is left.
 */
export function playedRounds(
  player: StoredPlayer | undefined,
  currentLotteryId: number | null,
  tickets: Readonly<Record<number, readonly StoredTicket[] | null>>,
  roundOf: (lotteryId: number) => Round | undefined,
): PlayedRound[] {
  const byId = new Map((player?.rounds ?? []).map((play) => [play.lotteryId, ofIndex(play)]))
  for (const [key, stored] of Object.entries(tickets)) {
    const [lotteryId, round] = [Number(key), roundOf(Number(key))]
    if (!stored || !round) continue
    const own = fromStoredTickets(stored)
    const isClaimable = round.status === 'claimable'
    const isClaimed = own.some((ticket) => ticket.isClaimed) && unclaimedPrizes(own, round).length === 0
    if (own.length === 0) byId.delete(lotteryId)
    else byId.set(lotteryId, { lotteryId, isClaimable, isClaimed, ticketCount: own.length })
  }
  return [...byId.values()]
    .filter(({ lotteryId }) => lotteryId <= (currentLotteryId ?? Infinity))
    .toSorted((one, other) => other.lotteryId - one.lotteryId)
}
