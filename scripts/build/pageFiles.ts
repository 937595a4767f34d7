import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { routes } from '../../src/app/routes.ts'
import type { Deployment } from '../../src/core/deployment.ts'

type Chunk = Pick<Rolldown.OutputChunk, 'type' | 'isEntry' | 'isDynamicEntry' | 'name' | 'imports'>
export type Bundle = Readonly<Record<string, Chunk | { type: 'asset' }>>

/** Answers files of a bundle with all that they import, and what those import. */
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

/** Answers the files of a bundle that are chunks and fit. */
export const chunksWhere = (bundle: Bundle, fits: (chunk: Chunk) => boolean): string[] =>
  Object.entries(bundle).flatMap(([file, chunk]) => (chunk.type === 'chunk' && fits(chunk) ? [file] : []))

const LOADER = /(\w+): \(\) => import\('[^']*\/(\w+)'\)/g

/** Answers which module each page begins with, by the page's name, as src/app/pageRoutes.tsx loads them. */
function pageModules(): Record<string, string> {
  const source = readFileSync(new URL('../../src/app/pageRoutes.tsx', import.meta.url), 'utf8')
  return Object.fromEntries([...source.matchAll(LOADER)].map(([, page = '', module = '']) => [page, module]))
}

/**
 * Answers what the page behind a path needs beside what every visit loads, by the first word of the path ('' for the
 * first page). Nothing for a site that has none of the product's pages; throws where only some of them have their code.
 */
export function pageFiles(bundle: Bundle, areas: Deployment['areas']): Record<string, string[]> {
  const always = new Set(
    closureOf(
      bundle,
      chunksWhere(bundle, ({ isEntry }) => isEntry),
    ),
  )
  const modules = pageModules()
  const isPage = (chunk: Chunk) => chunk.isDynamicEntry && Object.values(modules).includes(chunk.name)
  if (chunksWhere(bundle, isPage).length === 0) return {}
  const files: Record<string, string[]> = {}
  for (const { path, page, area } of routes) {
    const word = path.split('/')[1] ?? ''
    if (page === null || word in files || (area !== null && areas[area] !== true)) continue
    const entries = chunksWhere(bundle, ({ isDynamicEntry, name }) => isDynamicEntry && name === modules[page])
    if (entries.length !== 1) throw new Error(`The page ${page} has no code of its own in the build`)
    files[word] = closureOf(bundle, entries).filter((file) => !always.has(file))
  }
  return files
}
