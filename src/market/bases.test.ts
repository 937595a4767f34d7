import { expect, test } from 'vitest'
import { toAddress } from '../core/address'
import type { BasesFile } from '../deployment/bases'
import { basesFrom, deploymentBases } from './bases'
import { wrappedNative } from './token'

const addressOf = (digit: number) => toAddress(`0x${String(digit).repeat(40)}`)
const [ONE, TWO, THREE] = [addressOf(1), addressOf(2), addressOf(3)]

const facts: BasesFile = {
  tokens: {
    one: { address: ONE, decimals: 18, symbol: 'ONE', name: 'One' },
    two: { address: TWO, decimals: 6, symbol: 'TWO', name: 'Two' },
    busd: { address: THREE, decimals: 18, symbol: 'BUSD', name: 'Dollar' },
  },
  basesToCheckTradesAgainst: ['two', 'busd'],
  additionalBases: { [ONE]: ['two'] },
  customBases: { [TWO]: ['busd', 'one'] },
  suggestedBases: [],
  basesToTrackLiquidityFor: [],
  pinnedPairs: [['one', 'busd']],
}
const symbols = (tokens: readonly { symbol?: string }[] | undefined) => tokens?.map(({ symbol }) => symbol)

test('resolves keys to tokens, and adds the wrapped coin as a base', () => {
  const bases = basesFrom(facts)
  expect(bases.common[0]).toBe(wrappedNative)
  expect(symbols(bases.common.slice(1))).toEqual(['TWO', 'BUSD'])
  expect(symbols(bases.additional.get(ONE))).toEqual(['TWO'])
  expect(symbols(bases.custom.get(TWO))).toEqual(['BUSD', 'ONE'])
  expect(bases.pinned.map(symbols)).toEqual([['ONE', 'BUSD']])
  expect(bases.usd?.symbol).toBe('BUSD')
})

test('has no dollar token where the facts name none', () => {
  const { busd: _, ...tokens } = facts.tokens
  expect(
    basesFrom({ ...facts, tokens, basesToCheckTradesAgainst: [], customBases: {}, pinnedPairs: [] }).usd,
  ).toBeNull()
})

test.each([
  { ...facts, basesToCheckTradesAgainst: ['three'] },
  { ...facts, additionalBases: { [ONE]: ['three'] } },
  { ...facts, customBases: { [ONE]: ['three'] } },
  { ...facts, pinnedPairs: [['one', 'three']] },
])('throws on a key without a token', (wrong) => {
  expect(() => basesFrom(wrong)).toThrow('bases.json has no token three')
})

test('the deployment has bases for routes and a dollar token', () => {
  expect(deploymentBases.common.length).toBeGreaterThan(2)
  expect(deploymentBases.usd?.symbol).toBe('BUSD')
})
