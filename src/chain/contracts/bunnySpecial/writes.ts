import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const bunnySpecial = new Interface(['function mintNFT(uint8 bunnyId)'])

/** Creates the write that claims a bunny, for its price if it has one (protocol 8.1). */
export const claimBunny = (special: Address, bunnyId: number): Intent => ({
  contract: { address: special, interface: bunnySpecial },
  ...{ method: 'mintNFT', args: [BigInt(bunnyId)], valueRaw: 0n },
})
