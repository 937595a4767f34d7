import { parseEther } from 'ethers'
import { balanceOf, demoAccount, feeOf, newestFrom } from './support/chain.ts'
import { toastOf } from './support/farms.ts'
import { expect, respondToWalletRequest, test, visibleText } from './support/journey.ts'
import {
  bet,
  betAsDemo,
  betOf,
  betOutside,
  cardOf,
  lockRound,
  mineTo,
  openPrediction,
  roundOf,
  startRounds,
} from './support/prediction.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

const me = demoAccount('Demo').address

test('a bet on UP enters the round once, wins and is collected to the wei', async ({ page }) => {
  const epoch = await startRounds()
  await openPrediction(page)
  const card = cardOf(page, epoch)
  const heldBefore = await balanceOf('BNB', me)
  await bet(page, epoch, 'UP', '0.25')
  expect(await betOf(epoch)).toEqual({ side: 'UP', amountRaw: parseEther('0.25'), isClaimed: false })
  const sent = await newestFrom(me)
  expect(await balanceOf('BNB', me)).toBe(heldBefore - parseEther('0.25') - (await feeOf(sent.hash)))
  // One bet a round: the card offers no second one.
  await expect(card.getByRole('button', { name: /^Enter/ })).toHaveCount(0)

  await betOutside('DOWN', parseEther('0.75'))
  await lockRound('320', true)
  await expect(card.getByText('Live')).toBeVisible()
  await expect(card.getByText('$320.000').first()).toBeVisible()
  await lockRound('321.5')
  await expect(card.getByText('Expired')).toBeVisible()
  await expect(card.getByText('+$1.500')).toBeVisible()

  const { rewardRaw, rewardBaseRaw } = await roundOf(epoch)
  const payoutRaw = (parseEther('0.25') * rewardRaw) / rewardBaseRaw
  expect(payoutRaw).toBe(parseEther('0.97'))
  const held = await balanceOf('BNB', me)
  await card.getByRole('button', { name: 'Collect', exact: true }).click()
  await confirmWrite(page, 'Collect winnings')
  await respondToWalletRequest(page, 'Confirm')
  const hash = await readOutcome(page, 'Winnings collected!', 'Your prize has been sent to your wallet.')
  expect(await balanceOf('BNB', me)).toBe(held + payoutRaw - (await feeOf(hash)))
  expect((await betOf(epoch)).isClaimed).toBe(true)
  await expect(card.getByRole('button', { name: 'Collect', exact: true })).toHaveCount(0)

  await card.getByRole('button', { name: 'Check this round' }).click()
  const audit = page.getByRole('dialog', { name: `Round ${epoch}, checked` })
  await expect(audit.getByText('Checked on the chain')).toHaveCount(6)
  await expect(audit.getByText('0.97 BNB').first()).toBeVisible()
  await expect(audit.getByRole('link', { name: /Update of the oracle/ })).toHaveCount(2)
})

test('a bet on DOWN that the wallet rejects is not entered, and loses when the price rises', async ({ page }) => {
  const epoch = await startRounds()
  await openPrediction(page)
  const card = cardOf(page, epoch)
  await card.getByRole('button', { name: 'Enter DOWN' }).click()
  await card.getByRole('textbox', { name: 'Amount' }).fill('0.0001')
  await expect(visibleText(card, 'A minimum amount of 0.001 BNB is required')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Bet on DOWN' })).toBeDisabled()
  await card.getByRole('textbox', { name: 'Amount' }).fill('100000')
  await expect(visibleText(card, 'Insufficient BNB balance')).toBeVisible()
  await card.getByRole('textbox', { name: 'Amount' }).fill('0.1')
  await card.getByRole('button', { name: 'Bet on DOWN' }).click()
  await respondToWalletRequest(page, 'Reject')
  await expect(toastOf(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  expect((await betOf(epoch)).amountRaw).toBe(0n)
  await card.getByRole('button', { name: 'Back' }).click()

  await bet(page, epoch, 'DOWN', '0.1')
  await betOutside('UP', parseEther('0.2'))
  await lockRound('320', true)
  await lockRound('321')
  await expect(card.getByText('Expired')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Collect', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const row = page.getByRole('button', { name: new RegExp(`^Round ${epoch}`) })
  await expect(row).toContainText('Lost')
  await expect(row).toContainText('-0.1 BNB')
})

test('a bet that would be included after the lock is stopped', async ({ page }) => {
  const epoch = await startRounds()
  await openPrediction(page)
  const card = cardOf(page, epoch)
  await expect(card.getByRole('button', { name: 'Enter UP' })).toBeEnabled()
  const { lockBlock } = await roundOf(epoch)
  await mineTo(lockBlock - 2)
  await expect(card.getByText(/^This round (closes in about 1 block|no longer accepts bets\.)$/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Enter UP' })).toBeDisabled()
  await mineTo(lockBlock + 4)
  await expect(card.getByText('Closing').first()).toBeVisible()
})

test('at equal prices nobody wins, and a cancelled round is reclaimed in full', async ({ page }) => {
  const epoch = await startRounds()
  await betAsDemo('UP', parseEther('0.2'))
  await lockRound('320', true)
  await betAsDemo('DOWN', parseEther('0.3'))
  await lockRound('320')
  await openPrediction(page)
  await expect(cardOf(page, epoch).getByText(/^The price did not move, so nobody wins/)).toBeVisible()
  await expect(cardOf(page, epoch).getByRole('button', { name: 'Collect', exact: true })).toHaveCount(0)

  // The next round is locked, and its end is missed.
  const { endBlock } = await roundOf(epoch + 1)
  const card = cardOf(page, epoch + 1)
  await mineTo(endBlock + 10)
  await expect(card.getByText('Calculating').first()).toBeVisible()
  await mineTo(endBlock + 22)
  await expect(card.getByText('Round cancelled')).toBeVisible()
  const held = await balanceOf('BNB', me)
  await card.getByRole('button', { name: 'Reclaim' }).click()
  await confirmWrite(page, 'Reclaim your bet')
  await respondToWalletRequest(page, 'Confirm')
  const hash = await readOutcome(page, 'Bet reclaimed!', 'Your bet has been sent back to your wallet.')
  expect(await balanceOf('BNB', me)).toBe(held + parseEther('0.3') - (await feeOf(hash)))
  await expect(card.getByText('You have reclaimed your bet.')).toBeVisible()
})
