import { describe, expect, test } from 'vitest'
import { toAddress } from '../../core/address'
import type { TableToken } from '../../market/prices/tokenTable'
import {
  isFinished,
  isListed,
  isSameView,
  shownFarms,
  stakeReadState,
  totalAprPercent,
  type FarmList,
  type FarmView,
} from './farms.rules'
import { FARM_SORTS } from './farms.slice'
import { farmFigures } from '../../market/prices/farmValue'

const tokenAt = (symbol: string, digit: string): TableToken => ({
  ...{ key: symbol, symbol, address: toAddress(`0x${digit.repeat(40)}`), decimals: 18, isNative: false },
})
const [oat, rye] = [tokenAt('OAT', 'a'), tokenAt('RYE', 'b')]
const RESERVES = { reserve0Raw: 1n, reserve1Raw: 1n }

interface Facts {
  points?: bigint
  apr?: number | null
  lpApr?: number
  lpAprAsOf?: string
  liquidityUsdRaw?: bigint | null
  stakedRaw?: bigint
  earnedRaw?: bigint
  isArchived?: boolean
  isFailed?: boolean
  symbol?: string
}

function viewOf(pid: number, facts: Facts = {}): FarmView {
  const { points = 100n, apr = 10, lpApr = 0, liquidityUsdRaw = 5n, stakedRaw = 0n, earnedRaw = 0n } = facts
  const farm = {
    ...{ pid, lpSymbol: facts.symbol ?? 'OAT-RYE LP', lpAddress: toAddress(`0x${String(pid).padStart(40, '0')}`) },
    ...{ token: oat, quoteToken: rye, isCommunity: false, isArchived: facts.isArchived ?? false },
  }
  const reads = { allocPoint: points, totalAllocPoint: 1_000n, reserves: RESERVES, lpStakedRaw: 1n, lpSupplyRaw: 1n }
  return {
    farm,
    status: facts.isFailed ? 'failed' : 'ready',
    figures: facts.isFailed ? null : farmFigures(farm, reads),
    value: { aprPercent: apr, liquidityUsdRaw },
    lpAprPercent: lpApr,
    ...(facts.lpAprAsOf !== undefined && { lpAprAsOf: facts.lpAprAsOf }),
    user: { allowanceRaw: 0n, balanceRaw: 0n, stakedRaw, earnedRaw },
  }
}

const pids = (views: readonly FarmView[]) => views.map(({ farm }) => farm.pid)
const all = { list: 'live', isStakedOnly: false, query: '', sort: 'hot' } as const

describe('farms of each list (constants: LISTS)', () => {
  const farms = [viewOf(1), viewOf(2, { points: 0n }), viewOf(3, { isArchived: true }), viewOf(4, { isFailed: true })]
  const archivedEnded = viewOf(5, { isArchived: true, points: 0n })

  test.each<[FarmList, number[]]>([
    ['live', [1, 4]],
    ['history', [2]],
    ['archived', [3, 5]],
  ])('the list %s has its farms only', (list, expected) => {
    expect(pids([...farms, archivedEnded].filter((view) => isListed(view, list)))).toEqual(expected)
  })

  test('a farm that could not be read is not finished', () => {
    expect(isFinished(viewOf(4, { isFailed: true }))).toBe(false)
  })
})

describe('shown farms and their order (constants: SORTS)', () => {
  const farms = [
    viewOf(1, { apr: 10, points: 100n, liquidityUsdRaw: 3n, earnedRaw: 1n }),
    viewOf(2, { apr: 5, lpApr: 20, points: 300n, liquidityUsdRaw: null, stakedRaw: 1n }),
    viewOf(3, { apr: null, points: 50n, liquidityUsdRaw: 10n ** 30n, earnedRaw: 9n, symbol: 'WHEAT-RYE LP' }),
    viewOf(4, { isFailed: true, apr: null, liquidityUsdRaw: null }),
  ]

  test.each([
    ['hot', [1, 2, 3, 4]],
    ['apr', [2, 1, 3, 4]],
    ['multiplier', [2, 1, 3, 4]],
    ['earned', [3, 1, 2, 4]],
    ['liquidity', [3, 1, 2, 4]],
  ] as const)('are sorted by %s', (sort, expected) => {
    expect(pids(shownFarms(farms, { ...all, sort }))).toEqual(expected)
  })

  test('are sorted by earned, descending: no account counts as zero, equal ones keep the configured order', () => {
    const withoutAccount = { ...viewOf(3), user: null }
    const views = [
      viewOf(1, { earnedRaw: 1n }),
      viewOf(2, { earnedRaw: 7n, liquidityUsdRaw: 1n }),
      withoutAccount,
      viewOf(4),
    ]
    expect(pids(shownFarms(views, { ...all, sort: 'earned' }))).toEqual([2, 1, 3, 4])
    expect(pids(shownFarms(views.toReversed(), { ...all, sort: 'earned' }))).toEqual([2, 1, 4, 3])
  })

  test('a query of blanks finds all farms', () => {
    expect(shownFarms(farms, { ...all, query: '  ' })).toHaveLength(4)
  })

  test('every sort of the slice is supported', () => {
    for (const sort of FARM_SORTS) expect(shownFarms(farms, { ...all, sort })).toHaveLength(4)
  })

  test.each([
    ['', [1, 2, 3, 4]],
    [' wheat ', [3]],
    ['oat', [1, 2, 3, 4]],
    ['bnb', []],
  ])('match the query "%s"', (query, expected) => {
    expect(pids(shownFarms(farms, { ...all, query }))).toEqual(expected)
  })

  test('are only those with a stake of the account if staked-only is on', () => {
    expect(pids(shownFarms(farms, { ...all, isStakedOnly: true }))).toEqual([2])
    const withoutAccount = { ...viewOf(9, { stakedRaw: 1n }), user: null }
    expect(shownFarms([withoutAccount], { ...all, isStakedOnly: true })).toEqual([])
  })
})

test('distinguishes a stake that is not read yet, or could not be read, from a known one', () => {
  expect(stakeReadState(viewOf(1))).toBe('ready')
  expect(stakeReadState({ ...viewOf(1), user: null })).toBe('loading')
  expect(stakeReadState({ ...viewOf(1), user: null, isUserFailed: true })).toBe('failed')
})

test('trading fees of a past day count in no rate and no order', () => {
  const withPastFees = viewOf(1, { apr: 10, lpApr: 40, lpAprAsOf: '2021-07-28' })
  expect(totalAprPercent(withPastFees, 'live')).toBe(10)
  expect(pids(shownFarms([withPastFees, viewOf(2, { apr: 11 })], { ...all, sort: 'apr' }))).toEqual([2, 1])
})

test('current trading fees are added to the rate; a finished farm pays nothing', () => {
  const view = viewOf(1, { apr: 10, lpApr: 2.5 })
  expect(totalAprPercent(view, 'live')).toBe(12.5)
  expect(totalAprPercent(view, 'archived')).toBe(0)
  expect(totalAprPercent(viewOf(1, { apr: null }), 'live')).toBeNull()
  expect(totalAprPercent(viewOf(1, { points: 0n }), 'live')).toBe(0)
})

test('two views differ exactly when something displayed changed', () => {
  const view = viewOf(1, { stakedRaw: 5n })
  const { farm, user } = view
  const again = { ...viewOf(1, { stakedRaw: 5n }), farm }
  expect(isSameView(view, view)).toBe(true)
  expect(isSameView(view, again)).toBe(true)
  const changes: Partial<FarmView>[] = [
    { status: 'loading' },
    { figures: null },
    { value: { aprPercent: 11, liquidityUsdRaw: 5n } },
    { value: { aprPercent: 10, liquidityUsdRaw: 6n } },
    { lpAprPercent: 1 },
    { user: null },
    ...(user ? [{ user: { ...user, earnedRaw: 1n } }, { user: { ...user, stakedRaw: 6n } }] : []),
  ]
  for (const change of changes) expect(isSameView(view, { ...again, ...change })).toBe(false)
})
