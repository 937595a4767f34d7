import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './program.ts'

/** A section or a clause of the specification. */
export interface Entry {
  /** The page it is on, such as trading. */
  page: string
  /** Such as 2.3 for a section, 2.3.1 for a clause. */
  number: string
  isClause: boolean
  /** Title of a section, or full text of a clause. */
  text: string
  line: number
}

/** Parts of docs/spec that citations can name. */
export interface Specification {
  entries: readonly Entry[]
  /** Groups by the name of a constant. */
  constants: ReadonlyMap<string, readonly string[]>
}

const FOLDER = 'docs/spec'
const NUMBERED = /^(?:#{2,4} (\d+(?:\.\d+)*) |(?:- |\| )\*\*(\d+(?:\.\d+)*)\*\*)/
const CONSTANT_ROW = /^\| ([A-Z][A-Z0-9_]+) \|/

/** Returns the sections and clauses of a page, by their numbers. */
export function entriesOf(page: string, text: string): Entry[] {
  const entries: Entry[] = []
  let open: Entry | null = null
  for (const [index, line] of text.split('\n').entries()) {
    const [, section, clause] = NUMBERED.exec(line) ?? []
    const number = section ?? clause
    if (number !== undefined) {
      open = { page, number, isClause: section === undefined, text: line, line: index + 1 }
      entries.push(open)
    } else if (open?.isClause && line.startsWith('  ')) open.text += ` ${line.trim()}`
    else open = null
  }
  return entries
}

/** Returns the groups of each constant, by the headings and the rows of the page of constants. */
export function constantsOf(text: string): Map<string, string[]> {
  const constants = new Map<string, string[]>()
  let group = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('## ')) group = line.slice(3)
    const name = CONSTANT_ROW.exec(line)?.[1]
    if (name !== undefined) constants.set(name, [...(constants.get(name) ?? []), group])
  }
  return constants
}

/** Reads the specification of the repository. */
export function readSpecification(): Specification {
  const pages = readdirSync(join(root, FOLDER)).filter((name) => !/^(README|constants|signatures)\.md$/.test(name))
  const read = (name: string) => readFileSync(join(root, FOLDER, name), 'utf8')
  return {
    entries: pages.flatMap((name) => entriesOf(name.replace(/\.md$/, ''), read(name))),
    constants: constantsOf(read('constants.md')),
  }
}

/** Returns whether an entry is a number, or is below it. */
const isWithin = (entry: Entry, number: string): boolean =>
  entry.number === number || entry.number.startsWith(`${number}.`)

/**
 * Returns the entries that a citation names: all below a number, of these the ones that contain the quote. A quoted
 * section title denotes the whole section.
 */
export function entriesNamed(
  { entries }: Specification,
  page: string,
  number: string | null,
  quote: string | null,
): Entry[] {
  const within = entries.filter((entry) => entry.page === page && (number === null || isWithin(entry, number)))
  if (quote === null) return within
  const expected = quote.toLowerCase()
  const matching = within.filter(({ text }) => text.toLowerCase().includes(expected))
  const matchingSections = matching.filter(({ isClause }) => !isClause).map((section) => section.number)
  return within.filter((entry) => matching.includes(entry) || matchingSections.some((title) => isWithin(entry, title)))
}
