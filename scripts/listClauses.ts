import { entriesOfTarget, readCitations } from './citations.ts'
import { readSpecification, type Entry } from './specification.ts'

/** Prints the clauses that no citation covers, directly or by their section, and the constants that no citation names. */
const specification = readSpecification()
const citations = readCitations().filter(({ file }) => !file.startsWith('docs/spec/'))
const targets = citations.flatMap((citation) => citation.targets)

const direct = new Set<Entry>()
const covered = new Set<Entry>()
for (const target of targets) {
  const entries = entriesOfTarget(target, specification)
  for (const entry of entries) covered.add(entry)
  const isExact = target.kind === 'clause' && target.quote === null
  const cited = isExact ? entries.filter(({ number }) => number === target.number) : entries
  for (const entry of cited) direct.add(entry)
}
const namedConstants = new Set(targets.flatMap((target) => (target.kind === 'constant' ? [target.name] : [])))

const clauses = specification.entries.filter(({ isClause }) => isClause)
const uncited = clauses.filter((entry) => !covered.has(entry))
for (const { page, number, text, line } of uncited) {
  console.log(`docs/spec/${page}.md:${line} ${page} ${number} ${text.slice(0, 100)}`)
}
const unnamed = [...specification.constants.keys()].filter((name) => !namedConstants.has(name))
console.log(`constants that no citation names: ${unnamed.join(' ')}`)
console.log(
  `${citations.length} citations of ${clauses.length} clauses and ${specification.constants.size} constants.`,
  `${clauses.filter((entry) => direct.has(entry)).length} clauses are cited directly,`,
  `${clauses.length - uncited.length} directly or by their section, ${uncited.length} not at all;`,
  `${namedConstants.size} constants are named, ${unnamed.length} are not.`,
)
