import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

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
  await page.addInitScript((locale) => localStorage.setItem('hotcake_language', locale), language)
  return wordsOf(language)
}
