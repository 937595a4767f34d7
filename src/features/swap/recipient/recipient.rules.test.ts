import { describe, expect, test } from 'vitest'
import { cake, tradeOf, usd } from '../../../../test/unit/support/swapMarket'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { type Address, toAddress } from '../../../core/address'
import { factoryAddress, routerAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { wrappedNative } from '../../../market/token'
import { checkRecipient, type Recipient } from './recipient.rules'

const FORBIDDEN = { status: 'invalid', fault: 'forbidden' }
/** From CAKE through the wrapped coin to USD. */
const trade = tradeOf({ input: cake, output: usd, amountRaw: 10n ** 18n, isExactInput: true })
const valid = (address: Address): Recipient => ({ status: 'valid', address })
const UNRELATED = toAddress(`0x${'aA'.repeat(20)}`)

describe('a forbidden recipient', () => {
  test('the specification forbids three addresses, and they are the deployment’s', () => {
    expect(deployment.forbiddenRecipients).toHaveLength(3)
  })

  test.each([...deployment.forbiddenRecipients, routerAddress, factoryAddress])(
    '%s is forbidden with and without a trade, in any letter case',
    (address) => {
      for (const text of [address, toAddress(address.toLowerCase())]) {
        expect(checkRecipient(valid(text), null)).toEqual(FORBIDDEN)
        expect(checkRecipient(valid(text), trade)).toEqual(FORBIDDEN)
      }
    },
  )

  test.each([
    ['the first pair', pairAddress(cake.traded.address, wrappedNative.address)],
    ['the second pair', pairAddress(wrappedNative.address, usd.traded.address)],
    ['the input token', cake.traded.address],
    ['the intermediate token', wrappedNative.address],
    ['the output token', usd.traded.address],
  ])('%s of the route is forbidden only with that route', (_what, address) => {
    expect(checkRecipient(valid(address), trade)).toEqual(FORBIDDEN)
    expect(checkRecipient(valid(address), null)).toEqual(valid(address))
  })

  test('allows a pair that is not part of the route', () => {
    const other = valid(pairAddress(cake.traded.address, usd.traded.address))
    expect(checkRecipient(other, trade)).toBe(other)
  })

  test.each<Recipient>([
    valid(UNRELATED),
    { status: 'own' },
    { status: 'missing' },
    { status: 'resolving' },
    { status: 'invalid', fault: 'unknownName' },
  ])('returns %o unchanged', (recipient) => {
    expect(checkRecipient(recipient, trade)).toBe(recipient)
  })
})
