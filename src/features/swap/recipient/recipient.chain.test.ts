import { ZeroAddress } from 'ethers'
import { expect, test } from 'vitest'
import { deployment } from '../../../core/deployment'
import { readAddress, resolveRecipient } from './recipient.chain'

const { router } = deployment.contracts
const mistyped = router.replace(/[a-f]/, (letter) => letter.toUpperCase())

test.each([
  [router, { status: 'valid', address: router }],
  [router.toLowerCase(), { status: 'valid', address: router }],
  [mistyped, { status: 'invalid', fault: 'mistyped' }],
  [router.slice(0, -1), { status: 'invalid', fault: 'text' }],
  [`${router}0`, { status: 'invalid', fault: 'text' }],
  [router.slice(2), { status: 'invalid', fault: 'text' }],
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
  expect(readAddress(router.toLowerCase())).toBe(router)
  expect(readAddress(mistyped)).toBeNull()
  expect(readAddress('bakery.eth')).toBeNull()
})
