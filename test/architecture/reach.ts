import type { SourceFile, SourceImport, SourceTree } from './sourceTree.ts'

/** A file that runs when another one is imported. */
export interface Reached {
  file: SourceFile
  /** Paths from the importing file to this one, both included. */
  way: readonly string[]
}

/** Returns the imports of a file that run with it: static ones that name more than types. */
export const runtimeImports = ({ imports }: SourceFile): SourceImport[] =>
  imports.filter(({ kind, isTypeOnly }) => kind === 'static' && !isTypeOnly)

/** Returns a file and every file that its static imports load, the nearest first. */
export function reachedFrom(tree: SourceTree, start: SourceFile): Reached[] {
  const reached = new Map<string, Reached>([[start.path, { file: start, way: [start.path] }]])
  for (const { file, way } of reached.values()) {
    for (const { target } of runtimeImports(file)) {
      const next = target === null ? undefined : tree.get(target)
      if (next && !reached.has(next.path)) reached.set(next.path, { file: next, way: [...way, next.path] })
    }
  }
  return [...reached.values()]
}
