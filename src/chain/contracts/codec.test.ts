import { getAddress, id, Interface, zeroPadValue } from 'ethers'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { multicall } from '../../../test/unit/support/multicallInterface'
import { type Address, toAddress } from '../../core/address'
import { decodeAggregate, encodeAggregate } from './multicall/tryBlockAndAggregate'
import { getCurrentBlockTimestamp, getEthBalance } from './exchangeMulticall/reads'
import { addressWord, encodeCall, readSmallWord, readWord, wordOf } from './codec'
import { allowance, balanceOf } from './erc20/reads'
import { getReserves } from './pair/reads'

const hex = (minBytes: number, maxBytes: number) =>
  fc
    .uint8Array({ minLength: minBytes, maxLength: maxBytes })
    .map((bytes) => `0x${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
const address = hex(20, 20).map(toAddress)
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

test('encodes and decodes words and calls like ethers', () => {
  const contract = new Interface(['function f(address a, uint256 b) returns (uint256, uint256)'])
  fc.assert(
    fc.property(address, uint256, (a, b) => {
      const selector = id('f(address,uint256)').slice(0, 10) as `0x${string}`
      expect(encodeCall(selector, addressWord(a), wordOf(b))).toBe(contract.encodeFunctionData('f', [a, b]))
      const answer = contract.encodeFunctionResult('f', [BigInt(a), b])
      expect([readWord(answer, 0), readWord(answer, 1)]).toEqual([BigInt(a), b])
      expect(() => readWord(answer, 2)).toThrow(/shorter/)
    }),
  )
})

test('reads a length or an offset as a number, and throws for anything else', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(wordOf(value)).toBe(wordOf(BigInt(value)))
      expect(readSmallWord(`0x${wordOf(value)}`, 0)).toBe(value)
    }),
  )
  expect(() => readSmallWord(`0x${wordOf(2n ** 53n)}`, 0)).toThrow(/laid out/)
  expect(() => readSmallWord(`0x${'zz'.repeat(32)}`, 0)).toThrow(/laid out/)
  expect(() => readSmallWord('0x12', 0)).toThrow(/shorter/)
})

test('rejects an address of another length', () => {
  expect(() => addressWord('0x12' as Address)).toThrow(/Invalid 'address' parameter '0x12'/)
})

const addressOf = (digit: number) => toAddress(getAddress(zeroPadValue(`0x0${digit}`, 20)))
const [one, two, three] = [addressOf(1), addressOf(2), addressOf(3)]

test.each([
  ['balanceOf(address)', balanceOf(one, two), [two]],
  ['allowance(address,address)', allowance(one, two, three), [two, three]],
  ['getReserves()', getReserves(one), []],
  ['getEthBalance(address)', getEthBalance(two), [two]],
  ['getCurrentBlockTimestamp()', getCurrentBlockTimestamp(), []],
])('encodes %s with its selector', (signature, call, args) => {
  const [name = ''] = signature.split('(')
  expect(call.callData).toBe(new Interface([`function ${signature}`]).encodeFunctionData(name, args))
})

test('decodes reserves in the order of the tokens', () => {
  const contract = new Interface(['function getReserves() returns (uint112, uint112, uint32)'])
  const answer = contract.encodeFunctionResult('getReserves', [7n, 2n ** 112n - 1n, 9])
  expect(getReserves(one).decode(answer)).toEqual({ reserve0Raw: 7n, reserve1Raw: 2n ** 112n - 1n })
})

test('encodes an aggregate like ethers', () => {
  const calls = fc.array(fc.record({ address, callData: hex(0, 100) }), { maxLength: 12 })
  fc.assert(
    fc.property(calls, (requests) => {
      const expected = multicall.encodeFunctionData('tryBlockAndAggregate', [
        false,
        requests.map((call) => [call.address, call.callData]),
      ])
      expect(encodeAggregate(requests)).toBe(expected)
    }),
  )
})

test('decodes an aggregate like ethers', () => {
  const results = fc.array(fc.tuple(fc.boolean(), hex(0, 100)), { maxLength: 12 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), results, (blockNumber, given) => {
      const answer = multicall.encodeFunctionResult('tryBlockAndAggregate', [
        blockNumber,
        `0x${'ab'.repeat(32)}`,
        given,
      ])
      expect(decodeAggregate(answer, given.length)).toEqual({
        blockNumber,
        data: given.map(([isSuccess, data]) => (isSuccess && data !== '0x' ? data : null)),
      })
    }),
  )
})

test.each(['0x', '0x1234', `0x${'ff'.repeat(96)}`, `0x${wordOf(1n)}${wordOf(0n)}${wordOf(33n)}`])(
  'rejects a result of another form: %#',
  (result) => {
    expect(() => decodeAggregate(result, 1)).toThrow(/result/)
  },
)

test('rejects a truncated result and one with another count', () => {
  const answer = multicall.encodeFunctionResult('tryBlockAndAggregate', [1, `0x${'0'.repeat(64)}`, [[true, '0x1234']]])
  expect(() => decodeAggregate(answer.slice(0, -64), 1)).toThrow(/shorter/)
  expect(() => decodeAggregate(answer, 2)).toThrow(/number/)
})
