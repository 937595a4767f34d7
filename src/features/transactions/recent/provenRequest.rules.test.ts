import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { recordOf } from '../../../../test/unit/support/transactionRecord'
import { isReplaceable, provenRequest } from './provenRequest.rules'

const TO = toAddress(`0x${'2'.repeat(40)}`)
const request = { to: TO, data: '0x01', valueRaw: '5', gasLimit: '21000', maxFeeRaw: '7' }
const signed = { chainId: recordOf({}).chainId, to: TO, data: '0x01', valueRaw: '5', gasLimit: '21000' }
const proven = recordOf({ isProven: true, nonce: 3, request, signed })

test('the stored request is signed again with the proven nonce and fee', () => {
  expect(isReplaceable(proven)).toBe(true)
  expect(provenRequest(proven)).toEqual({ ...request, nonce: 3 })
  expect(provenRequest(recordOf({ isProven: true, nonce: 3, request }))).toEqual({ ...request, nonce: 3 })
})

test('what was signed is signed again as it was stored, not as nodes return it', () => {
  const record = recordOf({
    isProven: true,
    nonce: 3,
    request: { ...request, data: '0xAB' },
    signed: { ...signed, data: '0xab' },
  })
  expect(provenRequest(record)).toEqual({ ...request, data: '0xab', nonce: 3 })
})

test.each([
  ['nothing proves it', recordOf({ nonce: 3, request, signed })],
  ['its nonce is unknown', recordOf({ isProven: true, request, signed })],
  ['its request is unknown', recordOf({ isProven: true, nonce: 3, signed })],
])('a request is refused when %s', (_why, record) => {
  expect(isReplaceable(record)).toBe(false)
  expect(() => provenRequest(record)).toThrow(expect.objectContaining({ ground: 'unprovenRequest' }))
})

test('a request is refused when a node has another one than was signed', () => {
  const other = recordOf({ isProven: true, nonce: 3, request: { ...request, data: '0x02' }, signed })
  expect(isReplaceable(other)).toBe(false)
  expect(() => provenRequest(other)).toThrow(expect.objectContaining({ ground: 'otherRequest' }))
})
