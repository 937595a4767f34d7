import type { Page } from '@playwright/test'
import { formatEther, parseEther } from 'ethers'
import { approveRouter, balanceOf, demoAccount, rpc } from './support/chain.ts'
import {
  amountField,
  respondToWalletRequest,
  expect,
  openSwap,
  visibleText,
  test,
  sentDialog,
  openConnected,
} from './support/journey.ts'
import { amountForImpact, confirmExpertMode, mainButton, waitUntilAmountSettled } from './support/swapForm.ts'

const owner = demoAccount('Third')
const [paid, got] = ['BUSD', 'THIN'] as const

/** Enters the amount with a price impact of the given basis points in the current pool. */
async function enterImpact(page: Page, impactBps: bigint): Promise<bigint> {
  const amountRaw = await amountForImpact(impactBps, paid, got)
  await amountField(page, 'From').fill(formatEther(amountRaw))
  const shown = `${impactBps / 100n}.${String(impactBps % 100n).padStart(2, '0')}%`
  await expect(impactRow(page)).toContainText(shown)
  return amountRaw
}

const impactRow = (page: Page) => page.getByRole('main').locator('dt', { hasText: 'Price impact' }).locator('xpath=..')

/** Expects the level of the price impact as a word; null for none. */
const expectLevel = (page: Page, level: string | null) =>
  expect(impactRow(page)).toHaveText(level === null ? /%$/ : new RegExp(`%\\s*${level}$`))

const lessButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Swap less: / })

/** Enters the smaller amount, and expects that it has a price impact below the level that needs a consent. */
async function swapLess(page: Page): Promise<void> {
  await lessButton(page).click()
  await expect(mainButton(page, 'Swap')).toBeEnabled()
  await expect(amountField(page, 'From')).toBeFocused()
  const typedRaw = parseEther(await amountField(page, 'From').inputValue())
  expect(typedRaw).toBeLessThan(await amountForImpact(500n, paid, got))
  expect(typedRaw * 100n).toBeGreaterThan((await amountForImpact(500n, paid, got)) * 90n)
  await expectLevel(page, 'Medium')
  await expect(lessButton(page)).toHaveCount(0)
}

async function open(page: Page): Promise<void> {
  await openConnected(page, () => openSwap(page, { inputCurrency: paid, outputCurrency: got }), 'Third')
}

const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm swap' })

test.describe('a price impact of', () => {
  test.beforeAll(() => approveRouter(owner, paid, parseEther('1000000')))

  test('0.5, 2 or 4 %: needs no consent, and only 4 % has a level; 7 or 20 %: offers a smaller amount, which needs none', async ({
    page,
  }) => {
    await open(page)
    for (const [impactBps, level] of [
      [50n, null],
      [200n, null],
      [400n, 'Medium'],
    ] as const) {
      await test.step(`${impactBps} basis points`, async () => {
        await enterImpact(page, impactBps)
        await expectLevel(page, level)
        await expect(lessButton(page)).toHaveCount(0)
        await mainButton(page, 'Swap').click()
        await expect(review(page).getByRole('button', { name: 'Confirm swap' })).toBeEnabled()
        await expect(review(page).getByRole('switch')).toHaveCount(0)
        await expect(review(page).getByRole('textbox')).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(review(page)).toBeHidden()
      })
    }
    for (const impactBps of [700n, 2_000n]) {
      await test.step(`${impactBps} basis points`, async () => {
        await enterImpact(page, impactBps)
        await swapLess(page)
      })
    }
  })

  test('12 %: needs the typed word, and accepts no other; 7 %: needs consent, and the swap is executed', async ({
    page,
  }) => {
    await open(page)
    await enterImpact(page, 1_200n)
    await mainButton(page, 'Swap anyway').click()
    const swap = review(page).getByRole('button', { name: 'Swap anyway' })
    const word = review(page).getByRole('textbox', { name: 'Type “confirm” to continue' })
    await expect(review(page).getByRole('switch')).toHaveCount(0)
    for (const typed of ['', 'yes', 'confirms']) {
      await word.fill(typed)
      await expect(swap).toBeDisabled()
    }
    await word.fill('confirm')
    await expect(swap).toBeEnabled()
    await swap.click()
    await respondToWalletRequest(page, 'Reject')
    await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(review(page)).toBeHidden()

    const amountRaw = await enterImpact(page, 700n)
    await expectLevel(page, 'High')
    await mainButton(page, 'Swap anyway').click()
    await expect(swap).toBeDisabled()
    await review(page).getByRole('switch', { name: 'I want to swap anyway' }).click()
    await expect(review(page).getByRole('textbox')).toHaveCount(0)
    const before = { paid: await balanceOf(paid, owner.address), got: await balanceOf(got, owner.address) }
    await swap.click()
    await respondToWalletRequest(page, 'Confirm')
    await expect(sentDialog(page)).toBeVisible()
    await expect.poll(() => balanceOf(paid, owner.address)).toBe(before.paid - amountRaw)
    expect(await balanceOf(got, owner.address)).toBeGreaterThan(before.got)
  })

  test('20 %: is blocked, except in expert mode after the typed word; 7 % needs no consent there, and the wallet opens', async ({
    page,
  }) => {
    await open(page)
    await enterImpact(page, 2_000n)
    await expectLevel(page, 'Very high')
    await expect(mainButton(page, 'Price impact too high')).toBeDisabled()
    await mainButton(page, 'Turn on expert mode').click()
    const settings = page.getByRole('dialog')
    await expect(settings.getByRole('switch', { name: 'Expert mode' })).toBeFocused()
    await expect(settings.getByRole('switch', { name: 'Expert mode' })).toBeInViewport()
    await confirmExpertMode(settings)
    await page.keyboard.press('Escape')
    await expect(mainButton(page, 'Turn on expert mode')).toHaveCount(0)
    await expect(lessButton(page)).toBeVisible()
    const sentBefore = await rpc('eth_getTransactionCount', [owner.address, 'pending'])
    await mainButton(page, 'Swap anyway').click()
    const question = page.getByRole('dialog', { name: 'Price impact high' })
    await expect(question.getByRole('button', { name: 'Swap anyway' })).toBeDisabled()
    await question.getByRole('textbox', { name: 'Type “confirm” to continue' }).fill('confirm')
    await question.getByRole('button', { name: 'Swap anyway' }).click()
    await expect(question).toBeHidden()
    await respondToWalletRequest(page, 'Reject')
    const rejection = visibleText(page, 'You rejected this. Nothing was sent.')
    await expect(rejection).toBeVisible()
    expect(await rpc('eth_getTransactionCount', [owner.address, 'pending'])).toBe(sentBefore)

    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(rejection).toBeHidden()
    await enterImpact(page, 700n)
    await waitUntilAmountSettled(page)
    await mainButton(page, 'Swap anyway').click()
    await respondToWalletRequest(page, 'Reject')
    await expect(rejection).toBeVisible()
  })
})

test('20 % before the approval: is blocked with its own text, without an approval button', async ({ page }) => {
  await approveRouter(owner, paid, 0n)
  await open(page)
  await enterImpact(page, 2_000n)
  await expect(mainButton(page, 'Price impact high')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Enable BUSD' })).toHaveCount(0)
})
