import type { SourceFile, SourceTree } from './sourceTree.ts'
import { lineAt } from './sourceTree.ts'

export interface Violation {
  file: string
  line: number
  found: string
}

export interface Rule {
  /** The rule as a sentence, as in ARCHITECTURE.md. */
  name: string
  remedy: string
  check: (tree: SourceTree) => Violation[]
}

/** Returns a violation at an offset of a file. */
export function violationAt(file: SourceFile, offset: number, found: string): Violation {
  return { file: file.path, line: lineAt(file.text, offset), found }
}

/** Returns a rule that checks one file at a time. */
export function ruleForEachFile(
  about: Omit<Rule, 'check'>,
  concerns: (path: string) => boolean,
  look: (file: SourceFile, tree: SourceTree) => Violation[],
): Rule {
  return {
    ...about,
    check: (tree) => [...tree.values()].filter(({ path }) => concerns(path)).flatMap((file) => look(file, tree)),
  }
}

/** Returns the message about a broken rule: its name, the places and the remedy. */
export function describeBreaks({ name, remedy }: Rule, violations: readonly Violation[]): string {
  const places = violations.map(({ file, line, found }) => `  ${file}:${line} ${found}`)
  return [`Broken rule: ${name}`, ...places, `Remedy: ${remedy}`].join('\n')
}
