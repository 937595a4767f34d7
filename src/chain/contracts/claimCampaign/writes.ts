import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const claimCampaign = new Interface(['function mintNFT()'])

/** Creates the write that claims the collectible of a campaign (protocol 8.3 to 8.5). */
export const claimCollectible = (campaign: Address): Intent => ({
  contract: { address: campaign, interface: claimCampaign },
  ...{ method: 'mintNFT', args: [], valueRaw: 0n },
})
