/** Returns a getter of a value that is created on first use: creating a formatter costs more than a hundred uses. */
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
