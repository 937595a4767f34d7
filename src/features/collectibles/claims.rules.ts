import type { Address } from '../../core/address'

/** A claim that a contract allows now. */
export interface Claim {
  contract: Address
  /** Set where the claim names the collectible (protocol 8.1); the others give the one of their campaign. */
  bunnyId: number | null
  /** Price in CAKE's smallest unit; 0 for a free one. */
  costRaw: bigint
}

/** State of a campaign that gives one collectible to an account. */
interface Campaign {
  contract: Address
  /** Result of canClaim, which does not consider the end block (protocol 8.3). */
  canClaim: boolean
  /** First block in which nothing can be claimed any more. */
  endBlock: bigint
}

/** Returns the claim of a campaign at a block; null when there is none. */
export const campaignClaim = ({ contract, canClaim, endBlock }: Campaign, block: number): Claim | null =>
  canClaim && BigInt(block) < endBlock ? { contract, bunnyId: null, costRaw: 0n } : null

/** Terms of a collectible whose claim names it. */
interface Special {
  contract: Address
  bunnyId: number
  canClaim: boolean
  /** Null while unknown: a collectible of unknown price is not offered. */
  costRaw: bigint | null
}

/** Returns the claim of a named collectible; null when there is none. */
export const specialClaim = ({ contract, bunnyId, canClaim, costRaw }: Special): Claim | null =>
  canClaim && costRaw !== null ? { contract, bunnyId, costRaw } : null
