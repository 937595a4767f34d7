import facts from '#deployment/lottery.json'

/** Contents of lottery.json that the app uses. */
export interface LotteryFile {
  /** Price of a ticket that each round aims at, in US dollars. */
  ticketUsd: string
  discountDivisor: number
  treasuryFeeBps: number
  /** Shares of the six brackets, of the pot after the treasury's part. */
  rewardsBreakdownBps: number[]
  drawsPerDay: number
  /** CAKE that the team adds to the pot from time to time. */
  injection: { cake: string; everyDays: number }
}

/** Stated terms of the lottery, for texts and until those of the contract are read (games 9.2 to 9.4). */
export const lotteryFacts: LotteryFile = facts
