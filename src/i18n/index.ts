import { fillPlaceholders, type TranslationValues } from './translate'

export type { TranslationValues }
export type Translate = (sentence: string, values?: TranslationValues) => string

/** Answers a sentence in the chosen language; the English sentence is the key, so English needs no file. */
export const translate: Translate = fillPlaceholders

/** Answers the translator for a component, and the locale that numbers and dates are written in. */
export function useTranslation(): { t: Translate; locale: string } {
  return { t: translate, locale: 'en-US' }
}
