import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import {
  DEFAULT_DEADLINE_SECONDS,
  DEFAULT_SLIPPAGE_BPS,
  isDeadline,
  isNodeUrl,
  isSlippage,
  parseDeadlineMinutes,
  parseSlippage,
  readRecipients,
  SLIPPAGE_PRESETS_BPS,
  slippageInPercent,
  slippageWarning,
  withRecipient,
} from './user.rules'

test('defaults and presets match the specification', () => {
  expect(SLIPPAGE_PRESETS_BPS.map(slippageInPercent)).toEqual(['0.1', '0.5', '1'])
  expect([DEFAULT_SLIPPAGE_BPS, DEFAULT_DEADLINE_SECONDS]).toEqual([50, 1_200])
})

test.each([
  ['0', 0],
  ['0.01', 1],
  ['0.1', 10],
  ['.5', 50],
  ['.05', 5],
  ['0.5', 50],
  ['1', 100],
  ['1.', 100],
  ['12.3', 1_230],
  ['49.99', 4_999],
])('parses a typed slippage of %j as %i basis points', (text, bps) => {
  expect(parseSlippage(text)).toBe(bps)
})

test.each([
  '',
  '.',
  '.x',
  '50',
  '50.0',
  '99',
  '100',
  '1000',
  '-1',
  '+1',
  '1e1',
  '0.005',
  '1,5',
  '1.2.3',
  'abc',
  ' 1',
  '∞',
])('rejects %j as slippage', (text) => {
  expect(parseSlippage(text)).toBeNull()
})

test('formats and parses every slippage below 50 % without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_999 }), (bps) => {
      expect(parseSlippage(slippageInPercent(bps))).toBe(bps)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  [0, 'Your transaction may fail'],
  [49, 'Your transaction may fail'],
  [50, null],
  [500, null],
  [501, 'Your transaction may be frontrun'],
  [4_999, 'Your transaction may be frontrun'],
])('for %i basis points warns: %s', (bps, sentence) => {
  expect(slippageWarning(bps)).toBe(sentence)
})

test.each([
  [0, true],
  [10_000, true],
  [-1, false],
  [10_001, false],
  [0.5, false],
  [Number.NaN, false],
  ['50', false],
  [null, false],
])('slippage %j is storable: %s', (value, isAllowed) => {
  expect(isSlippage(value)).toBe(isAllowed)
})

test.each([
  [1, true],
  [1_200, true],
  [0, false],
  [-60, false],
  [1.5, false],
  [Number.POSITIVE_INFINITY, false],
  ['1200', false],
  [undefined, false],
])('deadline %j is storable: %s', (value, isAllowed) => {
  expect(isDeadline(value)).toBe(isAllowed)
})

test.each([
  ['1', 60],
  ['20', 1_200],
  ['007', 420],
  ['999999', 59_999_940],
  ['0', null],
  ['', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['1000000', null],
])('parses a typed deadline of %j minutes as %j seconds', (text, seconds) => {
  expect(parseDeadlineMinutes(text)).toBe(seconds)
})

test('stores each recipient once, newest first, and ignores invalid stored ones', () => {
  const [one, other] = [toAddress(`0x${'a'.repeat(40)}`), toAddress(`0x${'B'.repeat(40)}`)]
  expect(withRecipient([one, other], toAddress(other.toLowerCase()))).toEqual([other.toLowerCase(), one])
  expect(readRecipients([one, 7, 'x', other, one.toUpperCase().replace('0X', '0x')])).toHaveLength(2)
  expect(readRecipients(null)).toEqual([])
  const many = Array.from({ length: 30 }, (_, index) => toAddress(`0x${String(index).padStart(40, '0')}`))
  expect(readRecipients(many)).toEqual(many.slice(0, 20))
})

test.each([
  ['https://node.example/key', true],
  ['http://127.0.0.1:8545', true],
  ['ws://node.example', false],
  ['https://', false],
  ['x+https://node.example', false],
  [7, false],
])('the node %j is a web URL: %s', (value, isExpected) => {
  expect(isNodeUrl(value)).toBe(isExpected)
})
