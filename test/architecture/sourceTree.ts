import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync, Visitor, type ESTree, type ParseResult } from 'vite'

export interface SourceImport {
  specifier: string
  /** Imported file, as a path from the repository's root; null for a package or an alias. */
  target: string | null
  kind: 'static' | 'dynamic'
  /** True where the compiler erases the import: it names types only. */
  isTypeOnly: boolean
  /** Imported or re-exported names of the module; '*' for all of them. */
  names: readonly string[]
  line: number
}

export interface SourceFile {
  path: string
  text: string
  lines: number
  program: ESTree.Program
  comments: ParseResult['comments']
  imports: readonly SourceImport[]
}

export type SourceTree = ReadonlyMap<string, SourceFile>

const CODE = /\.(tsx?|[cm]?js)$/
/** Packages that npm installs inside a workspace. */
const INSTALLED = /\/node_modules\//
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

/** Returns the line of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function resolve(from: string, specifier: string, paths: ReadonlySet<string>): string | null {
  if (!specifier.startsWith('.')) return null
  const meant = posix.join(posix.dirname(from), specifier)
  const found = ENDINGS.map((ending) => meant + ending).find((candidate) => paths.has(candidate))
  return found ?? meant
}

type Specifier = Pick<SourceImport, 'specifier' | 'kind' | 'isTypeOnly' | 'names'> & { start: number }

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name)

const importedName = (node: ESTree.ImportDeclarationSpecifier): string =>
  node.type === 'ImportSpecifier' ? nameOf(node.imported) : node.type === 'ImportDefaultSpecifier' ? 'default' : '*'

function specifiersOf(program: ESTree.Program): Specifier[] {
  const found: Specifier[] = []
  const add = (
    source: ESTree.Node | null,
    kind: SourceImport['kind'],
    isTypeOnly: boolean,
    names: readonly string[],
  ) => {
    if (source?.type === 'Literal' && typeof source.value === 'string') {
      found.push({ specifier: source.value, kind, isTypeOnly, names, start: source.start })
    }
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind, specifiers }) =>
      add(source, 'static', importKind === 'type', specifiers.map(importedName)),
    ExportNamedDeclaration: ({ source, exportKind, specifiers }) =>
      add(
        source,
        'static',
        exportKind === 'type',
        specifiers.map(({ local }) => nameOf(local)),
      ),
    ExportAllDeclaration: ({ source, exportKind }) => add(source, 'static', exportKind === 'type', ['*']),
    TSImportType: ({ source }) => add(source, 'static', true, ['*']),
    ImportExpression: ({ source }) => add(source, 'dynamic', false, ['*']),
  }).visit(program)
  return found
}

function parse(path: string, text: string, paths: ReadonlySet<string>): SourceFile {
  const { program, comments, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`)
  const imports = specifiersOf(program).map(({ start, ...entry }) => ({
    ...entry,
    target: resolve(path, entry.specifier, paths),
    line: lineAt(text, start),
  }))
  return { path, text, lines: text.replace(/\n$/, '').split('\n').length, program, comments, imports }
}

/** Returns a tree of texts by path, for tests of the rules themselves. */
export function treeOf(texts: Readonly<Record<string, string>>): SourceTree {
  const paths = new Set(Object.keys(texts))
  return new Map(Object.entries(texts).map(([path, text]) => [path, parse(path, text, paths)]))
}

/** Returns every code file below the given folders, and the given files themselves. */
export function readTree(root: string, places: readonly string[]): SourceTree {
  const texts: Record<string, string> = {}
  for (const place of places) {
    const inside = CODE.test(place) ? [place] : readdirSync(root + place, { recursive: true, encoding: 'utf8' })
    const paths = CODE.test(place)
      ? inside
      : inside.map((name) => posix.join(place, name.replaceAll('\\', '/'))).filter((path) => !INSTALLED.test(path))
    for (const path of paths) if (CODE.test(path)) texts[path] = readFileSync(root + path, 'utf8')
  }
  return treeOf(texts)
}
