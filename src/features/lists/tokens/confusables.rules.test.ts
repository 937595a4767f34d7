import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toAddress } from '../../../core/address'
import { confusableForm, imitationOf, mixesAlphabets, nameIndex, type Named } from './confusables.rules'

test.each([
  ['CAKE', 'cake'],
  ['CAKE', 'САКЕ'],
  ['CAKE', 'ＣＡＫＥ'],
  ['CAKE', 'C\u200BAKÉ'],
  ['CAKE', 'ᴄᴀᴋᴇ'],
  ['CAKE', 'ꮯꭺꮶꭼ'],
  ['CAKE', 'ꓚꓮꓗꓰ'],
  ['CAKE', '𝐂𝒜𝕂𝙴'],
  ['HOP', 'h0p'],
  ['BILL', 'B1|L'],
  ['USDT', 'U$DT'],
  ['Tether USD', 'TetherUSD'],
])('%s can be confused with %s', (known, fake) => {
  expect(confusableForm(fake)).toBe(confusableForm(known))
})

test.each([
  ['CAKE', 'BAKE'],
  ['USDT', 'USDC'],
  ['BTC', 'BTCB'],
  ['狗', '猫'],
])('%s is distinct from %s', (one, other) => {
  expect(confusableForm(one)).not.toBe(confusableForm(other))
})

test('the form is case-insensitive and idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (symbol) => {
      expect(confusableForm(symbol.toUpperCase())).toBe(confusableForm(symbol.toLowerCase()))
      expect(confusableForm(confusableForm(symbol))).toBe(confusableForm(symbol))
    }),
  )
})

test.each([
  ['САKE', true],
  ['CΑKE', true],
  ['Cакe Token', true],
  ['Токен Cake', false],
  ['САКЕ', false],
  ['CAKE', false],
  ['CAKÉ', false],
  ['ＣＡＫＥ', false],
  ['狗COIN', false],
  ['', false],
])('%s mixes alphabets: %s', (text, isMixed) => {
  expect(mixesAlphabets(text)).toBe(isMixed)
})

const named = (symbol: string, name = `${symbol} Token`, more: Partial<Named> = {}): Named => ({
  ...{ address: toAddress(`0x${'1'.repeat(40)}`), symbol, name },
  ...more,
})

describe('an imitation', () => {
  const known = [nameIndex([named('CAKE', 'Hotcake'), named('BUSD', 'BUSD Token')])]

  it.each([
    [named('cake'), { kind: 'sameSymbol', of: 'CAKE' }],
    [named('САКЕ'), { kind: 'similarSymbol', of: 'CAKE' }],
    [named('BU$D'), { kind: 'similarSymbol', of: 'BUSD' }],
    [named('PIE', 'Hot Cake'), { kind: 'similarName', of: 'CAKE' }],
    [named('PIE', 'Нotcake'), { kind: 'similarName', of: 'CAKE' }],
    [named('PΙE'), { kind: 'mixedAlphabets' }],
    [named('PIE', 'Рie'), { kind: 'mixedAlphabets' }],
    [named('PIE', ''), null],
    [named('PIE'), null],
    [named('PIE', 'Token of hotcakes'), null],
  ])('of %j is %j', (token, imitation) => {
    expect(imitationOf(token, known)).toEqual(imitation)
  })

  it('compares the full symbol of a shortened one', () => {
    const long = `CAKE${'X'.repeat(20)}`
    const index = [nameIndex([named('CAKE…XXXXX', 'One', { fullSymbol: long })])]
    expect(imitationOf(named('CAKE…XXXXX', 'Two', { fullSymbol: long.toLowerCase() }), index)?.kind).toBe('sameSymbol')
    expect(imitationOf(named('CAKE…XXXXX', 'Two', { fullSymbol: `${long}Y` }), index)).toBeNull()
  })

  it('names the best known of several', () => {
    const indexes = [nameIndex([named('RYE', 'Rye')]), nameIndex([named('RYЕ', 'Rye'), named('OAT', 'Rye')])]
    expect(imitationOf(named('rye'), indexes)).toEqual({ kind: 'sameSymbol', of: 'RYE' })
    expect(imitationOf(named('FIG', 'RYE'), indexes)).toEqual({ kind: 'similarName', of: 'RYE' })
  })
})

/** Characters that look like each letter of CAKE. */
const FAKES: Readonly<Record<string, readonly string[]>> = {
  c: ['C', 'c', 'С', 'с', 'Ｃ', 'ᴄ', 'Ꮯ', '𝐜', 'Ć', 'c\u200D'],
  a: ['A', 'a', 'А', 'а', 'Α', 'ᴀ', 'ａ', 'á', '𝒜'],
  k: ['K', 'k', 'К', 'κ', 'ᴋ', 'Ꮶ', 'ꓗ', 'Ḱ'],
  e: ['E', 'e', 'Е', 'е', 'Ε', 'ᴇ', 'é', '𝖤'],
}

test('every spelling with characters that look alike imitates the listed token', () => {
  const letters = Array.from('cake', (letter) => fc.constantFrom(...(FAKES[letter] ?? [])))
  const index = [nameIndex([named('CAKE')])]
  fc.assert(
    fc.property(fc.tuple(...letters), (spelling) => {
      const symbol = spelling.join('')
      const isEqual = symbol.toLowerCase() === 'cake'
      expect(imitationOf(named(symbol, 'Other'), index)).toEqual({
        ...{ kind: isEqual ? 'sameSymbol' : 'similarSymbol', of: 'CAKE' },
      })
    }),
  )
})

test('a token imitates no other unless a form is equal or its alphabets are mixed', () => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('ABCabc01$ САВсавΑΒαβ')), maxLength: 6 })
  fc.assert(
    fc.property(text, text, text, text, (symbol, name, knownSymbol, knownName) => {
      const found = imitationOf(named(symbol, name), [nameIndex([named(knownSymbol, knownName)])])
      const isSame = (one: string, other: string) =>
        confusableForm(one) !== '' && confusableForm(one) === confusableForm(other)
      expect(found !== null).toBe(
        isSame(symbol, knownSymbol) || isSame(name, knownName) || mixesAlphabets(symbol) || mixesAlphabets(name),
      )
    }),
  )
})
