import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmountExact } from './amount'
import { cutText, divideUp, quotientOf, multiplyDown } from './decimal'

const raw = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

/** Returns the exact value of a number as a fraction of whole numbers. */
function fractionOf(value: number): { numerator: bigint; denominator: bigint } {
  const [digits = '', exponent = '0'] = value.toExponential().split('e')
  const [whole = '', part = ''] = digits.split('.')
  const power = Number(exponent) - part.length
  const scale = 10n ** BigInt(Math.abs(power))
  return power < 0
    ? { numerator: BigInt(whole + part), denominator: scale }
    : { numerator: BigInt(whole + part) * scale, denominator: 1n }
}

describe('a product with a factor', () => {
  const factor = fc.double({ min: 1e-12, max: 1e12, noNaN: true })

  test('is exact for the digits of the factor, rounded down', () => {
    fc.assert(
      fc.property(raw, factor, (value, by) => {
        const { numerator, denominator } = fractionOf(by)
        expect(multiplyDown(value, by)).toBe((value * numerator) / denominator)
      }),
    )
  })

  test('has its inverse rounded up', () => {
    fc.assert(
      fc.property(raw, factor, (value, by) => {
        const needed = divideUp(value, by)
        expect(multiplyDown(needed, by)).toBeGreaterThanOrEqual(value)
        expect(needed === 0n || multiplyDown(needed - 1n, by) < value).toBe(true)
      }),
    )
  })
})

test('a quotient is the nearest number', () => {
  expect(quotientOf(1n, 3n)).toBe(1 / 3)
  expect(quotientOf(10n ** 40n, 3n * 10n ** 40n)).toBe(1 / 3)
  expect(quotientOf(0n, 7n)).toBe(0)
})

test('an amount is cut to some decimals', () => {
  expect(cutText(1_999_999n, 6, 2)).toBe('1.99')
  expect(cutText(1n, 18, 2)).toBe('0')
  expect(cutText(5n, 0, 2)).toBe('5')
  fc.assert(
    fc.property(raw, (value) => {
      const unit = 10n ** 16n
      expect(cutText(value, 18, 2)).toBe(formatAmountExact((value / unit) * unit, 18))
    }),
  )
})
