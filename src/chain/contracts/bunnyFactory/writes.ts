import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const bunnyFactory = new Interface(['function mintNFT(uint8 bunnyId)'])

/** Creates the write that buys a starter by its bunny id, its variation in nfts.json. */
export const mintStarter = (factory: Address, bunnyId: number): Intent => ({
  contract: { address: factory, interface: bunnyFactory },
  ...{ method: 'mintNFT', args: [BigInt(bunnyId)], valueRaw: 0n },
})
