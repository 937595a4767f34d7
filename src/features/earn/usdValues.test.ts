import { expect, test } from 'vitest'
import { usdValueText } from './usdValues'

test('a value needs a price', () => {
  const token = { address: '0x1', decimals: 6, symbol: 'A' }
  const usd = { address: '0x2', decimals: 18, symbol: 'BUSD' }
  const price = { token, usd, usdRaw: 2n * 10n ** 18n, tokenRaw: 10n ** 6n }
  expect(usdValueText(price, 1_500_000n, 'en-US')).toBe('$3')
  expect(usdValueText(price, 1n, 'en-US')).toBe('<$0.01')
  expect(usdValueText(null, 1n, 'en-US')).toBeNull()
})
