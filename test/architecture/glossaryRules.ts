/** A term of a language: the words of which one has to be in a text. */
type Forms = readonly string[]

export interface GlossaryTerm {
  /** The English term and its other forms. */
  english: Forms
  /** By locale. */
  translations: Readonly<Record<string, Forms>>
}

/** Column of each language in the table of docs/glossary.md, after English and the meaning. */
const COLUMNS = ['de-DE', 'ar-SA', 'zh-CN'] as const

/** Arabic vowel signs, and the invisible marks that isolate a number in a line from right to left. */
const INVISIBLE = /[\u064B-\u0652\u2066-\u2069]/g
const normalise = (text: string): string => text.toLowerCase().replaceAll(INVISIBLE, '')

/** Parses a cell: `term (form, form)`. */
function formsIn(cell: string): Forms {
  const [, term = '', others = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(cell) ?? []
  return [term, ...others.split(', ')].filter(Boolean).map(normalise)
}

/** Returns the terms in the table of the glossary; throws on a row without a term for each language. */
export function termsIn(document: string): GlossaryTerm[] {
  const rows = document.split('\n').filter((line) => line.startsWith('| '))
  return rows.slice(1).map((row) => {
    const [english = '', , ...cells] = row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim())
    const translations = COLUMNS.map((locale, index) => [locale, formsIn(cells[index] ?? '')] as const)
    const empty = translations.find(([, forms]) => forms.length === 0)
    if (empty) throw new Error(`docs/glossary.md has no ${empty[0]} term for ${english}`)
    return { english: formsIn(english), translations: Object.fromEntries(translations) }
  })
}

const PLACEHOLDER = /%\w+%/g
const patternOf = (form: string): RegExp => new RegExp(`(?<![\\w-])${form}(?:s|es|d|ed|ing)?(?![\\w-])`, 'g')

/** Returns the terms of an English text, longest first. A longer term hides the shorter ones in it. */
export function termsOf(key: string, terms: readonly GlossaryTerm[]): GlossaryTerm[] {
  let rest = normalise(key.replaceAll(PLACEHOLDER, '%'))
  const forms = terms
    .flatMap((term) => term.english.map((form) => ({ term, form })))
    .toSorted((one, other) => other.form.length - one.form.length)
  const found = new Set<GlossaryTerm>()
  for (const { term, form } of forms) {
    const without = rest.replace(patternOf(form), '%')
    if (without !== rest) found.add(term)
    rest = without
  }
  return [...found]
}

/** Returns the terms of an English text that its translation lacks, with what was expected. */
export function missingTerms(
  key: string,
  translation: string,
  locale: string,
  terms: readonly GlossaryTerm[],
): string[] {
  const text = normalise(translation)
  return termsOf(key, terms).flatMap(({ english, translations }) => {
    const forms = translations[locale] ?? []
    return forms.some((form) => text.includes(form)) ? [] : [`${english[0] ?? ''} is not "${forms.join('" or "')}"`]
  })
}
