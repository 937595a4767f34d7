import type { ChainBet } from '../../chain/contracts/predictions/reads'
import { betResult, payoutRaw, type BetResult } from './payout.rules'
import { refundBlock, roundStatus, type MarketClock, type Round } from './round.rules'

/** games 4.1.7: which bets the history shows. */
export const HISTORY_FILTERS = ['all', 'collected', 'uncollected'] as const
export type HistoryFilter = (typeof HISTORY_FILTERS)[number]

/** A bet of the account with its round and its result. */
export interface HistoryEntry {
  bet: ChainBet
  round: Round
  result: BetResult
  /** What the result pays, in wei, collected or not. */
  payoutRaw: bigint
  /** The contract would pay it now. */
  isCollectable: boolean
}

/** Returns an account's bet of a round with its result at a block (games 4.1). */
export function historyEntry(bet: ChainBet, round: Round, clock: MarketClock): HistoryEntry {
  const result = betResult(bet, round, roundStatus(round, clock) === 'cancelled')
  const paidRaw = payoutRaw(bet, round, result)
  const isPayable = result === 'canceled' ? clock.block >= refundBlock(round, clock.bufferBlocks) : result === 'win'
  return { bet, round, result, payoutRaw: paidRaw, isCollectable: isPayable && paidRaw > 0n && !bet.isClaimed }
}

/** Returns the entries of a filter, newest first. */
export function filteredHistory(entries: readonly HistoryEntry[], filter: HistoryFilter): HistoryEntry[] {
  const isShown = ({ bet, isCollectable }: HistoryEntry) =>
    filter === 'all' || (filter === 'collected' ? bet.isClaimed : isCollectable)
  return entries.filter(isShown).toSorted((one, other) => other.round.epoch - one.round.epoch)
}

/** Profit and loss of the rounds that have ended; amounts in wei. */
export interface ProfitAndLoss {
  wonCount: number
  lostCount: number
  /** Bets of won and lost rounds. */
  stakedRaw: bigint
  /** Payouts of won rounds, whether collected or not. */
  paidRaw: bigint
  /** Payouts less bets; below 0 for a loss. */
  netRaw: bigint
  /** `netRaw` as a part of the bets, in basis points, cut towards 0; null without an ended round. */
  returnBps: bigint | null
}

/** Returns the profit and loss of an account's bets. Rounds that are open, live or cancelled do not count. */
export function profitAndLoss(entries: readonly HistoryEntry[]): ProfitAndLoss {
  const ended = entries.filter(({ result }) => result === 'win' || result === 'lose')
  const wonCount = ended.filter(({ result }) => result === 'win').length
  const stakedRaw = ended.reduce((sum, { bet }) => sum + bet.amountRaw, 0n)
  const paidRaw = ended.reduce((sum, entry) => sum + entry.payoutRaw, 0n)
  const netRaw = paidRaw - stakedRaw
  const returnBps = stakedRaw === 0n ? null : (netRaw * 10_000n) / stakedRaw
  return { wonCount, lostCount: ended.length - wonCount, stakedRaw, paidRaw, netRaw, returnBps }
}
