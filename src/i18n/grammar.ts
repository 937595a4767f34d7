import type { AmountValue } from '../core/amount'
import { amountValueText } from './figures/amount'
import { numberText } from './figures/number'
import { once, oncePerLocale } from './once'

/** Language rules that a sentence needs: formats of numbers and amounts, and the plural category. */
export interface Grammar {
  number(value: number | bigint | Intl.StringNumericLiteral): string
  amount(value: AmountValue): string
  plural(count: number): Intl.LDMLPluralRule
}

/** Returns the grammar of a locale; its formatters are created once for the whole app. */
export const grammarOf = oncePerLocale((locale): Grammar => {
  const plural = once(() => new Intl.PluralRules(locale))
  return {
    number: (value) => numberText(value, locale),
    amount: (value) => amountValueText(value, locale),
    plural: (count) => plural().select(count),
  }
})
