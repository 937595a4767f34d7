import facts from '#deployment/farm-auction.json'

/** Contents of farm-auction.json that the app uses. */
export interface FarmAuctionFile {
  /** Usual length of an auction. */
  auctionHours: number
  /** Hours from the end of an auction to the start of the farms that were won. */
  farmStartsHoursAfterEnd: number
  farmDurationHours: number
  /** CAKE that a farm of 1x shares in a day. */
  cakePerDayAt1x: string
}

/** Stated terms of the farm auctions, for texts (games 9.9). */
export const farmAuctionFacts: FarmAuctionFile = facts
