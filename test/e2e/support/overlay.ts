import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, followLink } from './journey.ts'
import { appUrl } from './site.ts'

/** Returns a sentence in the page's language; `%name%` is filled if a value is given. */
export type Translate = (sentence: string, values?: Readonly<Record<string, string>>) => string

/** A layer above a page. All overlays with need 'connected' are opened in order on one page with a wallet. */
export interface Overlay {
  name: string
  /** The widths at which it can be opened: the bars of narrow and wide windows differ. */
  at: 'any' | 'wide' | 'narrow'
  needs: 'nobody' | 'connected'
  open(page: Page, translate: Translate): Promise<void>
}

/** An overlay of a walk while it is open. */
export interface OpenOverlay {
  /** True for one that only wide windows have. */
  isWide: boolean
  /** Opens it again in the language and at the size in which the walk began. */
  reopen(): Promise<void>
}

/** Opens pages or overlays one by one. Calls `use` with the name of each, and with what is known about an overlay. */
export type Walk = (
  page: Page,
  translate: Translate,
  use: (name: string, overlay?: OpenOverlay) => Promise<void>,
) => Promise<void>

/**
 * Opens the page of an overlay: by a link if another page of the app is open, else by a load. Two visits of one path may
 * differ in the viewed account, of which nothing would tell that the page shows the next one.
 */
export async function openPath(page: Page, path: string): Promise<void> {
  const before = new URL(page.url())
  const next = new URL(path, appUrl)
  if (before.origin === next.origin && before.pathname !== next.pathname) await followLink(page, path)
  else await page.goto(path)
}

const LANGUAGE_KEY = 'hotcake_language'

/** Returns the translator of a language; a sentence without a translation stays English, as on the page. */
function wordsOf(language: string): Translate {
  const file = language === 'en-US' ? '{}' : readFileSync(`public/locales/${language}.json`, 'utf8')
  const sentences = JSON.parse(file) as Record<string, unknown>
  // Isolates keep the direction of a filled value in right-to-left text.
  const [before, after] = language.startsWith('ar') ? ['\u2068', '\u2069'] : ['', '']
  return (sentence, values = {}) => {
    const known = sentences[sentence]
    const text = typeof known === 'string' ? known : sentence
    return text.replaceAll(/%(\w+)%/g, (whole, name: string) =>
      values[name] === undefined ? whole : before + values[name] + after,
    )
  }
}

/** Sets the language of every page opened later; returns its translator. */
export async function setLanguage(page: Page, language: string): Promise<Translate> {
  await page.addInitScript(([key, locale]) => localStorage.setItem(key, locale), [LANGUAGE_KEY, language] as const)
  return wordsOf(language)
}

/** Changes the language of the open page, as a choice in another tab does, and waits until the page is in it. */
export async function switchLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue)
      dispatchEvent(new StorageEvent('storage', { key, newValue }))
    },
    [LANGUAGE_KEY, language] as const,
  )
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}
