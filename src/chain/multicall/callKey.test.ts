import { expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import { type CallKey, parseCallKey, toCallKey } from './callKey'

const address = toAddress(`0x${'Ab'.repeat(20)}`)

test('a key consists of address and call data, ignoring the case of the address', () => {
  const key = toCallKey({ address, callData: '0xa9059cbb' })
  expect(key).toBe(`${address.toLowerCase()}-0xa9059cbb`)
  expect(parseCallKey(key)).toEqual({ address: address.toLowerCase(), callData: '0xa9059cbb' })
})

test.each(['0x12', `${address}00`, '', `${address.slice(2)}00`])('rejects the address %j', (bad) => {
  expect(() => parseCallKey(`${bad}-0x` as CallKey)).toThrow(/address/)
})

test.each(['0xA9059CBB', '0xa', 'a9', '0xzz', ''])('rejects the call data %j', (callData) => {
  expect(() => toCallKey({ address, callData })).toThrow(/hex/)
})
