import { MaxUint256, type AddressLike } from 'ethers'
import hre from 'hardhat'
import type { HardhatEthersSigner } from '@nomicfoundation/hardhat-ethers/signers'
import { deploy } from '../deployExchange.ts'
import { deployFarmFixture, type FarmFixture } from '../farm/farmFixture.ts'
import type { KnownContract, Read, Write } from '../exchangeContracts.ts'

type UserInfo = [shares: bigint, lastDepositedTime: bigint, cakeAtLastUserAction: bigint, lastUserActionTime: bigint]
type AmountRead = Read<[], bigint>
type AddressRead = Read<[], string>
type Setting<Value> = Write<[value: Value]>

export type Vault = KnownContract<{
  token: AddressRead
  receiptToken: AddressRead
  masterchef: AddressRead
  owner: AddressRead
  admin: AddressRead
  treasury: AddressRead
  paused: Read<[], boolean>
  MAX_PERFORMANCE_FEE: AmountRead
  MAX_CALL_FEE: AmountRead
  MAX_WITHDRAW_FEE: AmountRead
  MAX_WITHDRAW_FEE_PERIOD: AmountRead
  performanceFee: AmountRead
  callFee: AmountRead
  withdrawFee: AmountRead
  withdrawFeePeriod: AmountRead
  totalShares: AmountRead
  lastHarvestedTime: AmountRead
  available: AmountRead
  balanceOf: AmountRead
  getPricePerFullShare: AmountRead
  calculateHarvestCakeRewards: AmountRead
  calculateTotalPendingCakeRewards: AmountRead
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

/** The farms with an unused vault; Ann and Bob have approved it. */
export interface VaultWorld extends FarmFixture {
  vault: Vault
  admin: HardhatEthersSigner
  treasury: HardhatEthersSigner
}

/**
 * Deploys the MasterChef of deployFarmFixture and the vault. All minted CAKE goes to CAKE stakers. Suitable for
 * loadFixture.
 */
export async function deployVault(): Promise<VaultWorld> {
  const fixture = await deployFarmFixture()
  const [, , , , admin, treasury] = await hre.ethers.getSigners()
  if (!admin || !treasury) throw new Error('The chain has too few accounts.')
  const { cake, syrup, chef, ann, bob } = fixture
  const vault = await deploy<Vault>('CakeVault', cake, syrup, chef, admin, treasury)
  for (const account of [ann, bob]) await cake.connect(account).approve(vault, MaxUint256)
  return { ...fixture, vault, admin, treasury }
}
