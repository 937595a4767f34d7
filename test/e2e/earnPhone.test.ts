import type { Locator, Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { demoAccount } from './support/chain.ts'
import { openFarms, stakeOutside, unstakeOutside } from './support/farms.ts'
import { expect, followLink, test } from './support/journey.ts'
import { setLanguage, switchLanguage } from './support/overlay.ts'
import { stakeManually } from './support/pools.ts'

/** yield 2.2.13: from the heading to the first row. */
const MOST_ABOVE_PX = 220
/** quality 4.3: controls that are often pressed on a phone. */
const LEAST_TARGET_PX = 32

const demo = demoAccount('Demo')
const FARM = 'CAKE-BNB'

test.use({ viewport: { width: 360, height: 760 } })

async function boxOf(what: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(what).toBeVisible()
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not rendered')
  return box
}

const firstRow = (page: Page) => page.getByRole('main').getByRole('article').first()

/** Returns the distance from the lower edge of the page's heading to its first row. */
async function aboveFirstRow(page: Page): Promise<number> {
  const heading = await boxOf(page.getByRole('heading', { level: 1 }))
  return (await boxOf(firstRow(page))).y - heading.y - heading.height
}

test.beforeAll(async () => {
  await stakeOutside(demo, FARM, parseEther('1'))
  await stakeManually(demo, parseEther('1'))
})

test.afterAll(() => unstakeOutside(demo, FARM))

/** An account without a transaction. */
const stranger = `0x${'12'.repeat(20)}`

test('the first row of farms and pools begins within 220 px below the heading, at the same height with and without rewards', async ({
  page,
}) => {
  for (const area of ['farms', 'pools']) {
    const heights: number[] = []
    for (const [who, query] of [
      ['a visitor', ''],
      ['an account without rewards', `?as=${stranger}`],
      ['an account with rewards', `?as=${demo.address}`],
    ] as const) {
      await page.goto(`/${area}${query}`)
      await expect(firstRow(page)).toBeVisible()
      if (area === 'pools')
        await expect(page.getByRole('region', { name: /bounty$/ }).getByRole('button', { name: 'Claim' })).toBeVisible()
      if (who === 'an account with rewards')
        await expect(page.getByRole('button', { name: /^Harvest all/ })).toBeVisible()
      const height = await aboveFirstRow(page)
      expect(height, `${area}, ${who}`).toBeLessThanOrEqual(MOST_ABOVE_PX)
      if (query !== '') heights.push(Math.round(height))
    }
    // Rewards take no row of their own.
    expect(heights[0], area).toBe(heights[1])
  }
})

test('the first row begins within 220 px in German and Arabic too, where the texts are longer', async ({ page }) => {
  const harvestAll = page.getByRole('button', { name: /\(\W*\d+\W*\)$/ })
  await setLanguage(page, 'de-DE')
  for (const path of ['/farms', '/pools']) {
    await page.goto(`${path}?as=${demo.address}`)
    for (const language of ['de-DE', 'ar-SA']) {
      await switchLanguage(page, language)
      await expect(harvestAll).toBeVisible()
      expect(await aboveFirstRow(page), `${path} ${language}`).toBeLessThanOrEqual(MOST_ABOVE_PX)
    }
  }
})

test('the controls of a list are behind one button, which counts the active ones', async ({ page }) => {
  await openFarms(page)
  const filters = page.getByRole('button', { name: /^Filters/ })
  const stakedOnly = page.getByRole('switch', { name: 'Staked only' })
  await expect(filters).toHaveAccessibleName('Filters')
  await expect(stakedOnly).toBeHidden()
  await filters.click()
  await page.getByText('Staked only').click()
  await expect(filters).toHaveAccessibleName('Filters 1 active')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('APR')
  await expect(filters).toHaveAccessibleName('Filters 2 active')
  await filters.click()
  await expect(stakedOnly).toBeHidden()
})

test('an unfolded row shows its actions before its figures, and its small controls are 32 px high', async ({
  page,
}) => {
  await openFarms(page, `/farms?as=${demo.address}`)
  const farm = firstRow(page)
  await farm.getByRole('button', { name: /^Details of/ }).click()
  const harvest = await boxOf(farm.getByRole('button', { name: 'Harvest' }))
  expect(harvest.y).toBeLessThan((await boxOf(farm.getByText('Total staked'))).y)
  const roi = farm.getByRole('button', { name: /^ROI of/ })
  expect((await boxOf(roi)).height).toBeGreaterThanOrEqual(LEAST_TARGET_PX)
  await farm.getByRole('button', { name: /^Unstake/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Unstake/ })
  for (const name of ['25%', 'Max']) {
    const target = await boxOf(dialog.getByRole('button', { name, exact: true }))
    expect(target.height, name).toBeGreaterThanOrEqual(LEAST_TARGET_PX)
  }
  await page.keyboard.press('Escape')

  await followLink(page, `/pools?as=${demo.address}`)
  await expect(page.getByRole('heading', { name: 'Syrup pools', level: 1 })).toBeVisible()
  const pool = firstRow(page)
  expect((await boxOf(pool.getByRole('button', { name: /^ROI/ }))).height).toBeGreaterThanOrEqual(LEAST_TARGET_PX)
  await pool.getByRole('button', { name: 'Details' }).click()
  const enable = await boxOf(pool.getByRole('button', { name: /^(Enable|Stake)/ }).first())
  expect(enable.y).toBeLessThan((await boxOf(pool.getByText('Performance fee'))).y)

  await followLink(page, `/swap?as=${demo.address}`)
  const max = page.getByRole('main').getByRole('button', { name: /^Use all of/ })
  expect((await boxOf(max)).height).toBeGreaterThanOrEqual(LEAST_TARGET_PX)
})
