import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from './address'
import { findKnownContract, findSimilarAddress, type KnownAddress } from './knownAddresses'

const UNRELATED = toAddress(`0x${'aA'.repeat(20)}`)
const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9a-f]{${length}}$`))

describe('similar addresses', () => {
  const own: KnownAddress = { kind: 'own', address: toAddress(`0x1234${'5'.repeat(32)}aBcD`), name: '' }
  const token: KnownAddress = { kind: 'token', address: UNRELATED, name: 'CAKE' }
  const known = [own, token]

  test('any address with the same first and last four digits is similar, except the address itself', () => {
    fc.assert(
      fc.property(digits(32), fc.boolean(), (middle, isUpper) => {
        const text = `1234${middle}abcd`
        const address = toAddress(`0x${isUpper ? text.toUpperCase() : text}`)
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
        expect(findSimilarAddress(toAddress(`0x${text}`), known)).toBe(looks ?? null)
      }),
    )
    expect(findSimilarAddress(toAddress(`0x1235${'0'.repeat(32)}abcd`), known)).toBeNull()
    expect(findSimilarAddress(toAddress(`0x1234${'0'.repeat(32)}abce`), known)).toBeNull()
  })

  test('a known address is never similar to another', () => {
    const twin: KnownAddress = { kind: 'recent', address: toAddress(`0x1234${'6'.repeat(32)}abcd`), name: '' }
    expect(findSimilarAddress(twin.address, [own, twin])).toBeNull()
  })

  test('finds tokens and contracts, but no accounts', () => {
    const contract: KnownAddress = { kind: 'contract', address: toAddress(`0x${'77'.repeat(20)}`), name: 'multicall' }
    const all = [...known, contract]
    expect(findKnownContract(toAddress(UNRELATED.toLowerCase()), all)).toBe(token)
    expect(findKnownContract(contract.address, all)).toBe(contract)
    expect(findKnownContract(own.address, all)).toBeNull()
    expect(findKnownContract(toAddress(`0x${'99'.repeat(20)}`), all)).toBeNull()
  })
})
