import { expect, test } from 'vitest'
import { declaredRoutes } from '../../scripts/readRoutes.ts'
import { routes } from '../../src/app/routes.ts'

test('scripts read the same routes as the app derives', () => {
  const facts = ({ path, title, area, page }: { path: string; title: string; area: string | null; page: unknown }) =>
    `${path} ${title} ${area} ${page === null ? 'planned' : 'built'}`
  expect(declaredRoutes.length).toBeGreaterThan(20)
  expect(declaredRoutes.map(facts).toSorted()).toEqual(routes.map(facts).toSorted())
})

test('scripts name the module of each page', () => {
  const pages = Object.fromEntries(declaredRoutes.map(({ path, page }) => [path, page]))
  expect(pages).toMatchObject({ '/swap': 'SwapPage', '/liquidity': 'PositionsPage', '/lottery': 'LotteryPage' })
})
