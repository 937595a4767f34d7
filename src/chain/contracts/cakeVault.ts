import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord } from './codec'

const PRICE_PER_FULL_SHARE = '0x77c7b8fc'
const TOTAL_SHARES = '0x3a98ef39'
const HARVEST_REWARDS = '0x9d72596b'
const PENDING_REWARDS = '0x58ebceb6'
const PERFORMANCE_FEE = '0x87788782'
const CALL_FEE = '0x90321e1a'
const WITHDRAW_FEE = '0xe941fa78'
const WITHDRAW_FEE_PERIOD = '0xdf10b4e6'
const USER_INFO = '0x1959a002'

/** keccak256("Deposit(address,uint256,uint256,uint256)"): amount, shares and time of a deposit (protocol 3). */
export const VAULT_DEPOSIT_TOPIC = '0x36af321ec8d3c75236829c5317affd40ddb308863a1236d2d277a4025cccee1e'

const firstWord = (data: string): bigint => readWord(data, 0)
const reads = (selector: `0x${string}`) => (vault: string) => describeCall(vault, encodeCall(selector), firstWord)

/** Creates the call that reads the value of 1e18 shares in CAKE's smallest unit (protocol 3). */
export const pricePerFullShare = reads(PRICE_PER_FULL_SHARE)

/** Creates the call that reads the total number of shares. */
export const totalShares = reads(TOTAL_SHARES)

/** Creates the call that reads the current bounty for compounding, in CAKE's smallest unit. */
export const harvestRewards = reads(HARVEST_REWARDS)

/** Creates the call that reads the CAKE that would be compounded now, in its smallest unit. */
export const pendingRewards = reads(PENDING_REWARDS)

/** Creates the call that reads the treasury's share of each compounding, in basis points. */
export const performanceFee = reads(PERFORMANCE_FEE)

/** Creates the call that reads the caller's share of each compounding, in basis points. */
export const callFee = reads(CALL_FEE)

/** Creates the call that reads the fee of an early withdrawal, in basis points. */
export const withdrawFee = reads(WITHDRAW_FEE)

/** Creates the call that reads how long after a deposit the early withdrawal fee applies, in seconds. */
export const withdrawFeePeriod = reads(WITHDRAW_FEE_PERIOD)

/** The vault's record of an account; times in seconds since 1970, CAKE in its smallest unit. */
export interface VaultUserInfo {
  sharesRaw: bigint
  lastDepositedTime: bigint
  cakeAtLastUserActionRaw: bigint
  lastUserActionTime: bigint
}

const readUserInfo = (data: string): VaultUserInfo => ({
  sharesRaw: readWord(data, 0),
  lastDepositedTime: readWord(data, 1),
  cakeAtLastUserActionRaw: readWord(data, 2),
  lastUserActionTime: readWord(data, 3),
})

/** Creates the call that reads the vault's record of an account. */
export const vaultUserInfo = (vault: string, account: string): Call<VaultUserInfo> =>
  describeCall(vault, encodeCall(USER_INFO, addressWord(account)), readUserInfo)
