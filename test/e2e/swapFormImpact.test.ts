import type { Page } from '@playwright/test'
import { formatEther, parseEther } from 'ethers'
import { approveRouter, balanceOf, demoAccount, rpc } from './support/chain.ts'
import {
  amountField,
  respondToWalletRequest,
  connectDemo,
  expect,
  openSwap,
  visibleText,
  test,
} from './support/journey.ts'
import { amountForImpact, waitUntilAmountSettled, mainButton, enableExpertMode } from './support/swapForm.ts'

const owner = demoAccount('Third')
const [paid, got] = ['BUSD', 'THIN'] as const

/** Enters the amount with a price impact of the given basis points in the current pool. */
async function enterImpact(page: Page, impactBps: bigint): Promise<bigint> {
  const amountRaw = await amountForImpact(impactBps, paid, got)
  await amountField(page, 'From').fill(formatEther(amountRaw))
  const shown = `${impactBps / 100n}.${String(impactBps % 100n).padStart(2, '0')}%`
  await expect(page.getByRole('main').locator('dt', { hasText: 'Price Impact' }).locator('xpath=..')).toContainText(
    shown,
  )
  return amountRaw
}

async function open(page: Page): Promise<void> {
  await openSwap(page, { inputCurrency: paid, outputCurrency: got })
  await connectDemo(page, 'Third')
}

const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm Swap' })

test.describe('a price impact of', () => {
  test.beforeAll(() => approveRouter(owner, paid, parseEther('1000000')))

  for (const [impactBps, tone] of [
    [50n, 'low'],
    [200n, 'medium'],
    [400n, 'noticeable'],
  ] as const) {
    test(`${impactBps} basis points, ${tone}: needs no consent`, async ({ page }) => {
      await open(page)
      await enterImpact(page, impactBps)
      await mainButton(page, 'Swap').click()
      await expect(review(page).getByRole('button', { name: 'Confirm Swap' })).toBeEnabled()
      await expect(review(page).getByRole('switch')).toHaveCount(0)
      await expect(review(page).getByRole('textbox')).toHaveCount(0)
    })
  }

  test('7 %: needs consent, and the swap is executed', async ({ page }) => {
    await open(page)
    const amountRaw = await enterImpact(page, 700n)
    await mainButton(page, 'Swap Anyway').click()
    const swap = review(page).getByRole('button', { name: 'Swap Anyway' })
    await expect(swap).toBeDisabled()
    await review(page).getByRole('switch', { name: 'I want to swap all the same' }).click()
    await expect(review(page).getByRole('textbox')).toHaveCount(0)
    const before = { paid: await balanceOf(paid, owner.address), got: await balanceOf(got, owner.address) }
    await swap.click()
    await respondToWalletRequest(page, 'Confirm')
    await expect(page.getByRole('dialog', { name: 'Transaction Submitted' })).toBeVisible()
    await expect.poll(() => balanceOf(paid, owner.address)).toBe(before.paid - amountRaw)
    expect(await balanceOf(got, owner.address)).toBeGreaterThan(before.got)
  })

  test('12 %: needs the typed word, and accepts no other', async ({ page }) => {
    await open(page)
    await enterImpact(page, 1_200n)
    await mainButton(page, 'Swap Anyway').click()
    const swap = review(page).getByRole('button', { name: 'Swap Anyway' })
    const word = review(page).getByRole('textbox', { name: 'Type the word "confirm" to go on' })
    await expect(review(page).getByRole('switch')).toHaveCount(0)
    for (const typed of ['', 'yes', 'confirms']) {
      await word.fill(typed)
      await expect(swap).toBeDisabled()
    }
    await word.fill('confirm')
    await expect(swap).toBeEnabled()
    await swap.click()
    await respondToWalletRequest(page, 'Reject')
    await expect(visibleText(page, 'Transaction rejected.')).toBeVisible()
  })

  test('20 %: is blocked, except in expert mode after the typed word', async ({ page }) => {
    await open(page)
    await enterImpact(page, 2_000n)
    await expect(mainButton(page, 'Price Impact Too High')).toBeDisabled()
    await enableExpertMode(page)
    const sentBefore = await rpc('eth_getTransactionCount', [owner.address, 'pending'])
    await mainButton(page, 'Swap Anyway').click()
    const question = page.getByRole('dialog', { name: 'Price Impact High' })
    await expect(question.getByRole('button', { name: 'Swap Anyway' })).toBeDisabled()
    await question.getByRole('textbox', { name: 'Type the word "confirm" to go on' }).fill('confirm')
    await question.getByRole('button', { name: 'Swap Anyway' }).click()
    await expect(question).toBeHidden()
    await respondToWalletRequest(page, 'Reject')
    await expect(visibleText(page, 'Transaction rejected.')).toBeVisible()
    expect(await rpc('eth_getTransactionCount', [owner.address, 'pending'])).toBe(sentBefore)
  })

  test('7 % in expert mode: needs no consent, and the wallet opens', async ({ page }) => {
    await open(page)
    await enableExpertMode(page)
    await enterImpact(page, 700n)
    await waitUntilAmountSettled(page)
    await mainButton(page, 'Swap Anyway').click()
    await respondToWalletRequest(page, 'Reject')
    await expect(visibleText(page, 'Transaction rejected.')).toBeVisible()
  })
})

test('20 % before the approval: is blocked with its own text, without an approval button', async ({ page }) => {
  await approveRouter(owner, paid, 0n)
  await open(page)
  await enterImpact(page, 2_000n)
  await expect(mainButton(page, 'Price Impact High')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Enable BUSD' })).toHaveCount(0)
})
