import type { AmountValue } from '../core/amount'
import type { Grammar } from './grammar'

export type TranslationValues = Readonly<Record<string, string | number | AmountValue>>

/** A sentence of a language file: one form, or one for each plural category of the language. */
export type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** Separates the English forms (one, other) within the key of a sentence with %count%. */
const BETWEEN_FORMS = ' || '

/** First strong isolate and its end: an inserted value keeps its direction and does not affect the surrounding text. */
const ISOLATE = ['\u2068', '\u2069'] as const
const PLAIN = ['', ''] as const

/**
 * Returns the form of a sentence for %count%. Forms are split only where a count is given, so that untrusted text is
 * never split.
 */
export function formFor(sentence: Sentence, values: TranslationValues, grammar: Grammar): string {
  const category = Object.hasOwn(values, 'count') ? grammar.plural(Number(values['count'])) : null
  if (typeof sentence !== 'string') return sentence[category ?? 'other'] ?? sentence.other ?? ''
  if (category === null) return sentence
  const [one = '', other = one] = sentence.split(BETWEEN_FORMS)
  return category === 'one' ? one : other
}

/**
 * Returns the sentence with each %name% replaced by its value: numbers and amounts formatted for the language, texts
 * unchanged and not expanded. A name without a value stays visible.
 */
export function fillPlaceholders(
  sentence: string,
  values: TranslationValues,
  grammar: Grammar,
  isRightToLeft = false,
): string {
  // Most sentences have no placeholder: a list renders hundreds of them.
  if (!sentence.includes('%')) return sentence
  const [before, after] = isRightToLeft ? ISOLATE : PLAIN
  return sentence.replace(/%(\w+)%/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return placeholder
    const text =
      typeof value === 'number' ? grammar.number(value) : typeof value === 'object' ? grammar.amount(value) : value
    return before + text + after
  })
}
