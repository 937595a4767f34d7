import type { Address } from '../../../core/address'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord } from '../codec'
import { selectorOf } from '../signatures'

const START_BLOCK = selectorOf('startBlock()')
const BONUS_END_BLOCK = selectorOf('bonusEndBlock()')
const POOL_LIMIT_PER_USER = selectorOf('poolLimitPerUser()')
const LIMIT_AMOUNT = selectorOf('limitAmount()')
const USER_INFO = selectorOf('userInfo(address)')
const PENDING_REWARD = selectorOf('pendingReward(address)')

/** Creates the call that reads the block after which a pool's rewards begin (protocol 2.1.1). */
export const startBlock = (pool: Address): Call<bigint> => describeCall(pool, START_BLOCK, firstWord)

/** Creates the call that reads a pool's last reward block (protocol 2.1.1). */
export const bonusEndBlock = (pool: Address): Call<bigint> => describeCall(pool, BONUS_END_BLOCK, firstWord)

/** Creates the call that reads the stake limit per account, in the staked token's smallest unit; 0 for no limit. */
export const poolLimitPerUser = (pool: Address): Call<bigint> => describeCall(pool, POOL_LIMIT_PER_USER, firstWord)

/** Creates the call that reads the same limit for a pool of the native coin, in wei. */
export const limitAmount = (pool: Address): Call<bigint> => describeCall(pool, LIMIT_AMOUNT, firstWord)

/** Creates the call that reads an account's stake: the first word of userInfo in every variant of these contracts. */
export const stakedIn = (pool: Address, account: Address): Call<bigint> =>
  describeCall(pool, encodeCall(USER_INFO, addressWord(account)), firstWord)

/** Creates the call that reads an account's pending reward, in the earned token's smallest unit. */
export const pendingReward = (pool: Address, account: Address): Call<bigint> =>
  describeCall(pool, encodeCall(PENDING_REWARD, addressWord(account)), firstWord)
