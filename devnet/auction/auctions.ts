import { parseUnits } from 'ethers'

/** Account of a bid: the demo account, or one of the bidders. */
export type Bidder = 'demo' | 'first' | 'second' | 'third'

/** Auction with bids. Amounts in CAKE. */
export interface SeededAuction {
  initialBid: string
  /** Places that win a farm. */
  places: number
  /** Bids of each account in their order; they add up. */
  bids: Partial<Record<Bidder, readonly string[]>>
}

/** Closed auctions. The demo account has won the first one, and can reclaim its bids of the second one. */
export const PAST_AUCTIONS: readonly SeededAuction[] = [
  { initialBid: '50', places: 1, bids: { demo: ['100', '20'], first: ['90'], second: ['60'] } },
  { initialBid: '50', places: 2, bids: { first: ['200'], second: ['170'], demo: ['80', '30'], third: ['60'] } },
]

/** The auction that is open; the demo account has not bid yet. */
export const OPEN_AUCTION: SeededAuction = {
  initialBid: '100',
  places: 2,
  bids: { first: ['300'], second: ['200', '60'], third: ['120'] },
}

/** Returns the sum of an account's bids, in base units. */
export const totalRaw = ({ bids }: SeededAuction, bidder: Bidder): bigint =>
  (bids[bidder] ?? []).reduce((sum, amount) => sum + parseUnits(amount), 0n)
