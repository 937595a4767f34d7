import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DECISIONS = 'docs/decisions'
const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['docs/hosting.md', 'deployments/README.md'],
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

test.each(decisions)('decision $number states whether it still holds', ({ text }) => {
  expect(text.split('\n')[2]).toMatch(/^\*\*Status\.\*\* (Accepted[.;]|Superseded by \[\d{4}\]\()/)
})

test('a decision that is superseded, in whole or in part, is named as such by the later one that does it', () => {
  const statusOf = (text: string) => /\*\*Status\.\*\*[\s\S]*?\n\n/.exec(text)?.[0] ?? ''
  const pairs = decisions.flatMap(({ number, text }) =>
    [...statusOf(text).matchAll(/uperseded (?:in part )?by \[(\d{4})\]/g)].map(([, by = '']) => ({ number, by })),
  )
  expect(pairs.length).toBeGreaterThan(1)
  const isAnswered = ({ number, by }: { number: string; by: string }) =>
    by > number &&
    decisions.some(
      (each) => each.number === by && new RegExp(`Supersedes[^.]*\\[${number}\\]`).test(statusOf(each.text)),
    )
  expect(pairs.filter((pair) => !isAnswered(pair))).toEqual([])
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
