export { offeredLanguages, type Language } from './languages'
export { chooseLanguage, startLanguage, translate, useLanguage, useTranslation, type Translate } from './speech'
export type { TranslationValues } from './translate'
