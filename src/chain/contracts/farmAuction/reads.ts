import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, readBoolean, readSmallWord, readWord, wordOf } from '../codec'
import { readAddress } from '../nameRegistry/reads'
import { selectorOf } from '../signatures'

const CURRENT_AUCTION_ID = selectorOf('currentAuctionId()')
const AUCTIONS = selectorOf('auctions(uint256)')
const WHITELISTED = selectorOf('whitelisted(address)')
const VIEW_BIDS_PER_AUCTION = selectorOf('viewBidsPerAuction(uint256,uint256,uint256)')
const VIEW_BIDDER_AUCTIONS = selectorOf('viewBidderAuctions(address,uint256,uint256)')

const WORD_BYTES = 32
const WORD_DIGITS = 64

/** Auction of the contract; amounts in CAKE's smallest unit (protocol 11.1). */
export interface ChainAuction {
  /** Position in the order of the statuses; 0 for an auction that does not exist. */
  status: number
  startBlock: number
  endBlock: number
  initialBidRaw: bigint
  /** Places that win a farm. */
  places: number
  /** Lowest total that has won; 0 until the auction is closed. */
  limitRaw: bigint
}

/** Sum of an account's bids in an auction. */
export interface ChainBid {
  account: Address
  amountRaw: bigint
  /** Paid back, or collected by the owner. */
  hasClaimed: boolean
}

/** Sum of an account's bids in one of its auctions. */
export interface BidderAuction {
  auctionId: number
  amountRaw: bigint
  hasClaimed: boolean
}

const readNumber = (data: string): number => readSmallWord(data, 0)
const readFlag = (data: string): boolean => readBoolean(data, 0)

const readAuction = (data: string): ChainAuction => ({
  ...{ status: readSmallWord(data, 0), startBlock: readSmallWord(data, 1), endBlock: readSmallWord(data, 2) },
  ...{ initialBidRaw: readWord(data, 3), places: readSmallWord(data, 4), limitRaw: readWord(data, 5) },
})

/** Returns the position of the first element of the array whose offset is at a position, and their number. */
function arrayAt(data: string, offsetAt: number): { first: number; length: number } {
  const start = readSmallWord(data, offsetAt) / WORD_BYTES
  return { first: start + 1, length: readSmallWord(data, start) }
}

const BID_WORDS = 3

function readBids(data: string): ChainBid[] {
  const { first, length } = arrayAt(data, 0)
  return Array.from({ length }, (_, index) => {
    const at = first + index * BID_WORDS
    const account = readAddress(`0x${data.slice(2 + at * WORD_DIGITS)}`)
    if (account === null) throw new Error('A bid has no account')
    return { account, amountRaw: readWord(data, at + 1), hasClaimed: readBoolean(data, at + 2) }
  })
}

function readBidderAuctions(data: string): BidderAuction[] {
  const [ids, totals, claims] = [arrayAt(data, 0), arrayAt(data, 1), arrayAt(data, 2)]
  return Array.from({ length: ids.length }, (_, at) => ({
    auctionId: readSmallWord(data, ids.first + at),
    amountRaw: readWord(data, totals.first + at),
    hasClaimed: readBoolean(data, claims.first + at),
  }))
}

/** Creates the call that reads the id of the newest auction; 0 before the first one. */
export const currentAuctionId = (auction: Address): Call<number> =>
  describeCall(auction, CURRENT_AUCTION_ID, readNumber)

/** Creates the call that reads an auction. */
export const auctions = (auction: Address, auctionId: number): Call<ChainAuction> =>
  describeCall(auction, encodeCall(AUCTIONS, wordOf(auctionId)), readAuction)

/** Creates the call that reads whether an account may bid. */
export const whitelisted = (auction: Address, account: Address): Call<boolean> =>
  describeCall(auction, encodeCall(WHITELISTED, addressWord(account)), readFlag)

/** Creates the call that reads the first `size` bidders of an auction with their totals, in the order of their first bids. */
export const viewBidsPerAuction = (auction: Address, auctionId: number, size: number): Call<ChainBid[]> =>
  describeCall(auction, encodeCall(VIEW_BIDS_PER_AUCTION, ...[auctionId, 0, size].map(wordOf)), readBids)

/** Creates the call that reads the first `size` auctions in which an account has bid, oldest first. */
export const viewBidderAuctions = (auction: Address, account: Address, size: number): Call<BidderAuction[]> =>
  describeCall(
    auction,
    encodeCall(VIEW_BIDDER_AUCTIONS, addressWord(account), ...[0, size].map(wordOf)),
    readBidderAuctions,
  )
