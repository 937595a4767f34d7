import type { Sample } from './samples.ts'

const pure = (code: string) => ({ 'src/core/a.ts': code })
const rules = 'src/features/swap/swap.rules.ts'
const chain = 'src/features/swap/swap.chain.ts'

const IMPURE: readonly (readonly [code: string, says: string])[] = [
  [`void fetch('/a')`, 'src/core/a.ts:1 uses fetch'],
  [`export const read = fetch`, 'uses fetch'],
  [`new WebSocket('/a')`, 'uses WebSocket'],
  ['export const url = location.href', 'uses location'],
  ['history.back()', 'uses history'],
  [`addEventListener('online', () => {})`, 'uses addEventListener'],
  ['export const nowMs = Date.now()', 'uses Date.now'],
  ['export const now = new Date()', 'uses Date of now'],
  ['export const now = Date()', 'uses Date of now'],
  ['export const ms = performance.now()', 'uses performance'],
  ['export const id = crypto.randomUUID()', 'uses crypto'],
  ['export const chance = Math.random()', 'uses Math.random'],
  ['export const { random } = Math', 'uses Math as a value'],
  ['export const clock = Date', 'uses Date as a value'],
  [`export const now = Date['now']()`, 'uses Date as a value'],
  ['requestAnimationFrame(() => {})', 'uses requestAnimationFrame'],
  ['queueMicrotask(() => {})', 'uses queueMicrotask'],
  [`export const isDark = matchMedia('(dark)').matches`, 'uses matchMedia'],
  ['export const width = globalThis.innerWidth', 'uses globalThis'],
  [`console.log('a')`, 'uses console'],
  ['function f(location: string) { return location }\nexport const url = location', 'src/core/a.ts:2 uses location'],
]

export const puritySamples: readonly Sample[] = [
  {
    rule: 'core and *.rules.ts are pure: no I/O, no clock, no chance',
    holds: {
      'src/core/a.ts': `export const a = { fetch: 1, document: 2 }\nexport const b = a.fetch + Math.max(1, a['document'])`,
      'src/core/b.ts': `export const at = (nowMs: number) => new Date(nowMs)\nexport const day = Date.parse('2021-01-01')`,
      'src/core/c.ts': `export function find(location: string, { history }: { history: string[] }): string[] {
  for (const name of history) if (name === location) return [name]
  try { throw new Error(location) } catch (caches) { return [String(caches)] }
}`,
      'src/core/d.ts': `export type A = Window | typeof document\nexport interface B { location: Location; fetch(history: History): void }`,
      'src/core/e.ts': `export class History extends Map<string, bigint> { location = 1; fetch() { return this.location } }`,
      'src/core/f.ts': `export { location } from './g'\nexport { history as navigator }\nconst history = [1] as unknown as History`,
      'src/core/a.test.ts': 'export const now = Date.now()',
      'src/chain/a.ts': `void fetch('/a')`,
    },
    breaks: [
      ...IMPURE.map(([code, says]) => ({ files: pure(code), says })),
      { files: { [rules]: `localStorage.clear()` }, says: 'uses localStorage' },
    ],
  },
  {
    rule: 'core and *.rules.ts reach no I/O through their imports',
    holds: {
      [rules]: `import { b } from '../../market/b'\nimport type { read } from '../../chain/read'\nimport { id } from 'ethers'`,
      'src/market/b.ts': `import facts from '#deployment/tokens.json'\nimport type { Provider } from 'ethers'\nexport const b = () => import('../chain/read')`,
      'src/chain/read.ts': `export const read = () => fetch('/a')`,
    },
    breaks: [
      {
        files: {
          [rules]: `\nimport { b } from '../../market/b'`,
          'src/market/b.ts': `export { read as b } from '../chain/read'`,
          'src/chain/read.ts': `export const read = () => fetch('/a')`,
        },
        says: `${rules}:2 reaches fetch by src/market/b.ts -> src/chain/read.ts`,
      },
      {
        files: {
          [rules]: `import { b } from '../../market/b'`,
          'src/market/b.ts': `import { useMemo } from 'react'`,
        },
        says: 'reaches react by src/market/b.ts',
      },
      {
        files: {
          [rules]: `import { b } from '../../market/b'`,
          'src/market/b.ts': `import { JsonRpcProvider } from 'ethers'`,
        },
        says: 'reaches JsonRpcProvider of ethers by src/market/b.ts',
      },
      { files: { 'src/core/a.ts': `import { readFileSync } from 'node:fs'` }, says: 'reaches node:fs' },
    ],
  },
  {
    rule: '*.chain.ts and *.rules.ts import neither ui nor i18n',
    holds: {
      [chain]: `import { a } from '../../core/a'`,
      'src/features/swap/Swap.tsx': `import { Button } from '../../ui/controls/Button'`,
    },
    breaks: [
      { files: { [chain]: `import { a } from '../../ui/form/a'` }, says: `${chain}:1 imports src/ui/form/a` },
      { files: { [rules]: `import type { A } from '../../ui/a'` }, says: 'imports src/ui/a' },
      { files: { [rules]: `import { t } from '../../i18n'` }, says: 'imports src/i18n' },
    ],
  },
  {
    rule: '*.chain.ts reaches no screen and no store through its imports',
    holds: {
      [chain]: `import { a } from '../../chain/a'\nimport type { b } from './useB'`,
      'src/chain/a.ts': 'export const a = 1',
      'src/features/swap/useB.ts': `import { useMemo } from 'react'`,
    },
    breaks: [
      {
        files: { [chain]: `import { a } from '../../chain/a'`, 'src/chain/a.ts': `import { useMemo } from 'react'` },
        says: 'reaches react by src/chain/a.ts',
      },
      {
        files: {
          [chain]: `import { a } from '../lists'`,
          'src/features/lists/index.ts': `export { a } from './lists.slice'`,
          'src/features/lists/lists.slice.ts': `import { createSlice } from '@reduxjs/toolkit'`,
        },
        says: 'reaches @reduxjs/toolkit by src/features/lists/index.ts -> src/features/lists/lists.slice.ts',
      },
      {
        files: {
          [chain]: `import { a } from './b'`,
          'src/features/swap/b.ts': `export { a } from '../../ui/a'`,
          'src/ui/a.ts': 'export const a = 1',
        },
        says: 'reaches src/ui/a.ts by src/features/swap/b.ts',
      },
    ],
  },
]
