import { expect, test, type Page } from '@playwright/test'
import { token } from '../e2e/support/chain.ts'
import { inSettings } from '../e2e/support/swapForm.ts'
import { rendersOf, resetRenders, watchPage } from './watchers.ts'

/** Time from a page's first data until everything that it prefetches is loaded. */
const SETTLE_MS = 3_000
/** Time until a setting that another tab has stored is merged and rendered. */
const MERGE_MS = 1_500

type Change = (settings: Page) => Promise<void>

const sounds: Change = (page) => inSettings(page, (dialog) => dialog.getByRole('switch', { name: 'Sounds' }).click())
const deadline: Change = (page) => inSettings(page, (dialog) => dialog.getByLabel('Transaction deadline').fill('30'))
const slippage: Change = (page) =>
  inSettings(page, (dialog) => dialog.getByRole('radio', { name: '1%', exact: true }).check({ force: true }))
const theme: Change = async (page) => {
  await page.getByRole('button', { name: 'Language and theme' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.keyboard.press('Escape')
}

/** Opens a second tab in which the settings are changed: the watched page merges what it stores. */
async function openSettings(page: Page): Promise<Page> {
  const settings = await page.context().newPage()
  await settings.goto('/swap')
  await settings.waitForTimeout(SETTLE_MS)
  // The first stored change loads the code that merges; nothing is counted yet.
  await sounds(settings)
  await page.waitForTimeout(MERGE_MS)
  return settings
}

async function renderedBy(change: Change, { page, settings }: { page: Page; settings: Page }): Promise<string[]> {
  await resetRenders(page)
  await change(settings)
  await page.waitForTimeout(MERGE_MS)
  return rendersOf(page)
}

test('a setting that the swap form does not show renders nothing of it', async ({ page }) => {
  test.setTimeout(120_000)
  await watchPage(page)
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}&exactAmount=1&exactField=input`)
  await expect(page.getByText('Minimum received')).toBeVisible()
  const tabs = { page, settings: await openSettings(page) }
  expect(await renderedBy(sounds, tabs)).toEqual([])
  expect(await renderedBy(deadline, tabs)).toEqual([])
  expect(await renderedBy(theme, tabs)).toEqual([])
  // The form shows the limit of the quote: an empty count above is not one of a page that merges nothing.
  expect(await renderedBy(slippage, tabs)).not.toEqual([])
})
