import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AMOUNT_MAX_LENGTH,
  amountValue,
  costValue,
  formatAmountExact,
  formatForField,
  parseAmount,
  sanitizeAmountInput,
} from './amount'

const LARGEST = 2n ** 256n - 1n
const rawAmount = fc.bigInt({ min: 0n, max: LARGEST })
const decimalsOfTokens = [6, 9, 18] as const
const plain = /^(0|[1-9]\d*)(\.\d*[1-9])?$/

describe.each(decimalsOfTokens)('with %i decimals', (decimals) => {
  test('parses an exactly formatted amount back to the same value', () => {
    fc.assert(
      fc.property(rawAmount, (raw) => {
        const text = formatAmountExact(raw, decimals)
        expect(text).toMatch(plain)
        expect(parseAmount(text, decimals)).toBe(raw)
      }),
    )
  })

  test('formats a parsed amount as typed, without redundant zeros', () => {
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: decimals }).map((list) => list.join(''))
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), digits, (whole, part) => {
        const text = `00${whole}.${part}`
        const raw = parseAmount(text, decimals)
        expect(raw).not.toBeNull()
        expect(formatAmountExact(raw ?? -1n, decimals)).toBe(`${whole}.${part}`.replace(/\.?0*$/, ''))
      }),
    )
  })

  test('rejects one decimal too many, unless it is a zero', () => {
    const tooFine = `0.${'0'.repeat(decimals)}`
    expect(parseAmount(`${tooFine}1`, decimals)).toBeNull()
    expect(parseAmount(`${tooFine}0`, decimals)).toBe(0n)
  })

  test('the text of a field is rounded down, by less than one unit of its last digit', () => {
    fc.assert(
      fc.property(rawAmount, fc.integer({ min: 1, max: 12 }), (raw, digits) => {
        const shown = parseAmount(formatForField(raw, decimals, digits), decimals) ?? -1n
        const unit = 10n ** BigInt(Math.max(0, Math.min(raw.toString().length - digits, decimals)))
        expect(shown).toBeLessThanOrEqual(raw)
        expect(raw - shown).toBeLessThan(unit)
      }),
    )
  })

  test('the value of a sentence has every digit', () => {
    fc.assert(
      fc.property(rawAmount, (raw) => {
        expect(parseAmount(amountValue(raw, decimals).amount, decimals)).toBe(raw)
        expect(costValue(raw, decimals, 'BNB')).toEqual({ ...amountValue(raw, decimals), symbol: 'BNB', isCost: true })
      }),
    )
  })
})

test.each([
  ['', 18],
  ['.', 18],
  ['-1', 18],
  ['+1', 18],
  ['1e3', 18],
  ['0x10', 18],
  ['1.2.3', 18],
  ['1,5', 18],
  [' 1', 18],
  ['١', 18],
  ['Infinity', 18],
  ['1.5', 0],
  [LARGEST.toString(), 1],
  [(LARGEST + 1n).toString(), 0],
])('rejects %j with %i decimals', (text, decimals) => {
  expect(parseAmount(text, decimals)).toBeNull()
})

test.each([
  ['1.', 18, 10n ** 18n],
  ['.5', 6, 500_000n],
  ['007', 0, 7n],
  ['0', 18, 0n],
  ['.0', 0, 0n],
  ['1.5000', 1, 15n],
  ['9007199254740993.000000000000000001', 18, 9007199254740993000000000000000001n],
  [LARGEST.toString(), 0, LARGEST],
])('parses %j with %i decimals to %i smallest units', (text, decimals, raw) => {
  expect(parseAmount(text, decimals)).toBe(raw)
})

test.each([
  [1_234_567_890_000_000_000n, 6, '1.23456'],
  [123_456_789_999_999_999_999_999_999n, 6, '123456789'],
  [12_345_678_900_000n, 3, '0.0000123'],
  [1_999_999_999_999_999_999n, 4, '1.999'],
  [1n, 6, '0.000000000000000001'],
  [0n, 6, '0'],
])('formats %i wei for a field with %i significant digits as %s', (raw, digits, text) => {
  expect(formatForField(raw, 18, digits)).toBe(text)
})

test('accepts an empty field, digits and one point, and turns commas into points', () => {
  expect(sanitizeAmountInput('')).toBe('')
  expect(sanitizeAmountInput('.')).toBe('.')
  expect(sanitizeAmountInput('12,5')).toBe('12.5')
  expect(sanitizeAmountInput('12.')).toBe('12.')
  for (const refused of ['1,2,3', '1.2,3', '1e5', '-1', ' 1', 'a', '<0.000001']) {
    expect(sanitizeAmountInput(refused)).toBeNull()
  }
})

test('accepts 79 characters and rejects 80', () => {
  expect(sanitizeAmountInput('1'.repeat(AMOUNT_MAX_LENGTH))).toHaveLength(79)
  expect(sanitizeAmountInput('1'.repeat(AMOUNT_MAX_LENGTH + 1))).toBeNull()
})

test('accepts the output of formatForField, and accepted text parses unless digits are missing or too many', () => {
  fc.assert(
    fc.property(rawAmount, fc.constantFrom(...decimalsOfTokens), (raw, decimals) => {
      const text = formatForField(raw, decimals, 6)
      expect(sanitizeAmountInput(text)).toBe(text)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '9', '.', ',', ' ', '-', 'e') }), (text) => {
      const taken = sanitizeAmountInput(text)
      if (taken === null) return
      const isAmount = /\d/.test(taken) && (taken.split('.')[1] ?? '').replace(/0+$/, '').length <= 18
      expect(parseAmount(taken, 18) !== null).toBe(isAmount)
    }),
  )
})
