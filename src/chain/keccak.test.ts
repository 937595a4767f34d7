import { getAddress, getBytes, hexlify, keccak256 as keccakOfEthers } from 'ethers'
import { assert, nat, property, uint8Array } from 'fast-check'
import { expect, it, test } from 'vitest'
import { bytesOf, checksumAddress, keccak256 } from './keccak'

const bytes = uint8Array({ maxLength: 300 })
const addresses = uint8Array({ minLength: 20, maxLength: 20 }).map(hexlify)

test('the bytes and the hash of any bytes are those of ethers', () => {
  assert(
    property(bytes, (data) => {
      const hex = hexlify(data)
      expect(bytesOf(hex)).toEqual(getBytes(hex))
      expect(bytesOf(`0x${hex.slice(2).toUpperCase()}`)).toEqual(data)
      expect(keccak256(data)).toBe(keccakOfEthers(data))
      expect(keccak256(hex)).toBe(keccakOfEthers(data))
    }),
  )
})

test('the checksum of any address is that of ethers, from lower case, upper case and itself', () => {
  assert(
    property(addresses, (address) => {
      const expected = getAddress(address)
      expect(checksumAddress(address)).toBe(expected)
      expect(checksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(expected)
      expect(checksumAddress(expected)).toBe(expected)
    }),
  )
})

/** Returns the result of a function, or null where it throws. */
function resultOf(compute: () => string): string | null {
  try {
    return compute()
  } catch {
    return null
  }
}

test('an address with one letter in the wrong case is rejected, as by ethers', () => {
  assert(
    property(addresses, nat(39), (address, at) => {
      const right = getAddress(address)
      const letter = right[at + 2] ?? ''
      const turned = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase()
      const text = right.slice(0, at + 2) + turned + right.slice(at + 3)
      expect(resultOf(() => checksumAddress(text))).toBe(resultOf(() => getAddress(text)))
    }),
  )
  expect(() => checksumAddress(getAddress(`0x${'aA'.repeat(20)}`.toLowerCase()).replace('a', 'A'))).toThrow(
    'Wrong checksum',
  )
})

it.each(['', '0x', '0x1', `0x${'g'.repeat(40)}`, `0x${'a'.repeat(39)}`, `0x${'a'.repeat(41)}`, 'a'.repeat(40)])(
  'rejects %j as an address',
  (text) => {
    expect(() => checksumAddress(text)).toThrow("Invalid 'address' parameter")
  },
)

it.each(['', '00', '0x0', '0x0g', '0x00 '])('rejects %j as bytes', (text) => {
  expect(() => bytesOf(text)).toThrow('Invalid bytes')
})
