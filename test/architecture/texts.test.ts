import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LOCALE, offeredLocales } from '../../src/i18n/offered.ts'
import { describeBreaks } from './rule.ts'
import { readTree, treeOf } from './sourceTree.ts'
import { keysOf, missingAsJson, translationBreaks, untranslated, type LocaleFile } from './textRules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = `${root}public/locales/`
const tree = readTree(root, ['src'])
const keys = keysOf(tree)

const locales = readdirSync(folder).map((name) => name.replace(/\.json$/, ''))
const read = (locale: string): LocaleFile => JSON.parse(readFileSync(`${folder}${locale}.json`, 'utf8')) as LocaleFile

/** Name and remedy for the message. */
const noLiteral = {
  name: 'no text is displayed without t()',
  remedy: `write t('…') with %name% for what changes; a sentence that travels is called sentence, title, text or label`,
}

/** Scripts of which every sentence of a language contains a letter. */
const SCRIPTS: Readonly<Record<string, RegExp>> = { 'ar-SA': /\p{Script=Arabic}/u, 'zh-CN': /\p{Script=Han}/u }

test('offers English and the languages with a file', () => {
  const withFile = offeredLocales.filter((locale) => locale !== DEFAULT_LOCALE)
  expect(withFile.toSorted()).toEqual(locales.toSorted())
})

test('finds the sentences of src', () => {
  expect(keys.size).toBeGreaterThan(100)
})

test('no text is displayed without t()', () => {
  const breaks = untranslated(tree)
  expect(breaks.length, describeBreaks({ ...noLiteral, check: untranslated }, breaks)).toBe(0)
})

describe.each(locales)('%s', (locale) => {
  const file = read(locale)
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()

  test('contains every sentence', () => {
    const missing = missingAsJson(keys.keys(), file)
    expect(missing, `To be translated in public/locales/${locale}.json:\n${missing}`).toBe('')
  })

  test('contains no unused sentence', () => {
    expect(Object.keys(file).filter((key) => !keys.has(key))).toEqual([])
  })

  test('has the placeholders of its keys and the plural forms of its language', () => {
    const breaks = Object.entries(file).flatMap(([key, entry]) =>
      translationBreaks(key, entry, pluralCategories).map((found) => `${key}: ${found}`),
    )
    expect(breaks).toEqual([])
  })

  test('is written in its own script', () => {
    const script = SCRIPTS[locale] ?? /\p{Script=Latin}/u
    const forms = Object.values(file).flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(entry)))
    const foreign = forms
      .map((form) => form.replaceAll(/%\w+%/g, ''))
      .filter((form) => /\p{L}/u.test(form) && !script.test(form))
    expect(foreign).toEqual([])
  })
})

const sayings: readonly [code: string, keys: string[]][] = [
  [`t('Swap')`, ['Swap']],
  [`translate(isLate ? 'Late' : 'On time')`, ['Late', 'On time']],
  [`const rule = () => ({ sentence: 'Enter' })`, ['Enter']],
  [`const places = [{ label: 'Farms', to: '/farms' }]`, ['Farms']],
  [`const warning = () => 'It may fail'`, ['It may fail']],
  [`type Label = 'Swap anyway'`, ['Swap anyway']],
  [`throw new RpcError('Node answered nonsense')`, []],
  [`const id = 'swap-form'; const label = t(name)`, []],
]

test.each(sayings)('reads from %s the keys %j', (code, expected) => {
  expect([...keysOf(treeOf({ 'src/app/a.ts': code })).keys()]).toEqual(expected)
})

test('skips sample pages and tests', () => {
  const code = `t('Never seen')`
  expect(
    keysOf(treeOf({ 'src/ui/showcase/A.tsx': code, 'src/ui/a.test.ts': code, 'src/ui/Showcase.tsx': code })).size,
  ).toBe(0)
})

test.each([
  [`const a = <p>Hello</p>`, 'shows: Hello'],
  [`const a = <>{isLate ? 'Late' : t('On time')}</>`, 'shows: Late'],
  [`const a = <p>{\`\${count} tokens\`}</p>`, 'shows: tokens'],
  [`const a = <Button label="Close" />`, 'gives label: Close'],
  [`const a = <img alt={'A cake'} />`, 'gives alt: A cake'],
  [`const a = <input aria-label={isIn ? 'From' : t('To')} />`, 'gives aria-label: From'],
  [`showToast({ kind: 'good', title: 'Sent' })`, 'showToast: Sent'],
  [`const Field = ({ label = 'Time' }) => <input aria-label={label} />`, 'defaults label: Time'],
  [`announce('Sent')`, 'announce: Sent'],
  ['t(`Swap ${symbol}`)', 't: `Swap ${symbol}`'],
])('finds a text without t(): %s', (code, found) => {
  expect(untranslated(treeOf({ 'src/app/A.tsx': code })).map((violation) => violation.found)).toEqual([found])
})

test.each([
  `const a = <p>{t('Hello')} 12 % – {symbol}</p>`,
  `const a = <Button label={t('Close')} kind="primary" id="close" />`,
  `const a = <title>{\`\${t('Swap')} | \${name}\`}</title>`,
  `showToast({ kind: 'good', title: t('Sent') })`,
])('accepts text from t(): %s', (code) => {
  expect(untranslated(treeOf({ 'src/app/A.tsx': code }))).toEqual([])
})

const few = ['few', 'one', 'other']

test.each([
  ['Swap %a% for %b%', 'Tausche %b% gegen %a%', []],
  ['Swap %a%', 'Tausche', ['loses %a%']],
  ['Swap', 'Tausche %a%', ['has %a%, which its key has not']],
  ['Swap now', 'Swap now', ['is not translated']],
  ['Swap', '', ['is empty, or begins or ends with a space']],
  ['%count% day || %count% days', '%count% Tage', ['needs the forms few one other']],
  ['%count% days', { one: 'ein Tag', few: '%count% Tage', other: '%count% Tage' }, []],
  ['%count% days', { one: 'ein Tag', other: '%count% Tage' }, ['has the forms one other, not few one other']],
  ['%count% days', { one: 'ein Tag', few: 'Tage', other: 'Tage' }, ['loses %count%']],
  ['Days', { one: 'Tag', few: 'Tage', other: 'Tage' }, ['has forms without a %count% to choose by']],
] as const)('checks %j translated as %j: %j', (key, entry, said) => {
  expect(translationBreaks(key, entry, few)).toEqual(said)
})

test('returns missing keys ready to be pasted', () => {
  expect(missingAsJson(['Swap', 'Close', 'constructor'], { Close: 'Schließen' })).toBe(
    '{\n  "Swap": "Swap",\n  "constructor": "constructor"\n}',
  )
})
