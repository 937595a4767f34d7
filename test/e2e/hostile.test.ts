import type { Page } from '@playwright/test'
import { Interface, parseEther } from 'ethers'
import { TRAPPED_TOKEN } from '../../devnet/hostile/hostileTokens.ts'
import { amountOut, approveRouter, demoAccount, rpc } from './support/chain.ts'
import { movedIn, openLedger } from './support/holdings.ts'
import { confirmShown, seenAmount, test, untilWalletOpens } from './support/hostileTour.ts'
import { amountField, answerWallet, connectDemo, expect, openSwap, seenText } from './support/journey.ts'
import { submittedHash } from './support/liquidity.ts'
import { inSettings, mainButton } from './support/swapForm.ts'

const person = demoAccount('Third')
const me = person.address
/** trading 9: a swap of an exact input accepts the quote divided by 1.005, unless a person chooses otherwise. */
const least = (quotedRaw: bigint): bigint => (quotedRaw * 10_000n) / 10_050n

const swapCalls = new Interface([
  'function swapExactETHForTokens(uint256 least, address[], address, uint256)',
  'function swapExactTokensForETH(uint256, uint256 least, address[], address, uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 least, address[], address, uint256)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256, uint256 least, address[], address, uint256)',
])

/** A revised quote stays on its route, which may have a pair more than the best one: its fee and impact are less than 1 %. */
const worstRoute = (quotedRaw: bigint): bigint => (quotedRaw * 9_900n) / 10_000n

const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm Swap' })
const nonceOf = (account: string) => rpc('eth_getTransactionCount', [account, 'latest'])

/** Returns the least that a signed swap accepts. */
async function leastOf(hash: string): Promise<bigint> {
  const { input } = await rpc<{ input: string }>('eth_getTransactionByHash', [hash])
  return swapCalls.parseTransaction({ data: input })?.args.getValue('least') as bigint
}

/** Swaps an amount as often as the page refuses what rests on a lie; returns the hash once it is included. */
async function swap(page: Page, amount: string): Promise<string> {
  await untilWalletOpens(page, async () => {
    await amountField(page, 'From').fill(amount)
    await mainButton(page, 'Swap').click()
    await confirmShown(page, review(page).getByRole('button', { name: 'Confirm Swap' }))
  })
  return submittedHash(page)
}

async function setSlippage(page: Page, percent: string): Promise<void> {
  await inSettings(page, (dialog) => dialog.getByRole('textbox', { name: 'Custom slippage' }).fill(percent))
}

test('swaps at a lying node’s prices are never signed, those that are signed bring what an honest node quotes', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await approveRouter(person, 'CAKE', 2n ** 255n)
  const ledger = await openLedger(me)
  await openSwap(page, { outputCurrency: 'CAKE' })
  await connectDemo(page, 'Third')
  const boughtRaw = await amountOut(parseEther('0.5'), ['WBNB', 'CAKE'])
  const bought = await swap(page, '0.5')
  const arrivedRaw = await movedIn(bought, 'CAKE', me)
  expect(await leastOf(bought)).toBe(least(arrivedRaw))
  expect(arrivedRaw).toBeGreaterThanOrEqual(worstRoute(boughtRaw))
  await ledger.expectChange({ BNB: -parseEther('0.5'), CAKE: arrivedRaw })
  await expect(seenAmount(page, 'Swapped 0.5 BNB for % CAKE', arrivedRaw)).toBeVisible()

  // The lie makes the first swap too good to succeed, and this one so bad that it would lose two thirds.
  await openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BNB' })
  const soldRaw = await amountOut(parseEther('7'), ['CAKE', 'WBNB'])
  const sold = await swap(page, '7')
  const { BNB: paidRaw = 0n, ...others } = await ledger.settle()
  expect(others).toEqual({ CAKE: -parseEther('7') })
  expect(await leastOf(sold)).toBe(least(paidRaw))
  expect(paidRaw).toBeGreaterThanOrEqual(worstRoute(soldRaw))
  await expect(seenAmount(page, 'Swapped 7 CAKE for % BNB', paidRaw)).toBeVisible()
})

test('a taxed token is bought for what arrives of it, and a trapped one only by those who insist', async ({ page }) => {
  test.setTimeout(180_000)
  const ledger = await openLedger(me)
  await openSwap(page, { outputCurrency: 'TAXED' })
  await connectDemo(page, 'Third')
  await setSlippage(page, '12')
  const quotedRaw = await amountOut(parseEther('0.2'), ['WBNB', 'TAXED'])
  const arrivesRaw = quotedRaw - quotedRaw / 10n
  const hash = await swap(page, '0.2')
  expect(await movedIn(hash, 'TAXED', me)).toBe(arrivesRaw)
  await ledger.expectChange({ BNB: -parseEther('0.2'), TAXED: arrivesRaw })
  await expect(seenAmount(page, 'Swapped 0.2 BNB for % TAXED', arrivesRaw, 9)).toBeVisible()

  const nonce = await nonceOf(me)
  await page.goto(`/swap?outputCurrency=${TRAPPED_TOKEN.address}`)
  await amountField(page, 'From').fill('0.01')
  await mainButton(page, 'Swap').click()
  await expect(seenText(page, 'In the rehearsal TRAP could not be sold again.')).toBeVisible()
  const confirm = review(page).getByRole('button', { name: 'Confirm Swap' })
  await expect(confirm).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(review(page)).toBeHidden()
  expect(await nonceOf(me)).toBe(nonce)
  await ledger.expectChange({})
})

test('coins that are wrapped and unwrapped come back to the wei', async ({ page }) => {
  const ledger = await openLedger(me)
  await openSwap(page, { outputCurrency: 'WBNB' })
  await connectDemo(page, 'Third')
  await amountField(page, 'From').fill('0.25')
  await mainButton(page, 'Wrap').click()
  await answerWallet(page, 'Confirm')
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
  await ledger.expectChange({ BNB: -parseEther('0.25'), WBNB: parseEther('0.25') })
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await openSwap(page, { inputCurrency: 'WBNB', outputCurrency: 'BNB' })
  await amountField(page, 'From').fill('0.25')
  await mainButton(page, 'Unwrap').click()
  await answerWallet(page, 'Confirm')
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
  await ledger.expectChange({ BNB: parseEther('0.25'), WBNB: -parseEther('0.25') })
})
