import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { root } from './program.ts'
import { entriesNamed, type Entry, type Specification } from './specification.ts'

/** Clause, constant or group that a citation names. */
type Target =
  | { kind: 'clause'; page: string; number: string | null; quote: string | null }
  | { kind: 'constant'; name: string; group: string | null }
  | { kind: 'group'; group: string }
  | { kind: 'unreadable' }

export interface Citation {
  file: string
  line: number
  /** Text in the file, with single spaces. */
  text: string
  targets: readonly Target[]
}

const ROOTS = ['src', 'devnet', 'scripts', 'test', 'contracts', 'deployments', 'services', 'vendor', '.github', 'docs']
const READ = /\.(tsx?|cjs|sol|md|ya?ml)$/
const SKIPPED = /(^|\/)(node_modules|artifacts|cache|fixtures)\//
const CODE = /\.(tsx?|cjs)$/
const TEST = /^test\/|\.test\.tsx?$/
/** The test of the citations has samples that do not resolve. */
const SAMPLES_FILE = 'test/architecture/citations.test.ts'

const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*)`
const WORDS = `"[^"\\n]+(?:\\n[^"\\n]+)?"`
const NUMBER = String.raw`\d+(?:\.\d+)*`
const ITEM = `(?:${NUMBER}(?:${GAP}${WORDS})?|${WORDS})`
const BETWEEN = `(?:,(?:${GAP}and)?|${GAP}(?:and|or|to))${GAP}`
const PAGES = String.raw`(trading|yield|games(?:[- ]and[- ]social)?|protocol|quality)(?:\.md)?`
const CLAUSES = new RegExp(`\\b${PAGES}${GAP}(${ITEM}(?:${BETWEEN}${ITEM})*)`, 'g')
const EACH = new RegExp(`(^|${BETWEEN})(?:(${NUMBER})(?:${GAP}(${WORDS}))?|(${WORDS}))`, 'g')

const NAME = String.raw`[A-Z][A-Z0-9_]*\b`
const OF_GROUP = `(?:${GAP}of${GAP}(?!the\\b)[\\w.]+)?`
const CONSTANTS = new RegExp(`\\b[Cc]onstants:${GAP}(${NAME}${OF_GROUP}(?:,${GAP}${NAME}${OF_GROUP})*|[a-z]+)?`, 'g')
const EACH_CONSTANT = new RegExp(`(${NAME})(?:${GAP}of${GAP}(?!the\\b)([\\w.]+))?`, 'g')
/** A citation of the page of constants that names no constant. */
const NO_CONSTANT = /\((?:[^()\n]*, )?constants\)/g
const ANY = /\b(?:trading|yield|games|protocol|quality|constants)\b/i

const pageOf = (name: string): string => (name.startsWith('games') ? 'games-and-social' : name)
const unquoted = (quoted: string | undefined): string | null => quoted?.slice(1, -1).replaceAll(/\s+/g, ' ') ?? null

/** Returns the numbers after `first` up to `last`: 2, 3 for "1 to 3", and 2.5 for "2.4 to 2.5". */
function numbersUpTo(first: string, last: string): string[] {
  const [from, to] = [first, last].map((number) => Number(number.split('.').at(-1)))
  const prefix = last.split('.').slice(0, -1)
  const count = Math.max((to ?? 0) - (from ?? 0), 1)
  return Array.from({ length: count }, (_, index) => [...prefix, (to ?? 0) - count + 1 + index].join('.'))
}

function clauseTargets(page: string, list: string): Target[] {
  const targets: Target[] = []
  let previous = ''
  for (const [, between = '', number, quote, quoteAlone] of list.matchAll(EACH)) {
    const numbers = number !== undefined && /\bto\b/.test(between) ? numbersUpTo(previous, number) : [number ?? null]
    for (const each of numbers) {
      targets.push({ kind: 'clause', page: pageOf(page), number: each, quote: unquoted(quote ?? quoteAlone) })
    }
    previous = number ?? previous
  }
  return targets
}

function constantTargets(list: string | undefined): Target[] {
  if (list === undefined) return [{ kind: 'unreadable' }]
  if (/^[a-z]+$/.test(list)) return [{ kind: 'group', group: list }]
  return [...list.matchAll(EACH_CONSTANT)].map(([, name = '', group = null]) => ({ kind: 'constant', name, group }))
}

/** Returns the comments of a program, in tests its strings too; spaces replace all else, so that offsets stay equal. */
function textOfCode(file: string, text: string): string {
  const { program, comments } = parseSync(file, text)
  const parts: { start: number; end: number }[] = [...comments]
  if (TEST.test(file)) {
    const add = ({ start, end }: { start: number; end: number }) => void parts.push({ start, end })
    new Visitor({ Literal: (node) => (typeof node.value === 'string' ? add(node) : 0), TemplateElement: add }).visit(
      program,
    )
  }
  const characters = text.replaceAll(/[^\n]/g, ' ').split('')
  for (const { start, end } of parts) for (let at = start; at < end; at += 1) characters[at] = text.charAt(at)
  return characters.join('')
}

/** Returns the citations in the text of a file. */
export function citationsIn(file: string, text: string): Citation[] {
  if (!ANY.test(text)) return []
  const prose = (CODE.test(file) ? textOfCode(file, text) : text).replaceAll(
    /^[ \t]*(?:\/\*\*?|\*(?!\*)|\/\/+)/gm,
    (mark) => ' '.repeat(mark.length),
  )
  const citation = (match: RegExpMatchArray, targets: readonly Target[]): Citation => ({
    file,
    line: prose.slice(0, match.index).split('\n').length,
    text: match[0].trim().replaceAll(/\s+/g, ' '),
    targets,
  })
  return [
    ...[...prose.matchAll(CLAUSES)].map((match) => citation(match, clauseTargets(match[1] ?? '', match[2] ?? ''))),
    ...[...prose.matchAll(CONSTANTS)].map((match) => citation(match, constantTargets(match[1]))),
    ...[...prose.matchAll(NO_CONSTANT)].map((match) => citation(match, [{ kind: 'unreadable' }])),
  ]
}

/** Reads the citations in the code and the documents of ROOTS and of the top folder. */
export function readCitations(): Citation[] {
  const top = readdirSync(root).map((name) => name)
  const below = ROOTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.replaceAll('\\', '/')),
    ),
  )
  return [...top, ...below]
    .filter((file) => READ.test(file) && !SKIPPED.test(file) && file !== SAMPLES_FILE)
    .flatMap((file) => citationsIn(file, readFileSync(join(root, file), 'utf8')))
}

/** Returns the entries that a target names. */
export const entriesOfTarget = (target: Target, specification: Specification): Entry[] =>
  target.kind === 'clause' ? entriesNamed(specification, target.page, target.number, target.quote) : []

function isResolved(target: Target, specification: Specification): boolean {
  const { constants } = specification
  switch (target.kind) {
    case 'clause':
      return entriesOfTarget(target, specification).length > 0
    case 'constant': {
      const groups = constants.get(target.name) ?? []
      return target.group === null ? groups.length > 0 : groups.includes(target.group)
    }
    case 'group':
      return [...constants.values()].some((groups) => groups.includes(target.group))
    case 'unreadable':
      return false
  }
}

/** Returns the citations that do not resolve, each with file and line. */
export const unresolved = (citations: readonly Citation[], specification: Specification): string[] =>
  citations
    .filter(({ targets }) => !targets.every((target) => isResolved(target, specification)))
    .map(({ file, line, text }) => `${file}:${line} ${text}`)
