import type { Page } from '@playwright/test'
import { formatEther } from 'ethers'
import { balanceOf, demoAccount, facts, token } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, expect, followLink, visibleText, test } from './support/journey.ts'
import { confirmWrap, openWrap } from './support/transactions.ts'

const third = demoAccount('Third')
const THIEF = `0x${'7'.repeat(40)}`

/** Connects the browser wallet of the page. */
async function connect(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a wallet that alters a transaction: both versions are shown until dismissed, also after a reload', async ({
  page,
}) => {
  await injectWallet(page, third, {
    chainId: facts.chainId,
    alter: (transaction) => ({ ...transaction, to: THIEF, data: '0x' }),
  })
  await openWrap(page)
  await connect(page)
  await amountField(page, 'From').fill('0.01')
  await confirmWrap(page)
  const dialog = page.getByRole('dialog', { name: 'Your wallet sent a different transaction' })
  await expect(dialog).toContainText(facts.contracts.wrappedNative)
  await expect(dialog).toContainText(THIEF, { ignoreCase: true })
  await expect(dialog).toContainText('Sent: Call data')
  await expect(dialog).not.toContainText('Value')
  await page.reload()
  // A toast is in the dialog as well, below the dialog's own button.
  await dialog.getByRole('button', { name: 'Dismiss' }).first().click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a request names chain and account, and a fee above the balance is reported; an account change during the review closes it with a reason, and nothing is signed', async ({
  page,
}) => {
  const wallet = await injectWallet(page, third, { chainId: facts.chainId })
  await openWrap(page)
  await connect(page)
  const held = await balanceOf('BNB', third.address)
  const review = page.getByRole('dialog', { name: 'Wrap', exact: true })
  const press = async (amount: string) => {
    await amountField(page, 'From').fill(amount)
    await page.getByRole('main').getByRole('button', { name: 'Wrap', exact: true }).click()
    await review.getByRole('button', { name: 'Confirm', exact: true }).click()
  }
  await press(formatEther(held - 1_000n))
  const dismiss = review.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toBeVisible()
  await expect(
    visibleText(review, /^Not enough BNB for the network fee: [\d.,]+ BNB needed, [\d.,]+ BNB/),
  ).toBeVisible()
  expect(wallet.sent).toEqual([])
  await dismiss.click()
  await press('0.01')
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
  const chainId = `0x${facts.chainId.toString(16)}`
  expect(wallet.sent).toMatchObject([{ chainId, from: third.address, to: facts.contracts.wrappedNative }])

  wallet.requests.length = 0
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await followLink(page, `/swap?outputCurrency=${token('CAKE').address}`)
  await expect(page.getByRole('button', { name: 'To token: CAKE' })).toBeVisible()
  await amountField(page, 'From').fill('0.01')
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm swap' })).toBeVisible()
  await page.evaluate((account) => {
    const { ethereum } = window as unknown as { ethereum: { emit(event: string, value: unknown): void } }
    ethereum.emit('accountsChanged', [account])
  }, demoAccount('Second').address)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    visibleText(page, 'The review was closed because the account or network in your wallet changed.'),
  ).toBeVisible()
  expect(wallet.requests).not.toContain('eth_sendTransaction')
})
