import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isNativeLow, spendableRaw } from './spendable.rules'

const RESERVE = 10n ** 16n

test.each([
  [0n, 0n],
  [RESERVE - 1n, 0n],
  [RESERVE, 0n],
  [RESERVE + 1n, 1n],
  [10n ** 18n, 99n * RESERVE],
])('of %d wei of the native coin, %d are spendable', (balanceRaw, spendable) => {
  expect(spendableRaw(balanceRaw, true)).toBe(spendable)
})

test.each([
  [0n, true],
  [RESERVE - 1n, true],
  [RESERVE, false],
  [10n ** 18n, false],
])('%d wei are too low for transaction fees: %s', (balanceRaw, isLow) => {
  expect(isNativeLow(balanceRaw)).toBe(isLow)
})

test('a token is entirely spendable', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), (balanceRaw) => {
      expect(spendableRaw(balanceRaw, false)).toBe(balanceRaw)
    }),
  )
})
