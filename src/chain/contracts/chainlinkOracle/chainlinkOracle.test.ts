import { Interface } from 'ethers'
import { expect, test } from 'vitest'
import { ANSWER_UPDATED_TOPIC, priceTopic } from './events'
import { getRoundData, latestRoundData } from './reads'

/** The published contract (protocol 12.2). */
const published = new Interface([
  'function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
  'function getRoundData(uint80) view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)',
  'event AnswerUpdated(int256 indexed current, uint256 indexed roundId, uint256 updatedAt)',
])
/** An update of a proxy’s third feed. */
const ID = (3n << 64n) + 5n

test.each([
  ['latestRoundData', latestRoundData(), []],
  ['getRoundData', getRoundData(ID), [ID]],
])('%s gives the price and the time of an update', (method, call, args) => {
  expect(call.callData).toBe(published.encodeFunctionData(method, args))
  const answer = published.encodeFunctionResult(method, [ID, -7n, 99n, 100n, ID])
  expect(call.decode(answer)).toEqual({ roundId: ID, priceRaw: -7n, updatedAt: 100 })
  expect(() => call.decode('0x')).toThrow('shorter')
})

test('an update is found by its price', () => {
  const { topics } = published.encodeEventLog('AnswerUpdated', [-7n, ID, 100n])
  expect(topics.slice(0, 2)).toEqual([ANSWER_UPDATED_TOPIC, priceTopic(-7n)])
})
