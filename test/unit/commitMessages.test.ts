import { describe, expect, test } from 'vitest'
import { faultsOfSubject } from '../../scripts/commitMessages.ts'

describe('the subject of a commit', () => {
  test.each([
    'fix(swap): reset price-impact consent when the quote changes',
    'docs: describe the read path',
    'feat!: drop the old lists',
    `fix: ${'a'.repeat(67)}`,
  ])('passes: %s', (subject) => {
    expect(faultsOfSubject(subject)).toEqual([])
  })

  test.each([
    ['Fix the swap', 'has to begin with a type'],
    ['fixed: the swap', 'has to begin with a type'],
    ['fix:no space', 'has to begin with a type'],
    [`fix: ${'a'.repeat(68)}`, 'has 73 characters, more than 72'],
    ['fix: the swap.', 'ends with a full stop'],
    ["Merge branch 'main' into part", 'says nothing of its own'],
    ['fixup! fix: the swap', 'says nothing of its own'],
    ['chore: merge of a part', 'says nothing of its own'],
  ])('fails: %s', (subject, fault) => {
    expect(faultsOfSubject(subject).join()).toContain(fault)
  })
})
