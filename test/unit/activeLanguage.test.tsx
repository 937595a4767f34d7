import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { act, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'hotcake_language'
const folder = `${import.meta.dirname}/../../public`

/** Requested paths, in order. */
const requestedPaths: string[] = []
/** The server's fault for the next requests of a path, instead of the file. */
const trouble = new Map<string, 'down' | 'garbage' | 'slow'>()
const SLOW_MS = 150

const server = createServer((request, response) => {
  const path = request.url ?? ''
  requestedPaths.push(path)
  const wrong = trouble.get(path)
  if (wrong === 'down' || !existsSync(folder + path)) {
    response.writeHead(503).end()
  } else if (wrong === 'garbage') {
    response.end('<!doctype html>')
  } else {
    setTimeout(() => createReadStream(folder + path).pipe(response), wrong === 'slow' ? SLOW_MS : 0)
  }
})

/** Returns the translation module as after a page load. */
async function freshPage() {
  vi.resetModules()
  return import('../../src/i18n/index.ts')
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  ;(window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`http://127.0.0.1:${port}/`)
})
afterAll(() => server.close())

beforeEach(() => {
  localStorage.clear()
  requestedPaths.length = 0
  trouble.clear()
  document.documentElement.lang = 'en'
  document.documentElement.dir = 'ltr'
})
afterEach(() => vi.restoreAllMocks())

const browserPrefers = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

test('English is available at once and needs no file', async () => {
  const { startLanguage, translate, useTranslation } = await freshPage()
  browserPrefers('en-GB')
  startLanguage()
  expect(translate('Swap')).toBe('Swap')
  expect(translate('Enable %symbol%', { symbol: 'CAKE' })).toBe('Enable CAKE')
  expect(translate('%count% token || %count% tokens', { count: 1_000 })).toBe('1,000 tokens')
  expect(renderHook(useTranslation).result.current.locale).toBe('en-US')
  expect(requestedPaths).toEqual([])
})

test('a selected language is fetched, applied, set on the document and stored', async () => {
  const { chooseLanguage, translate, useLanguage, useTranslation } = await freshPage()
  const { result } = renderHook(() => ({ ...useTranslation(), language: useLanguage() }))
  const { t } = result.current
  await act(async () => expect(await chooseLanguage('ar-SA')).toBe(true))
  expect(requestedPaths).toEqual(['/locales/ar-SA.json'])
  expect(result.current.t('Swap')).toBe('مبادلة')
  expect(result.current.t).not.toBe(t)
  expect(translate('Swap')).toBe('مبادلة')
  expect(result.current.language).toBe('ar-SA')
  expect(document.documentElement).toHaveAttribute('lang', 'ar-SA')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(localStorage.getItem(KEY)).toBe('ar-SA')
})

test('a file is fetched once, and English can be selected like the others', async () => {
  const { chooseLanguage, translate } = await freshPage()
  for (const locale of ['de-DE', 'en-US', 'de-DE']) expect(await chooseLanguage(locale)).toBe(true)
  expect(requestedPaths).toEqual(['/locales/de-DE.json'])
  expect(translate('Swap')).toBe('Tauschen')
  expect(document.documentElement).toHaveAttribute('dir', 'ltr')
  await chooseLanguage('en-US')
  expect(translate('Swap')).toBe('Swap')
  expect(document.documentElement).toHaveAttribute('lang', 'en-US')
  expect(localStorage.getItem(KEY)).toBe('en-US')
})

test.each(['down', 'garbage'] as const)(
  'a file that is %s changes no language, and can be requested again',
  async (wrong) => {
    const { chooseLanguage, translate } = await freshPage()
    await chooseLanguage('de-DE')
    trouble.set('/locales/zh-CN.json', wrong)
    expect(await chooseLanguage('zh-CN')).toBe(false)
    expect(translate('Swap')).toBe('Tauschen')
    expect(localStorage.getItem(KEY)).toBe('de-DE')
    expect(document.documentElement).toHaveAttribute('lang', 'de-DE')
    trouble.clear()
    expect(await chooseLanguage('zh-CN')).toBe(true)
    expect(translate('Swap')).toBe('兑换')
  },
)

test('of two selections the later one counts, although its file arrives first', async () => {
  const { chooseLanguage, translate } = await freshPage()
  trouble.set('/locales/ar-SA.json', 'slow')
  const [first, second] = await Promise.all([chooseLanguage('ar-SA'), chooseLanguage('de-DE')])
  expect([first, second]).toEqual([false, true])
  expect(translate('Swap')).toBe('Tauschen')
  expect(localStorage.getItem(KEY)).toBe('de-DE')
})

test.each(['fr-FR', '../secret', ''])('rejects %j and fetches nothing', async (locale) => {
  const { chooseLanguage } = await freshPage()
  expect(await chooseLanguage(locale)).toBe(false)
  expect(requestedPaths).toEqual([])
})

test('the stored language has priority over the browser’s', async () => {
  const { startLanguage, translate } = await freshPage()
  localStorage.setItem(KEY, 'zh-CN')
  browserPrefers('de-DE')
  startLanguage()
  await vi.waitFor(() => expect(translate('Swap')).toBe('兑换'), { timeout: 30_000 })
  expect(requestedPaths).toEqual(['/locales/zh-CN.json'])
})

test.each(['garbage', ''])(
  'ignores a stored %j and uses the browser’s language, which is not stored',
  async (stored) => {
    const { startLanguage, translate } = await freshPage()
    localStorage.setItem(KEY, stored)
    browserPrefers('fr-FR', 'de-CH')
    startLanguage()
    expect(translate('Swap')).toBe('Swap')
    await vi.waitFor(() => expect(translate('Swap')).toBe('Tauschen'), { timeout: 30_000 })
    expect(localStorage.getItem(KEY)).toBe(stored)
  },
)

test('a language can be selected without storage', async () => {
  const { chooseLanguage, startLanguage, translate } = await freshPage()
  const closed = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  startLanguage()
  expect(await chooseLanguage('de-DE')).toBe(true)
  expect(translate('Swap')).toBe('Tauschen')
})

test('a missing sentence is shown in English, with its plural and its values', async () => {
  const { chooseLanguage, translate } = await freshPage()
  await chooseLanguage('de-DE')
  expect(translate('Unheard of: %count% cake || Unheard of: %count% cakes', { count: 1 })).toBe('Unheard of: 1 cake')
  expect(translate('constructor')).toBe('constructor')
})

test('follows the language that another tab has selected', async () => {
  const { startLanguage, translate } = await freshPage()
  browserPrefers('en')
  startLanguage()
  dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'de-DE' }))
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'xx' }))
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'ar-SA' }))
  await vi.waitFor(() => expect(translate('Swap')).toBe('مبادلة'), { timeout: 30_000 })
  // The pages of the earlier tests subscribe too.
  expect([...new Set(requestedPaths)]).toEqual(['/locales/ar-SA.json'])
})
