import type { Locator, Page } from '@playwright/test'
import { parseEther, Transaction } from 'ethers'
import { dropTransaction, mineAndWait, mineToCheckedHeight, pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { balanceOf, demoAccount, receiptOf, rpc } from './support/chain.ts'
import {
  amountField,
  expect,
  openSwap,
  respondToWalletRequest,
  sentDialog,
  test,
  visibleText,
  openConnected,
} from './support/journey.ts'
import { shownAmount } from './support/signedSwap.ts'
import { advanceClock, sentBy, type SentTransaction } from './support/transactions.ts'

const third = demoAccount('Third')
const paidRaw = parseEther('0.05')

test.afterEach(resumeBlocks)

interface Sent extends SentTransaction {
  dialog: Locator
  signed: Transaction
}

/**
 * Waits until the page has read the nonce of its pending transaction: without it a replacement is not found, and a drop
 * takes ten minutes.
 */
const expectNonceRead = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('hotcake_transactions') ?? '')).toContain('"nonce":')

/** Sends a swap of 0.05 BNB for CAKE while no blocks are produced; its dialog stays open. */
async function sendSwap(page: Page): Promise<Sent> {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }), 'Third')
  await amountField(page, 'From').fill('0.05')
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm Swap' }).getByRole('button', { name: 'Confirm Swap' })
  await expect(confirm).toBeEnabled()
  await expect(confirm).not.toHaveAttribute('aria-busy')
  await pauseBlocks()
  const sent = await sentBy(page, async () => {
    await confirm.click()
    await respondToWalletRequest(page, 'Confirm')
  })
  const dialog = page.getByRole('dialog', { name: 'Transaction submitted' })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator('[data-outcome]'), 'no sign of success before a block').toHaveCount(0)
  await expect(visibleText(dialog, 'You can close this. A message will show you the result.')).toBeVisible()
  await expectNonceRead(page)
  return { ...sent, dialog, signed: Transaction.from(sent.raw) }
}

/** Signs another transaction with the same nonce and a higher fee in the wallet; returns its hash. */
async function replace(
  { nonce, chainId, gasPrice, maxFeePerGas }: Transaction,
  content: { to: string | null; data: string; value: bigint; gasLimit: bigint },
): Promise<string> {
  const raised = (gasPrice ?? maxFeePerGas ?? 0n) * 2n
  const raw = await third.signTransaction({ ...content, nonce, chainId, gasPrice: raised })
  return rpc('eth_sendRawTransaction', [raw])
}

const inCake = (raw: bigint) => `Swapped 0.05 BNB for ${shownAmount(raw, 18)} CAKE`
const linkTo = (dialog: Locator, hash: string) =>
  expect(dialog.getByRole('link').first()).toHaveAttribute('href', new RegExp(`${hash}$`))

test('a pending swap is followed to the amounts of its receipt', async ({ page }) => {
  const before = { bnb: await balanceOf('BNB', third.address), cake: await balanceOf('CAKE', third.address) }
  const { hash } = await sendSwap(page)
  await mineAndWait(page)
  const { status, gasUsed, effectiveGasPrice } = await receiptOf(hash)
  expect(status).toBe('0x1')
  const feeRaw = BigInt(gasUsed) * BigInt(effectiveGasPrice)
  expect(before.bnb - (await balanceOf('BNB', third.address))).toBe(paidRaw + feeRaw)
  const ended = page.getByRole('dialog', { name: 'Transaction confirmed' })
  const receivedRaw = (await balanceOf('CAKE', third.address)) - before.cake
  await expect(visibleText(ended, inCake(receivedRaw))).toBeVisible()
  await linkTo(ended, hash)
  await expect(page.getByRole('region', { name: 'Messages' }), 'the dialog is not repeated by a toast').toHaveCount(0)
  await ended.getByRole('button', { name: 'Swap again' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(amountField(page, 'From')).toHaveValue('')
})

test('a swap that the wallet sends again at another price is followed there', async ({ page }) => {
  const before = await balanceOf('CAKE', third.address)
  const { dialog, signed } = await sendSwap(page)
  const { to, data, value, gasLimit } = signed
  await replace(signed, { to, data, value, gasLimit })
  await mineAndWait(page)
  await mineAndWait(page)
  await expect(dialog).toBeHidden()
  const ended = page.getByRole('dialog', { name: 'Transaction confirmed' })
  const receivedRaw = (await balanceOf('CAKE', third.address)) - before
  expect(receivedRaw).toBeGreaterThan(0n)
  await expect(visibleText(ended, inCake(receivedRaw))).toBeVisible()
})

test('a swap that the wallet cancels ends as cancelled, and nothing is paid', async ({ page }) => {
  const before = await balanceOf('CAKE', third.address)
  const { signed } = await sendSwap(page)
  const cancellation = await replace(signed, { to: third.address, data: '0x', value: 0n, gasLimit: 21_000n })
  await mineAndWait(page)
  await mineAndWait(page)
  const ended = page.getByRole('dialog', { name: 'Transaction cancelled' })
  await expect(visibleText(ended, 'Another transaction replaced it. Your tokens have not moved.')).toBeVisible()
  await linkTo(ended, cancellation)
  expect(await balanceOf('CAKE', third.address)).toBe(before)
})

test('a swap that the network drops says so, and where to send it again', async ({ page }) => {
  const { hash } = await sendSwap(page)
  await dropTransaction(hash)
  await mineAndWait(page)
  await mineAndWait(page)
  await expect(page.getByRole('dialog', { name: 'Transaction submitted' })).toBeVisible()
  await advanceClock(page, 2)
  await mineAndWait(page)
  const ended = page.getByRole('dialog', { name: 'Transaction dropped' })
  await expect(visibleText(ended, /You can send it again/)).toBeVisible()
})

test('a swap whose block is replaced waits again, and is followed into another block', async ({ page }) => {
  const { raw, hash } = await sendSwap(page)
  await dropTransaction(hash)
  const snapshot = await rpc('evm_snapshot')
  await rpc('eth_sendRawTransaction', [raw])
  await mineAndWait(page)
  await expect(page.getByRole('dialog', { name: 'Transaction confirmed' })).toBeVisible()
  await rpc('evm_revert', [snapshot])
  await mineToCheckedHeight(page)
  await mineAndWait(page)
  const waiting = page.getByRole('dialog', { name: 'Transaction pending again' })
  await expect(
    visibleText(waiting, 'Its block was removed from the chain. You don’t need to do anything.'),
  ).toBeVisible()
  await rpc('eth_sendRawTransaction', [raw])
  await mineAndWait(page)
  await mineAndWait(page)
  await expect(sentDialog(page)).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Transaction confirmed' })).toBeVisible()
})
