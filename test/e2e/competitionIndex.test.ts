import type { Page } from '@playwright/test'
import { MEMBERS } from '../../devnet/protocol/accounts.ts'
import { MEMBER_TEAMS } from '../../devnet/profile/members.ts'
import { faultsOf } from './support/axe.ts'
import { demo } from './support/collectibles.ts'
import { move, registerOutside } from './support/competition.ts'
import { expect, restoring as test, openConnected } from './support/journey.ts'
import { type ServicesSite, startServicesSite } from './support/services.ts'

let services: ServicesSite

// Once for all tests: the app is built for the services, and a process starts.
test.beforeAll(async () => {
  services = await startServicesSite({ hasIndex: false })
})
test.afterAll(() => services.stop())

const BNB = 10n ** 18n
/** Volumes of the members in BNB. With OWN_BNB of the demo account the teams have 12, 9 and 7. */
const VOLUMES = [2n, 5n, 3n, 1n, 4n, 3n]
const OWN_BNB = 10n

/**
 * Fakes the index with the volumes of the members and of the demo account, of team 1. Setting `isDown` of the result
 * makes the index fail.
 */
async function serveIndex(page: Page): Promise<{ isDown: boolean }> {
  const state = { isDown: false }
  const rows = [
    { id: demo.address.toLowerCase(), team: 1, volume: String(OWN_BNB * BNB), trades: 7 },
    ...MEMBERS.map(({ address }, at) => ({
      ...{ id: address.toLowerCase(), team: MEMBER_TEAMS[at] ?? 1, trades: at + 1 },
      volume: String((VOLUMES[at] ?? 0n) * BNB),
    })),
  ]
  await page.route(`${services.url}/subgraphs/**`, async (route) => {
    const headers = { 'access-control-allow-origin': services.site.url, 'access-control-allow-headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    if (state.isDown) return route.fulfill({ status: 503, headers, json: { error: 'index_unavailable' } })
    const { variables } = route.request().postDataJSON() as { variables: { team: number } }
    return route.fulfill({ headers, json: { data: { traders: rows.filter(({ team }) => team === variables.team) } } })
  })
  return state
}

test('teams and members are ranked by the volumes of the index, with the own standing', async ({ page }) => {
  await serveIndex(page)
  await registerOutside(demo)
  await move('open')
  await openConnected(page, () => page.goto(`${services.site.url}/competition`))
  await expect(page.getByRole('heading', { name: 'Your standing' })).toBeVisible()
  const own = page.locator('dl > div')
  await expect(own.filter({ hasText: 'Your volume' })).toContainText('10 BNB')
  await expect(own.filter({ hasText: 'Your rank in the team' })).toContainText('1')
  await expect(own.filter({ hasText: 'Your group at this rank' })).toContainText('Gold')
  const lanes = page.getByRole('list', { name: 'Race of the teams' }).getByRole('listitem')
  await expect(lanes).toHaveText([/Syrup Storm.*12 BNB/, /Fearsome Flippers.*9 BNB/, /Chaotic Cakers.*7 BNB/])
  await expect(page.getByRole('tab')).toHaveText(['1. Syrup Storm', '2. Fearsome Flippers', '3. Chaotic Cakers'])
  const members = page.getByRole('table', { name: 'Best members' })
  await expect(members.getByRole('rowheader')).toHaveCount(2)
  await expect(members.getByRole('rowheader').first()).toContainText('You')
  await page.getByRole('tab', { name: '2. Fearsome Flippers' }).click()
  await expect(members.getByRole('rowheader')).toHaveCount(3)
  expect(await faultsOf(page)).toEqual([])
})

test('while the index is unavailable the battle works, and the ranks return with the index', async ({ page }) => {
  const state = await serveIndex(page)
  state.isDown = true
  await page.goto(`${services.site.url}/competition`)
  await expect(page.getByText('Unavailable, trying again')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Registration is open' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  state.isDown = false
  await expect(page.getByRole('table', { name: 'Best members' })).toBeVisible()
})
