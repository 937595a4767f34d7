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
  expect(groupOf('/project/src/ui/content/InfoTip.tsx')).toBe('app')
  expect(groupOf('/project/src/market/prices/priceGraph.ts')).toBe('prices')
  expect(groupOf('C:\\project\\src\\market\\prices\\priceGraph.ts')).toBe('prices')
  expect(groupOf('/project/src/features/pools/PoolsPage.tsx')).toBeUndefined()
})
