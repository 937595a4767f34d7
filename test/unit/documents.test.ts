import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DECISIONS = 'docs/decisions'
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...['contracts/README.md', 'deployments/README.md'],
  ...readdirSync(DECISIONS).map((name) => join(DECISIONS, name)),
  ...readdirSync('docs/spec').map((name) => join('docs/spec', name)),
]
const read = (path: string): string => readFileSync(path, 'utf8')
const readme = read('README.md')
const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>

test.each(documents)('the link targets of %s exist', (path) => {
  const targets = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  const own = targets.filter((target) => !/^(https?:|#)/.test(target)).map((target) => target.replace(/#.*/, ''))
  expect(own.filter((target) => !existsSync(join(dirname(path), target)))).toEqual([])
})

const FOLDERS = ['contracts', 'deployments', 'devnet', 'docs', 'public', 'scripts', 'src', 'test', 'vendor', '.github']
const LAYERS = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const paths = FOLDERS.flatMap((folder) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (path) => `${folder}/${path.replaceAll('\\', '/')}`,
  ),
])
/** Every path, and every file name, without and with its extension, for exact look-ups. */
const known = new Set(
  [...paths, ...paths.map((path) => path.slice(path.lastIndexOf('/') + 1))].flatMap((path) => [
    path,
    path.replace(/\.tsx?$/, ''),
  ]),
)
/** Names that a document gives as an example of what is not allowed. */
const EXAMPLES = new Set(['swapSlice.ts'])

/** Returns whether a path of a document, in which `<name>` and `*` match any name, is in the repository. */
function isThere(path: string, folder: string): boolean {
  const places = [path, join(folder, path), join('src', path)]
  if (!/[<*]/.test(path)) return places.some((place) => known.has(place))
  const pattern = path.replaceAll('.', '\\.').replaceAll(/<[\w-]+>|\*/g, '[^/]+')
  const matching = new RegExp(`^(?:src/)?${pattern}$`)
  return paths.some((each) => matching.test(each))
}

/** Returns the paths in backticks that are not in the repository; paths of builds and of packages are not checked. */
function missingPaths(text: string, folder: string): string[] {
  const quoted = [...text.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) =>
    code.split(/[\s,]+/).map((word) => word.replace(/:\d[\d-]*$/, '').replace(/[/.:;]+$/, '')),
  )
  const isPath = (word: string) =>
    /^[\w.<>*-]+(\/[\w.<>*-]+)+$/.test(word)
      ? [...FOLDERS, ...LAYERS].includes(word.slice(0, word.indexOf('/')))
      : /^\w[\w.-]*\.(tsx?|mjs|sol)$/.test(word)
  return quoted.filter((word) => isPath(word) && !EXAMPLES.has(word) && !isThere(word, folder))
}

test.each(documents)('the paths in backticks of %s exist', (path) => {
  expect(missingPaths(read(path), dirname(path))).toEqual([])
})

test.each([
  ['`src/core/deployment.ts`', 'src/core/deployment.ts'],
  ['`core/deployment`', 'core/deployment'],
  ['`npx tsx scripts/noSuchScript.ts`', 'scripts/noSuchScript.ts'],
  ['`noSuchFile.ts`', 'noSuchFile.ts'],
  ['`src/features/<area>/noSuchFile.ts`', 'src/features/<area>/noSuchFile.ts'],
])('a document with %s is reported', (text, missing) => {
  expect(missingPaths(`See ${text}.`, '.')).toEqual([missing])
  expect(missingPaths('`src/core/amount.ts`, `chain/rpc`, `amount.ts`, `src/features/<area>/area.ts`', '.')).toEqual([])
})

test('a decision that is named by its number exists, and is linked under that number', () => {
  const numbers = readdirSync(DECISIONS).map((name) => name.slice(0, 4))
  const linked = documents.flatMap((path) => [
    ...read(path).matchAll(/\[decision (\d{4})\]\((?:docs\/)?(?:decisions\/)?(\d{4})-/g),
  ])
  expect(linked.length).toBeGreaterThan(3)
  expect(linked.filter(([, named, target]) => named !== target).map(([text]) => text)).toEqual([])
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/decisions?[ /](\d{4})/g)].map(([, number]) => number),
  )
  expect(named.filter((number) => !numbers.includes(number ?? ''))).toEqual([])
})

const decisions = readdirSync(DECISIONS).map((name) => ({
  number: name.slice(0, 4),
  text: read(join(DECISIONS, name)),
}))

test.each(decisions)('decision $number says when to read it, and whether it still applies', ({ text }) => {
  const [, , use, , status] = text.split('\n')
  expect(use).toMatch(/^Read this record before you .+\.$/)
  expect(status).toMatch(/^\*\*Status\.\*\* (Accepted[.;]|Superseded by \[\d{4}\]\()/)
})

test('a decision that is superseded, in whole or in part, is named as such by the later one that does it', () => {
  const statusOf = (text: string) => /\*\*Status\.\*\*[\s\S]*?\n\n/.exec(text)?.[0] ?? ''
  const pairs = decisions.flatMap(({ number, text }) =>
    [...statusOf(text).matchAll(/uperseded (?:in part )?by \[(\d{4})\]/g)].map(([, by = '']) => ({ number, by })),
  )
  expect(pairs.length).toBeGreaterThan(1)
  const isSuperseded = ({ number, by }: { number: string; by: string }) =>
    by > number &&
    decisions.some(
      (each) => each.number === by && new RegExp(`Supersedes[^.]*\\[${number}\\]`).test(statusOf(each.text)),
    )
  expect(pairs.filter((pair) => !isSuperseded(pair))).toEqual([])
})

test('the README names every script, and no document one that is not there', () => {
  const scripts = Object.keys(manifest['scripts'] ?? {})
  const table = readme.split('\n## ').find((part) => part.startsWith('The other scripts')) ?? ''
  const told = scripts.filter((name) => !['start', 'test'].includes(name))
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter((name) => !new RegExp(`\`(?:npm run )?${name}\``).test(table))).toEqual([])
  const called = documents.flatMap((path) =>
    [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''),
  )
  expect(called.filter((name) => !scripts.includes(name))).toEqual([])
})

/**
 * Returns the packages in the first cell of a row: in full, as `@scope/*`, or by their last part after another of the
 * scope.
 */
function packagesIn(row: string): string[] {
  const names = row.split('|')[1]?.match(/@?[\w.-]+(?:\/(?:[\w.-]+|\*))?/g) ?? []
  let scope = ''
  return names.flatMap((name) => {
    if (name.startsWith('@')) scope = name.slice(0, name.indexOf('/') + 1)
    return name.includes('/') ? [name] : [name, scope + name]
  })
}

test('every dependency has its row in the README, with a reason', () => {
  const part = readme.split('\n## ').find((text) => text.startsWith('Dependencies')) ?? ''
  const rows = part.split('\n').filter((line) => /^\| (?!package|-)/.test(line))
  expect(rows.filter((row) => (row.split('|')[2]?.trim().length ?? 0) < 10)).toEqual([])
  const named = new Set(rows.flatMap(packagesIn))
  const kept = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.keys(manifest[kind] ?? {}),
  )
  expect(kept.length).toBeGreaterThan(40)
  expect(kept.filter((name) => !named.has(name) && !named.has(`${name.split('/', 1)[0]}/*`))).toEqual([])
})
