import { expect, test } from 'vitest'
import { firstFiles } from '../../scripts/compileHints.ts'

const chunk = (name: string, imports: string[], kind: 'entry' | 'dynamic' | 'shared' = 'shared') => ({
  ...{ type: 'chunk' as const, name, imports },
  ...{ isEntry: kind === 'entry', isDynamicEntry: kind === 'dynamic' },
})

test('what the entry and the pages need is compiled while it arrives, and nothing that opens later', () => {
  const bundle = {
    'index.js': chunk('index', ['react.js'], 'entry'),
    'react.js': chunk('react', []),
    'FarmsPage.js': chunk('FarmsPage', ['react.js', 'form.js'], 'dynamic'),
    'form.js': chunk('form', ['react.js']),
    'StakeDialog.js': chunk('StakeDialog', ['slider.js', 'form.js'], 'dynamic'),
    'slider.js': chunk('slider', []),
    'first.css': { type: 'asset' as const },
  }
  expect(firstFiles(bundle).toSorted()).toEqual(['FarmsPage.js', 'form.js', 'index.js', 'react.js'])
})
