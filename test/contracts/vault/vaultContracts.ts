import type { AddressLike } from 'ethers'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'

type UserInfo = [shares: bigint, lastDepositedTime: bigint, cakeAtLastUserAction: bigint, lastUserActionTime: bigint]
type Figure = Read<[], bigint>
type Place = Read<[], string>
type Setting<Value> = Write<[value: Value]>

export type Vault = KnownContract<{
  token: Place
  receiptToken: Place
  masterchef: Place
  owner: Place
  admin: Place
  treasury: Place
  paused: Read<[], boolean>
  MAX_PERFORMANCE_FEE: Figure
  MAX_CALL_FEE: Figure
  MAX_WITHDRAW_FEE: Figure
  MAX_WITHDRAW_FEE_PERIOD: Figure
  performanceFee: Figure
  callFee: Figure
  withdrawFee: Figure
  withdrawFeePeriod: Figure
  totalShares: Figure
  lastHarvestedTime: Figure
  available: Figure
  balanceOf: Figure
  getPricePerFullShare: Figure
  calculateHarvestCakeRewards: Figure
  calculateTotalPendingCakeRewards: Figure
  userInfo: Read<[user: AddressLike], UserInfo>
  deposit: Write<[amount: bigint]>
  withdraw: Write<[shares: bigint]>
  withdrawAll: Write<[]>
  harvest: Write<[]>
  setAdmin: Setting<AddressLike>
  setTreasury: Setting<AddressLike>
  setPerformanceFee: Setting<bigint>
  setCallFee: Setting<bigint>
  setWithdrawFee: Setting<bigint>
  setWithdrawFeePeriod: Setting<bigint>
  pause: Write<[]>
  unpause: Write<[]>
  emergencyWithdraw: Write<[]>
  inCaseTokensGetStuck: Setting<AddressLike>
}>
