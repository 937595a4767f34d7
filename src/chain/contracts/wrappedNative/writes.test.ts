import { expect, test } from 'vitest'
import { SENDER } from '../../../../test/unit/support/transactionRecord'
import { toTransaction } from '../../send/intent'
import { wrappedNativeAddress } from '../../../deployment/contracts'
import { deposit, withdraw } from './writes'

test('a wrap sends the amount as value, an unwrap passes it as the argument', () => {
  const [wrap, unwrap] = [deposit(7n), withdraw(7n)].map((intent) => toTransaction(intent, SENDER))
  const to = wrappedNativeAddress
  expect(wrap).toEqual({ from: SENDER, to, value: '0x7', data: '0xd0e30db0' })
  expect(unwrap).toEqual({ from: SENDER, to, value: '0x0', data: `0x2e1a7d4d${'7'.padStart(64, '0')}` })
})
