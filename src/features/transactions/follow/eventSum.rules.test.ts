import { expect, test } from 'vitest'
import { addressOf } from '../../../../test/unit/support/receiptLogs'
import { addressTopic, type Log } from '../../../chain/contracts/event'
import { eventSum, isParty, positiveText } from './eventSum.rules'

const [EMITTER, OTHER, PARTY] = [addressOf('1'), addressOf('2'), addressOf('3')]
const [EVENT, OTHER_EVENT] = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`]
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
const log = (over: Partial<Log> = {}): Log => ({
  ...{ address: EMITTER, topics: [EVENT, addressTopic(PARTY)], data: word(5) },
  ...over,
})

const sumOf = (...logs: Log[]) =>
  eventSum(logs, { emitter: EMITTER, event: EVENT, fits: (first) => isParty(first, PARTY) })

test('adds up the amounts of the events of a contract that fit', () => {
  expect(sumOf(log(), log({ data: word(7) }))).toBe(12n)
  expect(sumOf(log({ topics: [EVENT.toUpperCase().replace('0X', '0x'), addressTopic(PARTY)] }))).toBe(5n)
})

test.each<[string, Partial<Log>]>([
  ['of another contract', { address: OTHER }],
  ['of another event', { topics: [OTHER_EVENT, addressTopic(PARTY)] }],
  ['of another party', { topics: [EVENT, addressTopic(OTHER)] }],
  ['without a party', { topics: [EVENT] }],
  ['without a topic', { topics: [] }],
  ['with a malformed amount', { data: '0x05' }],
])('omits an event %s', (_what, over) => {
  expect(sumOf(log(over))).toBe(0n)
})

test('an absent or unknown address is no party', () => {
  expect([isParty(PARTY, PARTY), isParty(PARTY, OTHER)]).toEqual([true, false])
  expect([isParty(null, PARTY), isParty(PARTY, null), isParty(null, null)]).toEqual([false, false, false])
})

test('only a positive sum is stated', () => {
  expect([positiveText(1n), positiveText(0n), positiveText(-1n)]).toEqual(['1', null, null])
})
