/** The division of a pot, recomputed from the tickets, and the expected value of one (protocol 4.3.6). */

import { bracketOf, DIGITS } from './tickets.rules'

const WHOLE_BPS = 10_000n

/** Pot of a round and how it is divided. */
export interface PotTerms {
  collectedRaw: bigint
  treasuryFeeBps: bigint
  /** Share of each bracket, of the pot after the fee. */
  rewardsBreakdownBps: readonly bigint[]
}

/** Returns the part of a pot that is divided among the brackets. */
export const sharedPotRaw = ({ collectedRaw, treasuryFeeBps }: PotTerms): bigint =>
  (collectedRaw * (WHOLE_BPS - treasuryFeeBps)) / WHOLE_BPS

/** Returns a bracket's share of the whole pot, the treasury's part included, in bips. */
export const shareOfPotBps = ({ treasuryFeeBps }: Pick<PotTerms, 'treasuryFeeBps'>, breakdownBps: bigint): bigint =>
  (breakdownBps * (WHOLE_BPS - treasuryFeeBps)) / WHOLE_BPS

/** Returns the amount of each bracket before it is divided by its winners. */
export function bracketPotsRaw(terms: PotTerms): bigint[] {
  const shared = sharedPotRaw(terms)
  return terms.rewardsBreakdownBps.map((share) => (share * shared) / WHOLE_BPS)
}

/** Returns how many numbers match each bracket, with those that match a higher one too. */
export function countMatching(numbers: readonly number[], finalNumber: number): number[] {
  const brackets = numbers.map((number) => bracketOf(number, finalNumber))
  return Array.from({ length: DIGITS }, (_, bracket) => brackets.filter((highest) => highest >= bracket).length)
}

/** Result of a draw, by bracket. */
export interface DrawResult {
  winners: readonly number[]
  /** Prize of each winning ticket. */
  prizesRaw: readonly bigint[]
}

/** Returns winners and prizes of all tickets of a round, in the order and the rounding of the contract. */
export function divide(terms: PotTerms, numbers: readonly number[], finalNumber: number): DrawResult {
  const matching = countMatching(numbers, finalNumber)
  const shared = sharedPotRaw(terms)
  const winners = Array.from({ length: DIGITS }, () => 0)
  const prizesRaw = Array.from({ length: DIGITS }, () => 0n)
  let higher = 0
  for (let bracket = DIGITS - 1; bracket >= 0; bracket -= 1) {
    const reached = matching[bracket] ?? 0
    const count = reached - higher
    const share = terms.rewardsBreakdownBps[bracket] ?? 0n
    winners[bracket] = count
    if (count === 0 || share === 0n) continue
    prizesRaw[bracket] = (share * shared) / BigInt(count) / WHOLE_BPS
    higher = reached
  }
  return { winners, prizesRaw }
}

/** Bracket whose figures on the chain differ from the recomputed ones. */
export interface DrawDifference {
  bracket: number
  stated: { winners: number; prizeRaw: bigint }
  recomputed: { winners: number; prizeRaw: bigint }
}

/** Returns the brackets in which a draw differs from its recomputation; none if it is correct. */
export const differencesOf = (stated: DrawResult, recomputed: DrawResult): DrawDifference[] =>
  Array.from({ length: DIGITS }, (_, bracket) => {
    const figures = ({ winners, prizesRaw }: DrawResult) => ({
      ...{ winners: winners[bracket] ?? 0, prizeRaw: prizesRaw[bracket] ?? 0n },
    })
    return { bracket, stated: figures(stated), recomputed: figures(recomputed) }
  }).filter(({ stated: one, recomputed: other }) => one.winners !== other.winners || one.prizeRaw !== other.prizeRaw)

/** Resolution of probabilities: money is multiplied by whole numbers only. */
const PARTS = 10n ** 12n

/** Returns the probability that a random number reaches a bracket and no higher one. */
export const bracketProbability = (bracket: number): number =>
  bracket === DIGITS - 1 ? 10 ** -DIGITS : 0.9 * 10 ** -(bracket + 1)

/**
 * Returns the expected prize of one random ticket in a round with `otherTickets` random ones. `terms` has the pot that
 * is divided, with the ticket's own price. A bracket's winners share its amount equally, so that the ticket expects a
 * part of 1 / (n + 1) whenever any of the n + 1 tickets wins there.
 */
export function expectedPrizeRaw(terms: PotTerms, otherTickets: number): bigint {
  const tickets = otherTickets + 1
  return bracketPotsRaw(terms).reduce((sum, potRaw, bracket) => {
    const anyWins = -Math.expm1(tickets * Math.log1p(-bracketProbability(bracket)))
    const parts = BigInt(Math.round(anyWins * Number(PARTS)))
    return sum + (potRaw * parts) / PARTS / BigInt(tickets)
  }, 0n)
}
