import { ZeroAddress } from 'ethers'
import { expect, test } from 'vitest'
import { routerAddress } from '../../../deployment/contracts'
import { readAddress, resolveRecipient } from './recipient.chain'

const mistyped = routerAddress.replace(/[a-f]/, (letter) => letter.toUpperCase())

test.each([
  [routerAddress, { status: 'valid', address: routerAddress }],
  [routerAddress.toLowerCase(), { status: 'valid', address: routerAddress }],
  [mistyped, { status: 'invalid', fault: 'mistyped' }],
  [routerAddress.slice(0, -1), { status: 'invalid', fault: 'text' }],
  [`${routerAddress}0`, { status: 'invalid', fault: 'text' }],
  [routerAddress.slice(2), { status: 'invalid', fault: 'text' }],
  ['0x', { status: 'invalid', fault: 'text' }],
  ['bakery', { status: 'invalid', fault: 'text' }],
  ['bakery eth', { status: 'invalid', fault: 'text' }],
  [ZeroAddress, { status: 'invalid', fault: 'text' }],
  // A name that mixes scripts has no normal form, so no lookup is sent.
  ['bаkery.eth', { status: 'invalid', fault: 'badName' }],
  ['', { status: 'missing' }],
])('resolves %j to %o', async (text, recipient) => {
  expect(await resolveRecipient(text)).toEqual(recipient)
})

test('writes an address with its checksum, and returns null for a wrong letter', () => {
  expect(readAddress(routerAddress.toLowerCase())).toBe(routerAddress)
  expect(readAddress(mistyped)).toBeNull()
  expect(readAddress('bakery.eth')).toBeNull()
})
