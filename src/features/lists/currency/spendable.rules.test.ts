import { expect, it } from 'vitest'
import { spendableRaw } from './spendable.rules'

it('is all of a token, and of the native coin what exceeds the reserve for gas', () => {
  expect(spendableRaw(5n, false)).toBe(5n)
  expect(spendableRaw(10n ** 16n + 1n, true)).toBe(1n)
  expect(spendableRaw(10n ** 16n, true)).toBe(0n)
  expect(spendableRaw(3n, true)).toBe(0n)
})
