import { describe, expect, test } from 'vitest'
import { routeOf, routes } from './routes'

const A = `0x${'aA'.repeat(20)}`

test.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/swap', 'Swap'],
  ['/liquidity', 'Liquidity'],
  ['/liquidity/', 'Liquidity'],
  ['/find', 'Import pool'],
  ['/add', 'Add liquidity'],
  ['/add/BNB', 'Add liquidity'],
  [`/add/BNB/${A}`, 'Add liquidity'],
  [`/create/${A}`, 'Add liquidity'],
  [`/create/${A}/BNB`, 'Add liquidity'],
  [`/remove/${A}/BNB`, 'Remove liquidity'],
  ['/farms', 'Farms'],
  ['/farms/auction', 'Farm auctions'],
  ['/pools', 'Pools'],
  ['/pools/history', 'Pools'],
  ['/lottery', 'Lottery'],
  ['/ifo', 'Initial farm offering'],
  ['/collectibles', 'Collectibles'],
  ['/teams', 'Leaderboard'],
  ['/teams/2', 'Team'],
  ['/profile', 'Your profile'],
  ['/profile/tasks', 'Task center'],
  ['/competition', 'Trading battle'],
  ['/prediction', 'Prediction'],
  ['/voting', 'Voting'],
  ['/voting/proposal/create', 'Make a proposal'],
  ['/voting/proposal/Qm1', 'Vote'],
])('%s is %s', (path, title) => {
  expect(routeOf(path)?.title).toBe(title)
})

test.each([
  '/nowhere',
  '/swap/',
  '/swap/a/b',
  '/Swap/',
  '/create',
  '/remove',
  `/remove/${A}`,
  '/add/a/b/c',
  '/farms/auction/1',
  '/teams/1/2',
  '/voting/proposal',
  '/voting/proposal/create/x',
  '/pools/other',
  '/ui',
])('%s is an unknown path', (path) => {
  expect(routeOf(path)).toBeNull()
})

describe('the route table', () => {
  test('has each path once', () => {
    const paths = routes.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('has no path shadowed by an earlier one', () => {
    for (const route of routes) expect(routeOf(route.path.replaceAll(/:\w+/g, 'x'))).toBe(route)
  })
})
