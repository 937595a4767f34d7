import { expect, test } from 'vitest'
import { InvalidNameError } from './invalidName'
import { normalizeName } from './normalize'

test.each([
  ['Bakery.ETH', 'bakery.eth'],
  ['BÄCKEREI.eth', 'bäckerei.eth'],
  ['ba\u00ADkery.eth', 'bakery.eth'],
  ['ba\u200Bkery.eth', 'bakery.eth'],
  ['🥞.eth', '🥞.eth'],
])('the name %s is %s', (name, normal) => {
  expect(normalizeName(name)).toBe(normal)
})

test.each([
  ['letters of two scripts', 'b\u0430kery.eth'],
  ['an empty label', 'bakery..eth'],
  ['a blank', 'two words.eth'],
  ['an underscore within', 'a_b.eth'],
  ['a mark of direction', 'ba\u202Ekery.eth'],
])('a name with %s is not valid', (_what, name) => {
  expect(() => normalizeName(name)).toThrow(InvalidNameError)
})
