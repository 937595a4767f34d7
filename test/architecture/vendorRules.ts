import { ruleForEachFile, type Rule } from './rule.ts'

const MAX_LINES = 15

const shortAdapters = ruleForEachFile(
  {
    name: 'a file of vendor re-exports: at most 15 lines',
    remedy: 'move the logic into src, where it is typed and linted, and re-export it from vendor',
  },
  (path) => path.startsWith('vendor/'),
  ({ path, lines }) => (lines > MAX_LINES ? [{ file: path, line: MAX_LINES + 1, found: `has ${lines} lines` }] : []),
)

export const vendorRules: readonly Rule[] = [shortAdapters]
