import { getAddress } from 'ethers'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTokenAddress } from './tokenAddress'

const digits = fc.string({ unit: fc.constantFrom(...Array.from('0123456789abcdef')), minLength: 40, maxLength: 40 })

test('accepts an address in one case or with its checksum', () => {
  fc.assert(
    fc.property(digits, (text) => {
      expect(isTokenAddress(`0x${text}`)).toBe(true)
      expect(isTokenAddress(`0x${text.toUpperCase()}`)).toBe(true)
      expect(isTokenAddress(getAddress(`0x${text}`))).toBe(true)
    }),
  )
})

test('rejects an address with one letter of the wrong case', () => {
  const mistyped = fc
    .tuple(digits, fc.nat(39))
    .map(([text, at]) => {
      const right = getAddress(`0x${text}`)
      const letter = right.charAt(at + 2)
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      return { right, wrong: right.slice(0, at + 2) + other + right.slice(at + 3) }
    })
    .filter(({ right, wrong }) => wrong !== right && /[a-f]/.test(wrong) && /[A-F]/.test(wrong))
  fc.assert(
    fc.property(mistyped, ({ wrong }) => {
      expect(isTokenAddress(wrong)).toBe(false)
    }),
  )
})

test.each(['', '0x', '0x1234', '0'.repeat(40), `0x${'0'.repeat(39)}g`, `0x${'0'.repeat(41)}`, 'rye.eth'])(
  'rejects %j',
  (text) => {
    expect(isTokenAddress(text)).toBe(false)
  },
)
