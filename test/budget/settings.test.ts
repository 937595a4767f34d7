import { expect, test, type Page } from '@playwright/test'
import { token } from '../e2e/support/chain.ts'
import { pauseBlocks, resumeBlocks } from '../e2e/support/blocks.ts'
import { inSettings } from '../e2e/support/swapForm.ts'
import { BARS, report } from './bars.ts'
import { rendersOf, resetRenders, watchPage } from './watchers.ts'

/** Time from a page's first data until everything that it prefetches is loaded. */
const SETTLE_MS = 3_000
/** Time until a setting that another tab has stored is merged and rendered. */
const MERGE_MS = 1_500

type Change = (settings: Page) => Promise<void>

const sounds: Change = (page) => inSettings(page, (dialog) => dialog.getByRole('switch', { name: 'Sounds' }).click())
const deadline: Change = (page) => inSettings(page, (dialog) => dialog.getByLabel('Transaction deadline').fill('30'))
const singleHop: Change = (page) =>
  inSettings(page, (dialog) => dialog.getByRole('switch', { name: 'Disable multihops' }).click())
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
  // A block changes prices and rewards: none comes while renders are counted.
  await pauseBlocks()
  await settings.waitForTimeout(SETTLE_MS)
  // The first stored change loads the code that merges; nothing is counted yet.
  await sounds(settings)
  await page.waitForTimeout(MERGE_MS)
  return settings
}

/** Rows of the form that show the slippage tolerance: the limit of the quote, and the tolerance itself. */
const TOLERANCE_ROWS = 'main dl > div:first-child > dt'

async function renderedBy(
  change: Change,
  { page, settings }: { page: Page; settings: Page },
  except?: string,
): Promise<string[]> {
  await resetRenders(page)
  await change(settings)
  await page.waitForTimeout(MERGE_MS)
  return rendersOf(page, except)
}

test.afterEach(() => resumeBlocks())

test('a changed setting renders only what shows it on /swap', async ({ page }) => {
  test.setTimeout(120_000)
  await watchPage(page)
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}&exactAmount=1&exactField=input`)
  await expect(page.getByText('Minimum received')).toBeVisible()
  const tabs = { page, settings: await openSettings(page) }
  expect(await renderedBy(sounds, tabs)).toEqual([])
  expect(await renderedBy(deadline, tabs)).toEqual([])
  expect(await renderedBy(theme, tabs)).toEqual([])
  const toleranceRow = page.getByText('Slippage Tolerance', { exact: true })
  await expect(toleranceRow).toBeHidden()
  const bySlippage = await renderedBy(slippage, tabs, TOLERANCE_ROWS)
  // The other tab's change has arrived: an empty count above is not one of a page that merges nothing.
  await expect(toleranceRow).toBeVisible()
  report(
    'components rendered beside the rows of the tolerance',
    bySlippage.length,
    BARS.rendersOfSlippage,
    'components',
  )
  expect(bySlippage.length, bySlippage.join(', ')).toBeLessThanOrEqual(BARS.rendersOfSlippage)
})

test('no changed setting of swaps renders anything on /farms', async ({ page }) => {
  test.setTimeout(120_000)
  await watchPage(page)
  await page.goto('/farms')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('%')
  const tabs = { page, settings: await openSettings(page) }
  for (const change of [sounds, deadline, slippage, singleHop, theme]) {
    expect(await renderedBy(change, tabs)).toEqual([])
  }
  // The other tab's changes have arrived: an empty count above is not one of a page that merges nothing.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
