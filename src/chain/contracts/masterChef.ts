import { deployment } from '../../core/deployment'
import { describeCall, type Call } from './call'
import { addressWord, encodeCall, readWord, wordOf } from './codec'

const POOL_INFO = '0x1526fe27'
const TOTAL_ALLOC_POINT = '0x17caf6f1'
const CAKE_PER_BLOCK = '0x0755e0b6'
const USER_INFO = '0x93f1a40b'
const PENDING_CAKE = '0x1175a1dd'

/** Where the farms are; null on a deployment that has none. */
export const masterChefAddress: string | null = deployment.contracts['masterChef'] ?? null

const firstWord = (data: string): bigint => readWord(data, 0)
const secondWord = (data: string): bigint => readWord(data, 1)

const ask = <T>(decode: (data: string) => T, selector: `0x${string}`, ...words: string[]): Call<T> | null =>
  masterChefAddress === null ? null : describeCall(masterChefAddress, encodeCall(selector, ...words), decode)

/** Describes the read of a farm's allocation points; 100 of them are one "X" (protocol 1). */
export const allocPoint = (pid: number): Call<bigint> | null => ask(secondWord, POOL_INFO, wordOf(BigInt(pid)))

/** Describes the read of all farms' allocation points together. */
export const totalAllocPoint = (): Call<bigint> | null => ask(firstWord, TOTAL_ALLOC_POINT)

/** Describes the read of what all farms are paid a block, in base units of CAKE. */
export const cakePerBlock = (): Call<bigint> | null => ask(firstWord, CAKE_PER_BLOCK)

/** Describes the read of what an account has staked in a farm, in base units of its LP token. */
export const stakedAmount = (pid: number, account: string): Call<bigint> | null =>
  ask(firstWord, USER_INFO, wordOf(BigInt(pid)), addressWord(account))

/** Describes the read of what a farm would pay an account now, in base units of CAKE. */
export const pendingCake = (pid: number, account: string): Call<bigint> | null =>
  ask(firstWord, PENDING_CAKE, wordOf(BigInt(pid)), addressWord(account))
