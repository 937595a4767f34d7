import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { languages, offeredLanguages } from './languages'
import { bestLocale, directionOf, formatLocaleOf, offeredLocales } from './offered'

it('lists 27 languages besides English, each once', () => {
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
])('chooses for preferences %j the locale %s', (preferred, locale) => {
  expect(bestLocale(preferred)).toBe(locale)
})

it('always chooses an offered language', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tags) => {
      expect(offeredLocales).toContain(bestLocale(tags))
    }),
  )
})

it('sets right-to-left for Arabic only', () => {
  expect(languages.filter(({ locale }) => directionOf(locale) === 'rtl').map(({ locale }) => locale)).toEqual(['ar-SA'])
})

it('produces locales that Intl supports, with Latin digits', () => {
  for (const { locale } of languages) {
    const { numberingSystem } = new Intl.NumberFormat(formatLocaleOf(locale)).resolvedOptions()
    expect(numberingSystem).toBe('latn')
  }
})

it('offers only listed languages', () => {
  const locales = offeredLanguages().map(({ locale }) => locale)
  expect(locales.toSorted()).toEqual(offeredLocales.toSorted())
})
