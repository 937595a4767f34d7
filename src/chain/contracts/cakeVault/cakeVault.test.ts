import { AbiCoder, Interface } from 'ethers'
import { expect, test } from 'vitest'
import { type Address, toAddress } from '../../../core/address'
import type { Intent } from '../../send/intent'
import type { Call } from '../call'
import { DEPOSIT_TOPIC, readDeposit } from './events'
import * as reads from './reads'
import * as writes from './writes'

/** The published contract (protocol 3). */
const published = new Interface([
  'function getPricePerFullShare() view returns (uint256)',
  'function totalShares() view returns (uint256)',
  'function calculateHarvestCakeRewards() view returns (uint256)',
  'function calculateTotalPendingCakeRewards() view returns (uint256)',
  'function performanceFee() view returns (uint256)',
  'function callFee() view returns (uint256)',
  'function withdrawFee() view returns (uint256)',
  'function withdrawFeePeriod() view returns (uint256)',
  'function userInfo(address) view returns (uint256, uint256, uint256, uint256)',
  'function deposit(uint256)',
  'function withdraw(uint256)',
  'function withdrawAll()',
  'function harvest()',
  'event Deposit(address indexed sender, uint256 amount, uint256 shares, uint256 lastDepositedTime)',
])
const VAULT = toAddress(`0x${'ef'.repeat(20)}`)
const ACCOUNT = toAddress(`0x${'cd'.repeat(20)}`)

test.each<[string, (vault: Address) => Call<bigint>]>([
  ['getPricePerFullShare', reads.getPricePerFullShare],
  ['totalShares', reads.totalShares],
  ['calculateHarvestCakeRewards', reads.calculateHarvestCakeRewards],
  ['calculateTotalPendingCakeRewards', reads.calculateTotalPendingCakeRewards],
  ['performanceFee', reads.performanceFee],
  ['callFee', reads.callFee],
  ['withdrawFee', reads.withdrawFee],
  ['withdrawFeePeriod', reads.withdrawFeePeriod],
])('encodes %s like the contract and decodes its first word', (method, read) => {
  const call = read(VAULT)
  expect([call.address, call.callData]).toEqual([VAULT, published.encodeFunctionData(method)])
  expect(call.decode(AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256'], [7n, 9n]))).toBe(7n)
  expect(() => call.decode('0x')).toThrow('shorter')
})

test('decodes an account’s vault record in the order of the contract (protocol 3)', () => {
  const call = reads.userInfo(VAULT, ACCOUNT)
  expect(call.callData).toBe(published.encodeFunctionData('userInfo', [ACCOUNT]))
  expect(call.decode(published.encodeFunctionResult('userInfo', [1n, 2n, 3n, 4n]))).toEqual({
    ...{ sharesRaw: 1n, lastDepositedTime: 2n, cakeAtLastUserActionRaw: 3n, lastUserActionTime: 4n },
  })
})

test('the deposit topic and data match the vault’s event', () => {
  const { topics, data } = published.encodeEventLog('Deposit', [ACCOUNT, 5n, 4n, 99n])
  expect(DEPOSIT_TOPIC).toBe(topics[0])
  expect(readDeposit(data)).toEqual({ amountRaw: 5n, sharesRaw: 4n })
})

test.each<[string, Intent, bigint[]]>([
  ['deposit', writes.deposit(VAULT, 5n), [5n]],
  ['withdraw', writes.withdraw(VAULT, 4n), [4n]],
  ['withdrawAll', writes.withdrawAll(VAULT), []],
  ['harvest', writes.harvest(VAULT), []],
])('writes %s like the contract (yield 7)', (name, { contract, method, args, valueRaw }, expected) => {
  expect([contract.address, valueRaw]).toEqual([VAULT, 0n])
  expect(contract.interface.encodeFunctionData(method, args)).toBe(published.encodeFunctionData(name, expected))
})
