import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const farmAuction = new Interface(['function bid(uint256 amount)', 'function claimAuction(uint256 auctionId)'])

const write = (address: Address, method: string, value: bigint): Intent => ({
  contract: { address, interface: farmAuction },
  ...{ method, args: [value], valueRaw: 0n },
})

/** Creates the write that adds to the account's bid in the current auction (protocol 11.2). */
export const bid = (address: Address, amountRaw: bigint): Intent => write(address, 'bid', amountRaw)

/** Creates the write that pays back a bid that did not win (protocol 11.5). */
export const claimAuction = (address: Address, auctionId: number): Intent =>
  write(address, 'claimAuction', BigInt(auctionId))
