import type { Page } from '@playwright/test'
import { formatEther } from 'ethers'
import { approveRouter, balanceOf, demoAccount, rpc, swapOutside } from './support/chain.ts'
import { amountField, expect, openSwap, test, openConnected } from './support/journey.ts'
import { amountForImpact, mainButton, pairOf } from './support/swapForm.ts'

const owner = demoAccount('Third')
const mover = demoAccount('Second')
const [paid, got] = ['BUSD', 'THIN'] as const
const EVERYTHING = 2n ** 255n

const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm swap' })
const word = (page: Page) => review(page).getByRole('textbox', { name: 'Type “confirm” to continue' })
const consent = (page: Page) => review(page).getByRole('switch', { name: 'I want to swap anyway' })
const nonceOf = (account: string) => rpc('eth_getTransactionCount', [account, 'pending'])

/**
 * Opens the review of a swap with this price impact. Before that, another account swaps in the same direction, for a
 * percentage of the input reserve.
 */
async function openReview(page: Page, impactBps: bigint, boughtPercent: bigint): Promise<{ worsen(): Promise<void> }> {
  await Promise.all([approveRouter(owner, paid, EVERYTHING), approveRouter(mover, paid, EVERYTHING)])
  await approveRouter(mover, got, EVERYTHING)
  const reserveRaw = await balanceOf(paid, await pairOf(paid, got))
  const before = await balanceOf(got, mover.address)
  await swapOutside(mover, [paid, got], (reserveRaw * boughtPercent) / 100n)
  const boughtRaw = (await balanceOf(got, mover.address)) - before
  await openConnected(page, () => openSwap(page, { inputCurrency: paid, outputCurrency: got }), 'Third')
  await amountField(page, 'From').fill(formatEther(await amountForImpact(impactBps, paid, got)))
  await mainButton(page, 'Swap anyway').click()
  // The bought amount is sold again: the input reserve shrinks, and the same amount moves the price further.
  return { worsen: () => swapOutside(mover, [got, paid], boughtRaw) }
}

test('consent at 9.5 % price impact does not apply at 12 %: the new quote needs its own', async ({ page }) => {
  const { worsen } = await openReview(page, 950n, 30n)
  const swap = review(page).getByRole('button', { name: 'Swap anyway' })
  await consent(page).click()
  await expect(swap).toBeEnabled()
  await worsen()
  await expect(review(page).getByText('Price updated')).toBeVisible()
  await expect(swap).toBeDisabled()
  await review(page).getByRole('button', { name: 'Accept' }).click()
  await expect(review(page).getByText(/^This swap has a price impact of 1[12]\.\d\d%$/)).toBeVisible()
  await expect(consent(page)).toHaveCount(0)
  await expect(word(page)).toHaveValue('')
  await expect(swap).toBeDisabled()
  await word(page).fill('confirm')
  await expect(swap).toBeEnabled()
})

test('the typed word at 14.5 % does not apply to a new quote, and 16 % is blocked in the review as on the form', async ({
  page,
}) => {
  const { worsen } = await openReview(page, 1_450n, 15n)
  const sent = await nonceOf(owner.address)
  await word(page).fill('confirm')
  await expect(review(page).getByRole('button', { name: 'Swap anyway' })).toBeEnabled()
  await worsen()
  await review(page).getByRole('button', { name: 'Accept' }).click()
  await expect(review(page).getByRole('button', { name: 'Price impact too high' })).toBeDisabled()
  await expect(word(page)).toHaveCount(0)
  expect(await nonceOf(owner.address)).toBe(sent)
})
