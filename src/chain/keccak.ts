import { keccak_256 } from '@noble/hashes/sha3'
import { type Address, toAddress } from '../core/address'

const HEX = /^0x(?:[0-9a-f]{2})*$/i
const MIXED_CASE = /[A-F].*[a-f]|[a-f].*[A-F]/

/** Returns the bytes of hexadecimal digits after 0x; throws for any other text. */
export function bytesOf(hex: string): Uint8Array {
  if (!HEX.test(hex)) throw new Error(`Invalid bytes: ${hex}`)
  return Uint8Array.from({ length: hex.length / 2 - 1 }, (_, at) => parseInt(hex.slice(2 * at + 2, 2 * at + 4), 16))
}

const hexOf = (bytes: Uint8Array): string => bytes.reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '0x')

/**
 * Returns the keccak256 hash of bytes. That of ethers is the same function behind checks and errors, which would be 2 KiB
 * of a first visit.
 */
export const keccak256 = (data: string | Uint8Array): string =>
  hexOf(keccak_256(typeof data === 'string' ? bytesOf(data) : data))

/** Returns a text as an address with its checksum (EIP-55); throws for another text and for a wrong checksum. */
export function checksumAddress(text: string): Address {
  const digits = toAddress(text).slice(2).toLowerCase()
  const hash = keccak256(new TextEncoder().encode(digits))
  const cased = Array.from(digits, (digit, at) => (Number(`0x${hash[at + 2]}`) < 8 ? digit : digit.toUpperCase()))
  const address = toAddress(`0x${cased.join('')}`)
  if (MIXED_CASE.test(text) && address !== text) throw new Error(`Wrong checksum of an address: ${text}`)
  return address
}
