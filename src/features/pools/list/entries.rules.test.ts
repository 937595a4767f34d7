import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAddress } from '../../../core/address'
import type { Pool, PoolUser } from '../data/pool'
import type { PoolSort } from '../pools.slice'
import type { Vault } from '../vault/useVault'
import {
  entryKey,
  filterEntries,
  hasFinishedStake,
  isManual,
  isStaked,
  shownTotalRaw,
  sortEntries,
  stakeReadState,
  vaultCakeOf,
  vaultProfitRaw,
  type PoolEntry,
} from './entries.rules'
import { summaryOf, vaultApy } from './rowSummary.rules'

const ONE = 10n ** 18n
const token = (symbol: string, digit: string) => ({
  ...{ key: symbol, symbol, decimals: 18, address: toAddress(`0x${digit.repeat(40)}`) },
  isNative: false,
})
const [CAKE, DUSK] = [token('CAKE', 'a'), token('DUSK', 'b')]
const priceOf = (of: typeof CAKE, usdRaw: bigint) => ({ token: of, usd: CAKE, usdRaw, tokenRaw: 1n })

const user = (more: Partial<PoolUser> = {}): PoolUser => ({
  ...{ allowanceRaw: 0n, balanceRaw: 0n, stakedRaw: 0n, pendingRaw: 0n },
  ...more,
})

const POOL = toAddress(`0x${'c'.repeat(40)}`)
const pool = (sousId: number, more: Partial<Pool> = {}): Pool => ({
  definition: {
    ...{ sousId, stakingToken: CAKE, earningToken: sousId === 0 ? CAKE : DUSK, contractAddress: POOL },
    ...{ category: 'CORE', tokenPerBlock: '1', isFinished: false, canEmergencyWithdraw: false },
  },
  ...{ status: 'live', terms: { startBlock: null, endBlock: null, limitRaw: 0n }, totalStakedRaw: 100n * ONE, apr: 10 },
  ...{ stakingPrice: priceOf(CAKE, 2n), earningPrice: priceOf(sousId === 0 ? CAKE : DUSK, 3n), user: user() },
  ...more,
})

const vault = (sharesRaw: bigint | null): Vault => ({
  address: toAddress(`0x${'d'.repeat(40)}`),
  facts: {
    ...{
      pricePerShareRaw: 2n * ONE,
      totalSharesRaw: 20n * ONE,
      totalCakeRaw: 40n * ONE,
      bountyRaw: 1n,
      pendingRaw: 4n,
    },
    ...{ performanceFeeBps: 200n, callFeeBps: 25n, withdrawFeeBps: 10n, withdrawFeePeriodSeconds: 259_200n },
  },
  user: {
    ...{ isLoading: sharesRaw === null, allowanceRaw: 0n, balanceRaw: 7n },
    info:
      sharesRaw === null
        ? null
        : { sharesRaw, lastDepositedTime: 1n, cakeAtLastUserActionRaw: ONE, lastUserActionTime: 1n },
  },
})

const asEntry = (each: Pool): PoolEntry => ({ kind: 'pool', pool: each })
const vaultEntry = (sharesRaw: bigint | null = 0n): PoolEntry => ({
  ...{ kind: 'vault', vault: vault(sharesRaw), manual: pool(0), apy: 12 },
  stakedRaw: sharesRaw === null ? null : sharesRaw * 2n,
})
/** The vault without a connected account. */
const withoutUser: PoolEntry = {
  ...{ kind: 'vault', vault: { ...vault(0n), user: null }, manual: pool(0), apy: 12, stakedRaw: null },
}
const keys = (entries: readonly PoolEntry[]) => entries.map(entryKey)

describe('filtered entries', () => {
  const finished = pool(5, { status: 'finished' })
  const entries = [vaultEntry(), ...[pool(0), pool(7), finished].map(asEntry)]
  const all = { isFinishedShown: false, query: '' }

  test('are the live ones in one tab and the finished ones in the other', () => {
    expect(keys(filterEntries(entries, all))).toEqual(['vault', '0', '7'])
    expect(keys(filterEntries(entries, { ...all, isFinishedShown: true }))).toEqual(['5'])
  })

  test('match the symbol of the earned token, in any case', () => {
    expect(keys(filterEntries(entries, { ...all, query: ' dus ' }))).toEqual(['7'])
    expect(keys(filterEntries(entries, { ...all, query: 'cAk' }))).toEqual(['vault', '0'])
    expect(filterEntries(entries, { ...all, query: 'nothing' })).toEqual([])
  })

  test('are staked when the account has a stake in the pool, or shares of the vault', () => {
    const staked = asEntry(pool(9, { user: user({ stakedRaw: 1n }) }))
    expect(keys([...entries, staked].filter(isStaked))).toEqual(['9'])
    expect(keys([vaultEntry(1n), staked].filter(isStaked))).toEqual(['vault', '9'])
    expect(isStaked(vaultEntry(null))).toBe(false)
    expect(isStaked(asEntry(pool(1, { user: null })))).toBe(false)
    expect(isStaked(withoutUser)).toBe(false)
  })

  test('tell the manual pool from the vault and other pools', () => {
    expect(keys([...entries, asEntry(pool(0))].filter(isManual))).toEqual(['0', '0'])
    expect(isManual(vaultEntry())).toBe(false)
  })

  test('distinguish a stake that is not read yet, or could not be read, from none', () => {
    const unknown = pool(1, { user: user({ stakedRaw: null }) })
    expect(stakeReadState(asEntry(pool(1)))).toBe('ready')
    expect(stakeReadState(asEntry(unknown))).toBe('loading')
    expect(stakeReadState(asEntry({ ...unknown, isUserFailed: true }))).toBe('failed')
    const unread = vaultEntry(null)
    if (unread.kind !== 'vault' || !unread.vault.user) throw new Error('It is the vault')
    expect(stakeReadState(vaultEntry(0n))).toBe('ready')
    expect(stakeReadState(unread)).toBe('loading')
    expect([withoutUser, asEntry(pool(1, { user: null }))].map(stakeReadState)).toEqual(['loading', 'loading'])
    const failed = { ...unread.vault, user: { ...unread.vault.user, isFailed: true as const } }
    expect(stakeReadState({ ...unread, vault: failed })).toBe('failed')
  })

  test('need a tab of finished pools only with a stake in one, or when a stake could not be read', () => {
    expect(hasFinishedStake(entries)).toBe(false)
    const unread = { ...finished, user: user({ stakedRaw: null }), isUserFailed: true as const }
    expect(hasFinishedStake([asEntry(unread)])).toBe(true)
    const staked = asEntry({ ...finished, user: user({ stakedRaw: 1n }) })
    expect(hasFinishedStake([...entries, staked])).toBe(true)
    expect(hasFinishedStake([asEntry(pool(7, { user: user({ stakedRaw: 1n }) })), vaultEntry(1n)])).toBe(false)
  })
})

describe('order (constants: SORTS)', () => {
  const many = fc.array(
    fc.record({
      apr: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
      pending: fc.bigInt({ min: 0n, max: ONE }),
      total: fc.bigInt({ min: 0n, max: ONE }),
    }),
    { maxLength: 30 },
  )
  const rank: Record<Exclude<PoolSort, 'hot'>, (each: Pool) => number> = {
    apr: ({ apr }) => apr ?? -1,
    earned: ({ user: of }) => Number(of?.pendingRaw ?? 0n),
    totalStaked: ({ totalStakedRaw }) => Number(totalStakedRaw ?? 0n),
  }

  test('is descending for every sort but hot, and keeps all entries', () => {
    fc.assert(
      fc.property(many, fc.constantFrom<PoolSort>('hot', 'apr', 'earned', 'totalStaked'), (facts, sort) => {
        const pools = facts.map(({ apr, pending, total }, index) =>
          pool(index + 1, { apr, user: user({ pendingRaw: pending }), totalStakedRaw: total }),
        )
        const sorted = sortEntries(pools.map(asEntry), sort)
        expect(keys(sorted).toSorted()).toEqual(pools.map(({ definition }) => String(definition.sousId)).toSorted())
        const rankings = sorted.map((entry) => (entry.kind === 'pool' && sort !== 'hot' ? rank[sort](entry.pool) : 0))
        expect(rankings).toEqual(rankings.toSorted((one, other) => other - one))
      }),
    )
  })

  test('is the configured one for hot', () => {
    const entries = [3, 1, 2].map((sousId) => asEntry(pool(sousId, { apr: sousId })))
    expect(sortEntries(entries, 'hot')).toEqual(entries)
  })

  test('puts the vault where its own figures rank', () => {
    const others = [pool(1, { apr: 20, totalStakedRaw: ONE }), pool(2, { apr: 5, totalStakedRaw: 90n * ONE })].map(
      asEntry,
    )
    const entries = [vaultEntry(5n * ONE), ...others]
    expect(keys(sortEntries(entries, 'apr'))).toEqual(['1', 'vault', '2'])
    expect(keys(sortEntries(entries, 'totalStaked'))).toEqual(['2', 'vault', '1'])
    expect(keys(sortEntries(entries, 'earned'))).toEqual(['vault', '1', '2'])
  })
})

test('an unknown reward, or one without a price, ranks like none', () => {
  const pools = [
    pool(1, { earningPrice: null, user: user({ pendingRaw: ONE }) }),
    pool(2, { user: null }),
    pool(3, { user: user({ pendingRaw: null }) }),
    pool(4, { user: user({ pendingRaw: 1n }) }),
  ]
  expect(keys(sortEntries(pools.map(asEntry), 'earned'))).toEqual(['4', '1', '2', '3'])
})

describe('figures of a row', () => {
  test('the manual pool shows its total without the vault’s part, never below zero', () => {
    expect(shownTotalRaw(pool(0), 40n * ONE)).toBe(60n * ONE)
    expect(shownTotalRaw(pool(0), 400n * ONE)).toBe(0n)
    expect(shownTotalRaw(pool(0), null)).toBe(100n * ONE)
    expect(shownTotalRaw(pool(1), 40n * ONE)).toBe(100n * ONE)
    expect(shownTotalRaw(pool(0, { totalStakedRaw: null }), 40n * ONE)).toBeNull()
    expect(vaultCakeOf([asEntry(pool(1)), vaultEntry()])).toBe(40n * ONE)
    expect(vaultCakeOf([asEntry(pool(1))])).toBeNull()
  })

  test('the vault’s profit is unknown without its reads', () => {
    expect(vaultProfitRaw(vault(3n * ONE))).toBe(5n * ONE)
    expect(vaultProfitRaw(vault(null))).toBeNull()
    expect(vaultProfitRaw({ ...vault(1n), user: null })).toBeNull()
    const { facts, ...rest } = vault(1n)
    expect(vaultProfitRaw({ ...rest, facts: { ...facts, pricePerShareRaw: null } })).toBeNull()
  })

  test('the vault’s return is the manual pool’s, compounded after the fee', () => {
    expect(vaultApy(null, 200n)).toBeNull()
    expect(vaultApy(50, 200n)).toBeCloseTo(((1 + 0.49 / (365 * 288)) ** (365 * 288) - 1) * 100, 3)
    // Without its fee the vault’s return would be overstated.
    expect(vaultApy(50, null)).toBeNull()
  })

  const tokens = { stakingToken: CAKE, earningToken: CAKE, category: 'CORE' }
  const prices = { stakingPrice: priceOf(CAKE, 2n), earningPrice: priceOf(CAKE, 3n) }
  const byHand = { aprPercent: 10, shownPercent: 10, isApy: false, compoundsPerDay: 1, performanceFeeBps: 0 }

  test('a row summary names the kind of entry and its figures', () => {
    expect(summaryOf(vaultEntry(5n * ONE), 40n * ONE)).toEqual({
      ...{ ...tokens, ...prices, kind: 'auto', status: 'live', terms: null, totalRaw: 40n * ONE },
      ...{ earnedRaw: 9n * ONE, stakedRaw: 10n * ONE, balanceRaw: 7n },
      yields: { isApy: true, shownPercent: 12, aprPercent: 10, compoundsPerDay: 288, performanceFeeBps: 200 },
    })
    const figures = { pendingRaw: 1n, stakedRaw: 2n, balanceRaw: 3n }
    const terms = { startBlock: 1n, endBlock: 2n, limitRaw: 3n }
    expect(summaryOf(asEntry(pool(0, { user: user(figures), terms })), 40n * ONE)).toEqual({
      ...{ ...tokens, ...prices, kind: 'manual', status: 'live', terms, totalRaw: 60n * ONE, yields: byHand },
      ...{ earnedRaw: 1n, stakedRaw: 2n, balanceRaw: 3n },
    })
    expect(summaryOf(asEntry(pool(3, { user: null })), null)).toMatchObject({
      ...{ kind: 'pool', earnedRaw: null, stakedRaw: null, balanceRaw: null, earningToken: DUSK, yields: byHand },
    })
    expect(summaryOf(withoutUser, null)).toMatchObject({ earnedRaw: null, balanceRaw: null })
  })

  test('a row summary says which reads failed, and how old its figures are', () => {
    const marks = ['isUserFailed', 'isTotalFailed', 'asOfBlock'] as const
    const marksOf = (entry: PoolEntry) => {
      const summary = summaryOf(entry, null)
      return marks.filter((mark) => mark in summary).map((mark) => [mark, summary[mark]])
    }
    expect(marksOf(asEntry(pool(1)))).toEqual([])
    expect(marksOf(asEntry(pool(1, { isUserFailed: true })))).toEqual([['isUserFailed', true]])
    expect(marksOf(asEntry(pool(1, { isTotalFailed: true, asOfBlock: 0 })))).toEqual([
      ['isTotalFailed', true],
      ['asOfBlock', 0],
    ])
    const own = vaultEntry(null)
    if (own.kind !== 'vault' || !own.vault.user) throw new Error('It is the vault')
    expect(marksOf(own)).toEqual([])
    const failed = {
      ...own.vault,
      isTotalFailed: true as const,
      asOfBlock: 7,
      user: { ...own.vault.user, isFailed: true as const },
    }
    expect(marksOf({ ...own, vault: failed })).toEqual([
      ['isUserFailed', true],
      ['isTotalFailed', true],
      ['asOfBlock', 7],
    ])
  })
})
