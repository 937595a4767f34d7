import { parseEther } from 'ethers'
import { balanceOf, demoAccount, feeOf, newestFrom, nonceOf } from './support/chain.ts'
import { expect, respondToWalletRequest, test, visibleText } from './support/journey.ts'
import { betAsDemo, betOf, betOutside, lockRound, openPrediction, roundOf, startRounds } from './support/prediction.ts'

const me = demoAccount('Demo').address
/** Rounds of the seed: one that the demo account won, and one that was cancelled. */
const [WON, CANCELLED] = [8, 4]

test('winnings of several rounds are collected one after the other, and the history follows', async ({ page }) => {
  const { rewardRaw, rewardBaseRaw } = await roundOf(WON)
  const wonRaw = ((await betOf(WON)).amountRaw * rewardRaw) / rewardBaseRaw
  const refundRaw = (await betOf(CANCELLED)).amountRaw
  await openPrediction(page)
  const banner = page.getByText(/^You have [\d.]+ BNB to collect$/)
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const rows = page.getByRole('button', { name: /^Round \d+/ })
  await page.getByRole('radio', { name: 'Uncollected', exact: true }).check()
  await expect(rows).toHaveCount(2)
  await page.getByRole('radio', { name: 'Collected', exact: true }).check()
  await expect(rows).toHaveCount(1)
  await page.getByRole('radio', { name: 'All', exact: true }).check()
  await expect(rows).toHaveCount(5)

  const held = await balanceOf('BNB', me)
  await page.getByRole('button', { name: 'Collect winnings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collect winnings' })
  await expect(visibleText(dialog, 'The contract pays one round a transaction, so you sign 2 times.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Collect 2' }).click()
  let feesRaw = 0n
  for (let count = 0; count < 2; count += 1) {
    const before = await nonceOf(me)
    await respondToWalletRequest(page, 'Confirm')
    await expect.poll(() => nonceOf(me)).not.toBe(before)
    feesRaw += await feeOf((await newestFrom(me)).hash)
  }
  await expect(visibleText(dialog, '2 of 2 collected')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  expect(await balanceOf('BNB', me)).toBe(held + wonRaw + refundRaw - feesRaw)
  expect([(await betOf(WON)).isClaimed, (await betOf(CANCELLED)).isClaimed]).toEqual([true, true])
  await expect(banner).toBeHidden()
  await page.getByRole('radio', { name: 'Collected', exact: true }).check()
  await expect(rows).toHaveCount(3)
})

test('a rejected collection sends nothing, and the wallet receives no request for the rest', async ({ page }) => {
  await openPrediction(page)
  await page.getByRole('button', { name: 'Collect winnings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collect winnings' })
  await dialog.getByRole('button', { name: 'Collect 2' }).click()
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(dialog, 'You rejected this. Nothing was sent.')).toBeVisible()
  expect([(await betOf(WON)).isClaimed, (await betOf(CANCELLED)).isClaimed]).toEqual([false, false])
})

test('the history shows profit and loss of the ended rounds', async ({ page }) => {
  await startRounds()
  await betAsDemo('UP', parseEther('1'))
  await betOutside('DOWN', parseEther('1'))
  await lockRound('320', true)
  await lockRound('330')
  await openPrediction(page)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('tab', { name: 'Profit and loss' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Profit and loss' })
  await expect(panel.locator('dl > div').filter({ hasText: 'Rounds won' })).toContainText('3')
  await expect(panel.locator('dl > div').filter({ hasText: 'Rounds lost' })).toContainText('2')
})
