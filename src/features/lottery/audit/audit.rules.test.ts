import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnNumber, fulfilmentOf, ticketIdGroups } from './audit.rules'

const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

test('draws a number in the range of tickets from every random value', () => {
  expect([drawnNumber(0n), drawnNumber(999_999n), drawnNumber(1_000_000n)]).toEqual([1_000_000, 1_999_999, 1_000_000])
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (random) => {
      expect(drawnNumber(random)).toBeGreaterThanOrEqual(1_000_000)
      expect(drawnNumber(random)).toBeLessThanOrEqual(1_999_999)
    }),
  )
})

test('finds the fulfilment by the id of the request, and no other', () => {
  const fulfilments = [
    { hash: '0xa', words: [word(7), word(1)] },
    { hash: '0xb', words: [word(8), word(1), word(2_345_678)] },
  ]
  expect(fulfilmentOf([word(3), word(8)], fulfilments)).toEqual({ hash: '0xb', number: 1_345_678 })
  expect(fulfilmentOf([word(3)], fulfilments)).toBeNull()
  expect(fulfilmentOf([word(9)], [{ hash: '0xc', words: [word(9)] }])).toBeNull()
  expect(fulfilmentOf([word(9)], [{ hash: '0xd', words: [] }])).toBeNull()
})

test('divides the tickets of a round into groups without a gap', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(300), fc.integer({ min: 1, max: 50 }), (first, count, size) => {
      const groups = ticketIdGroups(BigInt(first), BigInt(first + count), size)
      expect(groups.flat()).toEqual(Array.from({ length: count }, (_, at) => BigInt(first + at)))
      for (const group of groups) {
        expect(group.length).toBeGreaterThan(0)
        expect(group.length).toBeLessThanOrEqual(size)
      }
    }),
  )
})
