import type { Rolldown } from 'vite'
import type { Deployment } from '../../src/deployment/deployment.ts'
import { declaredRoutes } from '../readRoutes.ts'

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

/** Returns the files of a bundle that are chunks and satisfy `fits`. */
export const chunksWhere = (bundle: Bundle, matches: (chunk: Chunk) => boolean): string[] =>
  Object.entries(bundle).flatMap(([file, chunk]) => (chunk.type === 'chunk' && matches(chunk) ? [file] : []))

/**
 * Returns the files that a page needs in addition to those of every visit. The key is the first segment of its path, '' for
 * the home page. Returns nothing for a site without any of the product's pages. Throws if only some of them have a chunk.
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
  for (const { path, page, area } of declaredRoutes) {
    const segment = path.split('/')[1] ?? ''
    if (page === null || segment in files || (area !== null && areas[area] !== true)) continue
    const entries = chunksWhere(bundle, ({ isDynamicEntry, name }) => isDynamicEntry && name === page)
    if (entries.length !== 1) throw new Error(`The page at /${segment} has no separate chunk in the build`)
    files[segment] = closureOf(bundle, entries).filter((file) => !always.has(file))
  }
  return files
}
