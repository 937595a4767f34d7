import { Interface } from 'ethers'
import type { Address } from '../../../core/address'
import type { Intent } from '../../send/intent'

export const pancakeProfile = new Interface([
  'function createProfile(uint256 teamId, address nftAddress, uint256 tokenId)',
  'function updateProfile(address nftAddress, uint256 tokenId)',
  'function pauseProfile()',
  'function reactivateProfile(address nftAddress, uint256 tokenId)',
])

const write = (profile: Address, method: string, ...args: readonly (bigint | string)[]): Intent => ({
  contract: { address: profile, interface: pancakeProfile },
  ...{ method, args, valueRaw: 0n },
})

/** Creates the write that registers the account in a team, with a collectible as the picture (protocol 6.2). */
export const createProfile = (profile: Address, teamId: number, collectible: Address, tokenId: bigint): Intent =>
  write(profile, 'createProfile', BigInt(teamId), collectible, tokenId)

/** Creates the write that replaces the picture; the old collectible returns to the account. */
export const updateProfile = (profile: Address, collectible: Address, tokenId: bigint): Intent =>
  write(profile, 'updateProfile', collectible, tokenId)

/** Creates the write that pauses the profile; the collectible returns to the account. */
export const pauseProfile = (profile: Address): Intent => write(profile, 'pauseProfile')

/** Creates the write that activates a paused profile, with a collectible as the picture. */
export const reactivateProfile = (profile: Address, collectible: Address, tokenId: bigint): Intent =>
  write(profile, 'reactivateProfile', collectible, tokenId)
