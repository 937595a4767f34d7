/** The states of a farm auction, its leaderboard, and which bids the contract accepts (protocol 11). */

/** Bids are multiples of this amount of CAKE, in base units (protocol 11.2). */
export const BID_STEP_RAW = 10n ** 19n

/** Status values of the contract (protocol 11.1). */
const [OPEN, CLOSE] = [1, 2]

export interface AuctionTerms {
  status: number
  startBlock: number
  endBlock: number
  initialBidRaw: bigint
  /** Places that win a farm. */
  places: number
}

export type AuctionPhase = 'toBeAnnounced' | 'pending' | 'open' | 'finished' | 'closed'

/**
 * Returns the phase of an auction. It is finished from its last block on, because the contract excludes that block, and
 * closed when the operator has stated the lowest winning total.
 */
export function auctionPhase(
  auction: Omit<AuctionTerms, 'initialBidRaw' | 'places'> | null,
  block: number,
): AuctionPhase {
  if (auction?.status === CLOSE) return 'closed'
  if (auction?.status !== OPEN) return 'toBeAnnounced'
  if (block <= auction.startBlock) return 'pending'
  return block < auction.endBlock ? 'open' : 'finished'
}

export interface AuctionBid {
  account: string
  amountRaw: bigint
}

/** Position of a bid, from 1. */
interface Rank {
  position: number
  isWinning: boolean
}

export type RankedBid<Bid extends AuctionBid = AuctionBid> = Bid & Rank

/** Returns the bids from the highest to the lowest. Equal bids share a position, and the positions up to `places` win. */
export function leaderboardOf<Bid extends AuctionBid>(bids: readonly Bid[], places: number): RankedBid<Bid>[] {
  const sorted = bids.toSorted((one, other) =>
    one.amountRaw === other.amountRaw ? 0 : one.amountRaw > other.amountRaw ? -1 : 1,
  )
  return sorted.map((bid) => {
    const position = sorted.findIndex(({ amountRaw }) => amountRaw === bid.amountRaw) + 1
    return { ...bid, position, isWinning: position <= places }
  })
}

/** Returns the bids of a closed auction from the highest to the lowest: those that reach the operator's limit have won. */
export const finalLeaderboard = <Bid extends AuctionBid>(bids: readonly Bid[], limitRaw: bigint): RankedBid<Bid>[] =>
  leaderboardOf(bids, bids.length).map((bid) => ({ ...bid, isWinning: bid.amountRaw >= limitRaw }))

/** Total of an account and its place among all bidders. */
export interface Standing extends Rank {
  totalRaw: bigint
  bidderCount: number
}

/** Returns where an account is once it has added an amount to its bids; null without a bid. */
export function standingAfter(
  bids: readonly AuctionBid[],
  places: number,
  account: string,
  addedRaw: bigint,
): Standing | null {
  const ownRaw = bids.find((bid) => bid.account === account)?.amountRaw ?? 0n
  const totalRaw = ownRaw + addedRaw
  if (totalRaw === 0n) return null
  const others = bids.filter((bid) => bid.account !== account)
  const position = others.filter(({ amountRaw }) => amountRaw > totalRaw).length + 1
  return { totalRaw, position, isWinning: position <= places, bidderCount: others.length + 1 }
}

/** Returns the largest bid that a balance pays. */
export const largestBidRaw = (balanceRaw: bigint): bigint => balanceRaw - (balanceRaw % BID_STEP_RAW)

/** Returns the lowest winning total, which the operator states when it closes the auction; 0 without a bid. */
export const winningLimitRaw = (bids: readonly AuctionBid[], places: number): bigint =>
  leaderboardOf(bids, places).findLast(({ isWinning }) => isWinning)?.amountRaw ?? 0n

/** Returns the least amount that brings an account to a place that wins, as a multiple of the step; 0 if it has one. */
export function amountToWinRaw(
  bids: readonly AuctionBid[],
  { places, initialBidRaw }: Pick<AuctionTerms, 'places' | 'initialBidRaw'>,
  account: string,
): bigint {
  const ownRaw = bids.find((bid) => bid.account === account)?.amountRaw ?? 0n
  const toReachRaw = leaderboardOf(bids, places)[places - 1]?.amountRaw ?? 0n
  if (ownRaw >= toReachRaw && ownRaw > 0n) return 0n
  const steps = (toReachRaw - ownRaw + BID_STEP_RAW - 1n) / BID_STEP_RAW
  const neededRaw = steps * BID_STEP_RAW
  return ownRaw === 0n && neededRaw < initialBidRaw ? initialBidRaw : neededRaw
}

export type BidRefusal = 'notAMultiple' | 'belowInitialBid'

/** Returns why an amount is refused; null if it is not. The contract accepts 0 as a further bid, which changes nothing. */
export function bidRefusal(amountRaw: bigint, ownRaw: bigint, initialBidRaw: bigint): BidRefusal | null {
  if (amountRaw <= 0n || amountRaw % BID_STEP_RAW !== 0n) return 'notAMultiple'
  return ownRaw === 0n && amountRaw < initialBidRaw ? 'belowInitialBid' : null
}

/** Returns whether a bid of a closed auction is paid back on request (protocol 11.5). */
export const isReclaimable = (totalRaw: bigint, limitRaw: bigint, hasClaimed: boolean): boolean =>
  totalRaw > 0n && totalRaw < limitRaw && !hasClaimed
