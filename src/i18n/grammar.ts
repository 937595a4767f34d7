/** Language rules that a sentence needs: number format and plural category. */
export interface Grammar {
  number(value: number | bigint | Intl.StringNumericLiteral): string
  plural(count: number): Intl.LDMLPluralRule
}

/** Maximum number of decimals that Intl supports; displayed values are rounded before this. */
const MOST_DECIMALS = 20

/** Returns a lazily created value, created on first use: creating a formatter costs more than a hundred uses of it. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

/** Returns a factory that is called once per locale and memoised. */
export function oncePerLocale<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>()
  return (locale) => {
    const found = made.get(locale) ?? make(locale)
    made.set(locale, found)
    return found
  }
}

/** Returns the grammar of a locale; its formatters are created once for the whole app. */
export const grammarOf = oncePerLocale((locale): Grammar => {
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: MOST_DECIMALS }))
  const plural = once(() => new Intl.PluralRules(locale))
  return { number: (value) => number().format(value), plural: (count) => plural().select(count) }
})
