import { useMemo } from 'react'
import { selectCurrentBlock } from '../../chain/block/block.slice'
import {
  auctions,
  type BidderAuction,
  type ChainAuction,
  type ChainBid,
  currentAuctionId,
  viewBidderAuctions,
  viewBidsPerAuction,
  whitelisted,
} from '../../chain/contracts/farmAuction/reads'
import { type CallState, useCall, useCalls } from '../../chain/multicall/useCalls'
import type { Address } from '../../core/address'
import { useAppSelector } from '../../state/storeHooks'
import {
  auctionPhase,
  type AuctionPhase,
  finalLeaderboard,
  isReclaimable,
  leaderboardOf,
  type RankedBid,
} from './auction.rules'
import { auctionVenue } from './venue'

/** constants: AUCTION_PAGE */
export const MOST_BIDDERS = 500

/** Closed auctions change only when a bid is paid back. */
const SELDOM = { blocksPerFetch: 10 }

/** Returns the last known value of a read. */
const knownOf = <T>(state: CallState<T>): T | undefined =>
  state.value ?? (state.status === 'failed' ? state.lastSuccess?.value : undefined)

/** Creates the call that reads the bids of an auction. */
export const bidsCall = (auctionId: number) => viewBidsPerAuction(auctionVenue().auction, auctionId, MOST_BIDDERS)

/** Creates the call that reads the auctions in which an account has bid. */
export const ownBidsCall = (account: Address) => viewBidderAuctions(auctionVenue().auction, account, MOST_BIDDERS)

/** Id of the newest auction; 0 before the first one. */
export type CurrentId = { status: 'loading' | 'failed'; id: null } | { status: 'ready'; id: number }

/** Returns the id of the newest auction, read with each block. */
export function useCurrentId(): CurrentId {
  const state = useCall(currentAuctionId(auctionVenue().auction))
  const id = knownOf(state)
  if (id !== undefined) return { status: 'ready', id }
  return { status: state.status === 'failed' ? 'failed' : 'loading', id: null }
}

/** Auction with its bids from the highest to the lowest. */
export interface AuctionView extends ChainAuction {
  auctionId: number
  phase: AuctionPhase
  bids: readonly RankedBid<ChainBid>[]
}

export type AuctionState = { status: 'loading' | 'failed'; auction: null } | { status: 'ready'; auction: AuctionView }

const NONE: readonly null[] = []

/** Returns an auction with its bids; `isCurrent` has it read with each block. */
export function useAuction(auctionId: number | null, isCurrent: boolean): AuctionState {
  const options = isCurrent ? undefined : SELDOM
  const terms = useCall(auctionId === null ? null : auctions(auctionVenue().auction, auctionId), options)
  const allBids = useCall(auctionId === null ? null : bidsCall(auctionId), options)
  const [auction, bids] = [knownOf(terms), knownOf(allBids)]
  // The next block is the first one that can include a bid. The selector returns the phase, which seldom changes.
  const phase = useAppSelector((state) => {
    const block = selectCurrentBlock(state)
    return auction && block > 0 ? auctionPhase(auction, block + 1) : null
  })
  return useMemo(() => {
    const hasFailed = terms.status === 'failed' || allBids.status === 'failed'
    if (auctionId === null || !auction || !bids || phase === null)
      return { status: hasFailed ? 'failed' : 'loading', auction: null }
    const ranked = phase === 'closed' ? finalLeaderboard(bids, auction.limitRaw) : leaderboardOf(bids, auction.places)
    return { status: 'ready', auction: { ...auction, auctionId, phase, bids: ranked } }
  }, [auctionId, auction, bids, phase, terms.status, allBids.status])
}

/** Returns whether an account may bid. */
export function useListing(account: Address): 'loading' | 'failed' | 'listed' | 'notListed' {
  const state = useCall(whitelisted(auctionVenue().auction, account))
  const isListed = knownOf(state)
  if (isListed === undefined) return state.status === 'failed' ? 'failed' : 'loading'
  return isListed ? 'listed' : 'notListed'
}

/** Sum of an account's bids in an auction, with the terms and the result of the auction. */
export interface OwnBid extends BidderAuction {
  /** Undefined until the auction is read. */
  auction: ChainAuction | undefined
  /** The contract pays it back on request. */
  isReclaimable: boolean
}

export interface OwnBids {
  status: 'loading' | 'failed' | 'ready'
  /** Oldest first. */
  bids: readonly OwnBid[]
}

/** Returns the bids of an account in all auctions. */
export function useOwnBids(account: Address | null): OwnBids {
  const state = useCall(account && ownBidsCall(account))
  const bids = knownOf(state)
  const calls = useMemo(() => bids?.map(({ auctionId }) => auctions(auctionVenue().auction, auctionId)) ?? NONE, [bids])
  const terms = useCalls<ChainAuction>(calls)
  return useMemo(() => {
    const found = (bids ?? []).map((bid, at): OwnBid => {
      const auction = terms[at] && knownOf(terms[at])
      const canReclaim = auction !== undefined && auctionPhase(auction, 0) === 'closed'
      return {
        ...{ ...bid, auction },
        isReclaimable: canReclaim && isReclaimable(bid.amountRaw, auction.limitRaw, bid.hasClaimed),
      }
    })
    const isPending = account !== null && (!bids || terms.some(({ status }) => status === 'loading'))
    const hasFailed = state.status === 'failed' && !bids
    return { status: hasFailed ? 'failed' : isPending ? 'loading' : 'ready', bids: found }
  }, [account, bids, terms, state.status])
}

/** Returns auctions by their ids; undefined for one that is not read. */
export function useAuctionTerms(ids: readonly number[]): readonly (ChainAuction | undefined)[] {
  const calls = useMemo(() => ids.map((id) => auctions(auctionVenue().auction, id)), [ids])
  const states = useCalls(calls, SELDOM)
  return useMemo(() => states.map(knownOf), [states])
}
