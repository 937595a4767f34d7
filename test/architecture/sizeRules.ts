import { isSource } from './place.ts'
import { ruleForEachFile, type Rule } from './rule.ts'
import type { SourceTree } from './sourceTree.ts'

const MAX_LINES = 300
const MOST_LINES = 160
const MOST_SHARE_PERCENT = 80
const MEDIAN_LINES = 60

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

const sizesOf = (tree: SourceTree): number[] =>
  [...tree.values()]
    .filter(({ path }) => isSource(path))
    .map(({ lines }) => lines)
    .toSorted((one, other) => one - other)

const shortOnTheWhole: Rule = {
  name: 'the median file of src is under 60 lines, four of five are under 160',
  remedy: 'the longest files hold more than one thing: split them',
  check(tree) {
    const sizes = sizesOf(tree)
    const median = sizes[Math.floor(sizes.length / 2)] ?? 0
    const sharePercent = (sizes.filter((size) => size < MOST_LINES).length * 100) / Math.max(sizes.length, 1)
    const breaks: string[] = []
    if (median >= MEDIAN_LINES) breaks.push(`has a median of ${median} lines`)
    if (sizes.length > 0 && sharePercent < MOST_SHARE_PERCENT) {
      breaks.push(`has only ${sharePercent.toFixed(0)} % of its files under ${MOST_LINES} lines`)
    }
    return breaks.map((found) => ({ file: 'src', line: 1, found }))
  },
}

export const sizeRules: readonly Rule[] = [noLongFile, shortOnTheWhole]
