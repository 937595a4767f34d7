import { masterChefAddress } from '../../deployment/contracts'
import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord, wordOf } from './codec'

const POOL_INFO = '0x1526fe27'
const TOTAL_ALLOC_POINT = '0x17caf6f1'
const CAKE_PER_BLOCK = '0x0755e0b6'
const USER_INFO = '0x93f1a40b'
const PENDING_CAKE = '0x1175a1dd'

const firstWord = (data: string): bigint => readWord(data, 0)
const secondWord = (data: string): bigint => readWord(data, 1)

const ask = <T>(decode: (data: string) => T, selector: `0x${string}`, ...words: string[]): Call<T> | null =>
  masterChefAddress === null ? null : describeCall(masterChefAddress, encodeCall(selector, ...words), decode)

/** Creates the call that reads a farm's allocation points; 100 of them are one "X" (protocol 1). */
export const allocPoint = (pid: number): Call<bigint> | null => ask(secondWord, POOL_INFO, wordOf(BigInt(pid)))

/** Creates the call that reads the total allocation points of all farms. */
export const totalAllocPoint = (): Call<bigint> | null => ask(firstWord, TOTAL_ALLOC_POINT)

/** Creates the call that reads the reward of all farms per block, in base units of CAKE. */
export const cakePerBlock = (): Call<bigint> | null => ask(firstWord, CAKE_PER_BLOCK)

/** Creates the call that reads an account's stake in a farm, in base units of its LP token. */
export const stakedAmount = (pid: number, account: string): Call<bigint> | null =>
  ask(firstWord, USER_INFO, wordOf(BigInt(pid)), addressWord(account))

/** Creates the call that reads an account's pending reward in a farm, in base units of CAKE. */
export const pendingCake = (pid: number, account: string): Call<bigint> | null =>
  ask(firstWord, PENDING_CAKE, wordOf(BigInt(pid)), addressWord(account))
