import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAddress } from '../core/address'
import { deploymentBases, type Bases } from './bases'
import { candidatePairs, distinctPairs, type TokenPair } from './candidates'
import { sortsBefore } from '../chain/contracts/pair/address'
import { includesToken, poolOf } from './pool'
import { edgesOf, findTrade } from './trade'
import { isSameToken, wrappedNative, type TokenFacts } from './token'

const token = (index: number): TokenFacts => ({
  ...{ address: toAddress(`0x${String(index + 1).padStart(40, '3')}`), decimals: 18, symbol: `T${index}` },
})
const [a, b, c, d, e] = [token(0), token(1), token(2), token(3), token(4)] as const
const tokens = [a, b, c, d, e, token(5), token(6), token(7)]

const none: Bases = { common: [], additional: new Map(), custom: new Map(), pinned: [], usd: null }
/** Returns a name that is independent of the order of the tokens. */
const pairName = (one: TokenFacts, other: TokenFacts) =>
  sortsBefore(one.address, other.address) ? `${one.symbol}-${other.symbol}` : `${other.symbol}-${one.symbol}`
const named = (pairs: readonly TokenPair[]) => pairs.map((pair) => pairName(...pair)).toSorted()

test('pairs the two tokens, each with each base, and the bases with each other', () => {
  expect(named(candidatePairs(a, b, { ...none, common: [c, d] }))).toEqual([
    'T0-T1',
    'T0-T2',
    'T0-T3',
    'T1-T2',
    'T1-T3',
    'T2-T3',
  ])
})

test('lists the direct pair first, and only it without bases', () => {
  expect(candidatePairs(a, b, none)).toEqual([[a, b]])
  expect(candidatePairs(a, b, { ...none, common: [c, d] })[0]).toEqual([a, b])
})

test('returns no duplicate pair and no pair of a token with itself', () => {
  const some = fc.subarray(tokens)
  fc.assert(
    fc.property(fc.constantFrom(...tokens), fc.constantFrom(...tokens), some, some, (from, to, common, more) => {
      const pairs = candidatePairs(from, to, { ...none, common, additional: new Map([[from.address, more]]) })
      expect(new Set(named(pairs)).size).toBe(pairs.length)
      expect(pairs.filter(([one, other]) => isSameToken(one, other))).toEqual([])
      const members = new Set([from, to, ...common, ...more])
      expect(pairs).toHaveLength((members.size * (members.size - 1)) / 2)
    }),
  )
})

test('adds a token’s additional bases on either side, for that token only', () => {
  const bases = { ...none, additional: new Map([[a.address, [c]]]) }
  expect(named(candidatePairs(a, b, bases))).toEqual(['T0-T1', 'T0-T2', 'T1-T2'])
  expect(named(candidatePairs(b, a, bases))).toEqual(['T0-T1', 'T0-T2', 'T1-T2'])
  expect(named(candidatePairs(b, d, bases))).toEqual(['T1-T3'])
})

test('pairs a token with custom bases only with those, on either side', () => {
  const bases = { ...none, common: [c, d, e], custom: new Map([[a.address, [d]]]) }
  const pairs = named(candidatePairs(a, b, bases))
  expect(pairs.filter((name) => name.includes('T0'))).toEqual(['T0-T3'])
  expect(pairs).toContain('T1-T2')
  expect(named(candidatePairs(b, a, bases))).toEqual(pairs)
  const two = named(candidatePairs(a, b, { ...bases, custom: new Map([[a.address, [d, e]]]) }))
  expect(two.filter((name) => name.includes('T0'))).toEqual(['T0-T3', 'T0-T4'])
})

test('adds pinned pairs once, and never against a token’s custom bases', () => {
  const bases = { ...none, common: [c], pinned: [[d, e] as const, [c, a] as const] }
  expect(named(candidatePairs(a, b, bases))).toEqual(['T0-T1', 'T0-T2', 'T1-T2', 'T3-T4'])
  const strict = { ...bases, custom: new Map([[d.address, [c]]]) }
  expect(named(candidatePairs(a, b, strict))).toEqual(['T0-T1', 'T0-T2', 'T1-T2'])
})

test('finds a route through a pinned pair that no base reaches', () => {
  const bases = { ...none, additional: new Map([[a.address, [c]]]), pinned: [[d, b] as const, [c, d] as const] }
  const pools = candidatePairs(a, b, bases).map(([one, other]) => poolOf(one, 10n ** 21n, other, 10n ** 21n))
  const withoutDirect = pools.filter(
    (pool) =>
      !(includesToken(pool, a) && includesToken(pool, b)) && !(includesToken(pool, c) && includesToken(pool, b)),
  )
  const wanted = { input: a, output: b, amountRaw: 10n ** 18n, isExactInput: true, maxHops: 3 }
  const found = findTrade(withoutDirect, edgesOf(withoutDirect), wanted)
  expect(found?.path.map(({ symbol }) => symbol)).toEqual(['T0', 'T2', 'T3', 'T1'])
})

test('keeps the first of two pairs of the same tokens', () => {
  const [kept] = distinctPairs([
    [b, a],
    [a, b],
  ])
  expect(kept).toEqual([b, a])
})

test('uses the deployment’s bases, including its wrapped coin', () => {
  expect(deploymentBases.common[0]).toBe(wrappedNative)
  const names = named(candidatePairs(a, b))
  for (const base of deploymentBases.common) {
    expect(names).toContain(pairName(a, base))
    expect(names).toContain(pairName(b, base))
  }
})
