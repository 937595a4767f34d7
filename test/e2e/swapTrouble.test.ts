import { parseEther } from 'ethers'
import { pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { amountOut, balanceOf, buyOutside, demoAccount, receiptOf, token } from './support/chain.ts'
import {
  amountField,
  respondToWalletRequest,
  confirmSwap,
  expect,
  openSwap,
  test,
  openConnected,
} from './support/journey.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { submittedHash } from './support/liquidity.ts'
import { minimumAtDefault, minimumOf, shownAmount } from './support/signedSwap.ts'

const demo = demoAccount('Demo').address
const second = demoAccount('Second')
const third = demoAccount('Third')

test('a price that moves between quote and confirmation must be accepted first', async ({ page }) => {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }))
  const paidRaw = parseEther('0.4')
  await amountField(page, 'From').fill('0.4')
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm swap' })
  const minimum = dialog.locator('dl > div').filter({ hasText: 'Minimum received' }).getByRole('definition')
  const { decimals, symbol } = token('CAKE')
  const minimumText = (quotedRaw: bigint) => `${shownAmount(minimumAtDefault(quotedRaw), decimals)} ${symbol}`
  const firstQuoteRaw = await amountOut(paidRaw, ['WBNB', 'CAKE'])
  await expect(minimum).toHaveText(minimumText(firstQuoteRaw))

  await buyOutside(second, ['WBNB', 'CAKE'], parseEther('5'))
  const quotedRaw = await amountOut(paidRaw, ['WBNB', 'CAKE'])
  expect(quotedRaw).toBeLessThan(firstQuoteRaw)
  await expect(dialog.getByText('Price updated')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirm swap' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog.getByText('Price updated')).toBeHidden()
  await expect(minimum).toHaveText(minimumText(quotedRaw))

  const before = await balanceOf('CAKE', demo)
  await dialog.getByRole('button', { name: 'Confirm swap' }).click()
  await respondToWalletRequest(page, 'Confirm')
  const hash = await submittedHash(page)
  expect(await minimumOf(hash)).toBe(minimumAtDefault(quotedRaw))
  expect((await balanceOf('CAKE', demo)) - before).toBe(quotedRaw)
})

test('a reload while pending: the transaction is still followed, and its result is reported', async ({ page }) => {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }))
  await amountField(page, 'From').fill('0.15')
  await pauseBlocks()
  try {
    const hash = await confirmSwap(page, { isIncluded: false })
    await page.reload()
    await page.getByRole('button', { name: 'Recent transactions' }).click()
    const recent = page.getByRole('dialog', { name: 'Recent transactions' })
    await expect(recent.getByRole('img', { name: 'Pending' })).toBeVisible()
    await resumeBlocks()
    expect((await receiptOf(hash)).status).toBe('0x1')
    await expect(recent.getByRole('img', { name: 'Confirmed' }).first()).toBeVisible()
    await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
  } finally {
    await resumeBlocks()
  }
})

test('wrong network: a notice offers the switch, and nothing can be signed before', async ({ page }) => {
  const wallet = await injectWallet(page, third, { chainId: 1 })
  await openSwap(page, { outputCurrency: 'CAKE' })
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('main').getByText('Wrong network')).toBeVisible()
  await amountField(page, 'From').fill('0.1')
  await expect(amountField(page, 'To')).not.toHaveValue('')
  await expect(page.getByRole('main').getByRole('button', { name: 'Swap', exact: true })).toBeHidden()

  await page
    .getByRole('button', { name: /^Switch to/ })
    .first()
    .click()
  await expect(page.getByRole('main').getByText('Wrong network')).toBeHidden()
  expect(wallet.requests).toContain('wallet_addEthereumChain')
  const before = await balanceOf('CAKE', third.address)
  const quotedRaw = await amountOut(parseEther('0.1'), ['WBNB', 'CAKE'])
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm swap' }).click()
  const hash = await submittedHash(page)
  expect(await minimumOf(hash)).toBe(minimumAtDefault(quotedRaw))
  expect((await balanceOf('CAKE', third.address)) - before).toBe(quotedRaw)
})
