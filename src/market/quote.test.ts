import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountIn, amountOut } from './quote'

const reserve = fc.bigInt({ min: 1n, max: 2n ** 112n - 1n })

test('a swap never lowers the product of a pool’s reserves', () => {
  fc.assert(
    fc.property(reserve, reserve, reserve, (input, reserveIn, reserveOut) => {
      const output = amountOut(input, reserveIn, reserveOut) ?? 0n
      expect(output).toBeLessThan(reserveOut)
      const keptInput = input * 9_975n
      expect((reserveIn * 10_000n + keptInput) * (reserveOut - output)).toBeGreaterThanOrEqual(
        reserveIn * 10_000n * reserveOut,
      )
      const oneMore = output + 1n
      expect((reserveIn * 10_000n + keptInput) * (reserveOut - oneMore)).toBeLessThan(reserveIn * 10_000n * reserveOut)
    }),
  )
})

test('the required input buys at least the output, and all but its last units are needed', () => {
  const reserves = fc.tuple(reserve, reserve, reserve).filter(([wanted, , reserveOut]) => wanted < reserveOut)
  fc.assert(
    fc.property(reserves, ([wanted, reserveIn, reserveOut]) => {
      const input = amountIn(wanted, reserveIn, reserveOut) ?? 0n
      expect(amountOut(input, reserveIn, reserveOut)).toBeGreaterThanOrEqual(wanted)
      expect(amountOut(input - 2n, reserveIn, reserveOut) ?? 0n).toBeLessThan(wanted)
    }),
  )
})

test.each([
  [0n, 5n, 5n],
  [-1n, 5n, 5n],
  [5n, 0n, 5n],
  [5n, 5n, 0n],
  [1n, 1_000n, 1n],
])('returns null for an input of %i with reserves of %i and %i', (input, reserveIn, reserveOut) => {
  expect(amountOut(input, reserveIn, reserveOut)).toBeNull()
})

test.each([
  [0n, 5n, 5n],
  [-1n, 5n, 5n],
  [5n, 0n, 50n],
  [5n, 5n, 5n],
  [6n, 5n, 5n],
])('returns null for an output of %i with reserves of %i and %i', (output, reserveIn, reserveOut) => {
  expect(amountIn(output, reserveIn, reserveOut)).toBeNull()
})
