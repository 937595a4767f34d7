import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, offeredLocales } from '../../src/i18n/offered.ts'
import { actsIn, capitalsIn, missingTerms, namesIn, termsIn, termsOf } from './glossaryRules.ts'
import type { LocaleFile } from './textRules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const glossary = readFileSync(`${root}docs/glossary.md`, 'utf8')
const terms = termsIn(glossary)
const translated = offeredLocales.filter((locale) => locale !== DEFAULT_LOCALE)
const fileOf = (locale: string) =>
  JSON.parse(readFileSync(`${root}public/locales/${locale}.json`, 'utf8')) as LocaleFile

test('the glossary has one row per term, in the order of the alphabet, and no term that the app does not use', () => {
  const names = terms.map(({ english: [name = ''] }) => name)
  expect(names.length).toBeGreaterThanOrEqual(50)
  expect(names).toEqual([...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en')))
  const used = new Set(Object.keys(fileOf('de-DE')).flatMap((key) => termsOf(key, terms)))
  expect(terms.filter((term) => !used.has(term)).map(({ english }) => english[0])).toEqual([])
})

const keys = Object.keys(fileOf('de-DE'))

test('the English texts have one word for an act', () => {
  const breaks = actsIn(glossary).flatMap(({ word, not }) =>
    not.flatMap((phrase) =>
      keys.filter((key) => key.toLowerCase().includes(phrase.toLowerCase())).map((key) => `${key}: ${word}`),
    ),
  )
  expect(breaks, breaks.join('\n')).toEqual([])
})

test('the English texts are in sentence case', () => {
  const names = namesIn(glossary)
  const breaks = keys.flatMap((key) => capitalsIn(key, names).map((word) => `${key}: ${word}`))
  expect(breaks, breaks.join('\n')).toEqual([])
})

test.each([
  ['Connect Wallet', ['Wallet']],
  ['Price Impact Too High', ['Impact', 'Too', 'High']],
  ['Connect wallet. Then swap', []],
  ['Swap %a% for CAKE-BNB LP', []],
  ['Open Settings', []],
])('recognises capital letters within %j', (text, expected) => {
  expect(capitalsIn(text, new Set(['Settings']))).toEqual(expected)
})

test('only src/market/lpName.ts composes the name of a pair', () => {
  const composed = /symbol\}[-/]\$\{/
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  const breaks = files.filter((file) => composed.test(readFileSync(`${root}src/${file}`, 'utf8')))
  expect(breaks).toEqual([])
})

/** Words that address the user informally. */
const INFORMAL: Readonly<Record<string, RegExp>> = { 'de-DE': /\b(du|dich|dir|dein\w*)\b/i, 'zh-CN': /你/ }

describe.each(translated)('%s', (locale) => {
  test('has a term for each row', () => {
    expect(terms.filter(({ translations }) => !translations[locale]).map(({ english }) => english[0])).toEqual([])
  })

  test('uses the terms of the glossary', () => {
    const breaks = Object.entries(fileOf(locale)).flatMap(([key, entry]) =>
      (typeof entry === 'string' ? [entry] : Object.values(entry)).flatMap((form) =>
        missingTerms(key, form, locale, terms).map((found) => `${key} = ${form}: ${found}`),
      ),
    )
    expect(breaks, breaks.join('\n')).toEqual([])
  })
})

test.each(Object.entries(INFORMAL))('%s addresses the user formally', (locale, informal) => {
  expect(Object.values(fileOf(locale)).filter((entry) => informal.test(JSON.stringify(entry)))).toEqual([])
})

test.each([
  ['de-DE', 'Was du kaufst', 'Was Sie durchsehen'],
  ['zh-CN', '你的钱包', '您的钱包'],
])('recognises informal texts of %s', (locale, informal, formal) => {
  expect(INFORMAL[locale]?.test(informal)).toBe(true)
  expect(INFORMAL[locale]?.test(formal)).toBe(false)
})

const sample = termsIn(`| English | meaning | Deutsch | العربية | 简体中文 |
|---|---|---|---|---|
| fee | what it costs | Gebühr | رسوم | 费用 |
| network fee | coin that it costs | Netzwerkgebühr | رسوم الشبكة | 网络费用 |
| stake | put in | Einsatz (einsetz) | إيداع | 质押 |`)

test.each([
  ['The network fee is low', 'Die Gebühr ist niedrig', ['network fee is not "netzwerkgebühr"']],
  ['The network fee is low', 'Die Netzwerkgebühr ist niedrig', []],
  ['Staked, for a fee', 'Gegen Gebühr eingelegt', ['stake is not "einsatz" or "einsetz"']],
  ['Stake %fee%', '%fee% einsetzen', []],
  ['A stakeholder', 'Jemand', []],
])('compares %j with %j', (key, translation, expected) => {
  expect(missingTerms(key, translation, 'de-DE', sample)).toEqual(expected)
})

test('ignores Arabic vowel signs', () => {
  expect(missingTerms('Stake', 'إِيداع', 'ar-SA', sample)).toEqual([])
})

test('rejects a row without a term for each language', () => {
  expect(() => termsIn('| English |\n| fee | costs | Gebühr | رسوم |')).toThrow('no zh-CN term for fee')
})
