import { parseEther } from 'ethers'
import { balanceOf } from './support/chain.ts'
import { canClaim, canClaimSpecial, claimFree, countOf, demo, openCollectibles } from './support/collectibles.ts'
import { expect, respondToWalletRequest, test, visibleText } from './support/journey.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

const me = demo.address
const [HICCUP, BULLISH] = [10, 11]

test('the collectibles of a team, of a named claim, of one with a price and the refund are claimed once', async ({
  page,
}) => {
  const [before, heldRaw] = [await countOf(me), await balanceOf('CAKE', me)]
  const allowed = async () => [
    ...[await canClaim('easterNft', me), await canClaim('claimRefund', me)],
    ...(await canClaimSpecial(me, [HICCUP, BULLISH])),
  ]
  expect(await allowed()).toEqual([true, true, true, true])
  await openCollectibles(page)
  await claimFree(page, "Stormy Easter '21")
  await claimFree(page, 'Hiccup')

  await page.getByRole('button', { name: 'Claim Bullish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Claim collectible' })
  await dialog.getByRole('button', { name: 'Approve CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(dialog.locator('dl > div').filter({ hasText: 'You send' })).toContainText('2 CAKE')
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
  await confirmWrite(page, 'Claim collectible')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Collectible claimed!', 'Bullish is in your wallet.')
  expect(await balanceOf('CAKE', me)).toBe(heldRaw - parseEther('2'))
  expect(await countOf(me)).toBe(before + 3)

  await expect(visibleText(page, 'You can get back 4 CAKE')).toBeVisible()
  await page.getByRole('button', { name: 'Get refund' }).click()
  await confirmWrite(page, 'Get refund')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Refund received!', '4 CAKE is in your wallet.')
  expect(await balanceOf('CAKE', me)).toBe(heldRaw + parseEther('2'))
  await expect(page.getByRole('button', { name: 'Get refund' })).toHaveCount(0)
  expect(await allowed()).toEqual([false, false, false, false])
})
