import type { Rolldown } from 'vite'
import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** Below this size there is less to win than the hint weighs. */
const LEAST_CHARACTERS = 4_000

type Bundle = Record<
  string,
  Pick<Rolldown.OutputChunk, 'type' | 'isEntry' | 'isDynamicEntry' | 'name' | 'imports'> | { type: 'asset' }
>

/** Answers the files of a bundle that a visit runs before its page stands: what the entry and the pages need. */
export function firstFiles(bundle: Bundle): string[] {
  const found = new Set<string>()
  const add = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    for (const each of chunk.imports) add(each)
  }
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && (chunk.isEntry || (chunk.isDynamicEntry && chunk.name.endsWith('Page')))) add(file)
  }
  return [...found]
}

/**
 * Has the browser compile what a visit runs first while it arrives, beside the page's own thread, and not function by
 * function when each is first called; a browser that does not know the hint reads a comment (docs/decisions/0024).
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Earlier the hint would be taken out with all other comments.
      order: 'post',
      handler(_, bundle) {
        for (const file of firstFiles(bundle)) {
          const chunk = bundle[file]
          if (chunk?.type === 'chunk' && chunk.code.length >= LEAST_CHARACTERS) chunk.code = HINT + chunk.code
        }
      },
    },
  }
}
