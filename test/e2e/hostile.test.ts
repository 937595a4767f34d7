import type { Page } from '@playwright/test'
import { Interface, parseEther } from 'ethers'
import { RESET_TOKEN, TRAPPED_TOKEN } from '../../devnet/hostile/hostileTokens.ts'
import { amountOut, approveRouter, demoAccount, facts, nonceOf, receiptOf, rpc, token } from './support/chain.ts'
import { movedIn, openLedger } from './support/holdings.ts'
import { confirmShown, visibleAmount, test, untilWalletOpens } from './support/hostileTour.ts'
import {
  amountField,
  respondToWalletRequest,
  expect,
  followLink,
  openSwap,
  sentDialog,
  visibleText,
  openConnected,
} from './support/journey.ts'
import { allowanceOfReset, approveReset } from './support/resetFirstToken.ts'
import { minimumAtDefault, minimumOf } from './support/signedSwap.ts'
import { inSettings, mainButton } from './support/swapForm.ts'
import { confirmWrap, confirmWrite, readOutcome } from './support/transactions.ts'

const user = demoAccount('Third')
const me = user.address

const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm swap' })

/**
 * Swaps an amount, repeated while the page rejects false data; returns the hash once it is included. The dialog that
 * follows the swap remains open.
 */
async function swap(page: Page, amount: string): Promise<string> {
  await untilWalletOpens(page, async () => {
    await amountField(page, 'From').fill(amount)
    await mainButton(page, 'Swap').click()
    await confirmShown(page, review(page).getByRole('button', { name: 'Confirm swap' }))
  })
  const link = sentDialog(page).getByRole('link', { name: /^View on/ })
  await expect(link).toBeVisible()
  const hash = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  expect((await receiptOf(hash)).status).toBe('0x1')
  return hash
}

/** Asserts the amount that the dialog of an included swap reports, then closes it. */
async function expectSwapped(page: Page, sentence: string, raw: bigint, decimals?: number): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Transaction confirmed' })
  await expect(visibleAmount(dialog, sentence, raw, decimals)).toBeVisible()
  await dialog.getByRole('button', { name: 'Swap again' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function setSlippage(page: Page, percent: string): Promise<void> {
  await inSettings(page, (dialog) => dialog.getByRole('textbox', { name: 'Custom slippage' }).fill(percent))
}

test('swaps at the prices of an outlier are never signed; signed ones pay what an honest node quotes', async ({
  page,
}) => {
  await approveRouter(user, 'CAKE', 2n ** 255n)
  const ledger = await openLedger(me)
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }), 'Third')
  const boughtRaw = await amountOut(parseEther('0.5'), ['WBNB', 'CAKE'])
  const bought = await swap(page, '0.5')
  expect(await minimumOf(bought)).toBe(minimumAtDefault(boughtRaw))
  expect(await movedIn(bought, 'CAKE', me)).toBe(boughtRaw)
  await ledger.expectChange({ BNB: -parseEther('0.5'), CAKE: boughtRaw })
  await expectSwapped(page, 'Swapped 0.5 BNB for % CAKE', boughtRaw)

  // With the false reserves, the minimum of the first swap would be three times too high, and of this one too low.
  await openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BNB' })
  const soldRaw = await amountOut(parseEther('7'), ['CAKE', 'WBNB'])
  const sold = await swap(page, '7')
  expect(await minimumOf(sold)).toBe(minimumAtDefault(soldRaw))
  await ledger.expectChange({ CAKE: -parseEther('7'), BNB: soldRaw })
  await expectSwapped(page, 'Swapped 7 CAKE for % BNB', soldRaw)
})

test('a taxed token is bought for the amount that arrives, and a trapped token cannot be confirmed', async ({
  page,
}) => {
  const ledger = await openLedger(me)
  await openConnected(page, () => openSwap(page, { outputCurrency: 'TAXED' }), 'Third')
  await setSlippage(page, '12')
  const quotedRaw = await amountOut(parseEther('0.2'), ['WBNB', 'TAXED'])
  const arrivesRaw = quotedRaw - quotedRaw / 10n
  const hash = await swap(page, '0.2')
  expect(await movedIn(hash, 'TAXED', me)).toBe(arrivesRaw)
  await ledger.expectChange({ BNB: -parseEther('0.2'), TAXED: arrivesRaw })
  await expectSwapped(page, 'Swapped 0.2 BNB for % TAXED', arrivesRaw, 9)

  const nonce = await nonceOf(me)
  await page.goto(`/swap?outputCurrency=${TRAPPED_TOKEN.address}`)
  await amountField(page, 'From').fill('0.01')
  await mainButton(page, 'Swap').click()
  await expect(visibleText(page, 'You could not sell TRAP again: the simulation of a sale failed.')).toBeVisible()
  const confirm = review(page).getByRole('button', { name: 'Confirm swap' })
  await expect(confirm).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(review(page)).toBeHidden()
  expect(await nonceOf(me)).toBe(nonce)
  await ledger.expectChange({})
})

test('an allowance that must be 0 first is reset and set in two steps, used and revoked', async ({ page }) => {
  await approveReset(user, RESET_TOKEN.address, 0n)
  await approveReset(user, RESET_TOKEN.address, 5n)
  const ledger = await openLedger(me)
  await openConnected(page, () => page.goto(`/swap?inputCurrency=${RESET_TOKEN.address}&outputCurrency=BNB`), 'Third')
  await amountField(page, 'From').fill('10')
  await page.getByRole('button', { name: 'Step 1 of 2: Reset the RESET allowance' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await page.getByRole('button', { name: 'Step 2 of 2: Approve RESET' }).click()
  expect(await allowanceOfReset(user, RESET_TOKEN.address)).toBe(0n)
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('button', { name: 'Enabled' })).toBeVisible()
  await ledger.expectChange({})
  const path = [RESET_TOKEN.address, token('WBNB').address]
  const quotes = new Interface(['function getAmountsOut(uint256, address[]) view returns (uint256[])'])
  const data = quotes.encodeFunctionData('getAmountsOut', [parseEther('10'), path])
  const output = await rpc('eth_call', [{ to: facts.contracts.router, data }, 'latest'])
  const bnbRaw = (quotes.decodeFunctionResult('getAmountsOut', output)[0] as bigint[])[1] ?? 0n
  await swap(page, '10')
  await ledger.expectChange({ RESET: -parseEther('10'), BNB: bnbRaw })
  await expectSwapped(page, 'Swapped 10 RESET for % BNB', bnbRaw)

  await followLink(page, '/allowances')
  const revoke = page.getByRole('button', { name: 'Revoke RESET from Exchange' })
  await revoke.click()
  await confirmWrite(page, 'Revoke RESET')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Allowance revoked', 'Exchange can no longer spend your RESET.')
  await expect(revoke).toHaveCount(0)
  expect(await allowanceOfReset(user, RESET_TOKEN.address)).toBe(0n)
  await ledger.expectChange({})
})

test('wrapped and unwrapped coins return to the wei', async ({ page }) => {
  const ledger = await openLedger(me)
  await openConnected(page, () => openSwap(page, { outputCurrency: 'WBNB' }), 'Third')
  await amountField(page, 'From').fill('0.25')
  await confirmWrap(page)
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Transaction confirmed', 'Wrapped 0.25 BNB to WBNB')
  await ledger.expectChange({ BNB: -parseEther('0.25'), WBNB: parseEther('0.25') })
  await page.getByRole('button', { name: 'Switch tokens' }).click()
  await amountField(page, 'From').fill('0.25')
  await confirmWrap(page, 'Unwrap')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Transaction confirmed', 'Unwrapped 0.25 WBNB to BNB')
  await ledger.expectChange({ BNB: parseEther('0.25'), WBNB: -parseEther('0.25') })
})
