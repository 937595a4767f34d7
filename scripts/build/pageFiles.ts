import type { Rolldown } from 'vite'
import type { Deployment } from '../../src/deployment/deployment.ts'
import { declaredRoutes, type DeclaredRoute } from '../readRoutes.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'isEntry' | 'isDynamicEntry' | 'name' | 'imports'>
export type Bundle = Readonly<Record<string, Chunk | { type: 'asset' }>>

/** Returns files of a bundle with all their static imports, direct and transitive. */
export function closureOf(bundle: Bundle, files: readonly string[]): string[] {
  const found = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    for (const each of chunk.imports) add(each)
  }
  for (const file of files) add(file)
  return [...found]
}

/** Returns the files of a bundle that are chunks and satisfy `matches`. */
export const chunksWhere = (bundle: Bundle, matches: (chunk: Chunk) => boolean): string[] =>
  Object.entries(bundle).flatMap(([file, chunk]) => (chunk.type === 'chunk' && matches(chunk) ? [file] : []))

/** Returns whether a chunk is that of a page. */
export const isPageChunk = ({ isDynamicEntry, name }: Chunk): boolean => isDynamicEntry && name.endsWith('Page')

const segmentOf = (path: string): string => path.split('/')[1] ?? ''

/** Returns whether the paths with the first segment of a route lead to different pages. */
function hasOtherPages({ path }: DeclaredRoute): boolean {
  const pages = declaredRoutes.filter((each) => segmentOf(each.path) === segmentOf(path)).map(({ page }) => page)
  return new Set(pages.filter((page) => page !== null)).size > 1
}

/**
 * Returns the files that a page needs in addition to those of every visit. The key is the pattern of its path without
 * the first slash. It is the first segment alone where all paths with it lead to one page.
 * src/app/root/pagePattern.rules.ts finds the key of a path. Returns nothing for a site without any of the product's
 * pages. Throws if only some pages have a chunk.
 */
export function pageFiles(bundle: Bundle, areas: Deployment['areas']): Record<string, string[]> {
  const always = new Set(
    closureOf(
      bundle,
      chunksWhere(bundle, ({ isEntry }) => isEntry),
    ),
  )
  const isPage = ({ isDynamicEntry, name }: Chunk) => isDynamicEntry && declaredRoutes.some(({ page }) => page === name)
  if (chunksWhere(bundle, isPage).length === 0) return {}
  const files: Record<string, string[]> = {}
  for (const route of declaredRoutes) {
    const { path, page, area, folder } = route
    const key = hasOtherPages(route) ? path.slice(1) : segmentOf(path)
    if (page === null || key in files || (area !== null && areas[area] !== true)) continue
    const entries = chunksWhere(bundle, ({ isDynamicEntry, name }) => isDynamicEntry && name === page)
    if (entries.length !== 1) throw new Error(`The page at /${key} has no separate chunk in the build`)
    const late = chunksWhere(bundle, ({ isDynamicEntry, name }) => isDynamicEntry && name === `${folder}Parts`)
    const adding = late.length > 0 ? chunksWhere(bundle, ({ name }) => name === 'lateParts') : []
    files[key] = closureOf(bundle, [...entries, ...late, ...adding]).filter((file) => !always.has(file))
  }
  return files
}
