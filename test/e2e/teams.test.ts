import { demo, ownerOf, profileOf, second, teamOf } from './support/collectibles.ts'
import { connectDemo, expect, test, followLink } from './support/journey.ts'

const NAMES = ['Syrup Storm', 'Fearsome Flippers', 'Chaotic Cakers']

test('the leaderboard has the teams by their points on the chain, and leads to each', async ({ page }) => {
  const teams = await Promise.all(NAMES.map(async (name, at) => ({ name, id: at + 1, ...(await teamOf(at + 1)) })))
  const ranked = teams.toSorted((one, other) => Number(other.points - one.points))
  const [first] = ranked
  if (!first) throw new Error('No team')
  await page.goto('/teams')
  const rows = page.getByRole('list', { name: 'Teams' }).getByRole('listitem')
  await expect(rows.getByRole('link')).toHaveText(ranked.map(({ name }) => name))
  for (const [at, { members, points }] of ranked.entries()) {
    const row = rows.nth(at)
    await expect(row).toContainText(points.toLocaleString('en-US'))
    await expect(row).toContainText(`${members} member`)
  }
  await connectDemo(page)
  const { teamId } = await profileOf(demo.address)
  await expect(rows.filter({ hasText: 'Your team' })).toHaveText([new RegExp(NAMES[teamId - 1] ?? '')])
  await rows.getByRole('link', { name: first.name }).click()
  await expect(page).toHaveURL(new RegExp(`/teams/${first.id}$`))
  await expect(page.getByRole('heading', { name: first.name, level: 1 })).toBeVisible()
  const figure = (label: string) => page.locator('dl > div').filter({ hasText: label }).getByRole('definition')
  await expect(figure('Place')).toHaveText('1')
  await expect(figure('Points')).toHaveText(first.points.toLocaleString('en-US'))
  // The members come from the index, which this deployment does not have.
  await expect(page.getByRole('heading', { name: 'Members' })).toHaveCount(0)
})

test('an unknown team leads back to the others', async ({ page }) => {
  await page.goto('/teams/99')
  await expect(page.getByText('There is no such team')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All teams' }).last().click()
  await expect(page).toHaveURL(/\/teams$/)
})

test('the profile of any account is read from the chain, without a wallet and without services', async ({ page }) => {
  const { points, teamId } = await profileOf(demo.address)
  await page.goto(`/profile/${demo.address.toLowerCase()}`)
  await expect(page.getByText(demo.address)).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: 'Points' })).toContainText(String(points))
  await expect(page.getByRole('main').getByRole('link', { name: NAMES[teamId - 1] ?? '' })).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await expect(page.locator('dl > div').filter({ hasText: 'Picture' })).toContainText('Sleepy')
  expect(await ownerOf(7)).toBe(demo.address)
  const owned = page.getByRole('list', { name: 'Collectibles' }).getByRole('listitem')
  await expect(owned).toHaveText([/Mixie v1/, /Swapsies.*Owned: 2/, /Drizzle/])
  await expect(page.getByRole('heading', { name: 'Achievements' })).toHaveCount(0)
})

test('the page of a profile says that an account has none, or that a text is not an address', async ({ page }) => {
  await page.goto(`/profile/${second.address}`)
  await expect(page.getByText('This account has no profile')).toBeVisible()
  await expect(page.getByText('No collectibles in this wallet')).toBeVisible()
  await followLink(page, '/profile/0x12')
  await expect(page.getByText('This is not an address')).toBeVisible()
})
