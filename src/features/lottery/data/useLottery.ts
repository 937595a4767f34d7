import { useMemo } from 'react'
import { chainNowMs } from '../../../chain/block/chainTime'
import { useChainAnchor } from '../../../chain/block/useChainAnchor'
import type { LotteryTicket } from '../../../chain/contracts/lottery/reads'
import { useBalances } from '../../../chain/multicall/useBalances'
import type { Address } from '../../../core/address'
import { cake } from '../../../market/cake'
import { useAppSelector } from '../../../state/storeHooks'
import { useMonotonicNow } from '../../../ui/figures/useNow'
import { type PlayedRound, type Prize, totalPrizeRaw, unclaimedPrizes } from '../claims.rules'
import { playedRounds, roundSummary, type RoundSummary } from '../history.rules'
import {
  type PrizeCheck,
  selectCheck,
  selectCurrentId,
  selectIndexedOf,
  selectMaxTickets,
  selectNewestClaimable,
  selectPlayerOf,
  selectRoundOf,
  selectRounds,
  selectTicketsOf,
} from '../lottery.slice'
import type { TicketSale } from '../purchase.rules'
import { fromStoredRound, fromStoredTickets, placeholderRound, type Round } from '../round.rules'
import { isSelling } from '../schedule.rules'

const SECOND_MS = 1_000

/** Returns a round; null until it is read. */
export function useRound(lotteryId: number): Round | null {
  const stored = useAppSelector(selectRoundOf(lotteryId))
  return stored ? fromStoredRound(stored) : null
}

/**
 * Returns the current round; until it is read a placeholder, pending and loading (games 4.2.2, 4.2.3). Before the first
 * round it is pending and has the number 0.
 */
export function useCurrentRound(): Round {
  const lotteryId = useAppSelector(selectCurrentId)
  const stored = useAppSelector(selectRoundOf(lotteryId ?? 0))
  return useMemo(
    () => (stored ? fromStoredRound(stored) : { ...placeholderRound(lotteryId ?? 0), isLoading: lotteryId !== 0 }),
    [stored, lotteryId],
  )
}

/** Terms of the current round's sale, and how its pot is divided. */
export interface LotterySettings extends TicketSale {
  lotteryId: number
  treasuryFeeBps: bigint
  /** Shares of the six brackets, of the pot after the treasury's part. */
  rewardsBreakdownBps: readonly bigint[]
}

/** Returns the terms of the current round; null until they are read. */
export function useLotterySettings(): LotterySettings | null {
  const round = useCurrentRound()
  const maxTickets = useAppSelector(selectMaxTickets)
  return useMemo(() => {
    if (round.isLoading || round.lotteryId === 0 || maxTickets === null) return null
    const { lotteryId, priceRaw, discountDivisor, treasuryFeeBps, rewardsBreakdownBps } = round
    return { lotteryId, priceRaw, discountDivisor, maxTickets, treasuryFeeBps, rewardsBreakdownBps }
  }, [round, maxTickets])
}

/** Returns the chain's time in seconds since 1970, counted each second; null until the first block is read. */
export function useChainSeconds(): number | null {
  const anchor = useChainAnchor()
  const nowMs = useMonotonicNow()
  return anchor && Math.floor(chainNowMs(anchor, nowMs) / SECOND_MS)
}

/** Returns whether the current round sells tickets now. */
export function useIsSelling(): boolean {
  const { status, endSeconds } = useCurrentRound()
  const nowSeconds = useChainSeconds()
  return nowSeconds !== null && isSelling(status, endSeconds, nowSeconds)
}

/** Returns an account's tickets of a round; undefined until they are read, null where they could not be read. */
export function useTickets(account: Address | null, lotteryId: number): readonly LotteryTicket[] | null | undefined {
  const stored = useAppSelector((state) => selectTicketsOf(account)(state)?.[lotteryId])
  return stored ? fromStoredTickets(stored) : stored
}

/** Drawn round with an account's prizes that are not claimed yet. */
export interface ClaimableRound {
  round: Round
  prizes: readonly Prize[]
  totalRaw: bigint
}

/**
 * Returns the rounds whose prizes an account can claim, newest first: those among the rounds whose tickets are known.
 * `prizesRequested` of the slice reads the tickets of more rounds.
 */
export function useClaimableRounds(account: Address | null): readonly ClaimableRound[] {
  const rounds = useAppSelector(selectRounds)
  const tickets = useAppSelector(selectTicketsOf(account))
  return useMemo(
    () =>
      Object.values(rounds)
        .toSorted((one, other) => other.lotteryId - one.lotteryId)
        .flatMap((stored) => {
          const own = tickets?.[stored.lotteryId]
          if (!own || stored.status !== 'claimable') return []
          const round = fromStoredRound(stored)
          const prizes = unclaimedPrizes(fromStoredTickets(own), round)
          return prizes.length === 0 ? [] : { round, prizes, totalRaw: totalPrizeRaw(prizes) }
        }),
    [rounds, tickets],
  )
}

/** Returns an account's search for prizes; null before one, and after a later draw. */
export function usePrizeCheck(account: Address | null): PrizeCheck | null {
  const check = useAppSelector(selectCheck)
  const newestRound = useAppSelector(selectNewestClaimable)
  return check && check.account === account && check.newestRound === (newestRound ?? 0) ? check : null
}

/**
 * Returns the rounds in which an account has tickets, newest first; without the index only those read from the chain.
 */
export function usePlayedRounds(account: Address | null): readonly PlayedRound[] {
  const player = useAppSelector(selectPlayerOf(account))
  const tickets = useAppSelector(selectTicketsOf(account))
  const rounds = useAppSelector(selectRounds)
  const currentId = useAppSelector(selectCurrentId)
  return useMemo(
    () => playedRounds(player, currentId, tickets ?? {}, (id) => rounds[id] && fromStoredRound(rounds[id])),
    [player, tickets, rounds, currentId],
  )
}

/** Returns what the history lists of a round; null while neither chain nor index has it. */
export function useRoundSummary(lotteryId: number): RoundSummary | null {
  const round = useAppSelector(selectRoundOf(lotteryId))
  const indexed = useAppSelector(selectIndexedOf(lotteryId))
  return useMemo(() => roundSummary(round, indexed), [round, indexed])
}

/** Returns an account's CAKE in its smallest unit; null until it is read. */
export const useCakeBalance = (account: Address | null): bigint | null =>
  useBalances(account, [cake?.address])[0]?.value ?? null
