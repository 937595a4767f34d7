import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAddressText, sameAddress, shortenAddress, toAddress } from './address'

const hexDigits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'.split('')), minLength: length, maxLength: length })

test('accepts 0x and exactly 40 hex digits, and no other form', () => {
  fc.assert(
    fc.property(hexDigits(40), (digits) => {
      expect(isAddressText(`0x${digits}`)).toBe(true)
      expect(isAddressText(digits)).toBe(false)
      expect(isAddressText(`0x${digits}0`)).toBe(false)
      expect(isAddressText(`0x${digits.slice(1)}`)).toBe(false)
      expect(isAddressText(`0x${digits.slice(1)}g`)).toBe(false)
      expect(isAddressText(` 0x${digits}`)).toBe(false)
      expect(isAddressText(`0x${digits}\n`)).toBe(false)
    }),
  )
})

const ADDRESS = `0x${'aB'.repeat(20)}`

test('returns an address unchanged', () => {
  expect(toAddress(ADDRESS)).toBe(ADDRESS)
})

test.each(['', '0x12', 'BNB', ADDRESS.slice(0, -1)])('rejects "%s" as an address', (text) => {
  expect(() => toAddress(text)).toThrow(`Invalid 'address' parameter '${text}'.`)
})

test('shortens an address to four digits after 0x and the last four', () => {
  expect(shortenAddress('0x1234567890abcdefABCDEF1234567890abcdEF99')).toBe('0x1234…EF99')
})

test('compares addresses without regard to case', () => {
  fc.assert(
    fc.property(hexDigits(40), hexDigits(40), (a, b) => {
      expect(sameAddress(`0x${a.toUpperCase()}`, `0x${a.toLowerCase()}`)).toBe(true)
      expect(sameAddress(`0x${a}`, `0x${b}`)).toBe(BigInt(`0x${a}`) === BigInt(`0x${b}`))
    }),
  )
})
