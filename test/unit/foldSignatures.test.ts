import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { EventFragment, FunctionFragment } from 'ethers'
import { expect, test } from 'vitest'
import { foldedSignatures, foldSignatures } from '../../scripts/build/foldSignatures.ts'
import { selectorOf, topicOf } from '../../src/chain/contracts/signatures.ts'

const folder = fileURLToPath(new URL('../../src/chain/contracts/', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.includes('.test.') && path !== 'signatures.ts',
)

test('replaces each signature of src by the value that ethers computes', () => {
  let count = 0
  for (const path of sources) {
    const code = readFileSync(folder + path, 'utf8')
    const expected = code.replaceAll(/(selectorOf|topicOf)\('([^']+)'\)/g, (_, name: string, signature: string) => {
      count += 1
      return name === 'selectorOf'
        ? `'${FunctionFragment.from(`function ${signature}`).selector}'`
        : `'${EventFragment.from(`event ${signature}`).topicHash}'`
    })
    expect(foldSignatures(code, path)).toBe(expected)
  }
  expect(count).toBeGreaterThan(40)
})

test('a test outside the build computes the same values', () => {
  expect(selectorOf('approve(address,uint256)')).toBe('0x095ea7b3')
  expect(foldSignatures(`const a = selectorOf('approve(address,uint256)')`, 'a.ts')).toBe(`const a = '0x095ea7b3'`)
  const [transfer, folded] = ['Transfer(address,address,uint256)', 'export const a = {topic: topicOf(']
  expect(foldSignatures(`${folded}'${transfer}')}`, 'a.ts')).toBe(`export const a = {topic: '${topicOf(transfer)}'}`)
})

test.each([
  [
    `selectorOf('approve(address, uint256)')`,
    'the canonical form of approve(address, uint256) is approve(address,uint256)',
  ],
  [`selectorOf('approve(address,uint)')`, 'is approve(address,uint256)'],
  [`selectorOf('approve(adress)')`, 'invalid signature'],
  [`selectorOf('approve')`, 'invalid signature'],
  [`topicOf('Sync(uint112 reserve0,uint112 reserve1)')`, 'is Sync(uint112,uint112)'],
  [`topicOf('Sync(uint112)x')`, 'invalid signature'],
  ['selectorOf(signature)', 'uses selectorOf other than with one literal signature'],
  ['selectorOf(`name()`)', 'uses selectorOf other than with one literal signature'],
  [`['name()'].map(selectorOf)`, 'uses selectorOf other than with one literal signature'],
  [`import { topicOf as hash } from './signatures'\nconst same = topicOf`, 'a.ts:2 uses topicOf'],
])('fails for %s', (code, reason) => {
  expect(() => foldSignatures(code, 'a.ts')).toThrow(reason)
})

test('runs in builds, the dev server and tests alike, before other plugins', () => {
  expect(foldedSignatures()).toMatchObject({ name: 'folded-signatures', enforce: 'pre' })
  expect(foldedSignatures().apply).toBeUndefined()
})
