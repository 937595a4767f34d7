import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { listed, listedTokens, NATIVE_LISTED } from '../listedTokens'
import { readTokens, totalOf, type Holding } from './holdings.rules'

const holding = (valueRaw: bigint | null): Holding => ({ token: NATIVE_LISTED, raw: 1n, valueRaw })

test.each([
  [[], { valueRaw: 0n, unpricedCount: 0 }],
  [[5n, 7n], { valueRaw: 12n, unpricedCount: 0 }],
  [[5n, null], { valueRaw: 5n, unpricedCount: 1 }],
  [[null, null], { valueRaw: null, unpricedCount: 2 }],
  [[0n], { valueRaw: 0n, unpricedCount: 0 }],
])('the total is the sum of the known values (%#)', (values, total) => {
  expect(totalOf(values.map(holding))).toEqual(total)
})

test('the total does not depend on the order, and no holding is counted twice', () => {
  const value = fc.option(fc.bigInt({ min: 0n, max: 10n ** 30n }))
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const total = totalOf(values.map(holding))
      expect(totalOf(values.toReversed().map(holding))).toEqual(total)
      expect(total.unpricedCount).toBe(values.filter((each) => each === null).length)
    }),
  )
})

test('built-in and added tokens are read, at most 100, and none of a list', () => {
  const token = (at: number, origin: 'list' | 'custom') =>
    listed({ address: toAddress(`0x${at.toString(16).padStart(40, '0')}`), symbol: `T${at}`, decimals: 18 }, { origin })
  const many = Array.from({ length: 200 }, (_, at) => token(at, at < 100 ? 'list' : 'custom'))
  const read = readTokens([...listedTokens, ...many])
  expect(read).toHaveLength(100)
  expect(read.slice(0, listedTokens.length)).toEqual(listedTokens)
  expect(read.filter(({ origin }) => origin === 'list')).toEqual([])
})
