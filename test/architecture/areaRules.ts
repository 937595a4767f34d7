import { isAreaFile, isFeaturePage, isLateParts, isTest, placeOf, roleOf } from './place.ts'
import { ruleForEachFile, type Rule, type Violation } from './rule.ts'
import type { SourceFile, SourceImport, SourceTree } from './sourceTree.ts'

const LIST = 'src/app/areas.ts'

function listBreaks(tree: SourceTree, file: SourceFile): Violation[] {
  const importers = [...tree.values()].filter(
    ({ path, imports }) => !isTest(path) && imports.some(({ target }) => target === file.path),
  )
  if (!importers.some(({ path }) => path === LIST)) return [{ file: file.path, line: 1, found: `is not in ${LIST}` }]
  const others = importers.filter(({ path }) => path !== LIST)
  return others.map(({ path }) => ({ file: path, line: 1, found: `imports ${file.path}; only ${LIST} may` }))
}

const listed: Rule = {
  name: `an area.ts is imported by ${LIST} and by no other file`,
  remedy: `add it to the list in ${LIST}; other modules use what src/app derives from the list`,
  check: (tree) => [...tree.values()].filter(({ path }) => isAreaFile(path)).flatMap((file) => listBreaks(tree, file)),
}

const areaFileOf = (path: string): string => `src/features/${placeOf(path)?.feature ?? ''}/area.ts`

const lazyPages = ruleForEachFile(
  {
    name: 'a page, and late parts, are imported by the area.ts of their feature only, by import()',
    remedy: 'move what others need out of the page; let area.ts load the page and the late parts',
  },
  (path) => path.startsWith('src/') && !isTest(path),
  ({ path, imports }) =>
    imports.flatMap(({ target, kind, line }) => {
      if (target === null || !(isFeaturePage(target) || isLateParts(target))) return []
      if (kind === 'dynamic' && path === areaFileOf(target)) return []
      return [{ file: path, line, found: `imports ${target}${kind === 'static' ? ' statically' : ''}` }]
    }),
)

/**
 * Returns whether area.ts may have an import: a dynamic one, src/core/area, or code that the first load needs. That
 * code is the feature's own reducers, parsers of their stored state, and updaters.
 */
function isFirst(from: string, { kind, target }: SourceImport): boolean {
  if (kind === 'dynamic') return true
  if (target === null) return false
  const isOwn = placeOf(target)?.feature === placeOf(from)?.feature
  const isNeeded = ['slice', 'updater'].includes(roleOf(target)) || /\/read\w+(\.ts)?$/.test(target)
  return target.replace(/\.ts$/, '') === 'src/core/area' || (isOwn && isNeeded)
}

const light = ruleForEachFile(
  {
    name: 'area.ts imports slices, updaters and read* modules of its feature; everything else by import()',
    remedy: 'every visit loads area.ts: load pages and the storage format by import(), as the other areas do',
  },
  isAreaFile,
  ({ path, imports }) =>
    imports
      .filter((entry) => !isFirst(path, entry))
      .map(({ specifier, line }) => ({ file: path, line, found: `imports ${specifier} statically` })),
)

/** Returns the feature of a late slice or updater: one of a folder that has late parts. */
function lateFeatureOf(tree: SourceTree, path: string): string | null {
  const feature = placeOf(path)?.feature
  if (feature === undefined || !['slice', 'updater'].includes(roleOf(path))) return null
  return tree.has(`src/features/${feature}/${feature}Parts.ts`) ? feature : null
}

const late: Rule = {
  name: 'slices and updaters of a feature with late parts are imported within that feature, and not by its area.ts',
  remedy: 'the state has no such slice before the first page of the area: let only its own pages use it',
  check: (tree) =>
    [...tree.values()]
      .filter(({ path }) => path.startsWith('src/') && !isTest(path))
      .flatMap(({ path, imports }) =>
        imports.flatMap(({ target, line }) => {
          const feature = target === null ? null : lateFeatureOf(tree, target)
          if (feature === null || (placeOf(path)?.feature === feature && !isAreaFile(path))) return []
          return [{ file: path, line, found: `imports ${target}` }]
        }),
      ),
}

export const areaRules: readonly Rule[] = [listed, lazyPages, light, late]
