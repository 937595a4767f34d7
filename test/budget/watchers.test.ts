import type { Page } from '@playwright/test'
import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { expectHeadShown, pauseBlocks, resumeBlocks } from '../e2e/support/blocks.ts'
import { rpc, token } from '../e2e/support/chain.ts'
import { BARS, report } from './bars.ts'
import { trackRequests } from '../e2e/support/rest.ts'
import { countChanges, resetRenders, renderWithoutChange, rendersOf, shiftsOf, watchPage } from './watchers.ts'

const BLOCKS = 5

/** Opens the swap page with a quote. Returns a function that waits until the page is at rest. */
async function open(page: Page): Promise<() => Promise<void>> {
  await watchPage(page)
  const rest = trackRequests(page)
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}&exactAmount=1&exactField=input`)
  await expect(page.getByRole('textbox', { name: /^To/ })).not.toHaveValue('')
  await rest()
  return rest
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('blocks that change no reserves render no component of the swap form', async ({ page }) => {
  const rest = await open(page)
  await resetRenders(page)
  for (let block = 0; block < BLOCKS; block += 1) {
    await rpc('evm_mine')
    await expectHeadShown(page)
    await rest()
  }
  await expectHeadShown(page)
  const rendered = await rendersOf(page)
  report('/swap: components rendered for blocks without change', rendered.length, BARS.rendersOfBlock, 'components')
  expect(rendered).toEqual([])
})

test.afterEach(resumeBlocks)

test('the render watcher detects a render without a change of data', async ({ page }) => {
  const rest = await open(page)
  await pauseBlocks()
  await expectHeadShown(page)
  await rest()
  await resetRenders(page)
  await countChanges(page)
  await renderWithoutChange(page)
  await frames(page)
  expect((await rendersOf(page)).length).toBeGreaterThan(0)
  expect(await page.evaluate(() => window.changes)).toEqual([])
})

test('the change watcher counts each change', async ({ page }) => {
  const rest = await open(page)
  await pauseBlocks()
  await expectHeadShown(page)
  await rest()
  await countChanges(page)
  // In one task, so that no change of the page's own is between the provoked one and the count.
  const counted = await page.evaluate(async () => {
    window.changes = []
    document.querySelector('main h1')?.setAttribute('data-provoked', '')
    await Promise.resolve()
    return window.changes
  })
  expect(counted).toEqual(['attributes data-provoked of H1: Swap'])
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
    (await shiftsOf(page)).slice(before).find(({ moved }) => moved.join().includes('Swap'))?.value ?? 0
  await expect.poll(provoked).toBeGreaterThan(0.001)
})
