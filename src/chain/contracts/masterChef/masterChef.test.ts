import { toAddress } from '../../../core/address'
import { masterChefAddress } from '../../../deployment/contracts'
import { AbiCoder, Interface, zeroPadValue } from 'ethers'
import { describe, expect, test } from 'vitest'
import type { Call } from '../call'
import { allocPoint, cakePerBlock, pendingCake, stakedAmount, totalAllocPoint } from './reads'
import { deposit, enterStaking, leaveStaking, withdraw } from './writes'

/** The published contract (protocol 1). */
const published = new Interface([
  'function poolInfo(uint256) view returns (address lpToken, uint256 allocPoint, uint256 lastRewardBlock, uint256 accCakePerShare)',
  'function totalAllocPoint() view returns (uint256)',
  'function cakePerBlock() view returns (uint256)',
  'function userInfo(uint256, address) view returns (uint256 amount, uint256 rewardDebt)',
  'function pendingCake(uint256, address) view returns (uint256)',
  'function deposit(uint256, uint256)',
  'function withdraw(uint256, uint256)',
  'function enterStaking(uint256)',
  'function leaveStaking(uint256)',
])
const ACCOUNT = toAddress(`0x${'ab'.repeat(20)}`)
const LP = zeroPadValue('0x1234', 20)

describe('reads', () => {
  test.each<[string, Call<bigint> | null, unknown[], string[], unknown[], bigint]>([
    ['poolInfo', allocPoint(251), [251], ['address', 'uint256', 'uint256', 'uint256'], [LP, 4_000n, 9n, 8n], 4_000n],
    ['totalAllocPoint', totalAllocPoint(), [], ['uint256'], [77n], 77n],
    ['cakePerBlock', cakePerBlock(), [], ['uint256'], [40n], 40n],
    ['userInfo', stakedAmount(3, ACCOUNT), [3, ACCOUNT], ['uint256', 'uint256'], [5n, 6n], 5n],
    ['pendingCake', pendingCake(3, ACCOUNT), [3, ACCOUNT], ['uint256'], [11n], 11n],
  ])('%s', (method, call, args, types, answer, value) => {
    expect(call?.address).toBe(masterChefAddress?.toLowerCase())
    expect(call?.callData).toBe(published.encodeFunctionData(method, args))
    expect(call?.decode(AbiCoder.defaultAbiCoder().encode(types, answer))).toBe(value)
    expect(() => call?.decode('0x')).toThrow('shorter')
  })
})

describe('writes (yield 7)', () => {
  test.each([
    ['a stake', deposit(9, 5n), 'deposit', [9n, 5n]],
    ['an unstake', withdraw(9, 5n), 'withdraw', [9n, 5n]],
    ['a harvest', deposit(9, 0n), 'deposit', [9n, 0n]],
    ['a stake in the CAKE pool', enterStaking(5n), 'enterStaking', [5n]],
    ['an unstake from the CAKE pool', leaveStaking(5n), 'leaveStaking', [5n]],
    ['a harvest from the CAKE pool', leaveStaking(0n), 'leaveStaking', [0n]],
  ])('%s', (_, intent, method, args) => {
    const { contract, valueRaw } = intent
    expect([contract.address, valueRaw]).toEqual([masterChefAddress, 0n])
    const data = contract.interface.encodeFunctionData(intent.method, intent.args)
    expect(data).toBe(published.encodeFunctionData(method, args))
  })
})
