import { MAY_IMPORT } from './importTable.ts'
import { isAreaFile, isFeatureEntry, isPage, isTest, placeOf, type Place } from './place.ts'
import { reachedFrom } from './reach.ts'
import { ruleForEachFile, type Rule, type Violation } from './rule.ts'
import type { SourceFile, SourceImport, SourceTree } from './sourceTree.ts'

function tableBreak(file: SourceFile, from: Place, entry: SourceImport): string | null {
  const { target } = entry
  if (target === null) return null
  const to = placeOf(target)
  if (!to) return isTest(file.path) ? null : `imports ${target}, which is outside the layers of src`
  if (to.feature !== undefined && to.feature === from.feature) return null
  if (!MAY_IMPORT[from.layer].includes(to.layer)) return `(${from.layer}) imports ${target} (${to.layer})`
  if (to.feature === undefined || isFeatureEntry(target) || (from.layer === 'app' && isAreaFile(target))) return null
  return `bypasses the index.ts of ${to.feature}: imports ${target}`
}

const importTable = ruleForEachFile(
  {
    name: 'who may import whom (the import table)',
    remedy:
      'move shared code down (core, market, a base feature), never sideways or up; import a feature by its index.ts; src/app also by its area.ts',
  },
  (path) => placeOf(path) !== null,
  (file) => {
    const from = placeOf(file.path)
    if (!from) return []
    return file.imports.flatMap((entry) => {
      const found = tableBreak(file, from, entry)
      return found === null ? [] : [{ file: file.path, line: entry.line, found }]
    })
  },
)

const everyFileHasAPlace = ruleForEachFile(
  {
    name: 'every file of src is in a layer',
    remedy: 'move it into app, features, market, chain, deployment, core, state, ui or i18n',
  },
  (path) => path.startsWith('src/') && !path.endsWith('.d.ts'),
  ({ path }) => (placeOf(path) ? [] : [{ file: path, line: 1, found: 'is in no layer' }]),
)

export const MAX_ENTRY_LINES = 15

function entryViolations(file: SourceFile): Violation[] {
  const breaks: Violation[] = []
  const report = (line: number, found: string) => breaks.push({ file: file.path, line, found })
  if (file.lines > MAX_ENTRY_LINES) report(1, `has ${file.lines} lines, ${MAX_ENTRY_LINES} at most`)
  if (file.program.body.some(({ type }) => type === 'ExportAllDeclaration')) report(1, 'exports everything of a file')
  return breaks
}

const featureEntries = ruleForEachFile(
  {
    name: 'a feature is entered by index.ts: 15 lines at most, named exports, never the page',
    remedy: 'export by name what others need, and let area.ts load the page with import()',
  },
  (path) => /^src\/features\/[^/]+\/index\.tsx?$/.test(path),
  (file, tree) => {
    const pages = reachedFrom(tree, file)
      .map((reached) => reached.file.path)
      .filter(isPage)
    return [
      ...entryViolations(file),
      ...pages.map((page) => ({ file: file.path, line: 1, found: `loads ${page} statically` })),
    ]
  },
)

function baseEdges(tree: SourceTree): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const file of tree.values()) {
    const from = placeOf(file.path)
    if (from?.layer !== 'base' || from.feature === undefined || isTest(file.path)) continue
    for (const { target } of file.imports) {
      const to = target === null ? null : placeOf(target)
      if (to?.feature === undefined || to.feature === from.feature) continue
      edges.set(from.feature, (edges.get(from.feature) ?? new Set()).add(to.feature))
    }
  }
  return edges
}

function cycleFrom(start: string, edges: Map<string, Set<string>>): string[] | null {
  const walk = (feature: string, way: string[]): string[] | null => {
    for (const next of edges.get(feature) ?? []) {
      if (next === start) return [...way, next]
      const found = way.includes(next) ? null : walk(next, [...way, next])
      if (found) return found
    }
    return null
  }
  return walk(start, [start])
}

const noBaseCycle: Rule = {
  name: 'base features have no import cycle',
  remedy: 'move the shared code down, or pass it in as a value',
  check(tree) {
    const edges = baseEdges(tree)
    return [...edges.keys()].flatMap((feature) => {
      const cycle = cycleFrom(feature, edges)
      return cycle ? [{ file: `src/features/${feature}`, line: 1, found: cycle.join(' -> ') }] : []
    })
  },
}

export const importRules: readonly Rule[] = [importTable, everyFileHasAPlace, featureEntries, noBaseCycle]
