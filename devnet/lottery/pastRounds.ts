/** Account of a ticket: the demo account, or one of the other accounts. */
export type Player = 'demo' | 'first' | 'second'

/** Numbers of tickets by how many of their last digits match the final number, from none to six. */
type TicketCounts = readonly [number, number, number, number, number, number, number]

/** Drawn round. */
export interface PastRound {
  finalNumber: number
  /** CAKE that the keeper adds to the pot. */
  injectedCake?: string
  tickets: Partial<Record<Player, TicketCounts>>
  /** Players who have claimed their prizes. */
  claimedBy?: readonly Player[]
}

/**
 * Rounds with winners in several brackets; round 3 has no winner of the jackpot. The demo account has claimed its
 * prizes of round 2, and has won nothing in round 3. Its prizes in rounds 4 and 6 are unclaimed.
 */
export const PAST_ROUNDS: readonly PastRound[] = [
  {
    finalNumber: 1_582_039,
    injectedCake: '10000',
    tickets: { first: [9, 3, 1, 1, 0, 0, 1], second: [8, 2, 1, 0, 1, 0, 0] },
    claimedBy: ['first'],
  },
  {
    finalNumber: 1_907_416,
    tickets: { demo: [2, 0, 1, 0, 0, 0, 0], first: [7, 1, 0, 1, 0, 1, 1], second: [6, 2, 1, 0, 0, 0, 0] },
    claimedBy: ['demo', 'second'],
  },
  {
    finalNumber: 1_340_752,
    tickets: { demo: [4, 0, 0, 0, 0, 0, 0], first: [10, 2, 1, 1, 0, 0, 0], second: [9, 2, 0, 0, 1, 0, 0] },
    claimedBy: ['first', 'second'],
  },
  {
    finalNumber: 1_068_195,
    tickets: { demo: [3, 1, 0, 1, 0, 0, 0], first: [8, 2, 1, 0, 0, 1, 0], second: [7, 1, 1, 0, 1, 0, 1] },
  },
  {
    finalNumber: 1_736_204,
    injectedCake: '10000',
    tickets: { first: [9, 1, 1, 0, 1, 0, 1], second: [10, 3, 0, 1, 0, 0, 0] },
    claimedBy: ['first'],
  },
  {
    finalNumber: 1_259_871,
    tickets: { demo: [3, 1, 1, 0, 1, 0, 0], first: [8, 2, 1, 1, 0, 0, 1], second: [9, 1, 1, 0, 0, 1, 0] },
  },
]

/** Tickets of the round that is open; its number is not drawn, so they match nothing. */
export const OPEN_ROUND: PastRound = {
  finalNumber: 1_424_242,
  injectedCake: '2500',
  tickets: { demo: [2, 0, 0, 0, 0, 0, 0], first: [11, 0, 0, 0, 0, 0, 0], second: [9, 0, 0, 0, 0, 0, 0] },
}

const DIGITS = 6
const RANGE = 10 ** DIGITS

/** Returns a ticket whose last `matched` digits equal those of the final number, and no more; `index` varies the others. */
export function ticketNumber(finalNumber: number, matched: number, index: number): number {
  if (matched >= DIGITS) return finalNumber
  const power = 10 ** matched
  const digit = Math.floor(finalNumber / power) % 10
  const otherDigit = (digit + 1 + (index % 9)) % 10
  const high = ((index + 1) * 271_829 + finalNumber) % (RANGE / (power * 10))
  return RANGE + high * power * 10 + otherDigit * power + (finalNumber % power)
}

/** Ticket of a player. */
export interface PastTicket {
  number: number
  /** Bracket of its prize; -1 for none. */
  bracket: number
}

/** Returns the tickets of a player in a round, in the order of their purchase. */
export function ticketsOf({ finalNumber, tickets }: PastRound, player: Player): PastTicket[] {
  const seed = { demo: 0, first: 100, second: 200 }[player]
  return (tickets[player] ?? []).flatMap((count, matched) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ number: ticketNumber(finalNumber, matched, seed + matched * 10 + at), bracket: matched - 1 },
    })),
  )
}
