import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Answers a sentence as a page in some language says it; `%name%` is filled where a value is given. */
export type Say = (sentence: string, values?: Readonly<Record<string, string>>) => string

/** What opens over a page. All that are tagged 'connected' are opened in order on one page with a wallet. */
export interface Overlay {
  name: string
  /** At which widths there is a way to open it: the bars of a phone and of a desk differ. */
  at: 'any' | 'wide' | 'narrow'
  needs: 'nobody' | 'connected'
  open(page: Page, say: Say): Promise<void>
}

/** Answers how a language says the sentences; one that its file does not know stays English, as on the page. */
function wordsOf(language: string): Say {
  const file = language === 'en-US' ? '{}' : readFileSync(`public/locales/${language}.json`, 'utf8')
  const sentences = JSON.parse(file) as Record<string, unknown>
  // What is filled in keeps its own direction among words that run the other way.
  const [before, after] = language.startsWith('ar') ? ['\u2068', '\u2069'] : ['', '']
  return (sentence, values = {}) => {
    const known = sentences[sentence]
    const text = typeof known === 'string' ? known : sentence
    return text.replaceAll(/%(\w+)%/g, (whole, name: string) =>
      values[name] === undefined ? whole : before + values[name] + after,
    )
  }
}

/** Lets every page opened from now on speak a language; answers its words. */
export async function speakIn(page: Page, language: string): Promise<Say> {
  await page.addInitScript((locale) => localStorage.setItem('hotcake_language', locale), language)
  return wordsOf(language)
}
