import type { AddressLike } from 'ethers'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'
import type { OwnedMethods, RoleMethods } from '../profile/profileContracts.ts'

type AmountRead = Read<[], bigint>
type AddressRead = Read<[], string>
type UserRead = Read<[user: AddressLike], boolean>
type Move = [from: AddressLike, to: AddressLike, tokenId: bigint]
type Setting = Write<[value: bigint]>

export type Bunnies = KnownContract<
  OwnedMethods & {
    name: AddressRead
    symbol: AddressRead
    baseURI: AddressRead
    totalSupply: AmountRead
    balanceOf: Read<[owner: AddressLike], bigint>
    ownerOf: Read<[tokenId: bigint], string>
    tokenOfOwnerByIndex: Read<[owner: AddressLike, index: bigint], bigint>
    tokenByIndex: Read<[index: bigint], bigint>
    tokenURI: Read<[tokenId: bigint], string>
    getApproved: Read<[tokenId: bigint], string>
    isApprovedForAll: Read<[owner: AddressLike, operator: AddressLike], boolean>
    supportsInterface: Read<[interfaceId: string], boolean>
    bunnyCount: Read<[bunnyId: bigint], bigint>
    bunnyBurnCount: Read<[bunnyId: bigint], bigint>
    getBunnyId: Read<[tokenId: bigint], bigint>
    getBunnyName: Read<[bunnyId: bigint], string>
    getBunnyNameOfTokenId: Read<[tokenId: bigint], string>
    mint: Write<[to: AddressLike, tokenURI: string, bunnyId: bigint], bigint>
    burn: Write<[tokenId: bigint]>
    setBunnyName: Write<[bunnyId: bigint, name: string]>
    approve: Write<[to: AddressLike, tokenId: bigint]>
    setApprovalForAll: Write<[operator: AddressLike, approved: boolean]>
    transferFrom: Write<Move>
    'safeTransferFrom(address,address,uint256)': Write<Move>
    'safeTransferFrom(address,address,uint256,bytes)': Write<[...move: Move, data: string]>
  }
>

export type Station = KnownContract<
  RoleMethods & {
    MINTER_ROLE: AddressRead
    pancakeBunnies: AddressRead
    mintCollectible: Write<[receiver: AddressLike, tokenURI: string, bunnyId: bigint], bigint>
    setBunnyName: Write<[bunnyId: bigint, name: string]>
    changeOwnershipNFTContract: Write<[owner: AddressLike]>
  }
>

export type EarlierClaims = KnownContract<OwnedMethods & { hasClaimed: UserRead; record: Write<[user: AddressLike]> }>

export type StarterFactory = KnownContract<
  OwnedMethods & {
    bunnyFactoryV2: AddressRead
    bunnyMintingStation: AddressRead
    cakeToken: AddressRead
    startBlockNumber: AmountRead
    tokenPrice: AmountRead
    hasClaimed: UserRead
    canMint: UserRead
    mintNFT: Write<[bunnyId: bigint]>
    claimFee: Setting
    setBunnyJson: Write<[string, string, string, string, string]>
    setStartBlockNumber: Setting
    updateTokenPrice: Setting
  }
>

type Characteristics = [
  ...[tokenURI: string, thresholdUser: bigint, cakeCost: bigint],
  ...[isActive: boolean, isCreated: boolean],
]

export type SpecialV1 = KnownContract<
  OwnedMethods & {
    bunnyMintingStation: AddressRead
    cakeToken: AddressRead
    pancakeProfile: AddressRead
    maxViewLength: AmountRead
    numberDifferentBunnies: AmountRead
    bunnyCharacteristics: Read<[bunnyId: bigint], Characteristics>
    hasClaimed: Read<[user: AddressLike, bunnyId: bigint], boolean>
    canClaimSingle: Read<[user: AddressLike, bunnyId: bigint], boolean>
    canClaimMultiple: Read<[user: AddressLike, bunnyIds: readonly bigint[]], boolean[]>
    mintNFT: Write<[bunnyId: bigint]>
    addBunny: Write<[bunnyId: bigint, tokenURI: string, thresholdUser: bigint, cakeCost: bigint]>
    updateBunny: Write<[bunnyId: bigint, thresholdUser: bigint, cakeCost: bigint, isActive: boolean]>
    updateMaxViewLength: Setting
    claimFee: Setting
  }
>

export type SpecialV2 = KnownContract<
  OwnedMethods & {
    bunnyMintingStation: AddressRead
    cakeToken: AddressRead
    pancakeProfile: AddressRead
    previousNumberBunnyIds: AmountRead
    thresholdUser: AmountRead
    endBlock: AmountRead
    bunnyTokenURI: Read<[bunnyId: bigint], string>
    teamIdToBunnyId: Read<[teamId: bigint], bigint>
    hasClaimed: UserRead
    canClaim: UserRead
    mintNFT: Write<[]>
    addBunny: Write<[bunnyId: bigint, teamId: bigint, tokenURI: string]>
    changeEndBlock: Setting
  }
>

interface CampaignMethods extends OwnedMethods {
  bunnyId: AmountRead
  bunnyMintingStation: AddressRead
  pancakeProfile: AddressRead
  endBlock: AmountRead
  numberPoints: AmountRead
  campaignId: AmountRead
  tokenURI: AddressRead
  hasClaimed: UserRead
  canClaim: UserRead
  mintNFT: Write<[]>
  changeEndBlock: Setting
  changeNumberPoints: Setting
  changeCampaignId: Setting
}

export type VaultCampaign = KnownContract<
  CampaignMethods & { cakeVault: AddressRead; thresholdTimestamp: AmountRead; changeThresholdTimestamp: Setting }
>
export type PredictionCampaign = KnownContract<
  CampaignMethods & { pancakePrediction: AddressRead; thresholdRound: AmountRead; changeThresholdRound: Setting }
>
