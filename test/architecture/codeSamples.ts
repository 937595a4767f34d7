import type { Sample } from './samples.ts'

export const codeSamples: readonly Sample[] = [
  {
    rule: 'no any',
    holds: { 'src/core/a.ts': `/** for any of them */\nexport const any = 'any'\nconst a: unknown = any` },
    breaks: [
      { files: { 'src/core/a.ts': 'const a: any = 1' }, says: 'src/core/a.ts:1 says any' },
      { files: { 'scripts/a.ts': 'const a = [] as any[]' }, says: 'scripts/a.ts:1 says any' },
      { files: { 'test/unit/a.test.ts': 'const a = new Map<string, any>()' }, says: 'says any' },
    ],
  },
  {
    rule: 'a text becomes an address in core/address.ts',
    holds: {
      'src/core/address.ts': `export type Address = string\nexport const toAddress = (text: string) => text as Address`,
      'src/core/a.ts': `const a = toAddress('0x12')\nconst b = a as string`,
      'src/core/a.test.ts': `const invalid = '0x12' as Address`,
    },
    breaks: [
      { files: { 'src/chain/a.ts': `const a = '0x12' as Address` }, says: 'src/chain/a.ts:1 asserts an Address' },
      { files: { 'src/chain/a.ts': 'const is = (a: unknown): a is Address => true' }, says: 'asserts an Address' },
    ],
  },
  {
    rule: 'a field or parameter of chain that is an address has the type Address',
    holds: {
      'src/chain/a.ts': 'interface A { to: Address | null; from: unknown; path: readonly string[] }',
      'src/market/a.ts': 'interface A { from: string }',
      'src/chain/a.test.ts': `const address: string = '0x12'`,
    },
    breaks: [
      { files: { 'src/chain/a.ts': 'export interface A { to: string }' }, says: 'src/chain/a.ts:1 to is a string' },
      { files: { 'src/chain/a.ts': 'type A = { pairAddress?: string | null }' }, says: 'pairAddress is a string' },
      { files: { 'src/chain/a.ts': 'type A = { addresses: readonly string[] }' }, says: 'addresses is a string' },
      { files: { 'src/chain/a.ts': 'class A { private account: string | null = null }' }, says: 'account is a string' },
      { files: { 'src/chain/a.ts': 'const f = (spender: string) => spender' }, says: 'spender is a string' },
    ],
  },
  {
    rule: 'no check is silenced',
    holds: { 'src/core/a.ts': `const text = '@ts-ignore'` },
    breaks: [
      { files: { 'src/core/a.ts': `\n// @ts-ignore\nexport {}` }, says: 'src/core/a.ts:2 @ts-ignore' },
      { files: { 'test/unit/a.test.ts': '/* oxlint-disable no-console */' }, says: 'oxlint-disable' },
      { files: { 'devnet/a.ts': '// @ts-expect-error it is so' }, says: '@ts-expect-error' },
    ],
  },
  {
    rule: 'nothing is put off',
    holds: { 'src/core/a.ts': `// what a person has to do\nconst text = 'TODO'` },
    breaks: [
      { files: { 'src/core/a.ts': '// TODO: the rest' }, says: 'TODO: the rest' },
      { files: { 'src/core/a.ts': '/** FIXME */' }, says: 'FIXME' },
    ],
  },
  {
    rule: 'every test runs',
    holds: { 'src/core/a.test.ts': `test('only', () => {})\nlist.skip(1)\ntest.each([1])('n', () => {})` },
    breaks: [
      { files: { 'src/core/a.test.ts': `test.only('a', () => {})` }, says: 'calls test.only' },
      { files: { 'src/core/a.test.ts': `describe.skip('a', () => {})` }, says: 'calls describe.skip' },
      { files: { 'test/e2e/a.test.ts': `test.describe.only('a', () => {})` }, says: 'calls test.only' },
      { files: { 'test/contracts/a.test.ts': `xit('a', () => {})` }, says: 'calls xit' },
    ],
  },
  {
    rule: 'hooks of contract tests are inside a describe',
    holds: { 'test/contracts/a.test.ts': `describe('a', () => {\n  beforeEach(async () => {})\n})` },
    breaks: [{ files: { 'test/contracts/a.test.ts': 'beforeEach(async () => {})' }, says: 'calls beforeEach' }],
  },
  {
    rule: 'no test passes or fails by a duration',
    holds: {
      'src/core/a.test.ts': 'expect(waitMs).toBeLessThan(3_500)',
      'test/bench/a.measure.ts': 'expect(performance.now() - startedAtMs).toBeLessThan(16)',
    },
    breaks: [
      {
        files: { 'test/unit/a.test.ts': 'expect(performance.now() - startedAtMs).toBeLessThan(16)' },
        says: 'compares a duration',
      },
      {
        files: { 'src/core/a.test.ts': 'expect(process.cpuUsage(before).user / 1000).toBeLessThan(250)' },
        says: 'compares a duration',
      },
      { files: { 'test/devnet/a.test.ts': 'expect(tookSeconds).toBeLessThan(9)' }, says: 'compares a duration' },
      {
        files: { 'test/devnet/a.test.ts': 'expect(Date.now() - startedAt).toBeLessThanOrEqual(9)' },
        says: 'compares a duration',
      },
    ],
  },
  {
    rule: 'tests in a browser use the test of clockedTest.ts',
    holds: {
      'test/e2e/support/clockedTest.ts': `import { test as base } from '@playwright/test'`,
      'test/e2e/a.test.ts': `import type { Page } from '@playwright/test'\nimport { test } from './support/clockedTest.ts'`,
    },
    breaks: [
      {
        files: { 'test/budget/a.test.ts': `import { expect, test } from '@playwright/test'` },
        says: 'imports test from @playwright/test',
      },
      {
        files: { 'test/e2e/support/a.ts': `import { test as base } from '@playwright/test'` },
        says: 'imports test from @playwright/test',
      },
    ],
  },
  {
    rule: 'journeys and counts use the expect of expect.ts',
    holds: {
      'test/e2e/support/expect.ts': `import { expect as playwrightExpect } from '@playwright/test'`,
      'test/bench/a.measure.ts': `import { expect } from '@playwright/test'`,
      'test/e2e/a.test.ts': `import { expect } from './support/expect.ts'`,
    },
    breaks: [
      {
        files: { 'test/budget/a.test.ts': `import { expect, type Page } from '@playwright/test'` },
        says: 'imports expect from @playwright/test',
      },
    ],
  },
  {
    rule: 'named exports only',
    holds: { 'src/core/a.ts': 'export const a = 1', 'vite.config.ts': 'export default {}' },
    breaks: [
      { files: { 'src/core/a.ts': 'export default 1' }, says: 'has a default export' },
      {
        files: { 'src/core/a.ts': 'const a = 1\nexport { a as default }' },
        says: 'src/core/a.ts:2 has a default export',
      },
    ],
  },
  {
    rule: 'money is never a JavaScript number',
    holds: { 'src/core/a.ts': 'interface A { amountRaw: bigint; decimals: number; storedRaw: string }' },
    breaks: [
      { files: { 'src/core/a.ts': 'interface A { amountRaw: number }' }, says: 'amountRaw is a number' },
      { files: { 'src/core/a.ts': 'const f = (valueWei: number) => valueWei' }, says: 'valueWei is a number' },
    ],
  },
  {
    rule: 'exported functions of core, market, chain, *.rules.ts and *.chain.ts document what they return',
    holds: {
      'src/core/a.ts':
        'import b from "b"\n/** Returns one. */\nexport function one() { return 1 }\n\n/** Returns two. */\nexport const two = () => 2\nconst three = () => 3',
      'src/features/swap/useSwap.ts': 'export function useSwap() {}',
      'src/core/a.test.ts': 'export function one() {}',
    },
    breaks: [
      {
        files: { 'src/core/a.ts': '/** A file. */\nimport b from "b"\nexport function one() {}' },
        says: 'one has no doc comment',
      },
      { files: { 'src/market/a.ts': '// Returns two.\nexport const two = () => 2' }, says: 'two has no doc comment' },
      {
        files: { 'src/chain/a.ts': 'function one() {}\nexport { one }' },
        says: 'src/chain/a.ts:1 one has no doc comment',
      },
      {
        files: { 'src/features/swap/swap.rules.ts': 'export async function one() {}' },
        says: 'one has no doc comment',
      },
      {
        files: { 'src/features/swap/swap.chain.ts': 'export const one = function () {}' },
        says: 'one has no doc comment',
      },
    ],
  },
  {
    rule: 'exported constants of core, market, chain, *.rules.ts and *.chain.ts document where they come from',
    holds: {
      'src/core/a.ts':
        '/** trading 9 */\nexport const A_MS = 1\nexport const B_MS = 2\nexport const plain = 3\nconst OWN = 4',
    },
    breaks: [
      { files: { 'src/core/a.ts': 'export const A_MS = 1' }, says: 'A_MS has no doc comment' },
      {
        files: { 'src/core/a.ts': '/** trading 9 */\nexport const A_MS = 1\n\nexport const B_MS = 2' },
        says: 'B_MS has no doc',
      },
    ],
  },
  {
    rule: 'an effect does not return what a method of an element returns',
    holds: {
      'src/ui/a.tsx':
        'useEffect(() => {\n  box.current?.focus()\n}, [])\nuseEffect(() => () => clearTimeout(timer.current), [])\nuseEffect(() => apply(a), [a])',
    },
    breaks: [
      {
        files: { 'src/ui/a.tsx': 'useEffect(() => box.current?.scrollIntoView({ block: 0 }), [])' },
        says: 'src/ui/a.tsx:1 returns the result of a method',
      },
      { files: { 'src/ui/a.tsx': 'useLayoutEffect(() => box.current.focus(), [])' }, says: 'returns the result' },
    ],
  },
]
