import { useSyncExternalStore } from 'react'
import { createExternalStore } from '../core/externalStore'
import { grammarOf } from './grammar'
import { bestLocale, DEFAULT_LOCALE, directionOf, formatLocaleOf, offeredLocales } from './offered'
import { sentencesOf, type Sentences } from './sentences'
import { fillPlaceholders, formFor, type TranslationValues } from './translate'

export type Translate = (sentence: string, values?: TranslationValues) => string

interface Translation {
  language: string
  /** Locale of numbers and dates. */
  locale: string
  t: Translate
}

/** localStorage key of the chosen language (trading 3). */
const KEY = 'hotcake_language'

function translationIn(language: string, sentences: Sentences): Translation {
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

const current = createExternalStore(translationIn(DEFAULT_LOCALE, new Map()))
let latestRequest = 0

function applyLanguage(language: string, sentences: Sentences): void {
  const page = document.documentElement
  page.lang = language
  page.dir = directionOf(language)
  current.set(translationIn(language, sentences))
}

async function switchTo(language: string): Promise<boolean> {
  if (!offeredLocales.includes(language)) return false
  const request = (latestRequest += 1)
  try {
    const sentences = await sentencesOf(language)
    // A later choice of language supersedes this one.
    if (request !== latestRequest) return false
    if (current.getSnapshot().language !== language) applyLanguage(language, sentences)
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
 * Switches to an offered language, by locale, and stores the choice. Returns whether the language is now active. If its
 * file cannot be loaded, the language is unchanged.
 */
export async function chooseLanguage(language: string): Promise<boolean> {
  if (!(await switchTo(language))) return false
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is full or unavailable: the language applies until the next reload.
  }
  return true
}

/**
 * Starts with the stored language, else with the best match of the browser's preferences. The page is English until the
 * language is loaded; `onSettled` then receives whether loading succeeded. Follows a choice made in another tab.
 */
export function startLanguage(onSettled: (isLoaded: boolean) => void = () => {}): void {
  // A stored choice that is not (or no longer) offered is ignored.
  const chosen = stored()
  const target = chosen !== null && offeredLocales.includes(chosen) ? chosen : bestLocale(navigator.languages)
  // A later choice wins, and reports its own failure.
  void switchTo(target).then((isApplied) => onSettled(isApplied || latestRequest > 1))
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) void switchTo(newValue)
  })
}

/** Translates a sentence into the chosen language; the English sentence is the key, so English needs no file. */
export const translate: Translate = (sentence, values) => current.getSnapshot().t(sentence, values)

/** Returns the translate function for a component, and the locale of numbers and dates. */
export function useTranslation(): { t: Translate; locale: string } {
  return useSyncExternalStore(current.subscribe, current.getSnapshot)
}

/** Returns the active language's locale, for a language selector. */
export const useLanguage = (): string => useSyncExternalStore(current.subscribe, () => current.getSnapshot().language)
