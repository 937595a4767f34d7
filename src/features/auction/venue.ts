import type { Address } from '../../core/address'
import { farmAuctionAddress } from '../../deployment/laterFacts'
import { cake } from '../../market/cake'
import type { TokenFacts } from '../../market/token'

/** Contract of the auctions, and the token that is bid. */
export interface AuctionVenue {
  auction: Address
  cake: TokenFacts
}

/** Returns the auctions of the deployment; throws without them, where the area is off. */
export function auctionVenue(): AuctionVenue {
  if (farmAuctionAddress === null || cake === null) throw new Error('This deployment has no farm auctions')
  return { auction: farmAuctionAddress, cake }
}
