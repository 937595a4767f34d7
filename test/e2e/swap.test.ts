import { formatEther, parseEther, parseUnits } from 'ethers'
import {
  allowanceOf,
  amountIn,
  amountOut,
  approveRouter,
  balanceOf,
  demoAccount,
  feeOf,
  newestFrom,
  receiptOf,
  token,
} from './support/chain.ts'
import {
  amountField,
  respondToWalletRequest,
  chooseToken,
  confirmSwap,
  expect,
  followLink,
  openSwap,
  visibleText,
  test,
  openConnected,
  connectDemo,
} from './support/journey.ts'
import { shownAmount } from './support/signedSwap.ts'
import { confirmWrap, readOutcome } from './support/transactions.ts'

const demo = demoAccount('Demo').address
const second = demoAccount('Second')
const third = demoAccount('Third')

test('BNB to token: pays exactly the typed amount and receives exactly the quote', async ({ page }) => {
  const paidRaw = parseEther('0.5')
  const quotedRaw = await amountOut(paidRaw, ['WBNB', 'CAKE'])
  await openSwap(page)
  await connectDemo(page)
  await chooseToken(page, 'To', 'CAKE')
  await amountField(page, 'From').fill('0.5')
  const before = { bnb: await balanceOf('BNB', demo), cake: await balanceOf('CAKE', demo) }

  const hash = await confirmSwap(page)

  expect((await receiptOf(hash)).status).toBe('0x1')
  expect(before.bnb - (await balanceOf('BNB', demo))).toBe(paidRaw + (await feeOf(hash)))
  expect((await balanceOf('CAKE', demo)) - before.cake).toBe(quotedRaw)
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
  const ended = page.getByRole('dialog', { name: 'Transaction confirmed' })
  await expect(visibleText(ended, `Swapped 0.5 BNB for ${shownAmount(quotedRaw, 18)} CAKE`)).toBeVisible()
  await expect(ended.getByRole('link', { name: /^View on/ })).toHaveAttribute('href', new RegExp(hash))
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0)
  await ended.getByRole('button', { name: 'Swap again' }).click()
  await expect(amountField(page, 'From')).toHaveValue('')
})

test('token to token: Enable once, then swap', async ({ page }) => {
  await approveRouter(second, 'CAKE', 0n)
  const paidRaw = parseEther('3')
  await openConnected(page, () => openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BUSD' }), 'Second')
  await amountField(page, 'From').fill('3')
  const swap = page.getByRole('main').getByRole('button', { name: 'Swap', exact: true })
  await expect(swap).toBeDisabled()

  await page.getByRole('button', { name: 'Enable CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('button', { name: /^Enabl(ing|ed)$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enabled' })).toBeVisible()
  expect(await allowanceOf('CAKE', second.address)).toBe(2n ** 256n - 1n)

  await expect(swap).toBeEnabled()
  const before = { cake: await balanceOf('CAKE', second.address), busd: await balanceOf('BUSD', second.address) }
  const hash = await confirmSwap(page)
  expect((await receiptOf(hash)).status).toBe('0x1')
  expect(before.cake - (await balanceOf('CAKE', second.address))).toBe(paidRaw)
  expect((await balanceOf('BUSD', second.address)) - before.busd).toBeGreaterThan(0n)
})

test('exact output: receives exactly the typed amount and pays at most the maximum', async ({ page }) => {
  const outputRaw = parseUnits('25', 18)
  const expectedRaw = await amountIn(outputRaw, ['WBNB', 'BUSD'])
  await openConnected(page, () => openSwap(page, { outputCurrency: 'BUSD' }))
  await amountField(page, 'To').fill('25')
  await expect(page.getByText('From (estimated)')).toBeVisible()
  await expect(page.getByText('Maximum sold')).toBeVisible()
  const before = { bnb: await balanceOf('BNB', demo), busd: await balanceOf('BUSD', demo) }

  const hash = await confirmSwap(page)

  expect((await balanceOf('BUSD', demo)) - before.busd).toBe(outputRaw)
  expect(before.bnb - (await balanceOf('BNB', demo)) - (await feeOf(hash))).toBe(expectedRaw)
})

test('three hops: finds the only route', async ({ page }) => {
  const paidRaw = parseEther('0.2')
  const quotedRaw = await amountOut(paidRaw, ['WBNB', 'CAKE', 'HOP', 'LAST'])
  await openConnected(page, () => openSwap(page, { outputCurrency: 'LAST' }))
  await amountField(page, 'From').fill('0.2')
  await expect(page.getByRole('main').getByText('HOP', { exact: true })).toBeVisible()
  const before = await balanceOf('LAST', demo)

  const hash = await confirmSwap(page)

  expect((await receiptOf(hash)).status).toBe('0x1')
  expect((await balanceOf('LAST', demo)) - before).toBe(quotedRaw)
})

test('taxed token: rejected with a message at the default slippage, executed at 12 %', async ({ page }) => {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'TAXED' }))
  await amountField(page, 'From').fill('0.1')
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm swap' }).click()
  await expect(
    visibleText(page, /The transaction cannot succeed due to error: .*INSUFFICIENT_OUTPUT_AMOUNT/),
  ).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toBeHidden()
  await page.getByRole('button', { name: 'Dismiss' }).click()

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('textbox', { name: 'Custom slippage' }).fill('12')
  await expect(page.getByText('Your transaction may be frontrun')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(
    page.getByRole('main').locator('dt', { hasText: 'Slippage tolerance' }).locator('xpath=..'),
  ).toContainText('12%')

  const quotedRaw = await amountOut(parseEther('0.1'), ['WBNB', 'TAXED'])
  const before = await balanceOf('TAXED', demo)
  const hash = await confirmSwap(page)
  expect((await receiptOf(hash)).status).toBe('0x1')
  const receivedRaw = (await balanceOf('TAXED', demo)) - before
  expect(receivedRaw).toBe(quotedRaw - quotedRaw / 10n)
})

test('wrap and unwrap: one for one, to the wei', async ({ page }) => {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'WBNB' }), 'Third')
  const before = { bnb: await balanceOf('BNB', third.address), wbnb: await balanceOf('WBNB', third.address) }

  await amountField(page, 'From').fill('1.25')
  await expect(amountField(page, 'To')).toHaveValue('1.25')
  await confirmWrap(page)
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Transaction confirmed', 'Wrapped 1.25 BNB to WBNB')
  await expect(amountField(page, 'From')).toHaveValue('')
  const wrapped = await newestFrom(third.address)
  expect((await balanceOf('WBNB', third.address)) - before.wbnb).toBe(parseEther('1.25'))
  expect(before.bnb - (await balanceOf('BNB', third.address))).toBe(parseEther('1.25') + (await feeOf(wrapped.hash)))

  await page.getByRole('button', { name: 'Switch tokens' }).click()
  await amountField(page, 'From').fill('0.25')
  await confirmWrap(page, 'Unwrap')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Transaction confirmed', 'Unwrapped 0.25 WBNB to BNB')
  await expect.poll(() => balanceOf('WBNB', third.address)).toBe(before.wbnb + parseEther('1'))
})

test('rejection in the wallet: sends nothing and costs nothing', async ({ page }) => {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }))
  await amountField(page, 'From').fill('0.3')
  const before = await balanceOf('BNB', demo)
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm swap' }).click()
  await respondToWalletRequest(page, 'Reject')

  await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm swap' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(amountField(page, 'From')).toHaveValue('0.3')
  expect(await balanceOf('BNB', demo)).toBe(before)
})

test('insufficient balance: shown on the button before any request, and a link swaps for the missing tokens', async ({
  page,
}) => {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }))
  await amountField(page, 'From').fill('99999999')
  await expect(page.getByRole('button', { name: 'Insufficient BNB balance' })).toBeDisabled()
  await expect(page.getByText(/^To get more BNB, send it here/)).toBeVisible()

  await page.getByRole('button', { name: /Use all of BNB/ }).click()
  const spendable = (await balanceOf('BNB', demo)) - 10n ** 16n
  await expect.poll(async () => parseEther(await amountField(page, 'From').inputValue())).toBe(spendable)

  await followLink(page, `/swap?inputCurrency=${token('CAKE').address}&outputCurrency=${token('BUSD').address}`)
  await expect(page.getByRole('button', { name: 'From token: CAKE' })).toBeVisible()
  const typedRaw = (await balanceOf('CAKE', demo)) + parseEther('2.5')
  await amountField(page, 'From').fill(formatEther(typedRaw))
  await expect(page.getByRole('button', { name: 'Insufficient CAKE balance' })).toBeDisabled()
  await page.getByRole('link', { name: 'Get more CAKE' }).click()
  await expect(amountField(page, 'To')).toHaveValue('2.5')
  await expect(page.getByRole('button', { name: 'To token: CAKE' })).toBeVisible()
})
