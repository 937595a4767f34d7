import type { Page } from '@playwright/test'
import { id, parseEther } from 'ethers'
import { pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { balanceOf, demoAccount, rpc } from './support/chain.ts'
import { confirmHarvest, expand, openFarms, pendingOf, stakeOutside, unstakeOutside } from './support/farms.ts'
import { expect, respondToWalletRequest, test, openConnected } from './support/journey.ts'
import { shownAmount } from './support/signedSwap.ts'
import { readOutcome } from './support/transactions.ts'

const demo = demoAccount('Demo')
const me = demo.address
const FARM = 'ETH-BNB'
/** The selector of tryBlockAndAggregate, by which the page reads. */
const AGGREGATE = id('tryBlockAndAggregate(bool,(address,bytes)[])').slice(0, 10)

const countOf = (block: 'latest' | 'pending'): Promise<string> => rpc('eth_getTransactionCount', [me, block])

test.beforeEach(() => stakeOutside(demo, FARM, parseEther('0.2')))

test.afterEach(async () => {
  await resumeBlocks()
  await unstakeOutside(demo, FARM)
})

test('Harvest of a farm is busy until the figures of the receipt’s block are on screen', async ({ page }) => {
  let areReadsHeld = false
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*', async (route) => {
    if (areReadsHeld && (route.request().postData() ?? '').includes(AGGREGATE)) await released
    await route.fallback()
  })
  await openConnected(page, () => openFarms(page))
  const farm = await expand(page, FARM)
  const earned = farm.getByText('CAKE earned', { exact: true }).locator('..')
  const harvest = farm.getByRole('button', { name: 'Harvest', exact: true })
  await expect(harvest).toBeEnabled()
  await harvest.click()
  await confirmHarvest(page)
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toBeVisible()
  const cakeBefore = await balanceOf('CAKE', me)
  await pauseBlocks()
  areReadsHeld = true
  await respondToWalletRequest(page, 'Confirm')
  await expect.poll(async () => (await countOf('pending')) !== (await countOf('latest'))).toBe(true)
  const busy = farm.getByRole('button', { name: 'Harvesting', exact: true })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await rpc('evm_mine')

  // The receipt is known and its amount is that of the chain. The figures of its block are not read yet.
  const earnedRaw = (await balanceOf('CAKE', me)) - cakeBefore
  expect(earnedRaw).toBeGreaterThan(0n)
  expect(await pendingOf(FARM, me)).toBe(0n)
  await readOutcome(page, 'Harvested!', `Harvested ${shownAmount(earnedRaw, 18)} CAKE`)
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(earned).toHaveText(/^CAKE earned0\.\d/)
  await busy.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)

  release()
  await expect(earned).toHaveText('CAKE earned0Harvest')
  await expect(harvest).toBeDisabled()
  await expect(harvest).not.toHaveAttribute('aria-busy')
})

/** Starts to record, frame by frame, the top of the button of a dialog that shows a review, in whole pixels. */
const recordButton = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tops: number[] = []
    Object.assign(window, { buttonTops: tops })
    const record = () => {
      const dialog = document.querySelector('dialog:modal')
      const button = [...(dialog?.querySelectorAll('button') ?? [])].find((it) => it.textContent === 'Confirm')
      if (button && dialog?.textContent.includes('Network fee'))
        tops.push(Math.round(button.getBoundingClientRect().top))
      requestAnimationFrame(record)
    }
    record()
  })

const recordedTops = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { buttonTops: number[] }).buttonTops)

test('the button of an unstake stays in its place while the figures of its review arrive', async ({ page }) => {
  await openConnected(page, () => openFarms(page))
  const farm = await expand(page, FARM)
  // Without an amount there is no review yet, but its code: later it would move the button.
  const code = page.waitForResponse(/\/WriteReview-/)
  await farm.getByRole('button', { name: `Unstake ${FARM} LP` }).click()
  await code
  await recordButton(page)
  const leave = page.getByRole('dialog', { name: 'Unstake LP tokens' })
  await leave.getByRole('button', { name: '25%' }).click()
  await expect(leave).toContainText('Simulated: passed')
  // The reward grows with the next block.
  const head = Number(await rpc('eth_blockNumber'))
  await expect.poll(async () => Number(await rpc('eth_blockNumber'))).toBeGreaterThan(head + 1)
  const tops = await recordedTops(page)
  expect(tops.length).toBeGreaterThan(0)
  expect([...new Set(tops)]).toHaveLength(1)
})
