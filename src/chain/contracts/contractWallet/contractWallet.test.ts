import { Interface } from 'ethers'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { isValidSignature } from './reads'

const ACCOUNT = toAddress(`0x${'12'.repeat(20)}`)
const published = new Interface(['function isValidSignature(bytes32, bytes) view returns (bytes4)'])
const hex = (least: number, most: number) =>
  fc.uint8Array({ minLength: least, maxLength: most }).map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)

test('encodes the call of EIP-1271 for a signature of any length', () => {
  fc.assert(
    fc.property(hex(32, 32), hex(65, 400), (hash, signature) => {
      const { callData } = isValidSignature(ACCOUNT, hash, signature)
      expect(callData).toBe(published.encodeFunctionData('isValidSignature', [hash, signature]))
    }),
  )
})

test('accepts the magic value only, and fails for an account without a contract', () => {
  const { decode } = isValidSignature(ACCOUNT, `0x${'01'.repeat(32)}`, `0x${'02'.repeat(65)}`)
  expect(decode(`0x${'1626ba7e'.padEnd(64, '0')}`)).toBe(true)
  expect(decode(`0x${'ffffffff'.padEnd(64, '0')}`)).toBe(false)
  expect(decode(`0x${'1626ba7e'.padStart(64, '0')}`)).toBe(false)
  expect(() => decode('0x')).toThrow('no contract')
})
