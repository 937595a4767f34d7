import { expect, test } from 'vitest'
import { classifyAddress } from './classifyAddress'

const ADDRESS = `0x${'ab'.repeat(20)}`

test.each([
  ['', 'empty'],
  ['0', 'unfinished'],
  ['0x', 'unfinished'],
  [ADDRESS.slice(0, -1), 'unfinished'],
  [ADDRESS, 'address'],
  [`${ADDRESS}0`, 'wrong'],
  ['0xzz', 'wrong'],
  ['alice.eth', 'name'],
  ['alice.pay.eth', 'name'],
  ['alice', 'unfinished'],
  ['alice.', 'unfinished'],
  ['.eth', 'wrong'],
  ['alice..eth', 'wrong'],
] as const)('classifies %j as %s where names are allowed', (text, verdict) => {
  expect(classifyAddress(text, true)).toBe(verdict)
})

test.each(['alice.eth', 'alice', '.eth'])('rejects %j where names are not allowed', (text) => {
  expect(classifyAddress(text, false)).toBe('wrong')
})

test('calls an address mistyped if its checksum does not match', () => {
  expect(classifyAddress(ADDRESS, false, () => null)).toBe('mistyped')
  expect(classifyAddress(ADDRESS, false, (text) => text)).toBe('address')
})
