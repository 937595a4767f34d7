import { AbiCoder, Interface } from 'ethers'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import type { Intent } from '../../send/intent'
import type { Call } from '../call'
import * as reads from './reads'
import * as writes from './writes'

/** The published contracts (protocol 2). */
const published = new Interface([
  'function startBlock() view returns (uint256)',
  'function bonusEndBlock() view returns (uint256)',
  'function poolLimitPerUser() view returns (uint256)',
  'function limitAmount() view returns (uint256)',
  'function pendingReward(address) view returns (uint256)',
  'function userInfo(address) view returns (uint256, uint256)',
  'function deposit(uint256)',
  'function deposit() payable',
  'function withdraw(uint256)',
  'function emergencyWithdraw()',
])
const POOL = toAddress(`0x${'ab'.repeat(20)}`)
const ACCOUNT = toAddress(`0x${'cd'.repeat(20)}`)

test.each<[string, Call<bigint>, unknown[]]>([
  ['startBlock', reads.startBlock(POOL), []],
  ['bonusEndBlock', reads.bonusEndBlock(POOL), []],
  ['poolLimitPerUser', reads.poolLimitPerUser(POOL), []],
  ['limitAmount', reads.limitAmount(POOL), []],
  ['pendingReward', reads.pendingReward(POOL, ACCOUNT), [ACCOUNT]],
  ['userInfo', reads.stakedIn(POOL, ACCOUNT), [ACCOUNT]],
])('encodes %s like the contract and decodes its first word', (method, call, args) => {
  expect([call.address, call.callData]).toEqual([POOL, published.encodeFunctionData(method, args)])
  expect(call.decode(AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256'], [7n, 9n]))).toBe(7n)
  expect(() => call.decode('0x')).toThrow('shorter')
})

test.each<[string, Intent, bigint[], bigint]>([
  ['deposit(uint256)', writes.deposit(POOL, 5n), [5n], 0n],
  ['deposit()', writes.depositNative(POOL, 5n), [], 5n],
  ['withdraw(uint256)', writes.withdraw(POOL, 4n), [4n], 0n],
  ['emergencyWithdraw()', writes.emergencyWithdraw(POOL), [], 0n],
])('writes %s like the contracts (yield 7)', (signature, { contract, method, args, valueRaw }, expected, value) => {
  expect([contract.address, valueRaw]).toEqual([POOL, value])
  expect(contract.interface.encodeFunctionData(method, args)).toBe(published.encodeFunctionData(signature, expected))
})
