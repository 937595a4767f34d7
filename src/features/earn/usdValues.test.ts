import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { usdValueText } from './usdValues'

test('formats the value of an amount in dollars, and returns null without a price', () => {
  const token = { address: toAddress(`0x${'1'.repeat(40)}`), decimals: 6, symbol: 'A' }
  const usd = { address: toAddress(`0x${'2'.repeat(40)}`), decimals: 18, symbol: 'BUSD' }
  const price = { token, usd, usdRaw: 2n * 10n ** 18n, tokenRaw: 10n ** 6n }
  expect(usdValueText(price, 1_500_000n, 'en-US')).toBe('$3.00')
  expect(usdValueText(price, 1n, 'en-US')).toBe('$0.000002')
  expect(usdValueText(null, 1n, 'en-US')).toBeNull()
})
