import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chunkGroups, cyclicImports } from '../../scripts/build/chunkGroups.ts'

const chunk = (name: string, imports: string[], isDynamicEntry = false) => ({
  ...{ type: 'chunk' as const, isEntry: false, isDynamicEntry, name, imports },
})

test('an import that leads back to the file of a later group is found', () => {
  const bundle = {
    'page.js': chunk('page', ['react.js', 'a.js']),
    'a.js': chunk('useFacts', ['b.js']),
    'b.js': chunk('facts', ['page.js']),
    'SwapPage.js': chunk('SwapPage', ['page.js'], true),
    'react.js': chunk('react', []),
  }
  expect(cyclicImports(bundle)).toEqual(['page.js -> a.js'])
})

test('files that import a group without being imported by it are no cycle', () => {
  const bundle = {
    'page.js': chunk('page', ['react.js']),
    'SwapPage.js': chunk('SwapPage', ['page.js'], true),
    'react.js': chunk('react', []),
  }
  expect(cyclicImports(bundle)).toEqual([])
})

test('a module belongs to the first group that matches its path, with slashes of any system', () => {
  const groupOf = (path: string) => chunkGroups.find(({ test: pattern }) => pattern.test(path))?.name
  expect(groupOf('/project/src/market/prices/priceGraph.ts')).toBe('prices')
  expect(groupOf('C:\\project\\src\\market\\prices\\priceGraph.ts')).toBe('prices')
  expect(groupOf('/project/src/features/pools/PoolsPage.tsx')).toBeUndefined()
})

/** Returns the texts of a pattern, one for each choice of its alternatives. */
function choicesOf(pattern: string): string[] {
  let depth = 0
  let start = 0
  const options: string[] = []
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern[at]
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === '|' && depth === 0) {
      options.push(pattern.slice(start, at))
      start = at + 1
    }
  }
  if (options.length > 0) return [...options, pattern.slice(start)].flatMap(choicesOf)
  const open = pattern.indexOf('(')
  if (open < 0) return [pattern]
  let close = open
  for (depth = 1; depth > 0;) {
    close += 1
    if (pattern[close] === '(') depth += 1
    if (pattern[close] === ')') depth -= 1
  }
  const before = pattern.slice(0, open)
  const after = choicesOf(pattern.slice(close + 1))
  return choicesOf(pattern.slice(open + 1, close)).flatMap((choice) => after.map((rest) => before + choice + rest))
}

test('each module that a group of small modules names exists', () => {
  const places = ['src', 'deployments/bsc', 'node_modules/lucide-react/dist/esm/icons', 'node_modules/ethers/lib.esm']
  const files = places.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => `${place}/${file}`.replaceAll('\\', '/')),
  )
  const ofFirstVisit = ['react', 'frame', 'app', 'first', 'stored']
  const names = chunkGroups
    .filter(({ name }) => !ofFirstVisit.includes(name))
    .flatMap(({ test: pattern }) => choicesOf(pattern.source.replaceAll('[\\\\/]', '/')))
    // The build generates these.
    .filter((name) => !name.startsWith('virtual:'))
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((name) => !files.some((file) => new RegExp(name).test(file)))).toEqual([])
})
