import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readWord } from '../codec'
import { selectorOf } from '../signatures'

const PRICE_PER_FULL_SHARE = selectorOf('getPricePerFullShare()')
const TOTAL_SHARES = selectorOf('totalShares()')
const HARVEST_REWARDS = selectorOf('calculateHarvestCakeRewards()')
const PENDING_REWARDS = selectorOf('calculateTotalPendingCakeRewards()')
const PERFORMANCE_FEE = selectorOf('performanceFee()')
const CALL_FEE = selectorOf('callFee()')
const WITHDRAW_FEE = selectorOf('withdrawFee()')
const WITHDRAW_FEE_PERIOD = selectorOf('withdrawFeePeriod()')
const USER_INFO = selectorOf('userInfo(address)')

const reads = (selector: `0x${string}`) => (vault: Address) => describeCall(vault, selector, firstWord)

/** Creates the call that reads the value of 1e18 shares in CAKE's smallest unit (protocol 3). */
export const getPricePerFullShare = reads(PRICE_PER_FULL_SHARE)

/** Creates the call that reads the total number of shares. */
export const totalShares = reads(TOTAL_SHARES)

/** Creates the call that reads the current bounty for compounding, in CAKE's smallest unit. */
export const calculateHarvestCakeRewards = reads(HARVEST_REWARDS)

/** Creates the call that reads the CAKE that would be compounded now, in its smallest unit. */
export const calculateTotalPendingCakeRewards = reads(PENDING_REWARDS)

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
export const userInfo = (vault: Address, account: Address): Call<VaultUserInfo> =>
  describeCall(vault, encodeCall(USER_INFO, addressWord(account)), readUserInfo)
