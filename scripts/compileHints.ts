import type { Plugin } from 'vite'
import { type Bundle, chunksWhere, closureOf, isPageChunk } from './build/pageFiles.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'
/** Below this size the hint costs more bytes than it saves time. */
const MIN_CHARACTERS = 4_000

/** Returns the files that a visit runs before its page is rendered: those of the entry and of the pages. */
export const firstFiles = (bundle: Bundle): string[] =>
  closureOf(
    bundle,
    chunksWhere(bundle, (chunk) => chunk.isEntry || isPageChunk(chunk)),
  )

/**
 * Makes the browser compile the first files of a visit while they download, off the main thread. Without the hint it
 * compiles each function at its first call. Other browsers treat the hint as a comment (docs/decisions/0024).
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Before this stage the minifier would remove the hint with all other comments.
      order: 'post',
      handler(_, bundle) {
        for (const file of firstFiles(bundle)) {
          const chunk = bundle[file]
          if (chunk?.type === 'chunk' && chunk.code.length >= MIN_CHARACTERS) chunk.code = HINT + chunk.code
        }
      },
    },
  }
}
