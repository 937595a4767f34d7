import { parseUnits } from 'ethers'
import { winningLimitRaw, type AuctionBid } from '../../src/features/auction/auction.rules.ts'
import { call } from '../protocol/intents.ts'
import type { Intent } from '../protocol/sender.ts'

/** Returns the calls of the bidders and of the operator of the farm auctions. */
export const auctionCalls = (farmAuction: string) => ({
  start: (startBlock: number, endBlock: number, initialBid: string, places: number): Intent =>
    call(
      farmAuction,
      'startAuction(uint256,uint256,uint256,uint256)',
      ...[startBlock, endBlock, parseUnits(initialBid), places],
    ),
  bid: (amount: string): Intent => call(farmAuction, 'bid(uint256)', parseUnits(amount)),
  /** The limit is the lowest total that wins. */
  close: (bids: readonly AuctionBid[], places: number): Intent =>
    call(farmAuction, 'closeAuction(uint256)', winningLimitRaw(bids, places)),
})
