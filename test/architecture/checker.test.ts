import { expect, test } from 'vitest'
import { describeBreaks } from './rule.ts'
import { rules } from './rules.ts'
import { treeOf } from './sourceTree.ts'
import { samples, type Sample } from './samples.ts'

function breaksOf(ruleName: string, files: Sample['breaks'][number]['files']): string {
  const rule = rules.find(({ name }) => name === ruleName)
  if (!rule) throw new Error(`No rule ${ruleName}`)
  const breaks = rule.check(treeOf(files))
  return breaks.length === 0 ? '' : describeBreaks(rule, breaks)
}

test('every rule has a sample that breaks it and one that satisfies it', () => {
  expect(samples.map(({ rule }) => rule).toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
})

for (const { rule, holds, breaks } of samples) {
  test(`accepts a tree that satisfies: ${rule}`, () => {
    expect(breaksOf(rule, holds)).toBe('')
  })
  for (const { files, says } of breaks) {
    test(`reports a tree that breaks: ${rule}: ${says}`, () => {
      const message = breaksOf(rule, files)
      expect(message).toContain(says)
      expect(message).toContain('Remedy: ')
    })
  }
}

test('stops at a file that cannot be parsed', () => {
  expect(() => treeOf({ 'src/core/a.ts': 'export const = 1' })).toThrow('src/core/a.ts cannot be read')
})
