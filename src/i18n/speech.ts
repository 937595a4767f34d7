import { useSyncExternalStore } from 'react'
import { grammarOf } from './grammar'
import { bestLocale, DEFAULT_LOCALE, directionOf, formatLocaleOf, offeredLocales } from './offered'
import { sentencesOf, type Sentences } from './sentences'
import { fillPlaceholders, formFor, type TranslationValues } from './translate'

export type Translate = (sentence: string, values?: TranslationValues) => string

interface Speech {
  language: string
  /** What numbers and dates are written for. */
  locale: string
  t: Translate
}

/** Where the chosen language is kept (trading 3). */
const KEY = 'hotcake_language'

function speechIn(language: string, sentences: Sentences): Speech {
  const locale = formatLocaleOf(language)
  const grammar = grammarOf(locale)
  const isRightToLeft = directionOf(language) === 'rtl'
  const t: Translate = (key, values = {}) => {
    const sentence = sentences.get(key)
    const form = formFor(sentence ?? key, values, sentence === undefined ? grammarOf(DEFAULT_LOCALE) : grammar)
    return fillPlaceholders(form, values, grammar, isRightToLeft)
  }
  return { language, locale, t }
}

let current = speechIn(DEFAULT_LOCALE, new Map())
let latestAsked = 0
const listeners = new Set<() => void>()

function speak(language: string, sentences: Sentences): void {
  current = speechIn(language, sentences)
  const page = document.documentElement
  page.lang = language
  page.dir = directionOf(language)
  for (const listener of listeners) listener()
}

async function switchTo(language: string): Promise<boolean> {
  if (!offeredLocales.includes(language)) return false
  const asked = (latestAsked += 1)
  try {
    const sentences = await sentencesOf(language)
    // Who has asked for another language meanwhile does not want this one.
    if (asked !== latestAsked) return false
    if (current.language !== language) speak(language, sentences)
    return true
  } catch {
    return false
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/**
 * Switches to an offered language, named by its locale, and remembers it; answers whether that is the language now. A
 * file that cannot be had leaves the language as it was.
 */
export async function chooseLanguage(language: string): Promise<boolean> {
  if (!(await switchTo(language))) return false
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is full or closed: the language holds until the next reload.
  }
  return true
}

/**
 * Begins with the language chosen before, else with the best the browser asks for. The page is English until it is
 * here; `onSettled` is called then, with whether it could be loaded. A language that is chosen in another tab is followed.
 */
export function startLanguage(onSettled: (isLoaded: boolean) => void = () => {}): void {
  // A choice that is not offered (any more) counts as none.
  const chosen = stored()
  const wanted = chosen !== null && offeredLocales.includes(chosen) ? chosen : bestLocale(navigator.languages)
  // A later choice wins, and reports its own failure.
  void switchTo(wanted).then((isSpoken) => onSettled(isSpoken || latestAsked > 1))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) void switchTo(newValue)
  })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Answers a sentence in the chosen language; the English sentence is the key, so English needs no file. */
export const translate: Translate = (sentence, values) => current.t(sentence, values)

/** Answers the translator for a component, and the locale that numbers and dates are written in. */
export function useTranslation(): { t: Translate; locale: string } {
  return useSyncExternalStore(subscribe, () => current)
}

/** Answers the locale of the language that is spoken now, for what lets a person choose another. */
export const useLanguage = (): string => useSyncExternalStore(subscribe, () => current.language)
