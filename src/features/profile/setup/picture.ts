import type { Address } from '../../../core/address'
import type { CollectibleEntry } from '../../../deployment/nfts'

/** Token of the account that may be its picture. */
export interface PictureToken {
  key: string
  /** Name and id. */
  label: string
  /** Null for a token that is not among the collectibles of the deployment. */
  collectible: CollectibleEntry | null
  contract: Address
  tokenId: bigint
}
