import { expect, test } from 'vitest'
import { citationsIn, readCitations, unresolved } from '../../scripts/citations.ts'
import { constantsOf, entriesOf, readSpecification, type Specification } from '../../scripts/specification.ts'

const specification = readSpecification()
const citations = readCitations()

const sample: Specification = {
  entries: [
    ...entriesOf(
      'trading',
      '## 2 Screens\n\n### 2.3 Swap\n- **2.3.1** **Max** leaves\n  a reserve.\n\n### 2.4 Polling\n- **2.4.1** Often.',
    ),
    ...entriesOf('protocol', '## 1 Farms\n- **1.1** One.\n\n## 2 Pools\n| **2.1** | a | b |'),
    ...entriesOf('games-and-social', '## 4 States\n- **4.1** One.'),
    ...entriesOf('quality', '## 2 Money\n- **2.1** Whole numbers.'),
  ],
  constants: constantsOf('## farms\n\n| SORTS | `1` | | a |\n| APR | `2` | | b |\n\n## pools\n\n| SORTS | `3` | | c |'),
}

/** Returns the citations in a comment of a file that do not resolve. */
const lostIn = (comment: string, file = 'src/core/a.ts'): string[] => unresolved(citationsIn(file, comment), sample)

test('the specification has clauses and constants, and the code cites them', () => {
  expect(specification.entries.filter(({ isClause }) => isClause).length).toBeGreaterThan(500)
  expect(specification.constants.size).toBeGreaterThan(200)
  expect(citations.filter(({ file }) => file.startsWith('src/')).length).toBeGreaterThan(400)
})

test('each citation leads to a clause, a section or a constant of docs/spec', () => {
  expect(unresolved(citations, specification)).toEqual([])
})

test('the numbers of each page rise, and each number has a section to which it belongs', () => {
  const wrong = specification.entries.filter(({ page, number, line }) => {
    const before = specification.entries.findLast((entry) => entry.page === page && entry.line < line)
    const above = number.split('.').slice(0, -1).join('.')
    const hasSection =
      above === '' ||
      specification.entries.some((entry) => entry.page === page && entry.number === above && !entry.isClause)
    const rises = !before || before.number.localeCompare(number, 'en', { numeric: true }) < 0
    return !hasSection || !rises
  })
  expect(wrong.map(({ page, number }) => `${page} ${number}`)).toEqual([])
})

test.each([
  '/** Max (trading 2.3). */',
  '/** trading 2.3.1: what Max leaves. */',
  '/** Both (trading 2.3, 2.4 and 2). */',
  '/** The texts of contracts (protocol 1 to 2). */',
  '/** Reads (trading 2 "Polling", 2.3 "max"). */',
  '/** Cut (trading 2.3 "leaves a reserve"). */',
  '/**\n * A long comment (trading\n * 2.3, 2.4).\n */',
  '/** games 4, games-and-social 4.1 */',
  '/** quality "Money" */',
  '/** constants: SORTS, APR */',
  '/** Constants: SORTS of farms; the first. */',
  '/** The order (constants:\n * SORTS of pools), in (trading 2, constants: APR). */',
  '/** constants: farms */',
])('resolves %j', (comment) => {
  expect(citationsIn('src/core/a.ts', comment)).not.toEqual([])
  expect(lostIn(comment)).toEqual([])
})

test.each([
  ['// trading 9', 'src/core/a.ts:1 trading 9'],
  ['\n/** Max (trading 2.3.2). */', 'src/core/a.ts:2 trading 2.3.2'],
  ['/** Both (trading 2.3, 2.5). */', 'src/core/a.ts:1 trading 2.3, 2.5'],
  ['/** protocol 1 to 3 */', 'src/core/a.ts:1 protocol 1 to 3'],
  ['/** trading 2.3 "Polling" */', 'src/core/a.ts:1 trading 2.3 "Polling"'],
  ['/** games 5 */', 'src/core/a.ts:1 games 5'],
  ['/** quality "Speed" */', 'src/core/a.ts:1 quality "Speed"'],
  ['/** constants: NONE */', 'src/core/a.ts:1 constants: NONE'],
  ['/** constants: SORTS, NONE */', 'src/core/a.ts:1 constants: SORTS, NONE'],
  ['/** constants: APR of pools */', 'src/core/a.ts:1 constants: APR of pools'],
  ['/** constants: games */', 'src/core/a.ts:1 constants: games'],
  ['/** Both (trading 2.3, constants). */', 'src/core/a.ts:1 (trading 2.3, constants)'],
])('reports that %j leads nowhere', (comment, found) => {
  expect(lostIn(comment)).toEqual([found])
})

test('reads string literals in tests only, and Solidity files and documents as a whole', () => {
  const title = `it('holds trading 9', () => {})`
  expect(lostIn(title)).toEqual([])
  expect(lostIn(title, 'src/core/a.test.ts')).toEqual(['src/core/a.test.ts:1 trading 9'])
  expect(lostIn('contract A {} // protocol 9', 'contracts/A.sol')).toEqual(['contracts/A.sol:1 protocol 9'])
  expect(lostIn('- a\n- see `trading 9`', 'README.md')).toEqual(['README.md:2 trading 9'])
})
