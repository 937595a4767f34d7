import type { IndexedBet } from '../../../chain/services/predictionBets'
import type { Address } from '../../../core/address'

/** Result of an account over the ended rounds of a time span. */
export interface Standing {
  account: Address
  /** Payouts less bets, in wei. */
  netRaw: bigint
  roundCount: number
  wonCount: number
  /** Won rounds as a part of all, in basis points, cut. */
  winRateBps: bigint
}

const BPS = 10_000n

const payoutOf = ({ position, winner, amountRaw, rewardBaseRaw, rewardRaw }: IndexedBet): bigint =>
  winner === position && rewardBaseRaw > 0n ? (amountRaw * rewardRaw) / rewardBaseRaw : 0n

const compare = (one: bigint, other: bigint): number => (one === other ? 0 : one > other ? -1 : 1)

/**
 * Returns the results of the accounts with the best net result, the best first. Bets of rounds that have not ended do
 * not count.
 */
export function standings(bets: readonly IndexedBet[], count: number): Standing[] {
  const byAccount = new Map<Address, { netRaw: bigint; roundCount: number; wonCount: number }>()
  for (const bet of bets) {
    if (bet.winner === null) continue
    const { netRaw, roundCount, wonCount } = byAccount.get(bet.account) ?? { netRaw: 0n, roundCount: 0, wonCount: 0 }
    byAccount.set(bet.account, {
      netRaw: netRaw + payoutOf(bet) - bet.amountRaw,
      roundCount: roundCount + 1,
      wonCount: wonCount + (bet.winner === bet.position ? 1 : 0),
    })
  }
  return [...byAccount]
    .map(([account, each]) => ({
      ...{ account, ...each },
      winRateBps: (BigInt(each.wonCount) * BPS) / BigInt(each.roundCount),
    }))
    .toSorted((one, other) => compare(one.netRaw, other.netRaw))
    .slice(0, count)
}
