import { amountValue } from '../../core/amount'
import type { TokenFacts } from '../../market/token'
import type { Summary } from '../transactions'
import type { AuctionPhase } from './auction.rules'

/** Message of a bid that was not sent, or that failed. */
export const BID_ERROR = { title: 'Error', body: 'Your bid was not placed.' } as const

/** Message of a bid whose reclaim was not sent, or failed. */
export const RECLAIM_ERROR = {
  title: 'Error',
  body: 'Your bid was not paid back. You can reclaim it at any time.',
} as const

/** Messages of the outcome of an approval to bid. */
export const BIDS_APPROVED: NonNullable<Summary['outcome']> = {
  done: { title: 'CAKE approved', body: 'You can now bid.' },
  failed: { title: 'Error', body: 'CAKE was not approved for farm auctions.' },
}

/** Returns the summary of a bid, with the account's total after it. */
export const bidSummary = (amountRaw: bigint, totalRaw: bigint, cake: TokenFacts, auctionId: number): Summary => ({
  sentence: 'Bid %amount% in farm auction %auction%',
  values: {
    amount: amountValue(amountRaw, cake.decimals, cake.symbol),
    total: amountValue(totalRaw, cake.decimals, cake.symbol),
    auction: String(auctionId),
  },
  outcome: {
    done: { title: 'Bid placed', body: 'Your bids in this auction are %total% now.' },
    failed: BID_ERROR,
  },
})

/** Returns the summary of a bid that is paid back. */
export const reclaimSummary = (amountRaw: bigint, cake: TokenFacts, auctionId: number): Summary => ({
  sentence: 'Reclaim %amount% from farm auction %auction%',
  values: { amount: amountValue(amountRaw, cake.decimals, cake.symbol), auction: String(auctionId) },
  outcome: {
    done: { title: 'Bid reclaimed', body: '%amount% is in your wallet.' },
    failed: RECLAIM_ERROR,
  },
})

/** Names of the phases of an auction. */
export const PHASES: Readonly<Record<AuctionPhase, { label: string; kind: 'plain' | 'info' | 'good' | 'warn' }>> = {
  toBeAnnounced: { label: 'To be announced', kind: 'plain' },
  pending: { label: 'Pending', kind: 'info' },
  open: { label: 'Open', kind: 'good' },
  finished: { label: 'Ended', kind: 'warn' },
  closed: { label: 'Closed', kind: 'plain' },
}
