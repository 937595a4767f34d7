import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord } from './codec'

const START_BLOCK = '0x48cd4cb1'
const BONUS_END_BLOCK = '0x1aed6553'
const POOL_LIMIT_PER_USER = '0x66fe9f8a'
const LIMIT_AMOUNT = '0x78abafaf'
const USER_INFO = '0x1959a002'
const PENDING_REWARD = '0xf40f0f52'

const firstWord = (data: string): bigint => readWord(data, 0)

/** Describes the read of the block from which a pool pays (protocol 2). */
export const startBlock = (pool: string): Call<bigint> => describeCall(pool, encodeCall(START_BLOCK), firstWord)

/** Describes the read of the last block that a pool pays for (protocol 2). */
export const bonusEndBlock = (pool: string): Call<bigint> => describeCall(pool, encodeCall(BONUS_END_BLOCK), firstWord)

/** Describes the read of the most that one account may stake, in the staked token's smallest unit; 0 for no limit. */
export const poolLimitPerUser = (pool: string): Call<bigint> =>
  describeCall(pool, encodeCall(POOL_LIMIT_PER_USER), firstWord)

/** Describes the read of the same limit where the pool takes the native coin, in wei. */
export const limitAmount = (pool: string): Call<bigint> => describeCall(pool, encodeCall(LIMIT_AMOUNT), firstWord)

/** Describes the read of what an account has staked: the first word of userInfo in every form of these contracts. */
export const stakedIn = (pool: string, account: string): Call<bigint> =>
  describeCall(pool, encodeCall(USER_INFO, addressWord(account)), firstWord)

/** Describes the read of what a pool owes an account, in the earned token's smallest unit. */
export const pendingReward = (pool: string, account: string): Call<bigint> =>
  describeCall(pool, encodeCall(PENDING_REWARD, addressWord(account)), firstWord)
