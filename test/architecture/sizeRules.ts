import { ruleForEachFile, type Rule } from './rule.ts'

export const MAX_LINES = 300

/** Files that may be longer than 300 lines, each with its reason. */
const JUSTIFIED: ReadonlyMap<string, string> = new Map()

const noLongFile = ruleForEachFile(
  {
    name: 'no file over 300 lines without a reason',
    remedy: 'split it by what it is about, or write its reason into JUSTIFIED of test/architecture/sizeRules.ts',
  },
  (path) => !JUSTIFIED.has(path),
  ({ path, lines }) => (lines > MAX_LINES ? [{ file: path, line: MAX_LINES, found: `has ${lines} lines` }] : []),
)

export const sizeRules: readonly Rule[] = [noLongFile]
