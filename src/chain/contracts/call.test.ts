import { expect, test } from 'vitest'
import { type Address, toAddress } from '../../core/address'
import { describeCall } from './call'
import { balanceOf } from './erc20/reads'

const TOKEN = toAddress(`0x${'aB'.repeat(20)}`)
const OWNER = toAddress(`0x${'1'.repeat(40)}`)
const asText = (data: string) => data

test('returns the same object for the same read, ignoring the case of the address', () => {
  const call = describeCall(TOKEN, '0x0902f1ac', asText)
  expect(describeCall(toAddress(TOKEN.toLowerCase()), '0x0902f1ac', asText)).toBe(call)
  expect(describeCall(TOKEN, '0x0902f1ac', (data) => data)).toBe(call)
  expect(call).toMatchObject({ address: TOKEN.toLowerCase(), key: `${TOKEN.toLowerCase()}-0x0902f1ac` })
  expect(balanceOf(TOKEN, OWNER)).toBe(balanceOf(toAddress(TOKEN.toLowerCase()), OWNER))
})

test('another contract or other call data is another read', () => {
  const call = describeCall(TOKEN, '0x01', asText)
  expect(describeCall(OWNER, '0x01', asText)).not.toBe(call)
  expect(describeCall(TOKEN, '0x02', asText)).not.toBe(call)
})

test.each([
  ['0x12' as Address, '0x01', "Invalid 'address' parameter '0x12'"],
  [TOKEN, '0xAB', 'Invalid hex'],
])('throws for a read of %s with %s', (address, callData, message) => {
  expect(() => describeCall(address, callData, asText)).toThrow(message)
})

test('a read keeps its key after thousands of other reads', () => {
  const { key } = describeCall(TOKEN, '0x03', asText)
  for (let id = 0; id < 5_001; id += 1) describeCall(TOKEN, `0x${id.toString(16).padStart(8, '0')}`, asText)
  expect(describeCall(TOKEN, '0x03', asText).key).toBe(key)
})
