import { numberText } from './figures/number'
import { once, oncePerLocale } from './once'

/** Language rules that a sentence needs: number format and plural category. */
export interface Grammar {
  number(value: number | bigint | Intl.StringNumericLiteral): string
  plural(count: number): Intl.LDMLPluralRule
}

/** Returns the grammar of a locale; its formatters are created once for the whole app. */
export const grammarOf = oncePerLocale((locale): Grammar => {
  const plural = once(() => new Intl.PluralRules(locale))
  return { number: (value) => numberText(value, locale), plural: (count) => plural().select(count) }
})
