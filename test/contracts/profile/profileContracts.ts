import type { AddressLike } from 'ethers'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'

type AmountRead = Read<[], bigint>
type AddressRead = Read<[], string>
type Role = [role: string, account: AddressLike]
type Picture = [nft: AddressLike, tokenId: bigint]
type Points = [count: bigint, campaignId: bigint]

export interface OwnedMethods {
  owner: AddressRead
  transferOwnership: Write<[owner: AddressLike]>
  renounceOwnership: Write<[]>
}

export interface RoleMethods {
  DEFAULT_ADMIN_ROLE: AddressRead
  grantRole: Write<Role>
  revokeRole: Write<Role>
  renounceRole: Write<Role>
  hasRole: Read<Role, boolean>
  getRoleAdmin: Read<[role: string], string>
  getRoleMember: Read<[role: string, index: bigint], string>
  getRoleMemberCount: Read<[role: string], bigint>
}

export type UserProfile = [
  ...[userId: bigint, numberPoints: bigint, teamId: bigint, nftAddress: string, tokenId: bigint],
  isActive: boolean,
]
export type TeamProfile = [name: string, description: string, users: bigint, points: bigint, isJoinable: boolean]

export type Profile = KnownContract<
  RoleMethods & {
    NFT_ROLE: AddressRead
    POINT_ROLE: AddressRead
    SPECIAL_ROLE: AddressRead
    cakeToken: AddressRead
    numberActiveProfiles: AmountRead
    numberCakeToReactivate: AmountRead
    numberCakeToRegister: AmountRead
    numberCakeToUpdate: AmountRead
    numberTeams: AmountRead
    hasRegistered: Read<[user: AddressLike], boolean>
    getUserProfile: Read<[user: AddressLike], UserProfile>
    getUserStatus: Read<[user: AddressLike], boolean>
    getTeamProfile: Read<[teamId: bigint], TeamProfile>
    createProfile: Write<[teamId: bigint, ...picture: Picture]>
    pauseProfile: Write<[]>
    updateProfile: Write<Picture>
    reactivateProfile: Write<Picture>
    increaseUserPoints: Write<[user: AddressLike, ...points: Points]>
    increaseUserPointsMultiple: Write<[users: readonly AddressLike[], ...points: Points]>
    increaseTeamPoints: Write<[teamId: bigint, ...points: Points]>
    removeUserPoints: Write<[user: AddressLike, count: bigint]>
    removeUserPointsMultiple: Write<[users: readonly AddressLike[], count: bigint]>
    removeTeamPoints: Write<[teamId: bigint, count: bigint]>
    addNftAddress: Write<[nft: AddressLike]>
    addTeam: Write<[name: string, description: string]>
    renameTeam: Write<[teamId: bigint, name: string, description: string]>
    makeTeamJoinable: Write<[teamId: bigint]>
    makeTeamNotJoinable: Write<[teamId: bigint]>
    changeTeam: Write<[user: AddressLike, teamId: bigint]>
    updateNumberCake: Write<[toReactivate: bigint, toRegister: bigint, toUpdate: bigint]>
    claimFee: Write<[amount: bigint]>
  }
>

export type PointCenter = KnownContract<
  OwnedMethods & {
    ifos: Read<[sale: AddressLike], [thresholdToClaim: bigint, campaignId: bigint, numberPoints: bigint]>
    addIFOAddress: Write<[sale: AddressLike, campaignId: bigint, thresholdToClaim: bigint, numberPoints: bigint]>
    getPoints: Write<[sale: AddressLike]>
    checkClaimStatus: Read<[user: AddressLike, sale: AddressLike], boolean>
    checkClaimStatuses: Read<[user: AddressLike, sales: readonly AddressLike[]], boolean[]>
  }
>

export type Refund = KnownContract<
  OwnedMethods & {
    cakeToken: AddressRead
    numberCake: AmountRead
    thresholdUser: AmountRead
    hasClaimed: Read<[user: AddressLike], boolean>
    canClaim: Read<[user: AddressLike], boolean>
    getCakeBack: Write<[]>
    claimFee: Write<[amount: bigint]>
  }
>
