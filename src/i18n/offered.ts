export const DEFAULT_LOCALE = 'en-US'

/** The languages that can be chosen now: English, and each with a whole file in public/locales. */
export const offeredLocales: readonly string[] = [DEFAULT_LOCALE, 'ar-SA', 'de-DE', 'zh-CN']

/** Answers language and script of a tag, so that zh-HK is read as zh-TW is and not as zh-CN; null for what is no tag. */
function writingOf(tag: string): string | null {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return null
  }
}

/** Answers the locale to speak to someone who prefers these tags, best first; English when none can be had. */
export function bestLocale(preferred: readonly string[]): string {
  for (const tag of preferred) {
    const found =
      offeredLocales.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
      offeredLocales.find((locale) => writingOf(locale) === writingOf(tag))
    if (found) return found
  }
  return DEFAULT_LOCALE
}

/** Answers the direction a locale is written in. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (locale.startsWith('ar') ? 'rtl' : 'ltr')

/**
 * Answers the locale that numbers, dates and plurals are made for: digits and calendar stay those of the amounts that a
 * person types and of the explorer, which Arabic and Bengali would change.
 */
export const formatLocaleOf = (locale: string): string =>
  locale === DEFAULT_LOCALE ? locale : `${locale}-u-ca-gregory-nu-latn`
