import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord } from './codec'

const START_BLOCK = '0x48cd4cb1'
const BONUS_END_BLOCK = '0x1aed6553'
const POOL_LIMIT_PER_USER = '0x66fe9f8a'
const LIMIT_AMOUNT = '0x78abafaf'
const USER_INFO = '0x1959a002'
const PENDING_REWARD = '0xf40f0f52'

const firstWord = (data: string): bigint => readWord(data, 0)

/** Creates the call that reads a pool's first reward block (protocol 2). */
export const startBlock = (pool: string): Call<bigint> => describeCall(pool, encodeCall(START_BLOCK), firstWord)

/** Creates the call that reads a pool's last reward block (protocol 2). */
export const bonusEndBlock = (pool: string): Call<bigint> => describeCall(pool, encodeCall(BONUS_END_BLOCK), firstWord)

/** Creates the call that reads the stake limit per account, in the staked token's smallest unit; 0 for no limit. */
export const poolLimitPerUser = (pool: string): Call<bigint> =>
  describeCall(pool, encodeCall(POOL_LIMIT_PER_USER), firstWord)

/** Creates the call that reads the same limit for a pool of the native coin, in wei. */
export const limitAmount = (pool: string): Call<bigint> => describeCall(pool, encodeCall(LIMIT_AMOUNT), firstWord)

/** Creates the call that reads an account's stake: the first word of userInfo in every variant of these contracts. */
export const stakedIn = (pool: string, account: string): Call<bigint> =>
  describeCall(pool, encodeCall(USER_INFO, addressWord(account)), firstWord)

/** Creates the call that reads an account's pending reward, in the earned token's smallest unit. */
export const pendingReward = (pool: string, account: string): Call<bigint> =>
  describeCall(pool, encodeCall(PENDING_REWARD, addressWord(account)), firstWord)
