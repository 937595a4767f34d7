export const DEFAULT_LOCALE = 'en-US'

/** Available languages: English, and each with a complete file in public/locales. */
export const offeredLocales: readonly string[] = [DEFAULT_LOCALE, 'ar-SA', 'de-DE', 'zh-CN']

/** Returns the language and script of a tag, so that zh-HK matches zh-TW and not zh-CN. Null for an invalid tag. */
function writingOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}

/** Returns the offered locale that best matches the preferred tags, best first; English without a match. */
export function bestLocale(preferred: readonly string[]): string {
  for (const tag of preferred) {
    const found =
      offeredLocales.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
      offeredLocales.find((locale) => writingOf(locale) === writingOf(tag))
    if (found) return found
  }
  return DEFAULT_LOCALE
}

/** Returns the writing direction of a locale. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale.startsWith('ar') ? 'rtl' : 'ltr')

/**
 * Returns the locale for numbers, dates and plurals. Digits and calendar match typed amounts and the explorer; Arabic
 * and Bengali defaults would differ.
 */
export const formatLocaleOf = (locale: string): string =>
  locale === DEFAULT_LOCALE ? locale : `${locale}-u-ca-gregory-nu-latn`
