import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeBreaks } from './rule.ts'
import { rules } from './rules.ts'
import { readTree } from './sourceTree.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const tree = readTree(root, [
  ...['src', 'devnet', 'scripts', 'services', 'test', 'vendor', 'vite.config.ts', 'playwright.config.ts'],
])

test('reads the whole source tree', () => {
  expect(tree.size).toBeGreaterThan(100)
})

test.each([...rules])('$name', (rule) => {
  const breaks = rule.check(tree)
  expect(breaks.length, describeBreaks(rule, breaks)).toBe(0)
})
