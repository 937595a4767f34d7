import { AbiCoder, encodeBytes32String, hexlify } from 'ethers'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAddress } from '../../../core/address'
import { checksummed, tokenFactsOf } from './tokenFacts.chain'

const ADDRESS = toAddress(`0x${'ab'.repeat(20)}`)
const { name, symbol, decimals } = tokenFactsOf(ADDRESS)
const coder = AbiCoder.defaultAbiCoder()
const text = (value: string) => coder.encode(['string'], [value])
const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/** Returns the decoded text, or null if decoding throws. */
function outcomeOf(decode: () => string): string | null {
  try {
    return decode()
  } catch {
    return null
  }
}

describe('the token facts of a contract', () => {
  it('are read with the selectors of ERC-20', () => {
    expect([name, symbol, decimals].map(({ callData }) => callData)).toEqual(['0x06fdde03', '0x95d89b41', '0x313ce567'])
  })

  it('are decoded from both forms that tokens use', () => {
    expect(name.decode(text('Rye Token'))).toBe('Rye Token')
    expect(symbol.decode(encodeBytes32String('MKR'))).toBe('MKR')
    expect(symbol.decode(hexlify(new TextEncoder().encode('x'.repeat(32))))).toBe('x'.repeat(32))
  })

  it('are decoded unchanged except for hidden characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 }), (value) => {
        const shown = value.trim().replaceAll(/ +/g, ' ')
        fc.pre(shown !== '')
        expect(name.decode(text(value))).toBe(shown)
      }),
    )
    expect(symbol.decode(text('US\u202EDC\u0000'))).toBe('USDC')
  })

  it.each([
    ['nothing', '0x'],
    ['an empty text', text('')],
    ['a text of invisible characters', text('\u200B\u202E')],
    ['an empty word', word(0n)],
    ['invalid UTF-8', `0x${'ff'.repeat(32)}`],
    ['a text that is too long', text('x'.repeat(257))],
    ['an offset outside the result', word(2n ** 255n) + '0'.repeat(64)],
    ['a length beyond the result', word(32n) + word(200n).slice(2)],
    ['a length of 2^256 - 1', word(32n) + 'f'.repeat(64)],
  ])('throw for %s', (_, result) => {
    expect(outcomeOf(() => name.decode(result))).toBe(null)
  })

  it('reject more decimals than supported', () => {
    expect([0n, 18n, 30n].map((value) => decimals.decode(word(value)))).toEqual([0n, 18n, 30n])
    expect(() => decimals.decode(word(31n))).toThrow('More decimals')
    expect(() => decimals.decode('0x')).toThrow('shorter than it should be')
  })

  it('decode to text or throw for any result', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 130 }), (bytes) => {
        expect(outcomeOf(() => name.decode(hexlify(bytes)))).not.toBe('')
      }),
    )
  })
})

it('adds the checksum to an address in any case', () => {
  const right = toAddress('0xCF9C83be89ac927F9D98F0CaFB9ED7fDea2fD459')
  for (const cased of [right.toLowerCase(), right.replace('CF', 'cf'), right]) {
    expect(checksummed(toAddress(cased))).toBe(right)
  }
})
