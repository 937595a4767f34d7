import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cake, tradeOf, usd } from '../../../../test/unit/support/swapMarket'
import { pairAddress } from '../../../chain/contracts/pair/address'
import { factoryAddress, routerAddress } from '../../../deployment/contracts'
import { deployment } from '../../../deployment/deployment'
import { wrappedNative } from '../../../market/token'
import {
  checkRecipient,
  findKnownContract,
  findSimilarAddress,
  type KnownAddress,
  type Recipient,
} from './recipient.rules'

const FORBIDDEN = { status: 'invalid', fault: 'forbidden' }
/** From CAKE through the wrapped coin to USD. */
const trade = tradeOf({ input: cake, output: usd, amountRaw: 10n ** 18n, isExactInput: true })
const valid = (address: string): Recipient => ({ status: 'valid', address })
const UNRELATED = `0x${'aA'.repeat(20)}`

describe('a forbidden recipient', () => {
  test('the specification forbids three addresses, and they are the deployment’s', () => {
    expect(deployment.forbiddenRecipients).toHaveLength(3)
  })

  test.each([...deployment.forbiddenRecipients, routerAddress, factoryAddress])(
    '%s is forbidden with and without a trade, in any letter case',
    (address) => {
      for (const text of [address, address.toLowerCase()]) {
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

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))

describe('similar addresses', () => {
  const own: KnownAddress = { kind: 'own', address: `0x1234${'5'.repeat(32)}aBcD`, name: '' }
  const token: KnownAddress = { kind: 'token', address: UNRELATED, name: 'CAKE' }
  const known = [own, token]

  test('any address with the same first and last four digits is similar, except the address itself', () => {
    fc.assert(
      fc.property(digits(32), fc.boolean(), (middle, isUpper) => {
        const text = `1234${middle}abcd`
        const address = `0x${isUpper ? text.toUpperCase() : text}`
        const isSame = address.toLowerCase() === own.address.toLowerCase()
        expect(findSimilarAddress(address, known)).toBe(isSame ? null : own)
      }),
    )
  })

  test('an address with another digit at either end is not similar', () => {
    fc.assert(
      fc.property(digits(40), (text) => {
        const looks = [own, token].find(
          ({ address }) =>
            address.slice(2, 6).toLowerCase() === text.slice(0, 4) &&
            address.slice(-4).toLowerCase() === text.slice(-4),
        )
        expect(findSimilarAddress(`0x${text}`, known)).toBe(looks ?? null)
      }),
    )
    expect(findSimilarAddress(`0x1235${'0'.repeat(32)}abcd`, known)).toBeNull()
    expect(findSimilarAddress(`0x1234${'0'.repeat(32)}abce`, known)).toBeNull()
  })

  test('a known address is never similar to another', () => {
    const twin: KnownAddress = { kind: 'recent', address: `0x1234${'6'.repeat(32)}abcd`, name: '' }
    expect(findSimilarAddress(twin.address, [own, twin])).toBeNull()
  })

  test('finds tokens and contracts, but no accounts', () => {
    const contract: KnownAddress = { kind: 'contract', address: `0x${'77'.repeat(20)}`, name: 'multicall' }
    const all = [...known, contract]
    expect(findKnownContract(UNRELATED.toLowerCase(), all)).toBe(token)
    expect(findKnownContract(contract.address, all)).toBe(contract)
    expect(findKnownContract(own.address, all)).toBeNull()
    expect(findKnownContract(`0x${'99'.repeat(20)}`, all)).toBeNull()
  })
})
