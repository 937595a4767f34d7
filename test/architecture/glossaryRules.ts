/** Forms of a term in one language, of which a text has to contain one. */
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
  const [table = ''] = document.split('\n## ')
  const rows = table.split('\n').filter((line) => line.startsWith('| '))
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

/** A word for an act, and the phrases that must not replace it. */
export interface Act {
  word: string
  not: readonly string[]
}

/** Returns the section of the glossary with a heading. */
function sectionOf(document: string, heading: string): string {
  const found = document.split('\n## ').find((section) => section.startsWith(`${heading}\n`))
  if (found === undefined) throw new Error(`docs/glossary.md has no section "${heading}"`)
  return found
}

/** Returns the acts in the glossary. */
export function actsIn(document: string): Act[] {
  const rows = sectionOf(document, 'One word for an action')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  return rows.slice(1).map((row) => {
    const [word = '', , not = ''] = row.slice(2, -2).split(' | ')
    return { word, not: not.split(', ') }
  })
}

/** Returns the names that keep their capital letter in a sentence. */
export function namesIn(document: string): ReadonlySet<string> {
  const [, list = ''] = /Names are: ([^.]+)\./.exec(sectionOf(document, 'Names')) ?? []
  return new Set(list.split(/,\s+/))
}

const SENTENCE_START = /(?<=[.!?:;…”])\s+|\s[-–(“]|\|\|/
const WORD = /[A-Za-z][\w’'-]*/g

/** Returns the words of an English text that break sentence case: capitalised within a sentence, and no names. */
export function capitalsIn(text: string, names: ReadonlySet<string>): string[] {
  return text.split(SENTENCE_START).flatMap((sentence) => {
    const [, ...others] = sentence.replaceAll(PLACEHOLDER, '').match(WORD) ?? []
    return others.filter((word) => /^[A-Z][a-z]/.test(word) && !names.has(word))
  })
}
