import type { ChainBet } from '../../chain/contracts/predictions/reads'
import { winnerOf, type Round, type Side } from './round.rules'

const PERCENT = 100n

type Pools = Pick<Round, 'totalRaw' | 'bullRaw' | 'bearRaw'>

/** Returns the bets on one side of a round, in wei. */
export const sideRaw = ({ bullRaw, bearRaw }: Pools, side: Side): bigint => (side === 'bull' ? bullRaw : bearRaw)

/**
 * Returns the payout of one side as a multiple of its bets, in hundredths, rounded down; null without a bet on it
 * (protocol 5).
 */
export function payoutMultiple(round: Pools, side: Side, rewardRate: number): bigint | null {
  const ownRaw = sideRaw(round, side)
  return ownRaw === 0n ? null : (round.totalRaw * BigInt(rewardRate)) / ownRaw
}

/**
 * Returns the payout multiple of one side of a round. The multiple of the winners of an ended round is computed from
 * its reward, because the reward rate may have changed since.
 */
export function shownMultiple(round: Round, side: Side, rewardRate: number): bigint | null {
  const isWon = winnerOf(round) === side && round.rewardBaseRaw > 0n
  return isWon ? (round.rewardRaw * PERCENT) / round.rewardBaseRaw : payoutMultiple(round, side, rewardRate)
}

/** Returns the pools of a round after another bet. */
export const withBet = (round: Pools, side: Side, amountRaw: bigint): Pools => ({
  totalRaw: round.totalRaw + amountRaw,
  bullRaw: round.bullRaw + (side === 'bull' ? amountRaw : 0n),
  bearRaw: round.bearRaw + (side === 'bear' ? amountRaw : 0n),
})

/** Returns what a bet would be paid if its side won and no other bet followed, in wei, as the contract rounds. */
export function expectedPayoutRaw(round: Pools, side: Side, amountRaw: bigint, rewardRate: number): bigint {
  if (amountRaw === 0n) return 0n
  const after = withBet(round, side, amountRaw)
  const rewardRaw = (after.totalRaw * BigInt(rewardRate)) / PERCENT
  return (amountRaw * rewardRaw) / sideRaw(after, side)
}

/** Returns what the market keeps of a bet on average, in wei: the treasury's part of all bets. */
export const houseEdgeRaw = (amountRaw: bigint, rewardRate: number): bigint =>
  (amountRaw * (PERCENT - BigInt(rewardRate))) / PERCENT

/** Result of a bet (games 4.1.5). */
export type BetResult = 'win' | 'lose' | 'canceled' | 'live'

/** Returns the result of a bet; at equal prices nobody wins (protocol 5). `isCancelled` is the state of the round. */
export function betResult(bet: ChainBet, round: Round, isCancelled: boolean): BetResult {
  const winner = winnerOf(round)
  if (winner !== null) return winner === bet.position ? 'win' : 'lose'
  return isCancelled ? 'canceled' : 'live'
}

/** Returns what a bet is paid by its result, in wei. A won bet gets its part of the reward, as the contract rounds. */
export function payoutRaw(bet: ChainBet, round: Round, result: BetResult): bigint {
  if (result === 'canceled') return bet.amountRaw
  if (result !== 'win' || round.rewardBaseRaw === 0n) return 0n
  return (bet.amountRaw * round.rewardRaw) / round.rewardBaseRaw
}
