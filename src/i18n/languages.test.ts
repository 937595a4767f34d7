import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages, offeredLanguages } from './languages'
import { bestLocale, directionOf, formatLocaleOf, offeredLocales } from './offered'

it('knows 27 languages beside English, each once', () => {
  expect(languages).toHaveLength(28)
  expect(new Set(languages.map(({ locale }) => locale)).size).toBe(28)
  expect(new Set(languages.map(({ code }) => code)).size).toBe(28)
})

it.each([
  [['de-DE', 'en-US'], 'de-DE'],
  [['de-AT'], 'de-DE'],
  [['DE-de'], 'de-DE'],
  [['fr-FR', 'ar-EG', 'de'], 'ar-SA'],
  [['en-GB', 'de'], 'en-US'],
  [['zh'], 'zh-CN'],
  [['zh-SG'], 'zh-CN'],
  [['zh-HK'], 'en-US'],
  [['zh-Hant', 'de'], 'de-DE'],
  [['en-US@posix', 'de'], 'de-DE'],
  [['tlh'], 'en-US'],
  [[], 'en-US'],
])('to someone who prefers %j it speaks %s', (preferred, locale) => {
  expect(bestLocale(preferred)).toBe(locale)
})

it('always finds a language that is offered', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tags) => {
      expect(offeredLocales).toContain(bestLocale(tags))
    }),
  )
})

it('writes Arabic from right to left and nothing else', () => {
  expect(languages.filter(({ locale }) => directionOf(locale) === 'rtl').map(({ locale }) => locale)).toEqual(['ar-SA'])
})

it('makes locales that Intl takes, with digits a person can type', () => {
  for (const { locale } of languages) {
    const { numberingSystem } = new Intl.NumberFormat(formatLocaleOf(locale)).resolvedOptions()
    expect(numberingSystem).toBe('latn')
  }
})

it('offers languages that are in the list', () => {
  const locales = offeredLanguages().map(({ locale }) => locale)
  expect(locales.toSorted()).toEqual(offeredLocales.toSorted())
})
