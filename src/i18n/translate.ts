import type { Grammar } from './grammar'

export type TranslationValues = Readonly<Record<string, string | number>>

/** A sentence of a language file: one form, or one for each plural category that its language has. */
export type Sentence = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** The English forms of a sentence with %count%, for one and for any other count, stand in its key side by side. */
const BETWEEN_FORMS = ' || '

/** First strong isolate and its end: what is inserted keeps its own direction and does not turn its surroundings. */
const ISOLATE = ['\u2068', '\u2069'] as const
const PLAIN = ['', ''] as const

/**
 * Answers the form of a sentence that goes with %count%. Forms are told apart only where a count is given, so that
 * words from outside are never cut.
 */
export function formFor(sentence: Sentence, values: TranslationValues, grammar: Grammar): string {
  const category = Object.hasOwn(values, 'count') ? grammar.plural(Number(values['count'])) : null
  if (typeof sentence !== 'string') return sentence[category ?? 'other'] ?? sentence.other ?? ''
  if (category === null) return sentence
  const [one = '', other = one] = sentence.split(BETWEEN_FORMS)
  return category === 'one' ? one : other
}

/**
 * Answers the sentence with each %name% replaced by its value: numbers as the language writes them, texts untouched
 * and not looked through again. A name without a value stays visible.
 */
export function fillPlaceholders(
  sentence: string,
  values: TranslationValues,
  grammar: Grammar,
  isRightToLeft = false,
): string {
  // Most sentences have none: hundreds are said before a list stands.
  if (!sentence.includes('%')) return sentence
  const [before, after] = isRightToLeft ? ISOLATE : PLAIN
  return sentence.replace(/%(\w+)%/g, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return placeholder
    return before + (typeof value === 'number' ? grammar.number(value) : value) + after
  })
}
