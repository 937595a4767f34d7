import { offeredLocales } from './offered'

export interface Language {
  /** File name in public/locales, and the page's `lang`. */
  locale: string
  /** Name of the language in the language itself. */
  name: string
  code: string
}

/** Languages of the product, in display order (trading 3 "Language list"). */
export const languages: readonly Language[] = [
  { locale: 'ar-SA', name: 'العربية', code: 'ar' },
  { locale: 'bn-BD', name: 'বাংলা', code: 'bn' },
  { locale: 'en-US', name: 'English', code: 'en' },
  { locale: 'de-DE', name: 'Deutsch', code: 'de' },
  { locale: 'el-GR', name: 'Ελληνικά', code: 'el' },
  { locale: 'es-ES', name: 'Español', code: 'es-ES' },
  { locale: 'fi-FI', name: 'Suomalainen', code: 'fi' },
  { locale: 'fil-PH', name: 'Filipino', code: 'fil' },
  { locale: 'fr-FR', name: 'Français', code: 'fr' },
  { locale: 'hi-IN', name: 'हिंदी', code: 'hi' },
  { locale: 'hu-HU', name: 'Magyar', code: 'hu' },
  { locale: 'id-ID', name: 'Bahasa Indonesia', code: 'id' },
  { locale: 'it-IT', name: 'Italiano', code: 'it' },
  { locale: 'ja-JP', name: '日本語', code: 'ja' },
  { locale: 'ko-KR', name: '한국어', code: 'ko' },
  { locale: 'nl-NL', name: 'Nederlands', code: 'nl' },
  { locale: 'pl-PL', name: 'Polski', code: 'pl' },
  { locale: 'pt-BR', name: 'Português (Brazil)', code: 'pt-br' },
  { locale: 'pt-PT', name: 'Português', code: 'pt-pt' },
  { locale: 'ro-RO', name: 'Română', code: 'ro' },
  { locale: 'ru-RU', name: 'Русский', code: 'ru' },
  { locale: 'sv-SE', name: 'Svenska', code: 'sv' },
  { locale: 'ta-IN', name: 'தமிழ்', code: 'ta' },
  { locale: 'tr-TR', name: 'Türkçe', code: 'tr' },
  { locale: 'uk-UA', name: 'Українська', code: 'uk' },
  { locale: 'vi-VN', name: 'Tiếng Việt', code: 'vi' },
  { locale: 'zh-CN', name: '简体中文', code: 'zh-cn' },
  { locale: 'zh-TW', name: '繁體中文', code: 'zh-tw' },
]

/** Returns the languages that are available now, in display order. */
export const offeredLanguages = (): readonly Language[] =>
  languages.filter(({ locale }) => offeredLocales.includes(locale))
