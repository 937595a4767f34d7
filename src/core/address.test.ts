import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAddressText, sameAddress, shortenAddress } from './address'

const hexDigits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'.split('')), minLength: length, maxLength: length })

test('0x and 40 hex digits are an address, one digit more or less is none', () => {
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

test('a shortened address keeps four digits after 0x and the last four', () => {
  expect(shortenAddress('0x1234567890abcdefABCDEF1234567890abcdEF99')).toBe('0x1234…EF99')
})

test('the case of an address does not matter, any other difference does', () => {
  fc.assert(
    fc.property(hexDigits(40), hexDigits(40), (a, b) => {
      expect(sameAddress(`0x${a.toUpperCase()}`, `0x${a.toLowerCase()}`)).toBe(true)
      expect(sameAddress(`0x${a}`, `0x${b}`)).toBe(BigInt(`0x${a}`) === BigInt(`0x${b}`))
    }),
  )
})
