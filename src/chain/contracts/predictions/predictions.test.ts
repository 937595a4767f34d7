import { Interface } from 'ethers'
import { describe, expect, test, vi } from 'vitest'
import { toAddress } from '../../../core/address'
import { END_ROUND_TOPIC, epochTopic, LOCK_ROUND_TOPIC, readRoundPrice } from './events'
import * as reads from './reads'
import * as writes from './writes'

vi.mock(import('../../../deployment/laterFacts'), async (load) => ({
  ...(await load()),
  predictionsAddress: toAddress(`0x${'ee'.repeat(20)}`),
}))

/** The published contract (protocol 5). */
const published = new Interface([
  'function currentEpoch() view returns (uint256)',
  'function intervalBlocks() view returns (uint256)',
  'function bufferBlocks() view returns (uint256)',
  'function minBetAmount() view returns (uint256)',
  'function rewardRate() view returns (uint256)',
  'function paused() view returns (bool)',
  'function rounds(uint256) view returns (uint256, uint256, uint256, uint256, int256, int256, uint256, uint256, uint256, uint256, uint256, bool)',
  'function ledger(uint256, address) view returns (uint8 position, uint256 amount, bool claimed)',
  'function claimable(uint256, address) view returns (bool)',
  'function refundable(uint256, address) view returns (bool)',
  'function getUserRounds(address, uint256, uint256) view returns (uint256[], uint256)',
  'function betBull() payable',
  'function betBear() payable',
  'function claim(uint256)',
  'event LockRound(uint256 indexed epoch, uint256 blockNumber, int256 price)',
  'event EndRound(uint256 indexed epoch, uint256 blockNumber, int256 price)',
])
const ACCOUNT = toAddress(`0x${'cd'.repeat(20)}`)
const MARKET = toAddress(`0x${'ee'.repeat(20)}`)

describe('reads', () => {
  test.each([
    ['currentEpoch', reads.currentEpoch(), [], [7n], 7],
    ['intervalBlocks', reads.intervalBlocks(), [], [100n], 100],
    ['bufferBlocks', reads.bufferBlocks(), [], [20n], 20],
    ['minBetAmount', reads.minBetAmount(), [], [10n ** 15n], 10n ** 15n],
    ['rewardRate', reads.rewardRate(), [], [97n], 97],
    ['paused', reads.paused(), [], [true], true],
    ['claimable', reads.claimable(3, ACCOUNT), [3, ACCOUNT], [true], true],
    ['refundable', reads.refundable(3, ACCOUNT), [3, ACCOUNT], [false], false],
    [
      'ledger',
      reads.ledger(3, ACCOUNT),
      [3, ACCOUNT],
      [1n, 5n, true],
      { position: 'bear', amountRaw: 5n, isClaimed: true },
    ],
    [
      'getUserRounds',
      reads.getUserRounds(ACCOUNT, 0, 1_000),
      [ACCOUNT, 0, 1_000],
      [[1n, 3n, 8n], 3n],
      { epochs: [1, 3, 8], nextCursor: 3 },
    ],
  ])('%s', (method, call, args, answer, value) => {
    expect([call.address, call.callData]).toEqual([MARKET, published.encodeFunctionData(method, args)])
    expect(call.decode(published.encodeFunctionResult(method, answer))).toEqual(value)
    expect(() => call.decode('0x')).toThrow('shorter')
  })

  test('a round has signed prices and its fields in the order of the contract', () => {
    const call = reads.rounds(9)
    expect(call.callData).toBe(published.encodeFunctionData('rounds', [9]))
    const answer = [9n, 100n, 120n, 140n, -5n, 6n, 30n, 10n, 20n, 11n, 29n, true]
    expect(call.decode(published.encodeFunctionResult('rounds', answer))).toEqual({
      ...{ epoch: 9, startBlock: 100, lockBlock: 120, endBlock: 140, lockPriceRaw: -5n, closePriceRaw: 6n },
      ...{ totalRaw: 30n, bullRaw: 10n, bearRaw: 20n, rewardBaseRaw: 11n, rewardRaw: 29n, isOracleCalled: true },
    })
  })
})

describe('writes', () => {
  test.each([
    ['betBull', writes.betBull(5n), [], 5n],
    ['betBear', writes.betBear(6n), [], 6n],
    ['claim', writes.claim(7), [7n], 0n],
  ])('%s', (name, { contract, method, args, valueRaw }, expected, value) => {
    expect([contract.address, valueRaw]).toEqual([MARKET, value])
    expect(contract.interface.encodeFunctionData(method, args)).toBe(published.encodeFunctionData(name, expected))
  })

  test('a sent write is recognised by its call data', () => {
    expect(reads.betData).toEqual([published.encodeFunctionData('betBull'), published.encodeFunctionData('betBear')])
    expect(reads.claimData(7)).toBe(published.encodeFunctionData('claim', [7]))
  })
})

test('the events of lock and end give round and price', () => {
  const locked = published.encodeEventLog('LockRound', [7n, 120n, -9n])
  const ended = published.encodeEventLog('EndRound', [7n, 140n, 31_900_000_000n])
  expect([locked.topics, ended.topics]).toEqual([
    [LOCK_ROUND_TOPIC, epochTopic(7)],
    [END_ROUND_TOPIC, epochTopic(7)],
  ])
  expect([readRoundPrice(locked.data), readRoundPrice(ended.data)]).toEqual([-9n, 31_900_000_000n])
})
