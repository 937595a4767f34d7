import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharePercentText } from './share'

test.each([
  [1n, 2n, 2, '50.00%'],
  [1n, 3n, 2, '33.33%'],
  [2n, 3n, 2, '66.67%'],
  [1n, 1n, 2, '100.00%'],
  [0n, 7n, 2, '0.00%'],
  [0n, -7n, 2, '0.00%'],
  [1n, 10_000n, 2, '0.01%'],
  [1n, 10_001n, 2, '<0.01%'],
  [999n, 100_000n, 0, '<1%'],
  [15n, 1_000n, 0, '2%'],
  [-15n, 1_000n, 1, '-1.5%'],
  [15n, -1_000n, 1, '-1.5%'],
  [-15n, -1_000n, 1, '1.5%'],
  [-1n, 10_001n, 2, '>-0.01%'],
  [12_345n, 1_000n, 2, '1234.50%'],
])('%i of %i with %i decimals is %s', (numerator, denominator, decimals, text) => {
  expect(sharePercentText(numerator, denominator, decimals)).toBe(text)
})

test('throws on a denominator of 0', () => {
  expect(() => sharePercentText(1n, 0n, 2)).toThrow('no percentage')
})

test('displays a value within half a unit of the last decimal', () => {
  const share = fc.bigInt({ min: 1n, max: 10n ** 40n })
  fc.assert(
    fc.property(share, share, fc.integer({ min: 0, max: 6 }), (numerator, denominator, decimals) => {
      const text = sharePercentText(numerator, denominator, decimals)
      const scale = 10n ** BigInt(decimals)
      const isTrace = numerator * 100n * scale < denominator
      expect(text.startsWith('<')).toBe(isTrace)
      if (isTrace) return
      const shown = BigInt(text.replace(/[.%]/g, ''))
      const error = shown * denominator - numerator * 100n * scale
      expect((error < 0n ? -error : error) * 2n).toBeLessThanOrEqual(denominator)
    }),
  )
})
