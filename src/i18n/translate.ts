export type TranslationValues = Readonly<Record<string, string | number>>

/** Answers the sentence with each %name% replaced by its value; a name without a value stays visible. */
export function fillPlaceholders(sentence: string, values: TranslationValues = {}): string {
  return sentence.replace(/%(\w+)%/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
