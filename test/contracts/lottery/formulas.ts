/** Digits of a ticket, and so brackets of a round. */
const DIGITS = 6

/** Returns the price of several tickets together (protocol 4.2.3). */
export const totalPrice = (divisor: bigint, price: bigint, count: bigint): bigint =>
  (price * count * (divisor + 1n - count)) / divisor

/** Returns the highest bracket of a number, counted from its last digit; -1 without a match (protocol 4.2.1). */
export function bracketOf(number: bigint, finalNumber: bigint): number {
  const [digits, drawn] = [number, finalNumber].map((value) => value.toString().slice(1).split('').toReversed())
  const miss = drawn?.findIndex((digit, index) => digits?.[index] !== digit) ?? 0
  return (miss < 0 ? DIGITS : miss) - 1
}

/** Returns how many of some numbers reach each bracket and no higher one. */
export function countWinners(numbers: readonly bigint[], finalNumber: bigint): bigint[] {
  const counts = Array.from({ length: DIGITS }, () => 0n)
  for (const number of numbers) {
    const bracket = bracketOf(number, finalNumber)
    if (bracket >= 0) counts[bracket] = (counts[bracket] ?? 0n) + 1n
  }
  return counts
}

/** Result of a draw in which every bracket has a share. */
interface Draw {
  winners: bigint[]
  /** Prize of each winning ticket of the bracket. */
  prizes: bigint[]
  /** Amount of the brackets without winners. */
  notWon: bigint
  /** Treasury's part of the pot. */
  fee: bigint
}

/** Returns how a pot is divided (protocol 4.3.6). */
export function divide(
  pot: bigint,
  treasuryFee: bigint,
  breakdown: readonly bigint[],
  winners: readonly bigint[],
): Draw {
  const shared = (pot * (10_000n - treasuryFee)) / 10_000n
  const prizes = winners.map((count, bracket) =>
    count === 0n ? 0n : ((breakdown[bracket] ?? 0n) * shared) / count / 10_000n,
  )
  const notWon = winners.reduce(
    (sum, count, bracket) => sum + (count === 0n ? ((breakdown[bracket] ?? 0n) * shared) / 10_000n : 0n),
    0n,
  )
  return { winners: [...winners], prizes, notWon, fee: pot - shared }
}
