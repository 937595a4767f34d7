import type { AddressLike } from 'ethers'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'

type AmountRead = Read<[], bigint>
type AddressRead = Read<[], string>
type UserAmount = Read<[user: AddressLike], bigint>
type ByPools<Result> = Read<[user: AddressLike, pids: readonly bigint[]], Result>

interface SaleMethods {
  lpToken: AddressRead
  offeringToken: AddressRead
  adminAddress: AddressRead
  startBlock: AmountRead
  endBlock: AmountRead
  finalWithdraw: Write<[lpAmount: bigint, offerAmount: bigint]>
}

export type EarlySale = KnownContract<
  SaleMethods & {
    offeringAmount: AmountRead
    raisingAmount: AmountRead
    totalAmount: AmountRead
    userInfo: Read<[user: AddressLike], [amount: bigint, claimed: boolean]>
    addressList: Read<[index: bigint], string>
    hasHarvest: Read<[user: AddressLike], boolean>
    getUserAllocation: UserAmount
    getOfferingAmount: UserAmount
    getRefundingAmount: UserAmount
    deposit: Write<[amount: bigint]>
    harvest: Write<[]>
  }
>

export type PoolInformation = [
  ...[raisingAmount: bigint, offeringAmount: bigint, limitPerUser: bigint, hasTax: boolean],
  ...[totalAmount: bigint, sumTaxesOverflow: bigint],
]

export type Sale = KnownContract<
  SaleMethods & {
    pancakeProfile: AddressRead
    campaignId: AmountRead
    numberPoints: AmountRead
    thresholdPoints: AmountRead
    numberPools: AmountRead
    viewPoolInformation: Read<[pid: bigint], PoolInformation>
    viewPoolTaxRateOverflow: Read<[pid: bigint], bigint>
    viewUserInfo: ByPools<[amounts: bigint[], claimed: boolean[]]>
    viewUserAllocationPools: ByPools<bigint[]>
    viewUserOfferingAndRefundingAmountsForPools: ByPools<[offering: bigint, refund: bigint, tax: bigint][]>
    depositPool: Write<[amount: bigint, pid: bigint]>
    harvestPool: Write<[pid: bigint]>
    setPool: Write<[offering: bigint, raising: bigint, limit: bigint, hasTax: boolean, pid: bigint]>
    updatePointParameters: Write<[campaignId: bigint, numberPoints: bigint, thresholdPoints: bigint]>
  }
>
