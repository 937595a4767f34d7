import { expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { getReserves, reservesPremise } from './reads'

test('a premise reads the reserves of a pair with the call that quotes use', () => {
  const pair = toAddress(`0x${'a'.repeat(40)}`)
  const { address, callData } = getReserves(pair)
  expect(reservesPremise(pair)).toEqual({ to: address, data: callData })
})
