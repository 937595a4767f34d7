import { expect, test, type Page } from '@playwright/test'
import { pauseBlocks, resumeBlocks } from '../e2e/support/blocks.ts'
import { rpc, token } from '../e2e/support/chain.ts'
import { BARS, report } from './bars.ts'
import {
  countChanges,
  expectHeadShown,
  resetRenders,
  renderWithoutChange,
  rendersOf,
  shiftsOf,
  watchPage,
} from './watchers.ts'

const BLOCKS = 5
/** Time from a block until its consequences are rendered. */
const BLOCK_MS = 1_500
/** Time from the quote until everything that the page prefetches is loaded. */
const SETTLE_MS = 3_000

async function open(page: Page): Promise<void> {
  await watchPage(page)
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}&exactAmount=1&exactField=input`)
  await expect(page.getByRole('textbox', { name: /^To/ })).not.toHaveValue('')
  await page.waitForTimeout(SETTLE_MS)
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('blocks that change no reserves render no component of the swap form', async ({ page }) => {
  test.setTimeout(120_000)
  await open(page)
  await resetRenders(page)
  for (let block = 0; block < BLOCKS; block += 1) {
    await rpc('evm_mine')
    await expectHeadShown(page)
    await page.waitForTimeout(BLOCK_MS)
  }
  await expectHeadShown(page)
  const rendered = await rendersOf(page)
  report('/swap: components rendered for blocks without change', rendered.length, BARS.rendersOfBlock, 'components')
  expect(rendered).toEqual([])
})

test.afterEach(resumeBlocks)

test('the render watcher detects a render without a change of data', async ({ page }) => {
  await open(page)
  await pauseBlocks()
  await expectHeadShown(page)
  await resetRenders(page)
  await countChanges(page)
  await renderWithoutChange(page)
  await frames(page)
  expect((await rendersOf(page)).length).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.changes)).toBe(0)
})

test('the change watcher counts each change', async ({ page }) => {
  await open(page)
  await pauseBlocks()
  await expectHeadShown(page)
  await countChanges(page)
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-provoked', ''))
  await frames(page)
  expect(await page.evaluate(() => window.changes)).toBe(1)
})

test('the layout-shift watcher detects inserted content and names the moved elements', async ({ page }) => {
  await open(page)
  const before = (await shiftsOf(page)).length
  await page.evaluate(() => {
    const box = document.createElement('div')
    box.style.height = '80px'
    document.querySelector('main')?.prepend(box)
  })
  const provoked = async () =>
    (await shiftsOf(page)).slice(before).find(({ moved }) => moved.join().includes('Exchange'))?.value ?? 0
  await expect.poll(provoked).toBeGreaterThan(0.001)
})
