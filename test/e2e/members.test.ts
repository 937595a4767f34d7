import type { Page } from '@playwright/test'
import { faultsOf } from './support/axe.ts'
import { demoAccount } from './support/chain.ts'
import { demo, profileOf } from './support/collectibles.ts'
import { expect } from './support/journey.ts'
import { watched as test } from './support/watchedTest.ts'
import { type ServicesSite, startServicesSite } from './support/services.ts'

let services: ServicesSite

test.beforeAll(async () => {
  services = await startServicesSite({ hasIndex: false })
})
test.afterAll(() => services.stop())

const HASH = `0x${'1'.repeat(64)}`
const DAY_S = 86_400
const START_S = 1_600_000_000

/** Points of the seed, of which the last campaign is in no table. */
const POINTS = [
  ['511010000', '100'],
  ['511110000', '150'],
  ['512010002', '500'],
  ['610990001', '25'],
] as const

const third = demoAccount('Third')

/** A bet that the demo account has won. */
const BET = {
  ...{ amount: '0.5', position: 'Bull', hash: HASH, claimedHash: null, createdAt: String(START_S) },
  user: { id: demo.address.toLowerCase() },
  round: { id: '8', position: 'Bull', failed: false, rewardBaseCalAmount: '0.5', rewardAmount: '0.97' },
}

/** Replies for the index: points of the demo account, and members of a team. Returns the switch that turns it off. */
async function serveIndex(page: Page): Promise<{ isDown: boolean }> {
  const state = { isDown: false }
  await page.route(`${services.url}/subgraphs/**`, async (route) => {
    const headers = { 'access-control-allow-origin': services.site.url, 'access-control-allow-headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (state.isDown) return route.fulfill({ status: 503, headers, json: { error: 'index_unavailable' } })
    const { query } = route.request().postDataJSON() as { query: string }
    const points = POINTS.map(([campaignId, count], at) => ({
      ...{ campaignId, points: count, hash: HASH, timestamp: String(START_S + at * DAY_S) },
    }))
    const users = [demo, third].map(({ address }, at) => ({
      ...{ id: address.toLowerCase(), totalPoints: String(775 - at * 700), isActive: at === 0 },
    }))
    const replies = { users, points, bets: [BET] }
    const name = query.includes('users(') ? 'users' : query.includes('bets(') ? 'bets' : 'points'
    return route.fulfill({ headers, json: { data: { [name]: replies[name] } } })
  })
  return state
}

test('names replace addresses, and achievements, points and members come from the index', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  expect(await services.takeName(demo, 'Baker7')).toBe(201)
  await serveIndex(page)
  const { teamId } = await profileOf(demo.address)
  await page.goto(`${services.site.url}/teams/${teamId}`)
  const members = page.getByRole('table', { name: 'Members' })
  await expect(members.getByRole('rowheader')).toHaveText([/Baker7/, /Paused/])
  expect(await faultsOf(page)).toEqual([])
  // The tooltip of a name shows the whole address.
  await members.getByRole('link', { name: 'Baker7' }).hover()
  await expect(page.getByRole('tooltip')).toHaveText(demo.address)
  await members.getByRole('link', { name: 'Baker7' }).click()

  await expect(page.getByRole('heading', { name: 'Baker7', level: 1 })).toBeVisible()
  await expect(page.getByText(demo.address)).toBeVisible()
  const badges = page.getByRole('list', { name: 'Achievements' }).getByRole('listitem')
  await expect(badges.getByRole('heading')).toHaveText([
    ...['IFO Shopper: Blink', 'IFO Shopper: Kalmar', 'Easter Top 500: Gold', 'Campaign 610990001'],
  ])
  await expect(page.getByRole('img', { name: 'Points over time, 775 at the end' })).toBeVisible()
  await page.getByRole('button', { name: 'Show 25 others' }).click()
  // All 28 of the deployment, and the unknown one.
  await expect(badges).toHaveCount(29)
  await badges.last().scrollIntoViewIfNeeded()
  await expect(badges.locator('img')).toHaveCount(28)
  expect(await faultsOf(page)).toEqual([])
  expect(errors).toEqual([])
})

/** Layout shifts of a page's content since it was opened. */
interface Shifts {
  shifts: string[]
}

function watchShifts(): void {
  const shifts: string[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    for (const { value, sources } of list.getEntries() as Entry[]) {
      // Shifts outside the content do not count: the top bar with its price is part of every page.
      const moved = sources.filter(({ node }) => document.querySelector('main')?.contains(node) === true)
      if (moved.length === 0) continue
      shifts.push(`${value}: ${moved.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join()}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  test(`names, achievements and members that come late move nothing, ${width} px wide`, async ({ page }) => {
    await services.takeName(demo, 'Baker7')
    await serveIndex(page)
    await page.setViewportSize({ width, height })
    await page.addInitScript(watchShifts)
    // The replies of the services and the index arrive after those of the chain, and names after the members.
    await page.route(`${services.url}/**`, async (route) => {
      const delayMs = route.request().url().includes('/api/users/') ? 3_000 : 2_000
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      await route.fallback()
    })
    const { teamId } = await profileOf(demo.address)
    const as = `?as=${demo.address}`
    for (const [path, last] of [
      [`/profile${as}`, page.getByRole('img', { name: /^Points over time/ })],
      [`/profile/tasks${as}`, page.getByRole('list', { name: 'Achievements' })],
      [`/profile/${demo.address}${as}`, page.getByRole('img', { name: /^Points over time/ })],
      [`/teams/${teamId}${as}`, page.getByRole('table').getByRole('link', { name: 'Baker7' })],
    ] as const) {
      await page.goto(`${services.site.url}${path}`)
      await expect(last).toBeVisible()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts)
      expect(shifts, path).toEqual([])
    }
  })
}

test('the leaderboard of the prediction has names, which lead to the profiles', async ({ page }) => {
  await services.takeName(demo, 'Baker7')
  await serveIndex(page)
  await page.goto(`${services.site.url}/prediction`)
  await page.getByRole('button', { name: 'I understand' }).click()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('tab', { name: 'Leaderboard' }).click()
  const row = page.getByRole('table', { name: 'Leaderboard' }).getByRole('row', { name: /Baker7/ })
  await expect(row).toContainText('+0.47')
  await row.getByRole('link', { name: 'Baker7' }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/${demo.address}$`))
})

test('while services and index are away, the chain is shown, and the page recovers without a reload', async ({
  page,
}) => {
  const state = await serveIndex(page)
  state.isDown = true
  await services.end()
  const { points, teamId } = await profileOf(demo.address)
  await page.goto(`${services.site.url}/profile/${demo.address}`)
  await expect(page.getByRole('heading', { name: /^0xf39F…2266$/, level: 1 })).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: 'Points' })).toContainText(String(points))
  await expect(page.getByText('Unavailable, trying again')).toBeVisible()
  state.isDown = false
  await expect(page.getByRole('list', { name: 'Achievements' }).getByRole('listitem')).toHaveCount(4)
  state.isDown = true
  await page.goto(`${services.site.url}/teams/${teamId}`)
  await expect(page.getByText('Unavailable, trying again')).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: 'Place' })).toBeVisible()
  state.isDown = false
  await expect(page.getByRole('table', { name: 'Members' })).toBeVisible()
  await services.start()
})
