import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../core/address'
import { isNamedFirst, lpName, pairName } from './lpName'
import { pairNameIn, type QuoteOrder } from './pairOrder'
import { deploymentFarms } from './prices/farmList'
import { wrappedNative } from './token'

test('every farm is named as on the pages of its pair, in either order of the tokens (trading 2.5.9)', () => {
  for (const { lpSymbol, token, quoteToken } of deploymentFarms.farms) {
    expect(lpName(token, quoteToken)).toBe(lpSymbol)
    expect(lpName(quoteToken, token)).toBe(lpSymbol)
    expect(isNamedFirst(token, quoteToken)).not.toBe(isNamedFirst(quoteToken, token))
  }
})

test('the wrapped coin is named as the coin', () => {
  const other = { address: toAddress(`0x${'1'.repeat(40)}`), symbol: 'OAT', decimals: 18 }
  expect(pairName(wrappedNative, other)).toBe('OAT-BNB')
  expect([isNamedFirst(other, wrappedNative), isNamedFirst(wrappedNative, other)]).toEqual([true, false])
})

const tokenAt = (digit: string) => ({ address: toAddress(`0x${digit.repeat(40)}`), symbol: digit.toUpperCase() })
const addressOf = (digit: string) => tokenAt(digit).address
const order: QuoteOrder = {
  native: { address: addressOf('f'), symbol: 'BNB' },
  ...{ usd: addressOf('e'), cake: addressOf('c'), bases: ['b', 'c', 'e', 'a'].map(addressOf) },
}

test.each([
  ['c', 'f', 'C-BNB'],
  ['e', 'f', 'E-BNB'],
  ['c', 'e', 'C-E'],
  ['b', 'e', 'B-E'],
  ['a', 'b', 'A-B'],
  ['c', 'a', 'C-A'],
  ['1', 'c', '1-C'],
  ['1', '2', '1-2'],
])('names the pair of %s and %s as %s', (one, other, name) => {
  expect(pairNameIn(tokenAt(one), tokenAt(other), order)).toBe(name)
  expect(pairNameIn(tokenAt(other), tokenAt(one), order)).toBe(name)
})

test('no order of the tokens changes a name', () => {
  const digit = fc.integer({ min: 1, max: 15 }).map((value) => value.toString(16))
  fc.assert(
    fc.property(digit, digit, (one, other) => {
      fc.pre(one !== other)
      expect(pairNameIn(tokenAt(one), tokenAt(other), order)).toBe(pairNameIn(tokenAt(other), tokenAt(one), order))
    }),
  )
})
