import * as fc from 'fast-check'
import { decodeBase58, encodeBase58, toBeHex } from 'ethers'
import { describe, expect, it } from 'vitest'
import { toBase32, toBase58 } from './bases'
import { contenthashToUri } from './contenthash'

const hexOf = (...bytes: number[]): string => `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
const DIGEST = Array.from({ length: 32 }, (_, at) => at * 7)
const IPFS = [0xe3, 0x01]
const IPNS = [0xe5, 0x01]
const SHA_256 = [0x12, 0x20]

/** Decodes base 32 without the code under test: five bits a letter. */
function fromBase32(text: string): number[] {
  const bits = Array.from(text, (letter) =>
    'abcdefghijklmnopqrstuvwxyz234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2),
  )
}

/** Returns the location, or the message of the error. */
function outcomeOf(contenthash: string): string {
  try {
    return contenthashToUri(contenthash)
  } catch (error) {
    return (error as Error).message
  }
}

describe('contenthash', () => {
  it('decodes known records', () => {
    // The example of ENSIP-7, and IPNS names as a key and as a host.
    expect(contenthashToUri('0xe3010170122029f2d17be6139079dc48696d1f582a8530eb9805b561eda517e22a892c7e3f1f')).toBe(
      'ipfs://QmRAQB6YaCyidP37UdDnjFY5vQuiBrcqdyoW1CuDgwxkD4',
    )
    expect(contenthashToUri(hexOf(...IPNS, 1, 0x72, 0, 15, ...new TextEncoder().encode('app.uniswap.org')))).toBe(
      'ipns://app.uniswap.org',
    )
    expect(contenthashToUri(hexOf(...IPFS, 1, 0x55, ...SHA_256, ...DIGEST))).toMatch(/^ipfs:\/\/bafkrei[a-z2-7]{52}$/)
  })

  it('rejects an odd number of hexadecimal digits with its own message', () => {
    expect(() => contenthashToUri('0xe30')).toThrow(/^hex must have length that is multiple of 2$/)
  })

  it.each([
    ['swarm', hexOf(0xe4, 0x01, 1, 0xfa, 0x01, 0x1b, 0x20, ...DIGEST)],
    ['onion', hexOf(0xbc, 0x03, ...DIGEST)],
    ['nothing', '0x'],
    ['a number without end', hexOf(0xff, 0xff, 0xff, 0xff, 0xff, 0xff)],
    ['an unknown version of content ids', hexOf(...IPFS, 2, 0x70, ...SHA_256, ...DIGEST)],
  ])('rejects %s as an unknown codec', (_, contenthash) => {
    expect(() => contenthashToUri(contenthash)).toThrow(/^Unrecognized codec$/)
  })

  it('rejects an id that is truncated or followed by other bytes', () => {
    const whole = [...IPFS, 1, 0x70, ...SHA_256, ...DIGEST]
    expect(() => contenthashToUri(hexOf(...whole.slice(0, -1)))).toThrow('cut off')
    expect(() => contenthashToUri(hexOf(...whole, 0))).toThrow('cut off')
  })

  it('keeps every byte of an id, whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.boolean(), (digest, isOld) => {
        const uri = contenthashToUri(hexOf(...IPFS, 1, isOld ? 0x70 : 0x55, ...SHA_256, ...digest))
        const id = uri.slice('ipfs://'.length)
        const bytes = isOld ? toBeHex(decodeBase58(id), 34) : hexOf(...fromBase32(id.slice(1)).slice(2))
        expect(bytes).toBe(hexOf(...SHA_256, ...digest))
      }),
    )
  })

  it('returns a location or throws an error of its own for any bytes', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 60 }),
        fc.constantFrom([], IPFS, IPNS, [...IPNS, 1, 0x72, 0]),
        (bytes, start) => {
          expect(outcomeOf(hexOf(...start, ...bytes))).toMatch(
            /^(ip[fn]s:\/\/[\w.-]+|Unrecognized codec|The content address is cut off)$/,
          )
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('bases', () => {
  it('32 follows RFC 4648', () => {
    const examples = {
      '': '',
      f: 'my',
      fo: 'mzxq',
      foo: 'mzxw6',
      foob: 'mzxw6yq',
      fooba: 'mzxw6ytb',
      foobar: 'mzxw6ytboi',
    }
    for (const [text, wanted] of Object.entries(examples)) {
      expect(toBase32(new TextEncoder().encode(text))).toBe(wanted)
    }
  })

  it('58 keeps leading zeros and agrees with another implementation', () => {
    expect(toBase58(Uint8Array.of(0, 0, 1))).toBe('112')
    expect(toBase58(Uint8Array.of(0, 0))).toBe('11')
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 40 }), (bytes) => {
        const whole = Uint8Array.of(1, ...bytes)
        expect(toBase58(whole)).toBe(encodeBase58(whole))
      }),
    )
  })
})
