/** What a sentence needs of its language: how numbers are written, and which form of a word goes with a count. */
export interface Grammar {
  number(value: number | bigint | Intl.StringNumericLiteral): string
  plural(count: number): Intl.LDMLPluralRule
}

/** The most decimals Intl writes; what a person sees is cut before it comes here. */
const MOST_DECIMALS = 20

/** Making a formatter costs more than a hundred uses of it: answers one that is made once, when first needed. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Answers a function that makes something of a locale once for each. */
export function oncePerLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>()
  return (locale) => {
    const found = made.get(locale) ?? make(locale)
    made.set(locale, found)
    return found
  }
}

/** Answers the grammar of a locale; its formatters are made once for the whole app. */
export const grammarOf = oncePerLocale((locale): Grammar => {
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS }))
  const plural = once(() => new Intl.PluralRules(locale))
  return { number: (value) => number().format(value), plural: (count) => plural().select(count) }
})
