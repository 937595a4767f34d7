/** The price of tickets, its bulk discount, and how many tickets a balance pays (protocol 4.2.3). */

/** Terms of a sale, from the chain. */
export interface TicketSale {
  /** Price of one ticket in CAKE's smallest unit. */
  priceRaw: bigint
  discountDivisor: bigint
  /** Largest number of tickets of one transaction. */
  maxTickets: number
}

/** Cost of several tickets. */
export interface TicketCost {
  /** Price without the discount. */
  fullRaw: bigint
  discountRaw: bigint
  /** Amount that the contract takes. */
  totalRaw: bigint
}

/** Returns the cost of a number of tickets; throws for more than the contract can price. */
export function ticketCost({ priceRaw, discountDivisor }: TicketSale, count: number): TicketCost {
  const tickets = BigInt(count)
  if (tickets > discountDivisor + 1n) throw new Error('The discount would be above the price')
  const fullRaw = priceRaw * tickets
  const totalRaw = tickets === 0n ? 0n : (fullRaw * (discountDivisor + 1n - tickets)) / discountDivisor
  return { fullRaw, discountRaw: fullRaw - totalRaw, totalRaw }
}

/** Returns the discount of a number of tickets as a fraction; 1 ticket has none. */
export const discountFraction = ({ discountDivisor }: TicketSale, count: number): [part: bigint, whole: bigint] => [
  BigInt(Math.max(count - 1, 0)),
  discountDivisor,
]

/**
 * Returns the largest number of tickets that the sale offers: the chain's limit, and not so many that one more would
 * make all of them cheaper.
 */
export function largestPurchase({ discountDivisor, maxTickets }: TicketSale): number {
  const turning = (discountDivisor + 1n) / 2n
  return turning < BigInt(maxTickets) ? Number(turning) : maxTickets
}

/** Returns the largest number of tickets that a balance pays after the discount (games 2.6.1). */
export function affordableTickets(sale: TicketSale, balanceRaw: bigint): number {
  // The cost rises with each ticket up to the largest purchase, so a binary search finds the number.
  let [affordable, tooMany] = [0, largestPurchase(sale) + 1]
  while (tooMany - affordable > 1) {
    const middle = Math.floor((affordable + tooMany) / 2)
    if (ticketCost(sale, middle).totalRaw <= balanceRaw) affordable = middle
    else tooMany = middle
  }
  return affordable
}

/** constants: BUY_SHORTCUTS */
const SHORTCUT_PERCENTS = [10, 25, 50, 100] as const

/** Amount offered by a shortcut. */
export interface Shortcut {
  percent: (typeof SHORTCUT_PERCENTS)[number]
  tickets: number
}

/** Returns the shortcuts that buy at least one ticket, for the largest affordable number (games 2.6.1). */
export const shortcutsFor = (affordable: number): Shortcut[] =>
  SHORTCUT_PERCENTS.map((percent) => ({ percent, tickets: Math.floor((affordable * percent) / 100) })).filter(
    ({ tickets }) => tickets >= 1,
  )

/** What is wrong with a typed number of tickets. */
export type AmountProblem = 'none' | 'tooMany' | 'tooExpensive'

/** Returns the first problem of a number of tickets; null if they can be bought (games 5.3). */
export function problemOf(sale: TicketSale, balanceRaw: bigint, count: number): AmountProblem | null {
  if (count < 1) return 'none'
  if (count > largestPurchase(sale)) return 'tooMany'
  return ticketCost(sale, count).totalRaw > balanceRaw ? 'tooExpensive' : null
}
