import type { Plugin } from 'vite'
import { type Bundle, chunksWhere, closureOf } from './build/pageFiles.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** Below this size there is less to win than the hint weighs. */
const LEAST_CHARACTERS = 4_000

/** Answers the files of a bundle that a visit runs before its page stands: what the entry and the pages need. */
export const firstFiles = (bundle: Bundle): string[] =>
  closureOf(
    bundle,
    chunksWhere(bundle, ({ isEntry, isDynamicEntry, name }) => isEntry || (isDynamicEntry && name.endsWith('Page'))),
  )

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
