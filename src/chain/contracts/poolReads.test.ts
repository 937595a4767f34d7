import { AbiCoder, Interface } from 'ethers'
import { expect, test } from 'vitest'
import type { Call } from './call'
import * as vault from './cakeVault'
import { cakeVault } from './cakeVaultWrites'
import * as chef from './sousChef'
import { nativeSousChef, sousChef } from './sousChefWrites'

/** The published contracts (protocol 2, 3). */
const published = new Interface([
  'function startBlock() view returns (uint256)',
  'function bonusEndBlock() view returns (uint256)',
  'function poolLimitPerUser() view returns (uint256)',
  'function limitAmount() view returns (uint256)',
  'function pendingReward(address) view returns (uint256)',
  'function getPricePerFullShare() view returns (uint256)',
  'function totalShares() view returns (uint256)',
  'function calculateHarvestCakeRewards() view returns (uint256)',
  'function calculateTotalPendingCakeRewards() view returns (uint256)',
  'function performanceFee() view returns (uint256)',
  'function callFee() view returns (uint256)',
  'function withdrawFee() view returns (uint256)',
  'function withdrawFeePeriod() view returns (uint256)',
  'function userInfo(address) view returns (uint256, uint256, uint256, uint256)',
])
const POOL = `0x${'ab'.repeat(20)}`
const VAULT = `0x${'ef'.repeat(20)}`
const ACCOUNT = `0x${'cd'.repeat(20)}`

test.each<[string, Call<bigint>, unknown[]]>([
  ['startBlock', chef.startBlock(POOL), []],
  ['bonusEndBlock', chef.bonusEndBlock(POOL), []],
  ['poolLimitPerUser', chef.poolLimitPerUser(POOL), []],
  ['limitAmount', chef.limitAmount(POOL), []],
  ['pendingReward', chef.pendingReward(POOL, ACCOUNT), [ACCOUNT]],
  ['userInfo', chef.stakedIn(POOL, ACCOUNT), [ACCOUNT]],
  ['getPricePerFullShare', vault.pricePerFullShare(POOL), []],
  ['totalShares', vault.totalShares(POOL), []],
  ['calculateHarvestCakeRewards', vault.harvestRewards(POOL), []],
  ['calculateTotalPendingCakeRewards', vault.pendingRewards(POOL), []],
  ['performanceFee', vault.performanceFee(POOL), []],
  ['callFee', vault.callFee(POOL), []],
  ['withdrawFee', vault.withdrawFee(POOL), []],
  ['withdrawFeePeriod', vault.withdrawFeePeriod(POOL), []],
])('encodes %s like the contract and decodes its first word', (method, call, args) => {
  expect([call.address, call.callData]).toEqual([POOL, published.encodeFunctionData(method, args)])
  expect(call.decode(AbiCoder.defaultAbiCoder().encode(['uint256', 'uint256'], [7n, 9n]))).toBe(7n)
  expect(() => call.decode('0x')).toThrow('shorter')
})

test('decodes an account’s vault record in the order of the contract (protocol 3)', () => {
  const data = published.encodeFunctionResult('userInfo', [1n, 2n, 3n, 4n])
  expect(vault.vaultUserInfo(VAULT, ACCOUNT).decode(data)).toEqual({
    ...{ sharesRaw: 1n, lastDepositedTime: 2n, cakeAtLastUserActionRaw: 3n, lastUserActionTime: 4n },
  })
})

test('the deposit topic matches the vault’s event', () => {
  const events = new Interface([
    'event Deposit(address indexed sender, uint256 amount, uint256 shares, uint256 lastDepositedTime)',
  ])
  expect(vault.VAULT_DEPOSIT_TOPIC).toBe(events.getEvent('Deposit')?.topicHash)
})

test('writes have the names of the contracts’ methods (yield 7)', () => {
  const names = (face: Interface) => face.fragments.map((fragment) => fragment.format('sighash')).toSorted()
  expect(names(sousChef)).toEqual(['deposit(uint256)', 'emergencyWithdraw()', 'withdraw(uint256)'])
  expect(names(nativeSousChef)).toEqual(['deposit()', 'emergencyWithdraw()', 'withdraw(uint256)'])
  expect(names(cakeVault)).toEqual(['deposit(uint256)', 'harvest()', 'withdraw(uint256)', 'withdrawAll()'])
})
