import { expect, test } from 'vitest'
import { getReserves, reservesPremises } from './reads'

test('a premise reads the reserves of each pair with the call that quotes use', () => {
  const pairs = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
  const calls = pairs.map((pair) => getReserves(pair))
  expect(reservesPremises(pairs)).toEqual(calls.map(({ address, callData }) => ({ to: address, data: callData })))
})
