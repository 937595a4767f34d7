import type { Page } from '@playwright/test'
import { formatEther, formatUnits, Interface, parseEther, Transaction } from 'ethers'
import { pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { approveRouter, balanceOf, demoAccount, receiptOf, rpc, token } from './support/chain.ts'
import { respondToWalletRequest, expect, visibleText, test, sentDialog, openConnected } from './support/journey.ts'
import { addField, confirmReview, lpOf, openAdd, submittedHash } from './support/liquidity.ts'
import { amountForImpact, inSettings } from './support/swapForm.ts'
import { sentBy } from './support/transactions.ts'

const third = demoAccount('Third')
const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm swap' })
const step = (page: Page, name: 'Step 1: Swap' | 'Step 2: Supply') => page.getByRole('button', { name })
const taxedCalls = new Interface([
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amount, uint256 least, address[], address, uint256)',
])

/** Opens the add screen of two tokens in the mode that starts from the first one alone. */
async function openOneToken(page: Page, first: string, second: string): Promise<void> {
  await approveRouter(third, first, 2n ** 255n)
  await approveRouter(third, second, 2n ** 255n)
  await openConnected(page, () => openAdd(page, first, second), 'Third')
  await page.getByRole('switch', { name: 'Start from one token' }).check()
}

/** Returns twice the gas price of a pending transaction, enough to replace it. */
const doubledPrice = ({ gasPrice, maxFeePerGas }: Transaction): bigint => (maxFeePerGas ?? gasPrice ?? 0n) * 2n

/**
 * Waits for the simulation in the open review, confirms there and in the wallet, and returns the hash once included.
 */
async function confirmStep(page: Page): Promise<string> {
  const confirm = review(page).getByRole('button', { name: /^(Confirm swap|Swap anyway)$/ })
  await expect(confirm).not.toHaveAttribute('aria-busy')
  await confirm.click()
  await respondToWalletRequest(page, 'Confirm')
  return submittedHash(page)
}

test('one token alone: the right part is swapped, both are added, and almost nothing remains', async ({ page }) => {
  await approveRouter(third, 'CAKE', 2n ** 255n)
  await approveRouter(third, 'BUSD', 2n ** 255n)
  await openConnected(page, () => openAdd(page, 'CAKE', 'BUSD'), 'Third')
  await page.getByRole('switch', { name: 'Start from one token' }).check()
  const wholeRaw = parseEther('100')
  await addField(page, 'first').fill('100')
  await expect(page.getByText('Two steps. You sign each one.')).toBeVisible()
  const before = {
    cake: await balanceOf('CAKE', third.address),
    busd: await balanceOf('BUSD', third.address),
    lp: await lpOf('CAKE', 'BUSD', third.address),
  }
  await page.getByRole('button', { name: 'Step 1: Swap' }).click()
  await confirmStep(page)
  const soldRaw = before.cake - (await balanceOf('CAKE', third.address))
  expect(soldRaw > wholeRaw / 2n && soldRaw < (wholeRaw * 501n) / 1000n).toBe(true)

  await page.getByRole('button', { name: 'Step 2: Supply' }).click()
  await confirmReview(page, 'You will receive', 'Confirm supply')

  const spentRaw = before.cake - (await balanceOf('CAKE', third.address))
  const leftRaw = (await balanceOf('BUSD', third.address)) - before.busd
  expect(spentRaw <= wholeRaw && spentRaw > wholeRaw - 10n ** 6n).toBe(true)
  expect(leftRaw >= 0n && leftRaw < 10n ** 7n).toBe(true)
  expect(await lpOf('CAKE', 'BUSD', third.address)).toBeGreaterThan(before.lp)
})

test('a first step with 7 % price impact needs consent, and one with 20 % is blocked', async ({ page }) => {
  await openOneToken(page, 'BUSD', 'THIN')
  // About half of the typed amount is sold.
  await addField(page, 'first').fill(formatEther((await amountForImpact(700n, 'BUSD', 'THIN')) * 2n))
  await step(page, 'Step 1: Swap').click()
  const confirm = review(page).getByRole('button', { name: 'Swap anyway' })
  await expect(confirm).toBeDisabled()
  await review(page).getByRole('switch', { name: 'I want to swap anyway' }).click()
  await expect(confirm).toBeEnabled()
  await page.keyboard.press('Escape')
  await addField(page, 'first').fill(formatEther((await amountForImpact(2_000n, 'BUSD', 'THIN')) * 3n))
  await expect(page.getByRole('button', { name: 'Price impact too high' })).toBeDisabled()
  await page.getByRole('button', { name: /^Swap less: / }).click()
  await expect(page.getByRole('button', { name: 'Step 1: Swap' })).toBeEnabled()
})

test('a taxed token is measured before the signature, and sent with the call that checks the received amount', async ({
  page,
}) => {
  await openOneToken(page, 'TAXED', 'WBNB')
  await inSettings(page, async (dialog) => dialog.getByRole('textbox', { name: 'Custom slippage' }).fill('12'))
  await addField(page, 'first').fill('4000')
  await step(page, 'Step 1: Swap').click()
  const row = (name: RegExp) => review(page).locator('dl > div').filter({ hasText: name }).getByRole('definition')
  await expect(row(/^You receive \(simulated\)/)).toHaveText(/^0\.\d+ WBNB$/)
  await expect(row(/^Token tax/)).toHaveText('10%')
  const hash = await confirmStep(page)
  const { input } = await rpc<{ input: string }>('eth_getTransactionByHash', [hash])
  const call = taxedCalls.parseTransaction({ data: input })
  const [amount = 0n, least = 0n] = (call?.args.toArray() ?? []) as bigint[]
  expect(formatUnits(amount, token('TAXED').decimals)).toMatch(/^(19|20)\d\d\./)
  expect(least > 0n && (await receiptOf(hash)).status === '0x1').toBe(true)
})

test.describe('a pending first step', () => {
  test.afterEach(resumeBlocks)

  /**
   * Signs the first step and returns the sent transaction; block production is stopped until a journey mines a block.
   */
  async function sendFirstStep(page: Page): Promise<Transaction> {
    await openOneToken(page, 'CAKE', 'BUSD')
    await addField(page, 'first').fill('50')
    await step(page, 'Step 1: Swap').click()
    const confirm = review(page).getByRole('button', { name: 'Confirm swap' })
    await expect(confirm).toBeEnabled()
    await expect(confirm).not.toHaveAttribute('aria-busy')
    await pauseBlocks()
    const { raw } = await sentBy(page, async () => {
      await confirm.click()
      await respondToWalletRequest(page, 'Confirm')
    })
    await sentDialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('button', { name: 'Waiting for the swap to be confirmed' })).toBeVisible()
    return Transaction.from(raw)
  }

  test('continues with the second step after the wallet sped it up', async ({ page }) => {
    const before = await balanceOf('BUSD', third.address)
    const first = await sendFirstStep(page)
    const { to, data, value, nonce, gasLimit, chainId } = first
    const faster = await third.signTransaction({
      to,
      data,
      value,
      nonce,
      gasLimit,
      chainId,
      gasPrice: doubledPrice(first),
    })
    const hash = await rpc('eth_sendRawTransaction', [faster])
    expect(hash).not.toBe(first.hash)
    await resumeBlocks()
    await expect(step(page, 'Step 2: Supply')).toBeVisible()
    expect((await receiptOf(hash)).status).toBe('0x1')
    expect(await balanceOf('BUSD', third.address)).toBeGreaterThan(before)
  })

  test('is available again after the wallet cancelled it, and says so', async ({ page }) => {
    const first = await sendFirstStep(page)
    const { nonce, chainId } = first
    const fees = { gasPrice: doubledPrice(first), gasLimit: 21_000n }
    const cancelled = await third.signTransaction({ to: third.address, value: 0n, nonce, chainId, ...fees })
    await rpc('eth_sendRawTransaction', [cancelled])
    await resumeBlocks()
    await expect(visibleText(page, 'The swap was cancelled in your wallet. Nothing was added.')).toBeVisible()
    await expect(step(page, 'Step 1: Swap')).toBeEnabled()
  })
})
