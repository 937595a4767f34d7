import { expect, test } from 'vitest'
import { toTransaction } from '../../../chain/send/intent'
import { toAddress } from '../../../core/address'
import { masterChefAddress } from '../../../deployment/contracts'
import { emergencyIntent, harvestIntent, stakeIntent, unstakeIntent } from './pools.chain'

const ACCOUNT = toAddress(`0x${'1'.repeat(40)}`)
const target = (sousId: number, category: 'CORE' | 'BINANCE' = 'CORE') => ({
  ...{ sousId, category },
  contractAddress: toAddress(`0x${'2'.repeat(40)}`),
})
const sent = (intent: ReturnType<typeof stakeIntent>) => {
  const { method } = intent
  const { data, value, to } = toTransaction(intent, ACCOUNT)
  return [method, data.length <= 10 ? null : BigInt(`0x${data.slice(10)}`), BigInt(value), to]
}
const POOL = target(7).contractAddress

test('a pool is entered, left and harvested by its own methods (yield 7)', () => {
  expect(sent(stakeIntent(target(7), 5n))).toEqual(['deposit', 5n, 0n, POOL])
  expect(sent(unstakeIntent(target(7), 4n))).toEqual(['withdraw', 4n, 0n, POOL])
  expect(sent(harvestIntent(target(7)))).toEqual(['deposit', 0n, 0n, POOL])
  expect(sent(emergencyIntent(target(7)))).toEqual(['emergencyWithdraw', null, 0n, POOL])
})

test('the manual pool uses enterStaking and leaveStaking of the master chef (yield 7)', () => {
  const chef = masterChefAddress
  expect(sent(stakeIntent(target(0), 5n))).toEqual(['enterStaking', 5n, 0n, chef])
  expect(sent(unstakeIntent(target(0), 4n))).toEqual(['leaveStaking', 4n, 0n, chef])
  expect(sent(harvestIntent(target(0)))).toEqual(['leaveStaking', 0n, 0n, chef])
})

test('the native coin is sent as the value, without an amount argument (yield 7)', () => {
  expect(sent(stakeIntent(target(20, 'BINANCE'), 5n))).toEqual(['deposit', null, 5n, POOL])
  expect(sent(harvestIntent(target(20, 'BINANCE')))).toEqual(['deposit', null, 0n, POOL])
  expect(sent(unstakeIntent(target(20, 'BINANCE'), 4n))).toEqual(['withdraw', 4n, 0n, POOL])
})
