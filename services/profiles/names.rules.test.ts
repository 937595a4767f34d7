import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unicodeCharacter } from '../../test/unicodeCharacter.ts'
import { isReserved, lowerName, nameFault, nameSkeleton } from './names.rules.ts'

const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('')),
})

describe('nameFault', () => {
  test.each(['abc', 'Satoshi', 'A1b2C3', 'a'.repeat(15), '12345'])('allows %s', (name) => {
    expect(nameFault(name)).toBeNull()
  })

  test.each([
    ['length', ''],
    ['length', 'ab'],
    ['length', 'a'.repeat(16)],
    ['characters', 'a b c'],
    ['characters', 'abc_d'],
    ['characters', 'аbcd'],
    ['characters', 'abc\n'],
    ['characters', 'ábcd'],
    ['reserved', 'admin'],
    ['reserved', 'Adm1n'],
    ['reserved', 'ADMlN'],
    ['reserved', 'hotcake'],
    ['reserved', 'H0tCake'],
    ['reserved', 'hotcake24'],
    ['reserved', 'rnoderator'],
    ['reserved', 'supp0rt'],
    ['reserved', '5upport'],
    ['reserved', 'hotcak3'],
    ['reserved', 'wa11et'],
    ['reserved', 'team12'],
    ['reserved', 'adm1n7'],
    ['reserved', 'mod2'],
  ])('refuses for its %s: %s', (fault, name) => {
    expect(nameFault(name)).toBe(fault)
  })

  test('allows only 3 to 15 letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: unicodeCharacter, maxLength: 20 }), (name) => {
        expect(nameFault(name) !== null || /^[A-Za-z0-9]{3,15}$/.test(name)).toBe(true)
      }),
    )
  })
})

describe('nameSkeleton', () => {
  test('is equal for look-alikes', () => {
    for (const [first, second] of [
      ['Il1', 'lll'],
      ['bOb', 'b0b'],
      ['barn', 'bam'],
      ['vvest', 'west'],
    ] as const) {
      expect(nameSkeleton(first)).toBe(nameSkeleton(second))
    }
    expect(nameSkeleton('alice')).not.toBe(nameSkeleton('alina'))
  })

  test('ignores case, is lower-case, and is its own skeleton', () => {
    fc.assert(
      fc.property(letters, (name) => {
        expect(nameSkeleton(name.toUpperCase())).toBe(nameSkeleton(name.toLowerCase()))
        expect(nameSkeleton(nameSkeleton(name))).toBe(nameSkeleton(name))
        expect(lowerName(nameSkeleton(name))).toBe(nameSkeleton(name))
      }),
    )
  })
})

describe('isReserved', () => {
  test('does not refuse a word that contains a reserved one', () => {
    for (const name of ['pancakelover', 'teamwork', 'cakewalk']) expect(isReserved(name)).toBe(false)
  })
})
