import { expect, test } from 'vitest'
import { isNativeLow } from './wallet.rules'

test.each([
  [0n, true],
  [10n ** 16n - 1n, true],
  [10n ** 16n, false],
  [10n ** 18n, false],
])('%d wei is low: %s', (balanceRaw, isLow) => {
  expect(isNativeLow(balanceRaw)).toBe(isLow)
})
