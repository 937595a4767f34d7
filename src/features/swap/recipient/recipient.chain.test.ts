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
  // A name that mixes scripts has no normal form: it is not even looked up.
  ['bаkery.eth', { status: 'invalid', fault: 'badName' }],
  ['', { status: 'missing' }],
])('%j is %o', async (text, recipient) => {
  expect(await resolveRecipient(text)).toEqual(recipient)
})

test('an address is written as its checksum wants it, and one with a wrong letter is none', () => {
  expect(readAddress(router.toLowerCase())).toBe(router)
  expect(readAddress(mistyped)).toBeNull()
  expect(readAddress('bakery.eth')).toBeNull()
})
