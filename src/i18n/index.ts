export { offeredLanguages, type Language } from './languages'
export { chooseLanguage, startLanguage, translate, useLanguage, useTranslation, type Translate } from './activeLanguage'
export type { TranslationValues } from './translate'
