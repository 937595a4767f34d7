import { describe, expect, test } from 'vitest'
import { decimalsText, percentText, stakedText, usdValueText } from './figures'

describe('displayed figures (yield 9)', () => {
  test.each([
    [null, 'en-US', null],
    [Number.NaN, 'en-US', null],
    [0, 'en-US', '0.00%'],
    [0.0049, 'en-US', '<0.01%'],
    [0.005, 'en-US', '0.01%'],
    [12.345, 'en-US', '12.35%'],
    [1234.5, 'en-US', '1,234.50%'],
    [1234.5, 'de-DE', '1.234,50%'],
    [1e12, 'en-US', '>1,000,000,000%'],
    [Number.POSITIVE_INFINITY, 'en-US', '>1,000,000,000%'],
  ])('a rate of %s in %s is %s', (percent, locale, text) => {
    expect(percentText(percent, locale)).toBe(text)
  })

  test.each([
    [0n, 18, 5, '0'],
    [1n, 18, 5, '<0.00001'],
    [123_456_789n, 6, 3, '123.456'],
    [1_234_567_890_000n, 6, 2, '1,234,567.89'],
    [5n, 0, 3, '5'],
    [999_999n, 6, 2, '0.99'],
    [999_999n, 6, 0, '<1'],
    [1_999_999n, 6, 0, '1'],
  ])('%s with %s decimals, cut to %s, is %s', (raw, decimals, shown, text) => {
    expect(decimalsText(raw, decimals, shown, 'en-US')).toBe(text)
  })

  test.each([
    [0n, '0'],
    [12_345_678n * 10n ** 14n, '1,234.567'],
    [5n * 10n ** 14n, '<0.001'],
    [12_345n * 10n ** 9n, '0.000012345'],
    [123_456_789n, '0.0000000001'],
    [1n, '<0.0000000001'],
  ])('%s staked is %s', (raw, text) => {
    expect(stakedText(raw, 18, 'en-US')).toBe(text)
  })

  test('a value needs a price', () => {
    const token = { address: '0x1', decimals: 6, symbol: 'A' }
    const usd = { address: '0x2', decimals: 18, symbol: 'BUSD' }
    const price = { token, usd, usdRaw: 2n * 10n ** 18n, tokenRaw: 10n ** 6n }
    expect(usdValueText(price, 1_500_000n, 'en-US')).toBe('$3')
    expect(usdValueText(price, 1n, 'en-US')).toBe('<$0.01')
    expect(usdValueText(null, 1n, 'en-US')).toBeNull()
  })
})
