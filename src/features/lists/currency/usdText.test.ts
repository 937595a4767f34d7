import { expect, it } from 'vitest'
import { NATIVE_LISTED } from '../listedTokens'
import { centsOf, dollarsOf, usdText } from './usdText'

const usd = { address: `0x${'12'.repeat(20)}`, symbol: 'USD', decimals: 18 }
/** A coin is worth 320.50 dollars. */
const price = { token: NATIVE_LISTED.traded, usd, usdRaw: 641n, tokenRaw: 2n }

it('cuts to cents and groups thousands', () => {
  expect(usdText(price, NATIVE_LISTED, 10n ** 19n)).toBe('≈ $3,205.00')
  expect(usdText(price, NATIVE_LISTED, 10n ** 9n)).toBe('< $0.01')
  expect(centsOf(price, NATIVE_LISTED.traded, 10n ** 18n)).toBe(32_050n)
  expect(dollarsOf(5n)).toBe('$0.05')
})

it('says nothing while price, token or amount are unknown', () => {
  expect(usdText(null, NATIVE_LISTED, 1n)).toBeUndefined()
  expect(usdText(price, null, 1n)).toBeUndefined()
  expect(usdText(price, NATIVE_LISTED, null)).toBeUndefined()
  expect(centsOf(null, NATIVE_LISTED.traded, 1n)).toBeNull()
})
