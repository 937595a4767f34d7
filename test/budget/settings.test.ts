import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { facts, token } from '../e2e/support/chain.ts'
import { connectDemo, visibleText } from '../e2e/support/journey.ts'
import { pauseBlocks, resumeBlocks } from '../e2e/support/blocks.ts'
import { enableExpertMode, inSettings } from '../e2e/support/swapForm.ts'
import { BARS, report } from './bars.ts'
import { trackRequests } from '../e2e/support/rest.ts'
import { rendersOf, resetRenders, watchPage } from './watchers.ts'

const SWAP = `/swap?outputCurrency=${token('CAKE').address}&exactAmount=1&exactField=input`

type Change = (settings: Page) => Promise<void>

const sounds: Change = (page) => inSettings(page, (dialog) => dialog.getByRole('switch', { name: 'Sounds' }).click())
const deadline: Change = (page) => inSettings(page, (dialog) => dialog.getByLabel('Transaction deadline').fill('30'))
const singleHop: Change = (page) =>
  inSettings(page, (dialog) => dialog.getByRole('switch', { name: 'Disable multihops' }).click())
const slippage: Change = (page) =>
  inSettings(page, (dialog) => dialog.getByRole('radio', { name: '1%', exact: true }).check())
const theme: Change = async (page) => {
  await page.getByRole('button', { name: 'Language and theme' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.keyboard.press('Escape')
}

const ownNode: Change = async (page) => {
  await inSettings(page, async (dialog) => {
    await dialog.getByRole('button', { name: 'Nodes' }).click()
    await dialog.getByRole('textbox', { name: 'Your own node' }).fill(facts.rpc.http[0])
    await dialog.getByRole('button', { name: 'Use this node' }).click()
    await expect(dialog.getByText('In use')).toBeVisible()
  })
}

/** The watched page, and a tab in which the settings are changed: the watched page merges what it stores. */
interface Tabs {
  page: Page
  /** Waits until the watched page is at rest. */
  rest: () => Promise<void>
  settings: Page
}

/** Visits a path whose renders are counted; `isShown` waits for its data. */
async function openTabs(page: Page, path: string, isShown: () => Promise<void>): Promise<Tabs> {
  await watchPage(page)
  const rest = trackRequests(page)
  await page.goto(path)
  await isShown()
  const settings = await page.context().newPage()
  const settingsRest = trackRequests(settings)
  await settings.goto('/swap')
  await expect(settings.getByRole('button', { name: 'Settings' }).first()).toBeVisible()
  // A block changes prices and rewards: none comes while renders are counted.
  await pauseBlocks()
  await settingsRest()
  const tabs = { page, rest, settings }
  // The first stored change loads the code that merges; nothing is counted yet.
  await changeStored(sounds, tabs)
  return tabs
}

/** The key that the settings tab writes last: storage events arrive in order. */
const MARK = 'test:mark'

declare global {
  interface Window {
    marked: Promise<void>
  }
}

/** Makes a change in the settings tab, and waits until the watched page has merged and rendered it. */
async function changeStored(change: Change, { page, rest, settings }: Tabs): Promise<void> {
  await page.evaluate((mark) => {
    window.marked = new Promise((resolve) => {
      addEventListener('storage', ({ key, newValue }) => {
        if (key === mark && newValue !== null) resolve()
      })
    })
  }, MARK)
  const stored = () => settings.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  const before = await stored()
  await change(settings)
  await expect.poll(stored, 'what the settings tab has stored').not.toBe(before)
  await settings.evaluate((mark) => {
    localStorage.setItem(mark, '1')
    localStorage.removeItem(mark)
  }, MARK)
  await page.evaluate(() => window.marked)
  await rest()
}

/** Rows of the form that show the slippage tolerance: the limit of the quote, and the tolerance itself. */
const TOLERANCE_ROWS = 'main dl > div:first-child > dt'
/** The notice on every page that names the user's own node. */
const NODE_NOTICE = 'main > [data-kind] > *'

async function renderedBy(change: Change, tabs: Tabs, except?: string): Promise<string[]> {
  await resetRenders(tabs.page)
  await changeStored(change, tabs)
  return rendersOf(tabs.page, except)
}

/** Visits a path, connects an account, and returns the components rendered until its figures are shown. */
async function renderedByAccount(page: Page, path: string, isShown: () => Promise<void>): Promise<string[]> {
  await watchPage(page)
  const rest = trackRequests(page)
  await page.goto(path)
  await isShown()
  await pauseBlocks()
  await rest()
  await resetRenders(page)
  await connectDemo(page)
  await rest()
  return rendersOf(page)
}

/** Asserts that the user's own node has rendered its notice, and nothing else of the page. */
async function expectNodeNoticeOnly(rendered: readonly string[], page: Page): Promise<void> {
  await expect(visibleText(page, /^You are using your own node/)).toBeVisible()
  expect(rendered.length, rendered.join(', ')).toBeLessThanOrEqual(BARS.rendersOfOwnNode)
}

test.afterEach(() => resumeBlocks())

test('a changed setting renders only the components of /swap that show it', async ({ page }) => {
  const tabs = await openTabs(page, SWAP, () => expect(page.getByText('Minimum received')).toBeVisible())
  expect(await renderedBy(sounds, tabs)).toEqual([])
  expect(await renderedBy(deadline, tabs)).toEqual([])
  // The best route is the pair itself, with and without other pairs.
  expect(await renderedBy(singleHop, tabs)).toEqual([])
  expect(await renderedBy(theme, tabs)).toEqual([])
  const toleranceRow = page.getByText('Slippage tolerance', { exact: true })
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

  const byExpertMode = await renderedBy(enableExpertMode, tabs)
  await expect(page.getByRole('button', { name: '+ Add a send (optional)' })).toBeVisible()
  report('components rendered for expert mode', byExpertMode.length, BARS.rendersOfExpertMode, 'components')
  expect(byExpertMode.length, byExpertMode.join(', ')).toBeLessThanOrEqual(BARS.rendersOfExpertMode)

  await expectNodeNoticeOnly(await renderedBy(ownNode, tabs, NODE_NOTICE), page)
})

test('a connected account renders only the components of /swap that show it', async ({ page }) => {
  const rendered = await renderedByAccount(page, SWAP, () => expect(page.getByText('Minimum received')).toBeVisible())
  report('components rendered on /swap for an account', rendered.length, BARS.rendersOfAccount.swap, 'components')
  expect(rendered.length, rendered.join(', ')).toBeLessThanOrEqual(BARS.rendersOfAccount.swap)
})

test('a connected account renders nothing of /about except the notice of a wrong network', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const rendered = await renderedByAccount(page, '/about', () => expect(heading).toBeVisible())
  expect(rendered.length, rendered.join(', ')).toBeLessThanOrEqual(BARS.rendersOfAccount.about)
})

test('no changed setting of swaps renders anything on /farms', async ({ page }) => {
  const firstFarm = page.getByRole('main').getByRole('article').first()
  const tabs = await openTabs(page, '/farms', () => expect(firstFarm).toContainText('%'))
  for (const change of [sounds, deadline, slippage, singleHop, enableExpertMode, theme]) {
    expect(await renderedBy(change, tabs)).toEqual([])
  }
  await expectNodeNoticeOnly(await renderedBy(ownNode, tabs, NODE_NOTICE), page)
  // The other tab's changes have arrived: an empty count above is not one of a page that merges nothing.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
