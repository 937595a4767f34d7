import type { ChainBet, ChainRound } from '../../../chain/contracts/predictions/reads'
import type { Winner } from '../round.rules'

/** The result of a round, computed from the prices of its events and the bets on each side (protocol 5). */
export interface ComputedResult {
  winner: Winner
  totalRaw: bigint
  /** What the winners share, in wei. */
  rewardRaw: bigint
  /** What a bet is paid, in wei; null without one. */
  payoutRaw: bigint | null
}

const PERCENT = 100n

/** Computes the result of a round. Does not use the winner, the reward and the payout that the contract states. */
export function computeResult(
  { bullRaw, bearRaw }: Pick<ChainRound, 'bullRaw' | 'bearRaw'>,
  prices: { lockRaw: bigint; closeRaw: bigint },
  { bet, rewardRate }: { bet: ChainBet | null; rewardRate: number },
): ComputedResult {
  const { lockRaw, closeRaw } = prices
  const winner = closeRaw === lockRaw ? 'house' : closeRaw > lockRaw ? 'bull' : 'bear'
  const totalRaw = bullRaw + bearRaw
  const rewardRaw = winner === 'house' ? 0n : (totalRaw * BigInt(rewardRate)) / PERCENT
  const baseRaw = winner === 'bull' ? bullRaw : bearRaw
  const isWon = bet !== null && bet.position === winner && baseRaw > 0n
  const payoutRaw = bet === null ? null : isWon ? (bet.amountRaw * rewardRaw) / baseRaw : 0n
  return { winner, totalRaw, rewardRaw, payoutRaw }
}
