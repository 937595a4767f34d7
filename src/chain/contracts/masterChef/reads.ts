import type { Address } from '../../../core/address'
import { masterChefAddress } from '../../../deployment/contracts'
import { describeCall, type Call } from '../call'
import { addressWord, encodeCall, firstWord, readWord, wordOf } from '../codec'
import { selectorOf } from '../signatures'

const POOL_INFO = selectorOf('poolInfo(uint256)')
const TOTAL_ALLOC_POINT = selectorOf('totalAllocPoint()')
const CAKE_PER_BLOCK = selectorOf('cakePerBlock()')
const USER_INFO = selectorOf('userInfo(uint256,address)')
const PENDING_CAKE = selectorOf('pendingCake(uint256,address)')

const secondWord = (data: string): bigint => readWord(data, 1)

const read = (
  selector: `0x${string}`,
  words: readonly string[] = [],
  decode: (data: string) => bigint = firstWord,
): Call<bigint> | null =>
  masterChefAddress === null ? null : describeCall(masterChefAddress, encodeCall(selector, ...words), decode)

/** Creates the call that reads a farm's allocation points (poolInfo); 100 of them are one "X" (protocol 1). */
export const allocPoint = (pid: number): Call<bigint> | null => read(POOL_INFO, [wordOf(pid)], secondWord)

/** Creates the call that reads the total allocation points of all farms. */
export const totalAllocPoint = (): Call<bigint> | null => read(TOTAL_ALLOC_POINT)

/** Creates the call that reads the reward of all farms per block, in base units of CAKE. */
export const cakePerBlock = (): Call<bigint> | null => read(CAKE_PER_BLOCK)

/** Creates the call that reads an account's stake in a farm (userInfo), in base units of its LP token. */
export const stakedAmount = (pid: number, account: Address): Call<bigint> | null =>
  read(USER_INFO, [wordOf(pid), addressWord(account)])

/** Creates the call that reads an account's pending reward in a farm, in base units of CAKE. */
export const pendingCake = (pid: number, account: Address): Call<bigint> | null =>
  read(PENDING_CAKE, [wordOf(pid), addressWord(account)])
