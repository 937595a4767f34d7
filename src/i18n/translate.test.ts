import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unicodeCharacter } from '../../test/unicodeCharacter'
import { grammarOf } from './grammar'
import { languages } from './languages'
import { formatLocaleOf } from './offered'
import { fillPlaceholders, formFor } from './translate'

const english = grammarOf('en-US')
const german = grammarOf('de-DE')

const name = fc.stringMatching(/^[a-zA-Z]{1,8}$/)
/** Text between placeholders, without % of its own. */
const words = fc.string({ unit: unicodeCharacter }).map((text) => text.replaceAll('%', ''))

describe('placeholders', () => {
  it('replaces every placeholder with its value and does not expand values', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, name)), words, fc.dictionary(name, fc.string()), (parts, end, given) => {
        const values = { ...Object.fromEntries(parts.map(([, key]) => [key, `%${key}%$&$1`])), ...given }
        const sentence = parts.map(([text, key]) => `${text}%${key}%`).join('') + end
        const expected = parts.map(([text, key]) => `${text}${values[key] ?? ''}`).join('') + end
        expect(fillPlaceholders(sentence, values, english)).toBe(expected)
      }),
    )
  })

  it('leaves a placeholder without a value visible, even a name on Object.prototype', () => {
    expect(fillPlaceholders('%constructor% %a% %b%', { a: 'x' }, english)).toBe('%constructor% x %b%')
  })

  it('returns a sentence without placeholders unchanged', () => {
    fc.assert(
      fc.property(words, fc.dictionary(name, fc.string()), (sentence, values) => {
        expect(fillPlaceholders(sentence, values, english)).toBe(sentence)
      }),
    )
  })

  it('formats numbers for the language and leaves strings unchanged', () => {
    expect(fillPlaceholders('%a% %b%', { a: 1234567.5, b: '1234567.5' }, german)).toBe('1.234.567,5 1234567.5')
  })

  it('parses 0.5%% as a value and a percent sign', () => {
    expect(fillPlaceholders('Slippage %slippage%%', { slippage: '0.5' }, english)).toBe('Slippage 0.5%')
  })

  it('isolates inserted values in a right-to-left language', () => {
    expect(fillPlaceholders('a %x%', { x: '<0.01%' }, english, true)).toBe('a \u2068<0.01%\u2069')
  })
})

describe('plurals', () => {
  it.each([
    [0, '%count% tokens'],
    [1, '%count% token'],
    [2, '%count% tokens'],
    [1.5, '%count% tokens'],
    ['1', '%count% token'],
    ['many', '%count% tokens'],
  ])('chooses for %j of the two English forms: %s', (count, form) => {
    expect(formFor('%count% token || %count% tokens', { count }, english)).toBe(form)
  })

  it('never splits text without a count', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const text = `${one} || ${other}`
        expect(formFor(text, {}, english)).toBe(text)
        expect(formFor(text, { constructorCount: 2 }, english)).toBe(text)
      }),
    )
  })

  it.each(languages.map(({ locale }) => locale))('chooses a form that %s has, for every count', (locale) => {
    const rules = new Intl.PluralRules(locale)
    const forms = Object.fromEntries(rules.resolvedOptions().pluralCategories.map((category) => [category, category]))
    const grammar = grammarOf(formatLocaleOf(locale))
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.double({ noNaN: true, min: 0, max: 1e6 })), (count) => {
        expect(formFor(forms, { count }, grammar)).toBe(rules.select(count))
      }),
    )
  })

  it('falls back to the form "other"', () => {
    expect(formFor({ other: 'x' }, { count: 1 }, english)).toBe('x')
    expect(formFor({ one: 'y', other: 'x' }, {}, english)).toBe('x')
  })

  it('distinguishes the six Arabic forms', () => {
    const arabic = grammarOf(formatLocaleOf('ar-SA'))
    const categories = [0, 1, 2, 3, 11, 100].map((count) => arabic.plural(count))
    expect(categories).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
  })
})

it('formats an amount with its symbol in the language, and a cost rounded up', () => {
  const values = {
    paid: { amount: '50159.519999999999999999', symbol: 'BUSD', isCost: true },
    received: { amount: '159.596819224232244322', symbol: 'BNB' },
    rest: { amount: '0.000000000000000001' },
  }
  expect(fillPlaceholders('%paid% for %received%, %rest%', values, english)).toBe(
    '50,159.6 BUSD for 159.596 BNB, <0.000001',
  )
  expect(fillPlaceholders('%received%', values, german)).toBe('159,596 BNB')
})
