import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { announcementCount, expectAnnouncements } from './support/announcements.ts'
import { balanceOf, demoAccount, facts, rpc } from './support/chain.ts'
import { dropTransaction, pauseBlocks, resumeBlocks, mineAndWait, mineToCheckedHeight } from './support/blocks.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, expect, test, openConnected } from './support/journey.ts'
import {
  expectStates,
  openRecent,
  openWrap,
  pendingOn,
  advanceClock,
  replaceFirst,
  closeSent,
  confirmWrap,
  wrap,
} from './support/transactions.ts'

const third = demoAccount('Third')
const nonceOf = async (hash: string) => Number((await rpc<{ nonce: string }>('eth_getTransactionByHash', [hash])).nonce)

/** Opens the page with the demo wallet and stops block production; journeys then mine each block. */
async function begin(page: Page): Promise<void> {
  await openConnected(page, () => openWrap(page), 'Third')
  await pauseBlocks()
}
test.afterEach(resumeBlocks)

/** Reloads the page; asserts that the list has the same states and that nothing is announced again. */
async function expectSameAfterReload(page: Page, states: readonly string[]): Promise<void> {
  await page.reload()
  const dialog = await openRecent(page)
  await expectStates(dialog, states)
  if (states.includes('Pending')) await expect(pendingOn(page)).toHaveCount(1)
  for (const title of [
    'Transaction confirmed',
    'Transaction cancelled',
    'Transaction dropped',
    'Transaction pending again',
  ]) {
    expect(await announcementCount(page, title), title).toBe(0)
  }
}

test('sped up in the app and in the wallet: it is executed once, and the list follows the new hash', async ({
  page,
}) => {
  await begin(page)
  const before = await balanceOf('WBNB', third.address)
  const { hash } = await wrap(page, '0.01')
  const nonce = await nonceOf(hash)
  await expectSameAfterReload(page, ['Pending'])
  const dialog = page.getByRole('dialog', { name: 'Recent transactions' })
  const faster = await replaceFirst(page, dialog, 'Speed up', 'Sign again', nonce)
  await expectStates(dialog, ['Pending', 'Pending'])
  await expect(dialog.getByText('Speeding up')).toBeVisible()
  await expect(pendingOn(page)).toHaveText('1 pending transaction')
  expect([await nonceOf(faster), await rpc('eth_getTransactionByHash', [hash])]).toEqual([nonce, null])

  await mineAndWait(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed', 'Replaced'])
  await expect(pendingOn(page)).toHaveCount(0)
  await expectAnnouncements(page, 'Transaction confirmed', 1)
  expect((await balanceOf('WBNB', third.address)) - before).toBe(parseEther('0.01'))

  // The second time the wallet replaces it, and the page detects it only from the chain.
  await dialog.getByRole('button', { name: 'Clear all' }).click()
  await page.keyboard.press('Escape')
  const { hash: slow } = await wrap(page, '0.02')
  await openRecent(page)
  await expect(dialog.getByRole('button', { name: 'Speed up' })).toBeVisible()
  const waiting = await rpc<{ to: string; input: string; value: string }>('eth_getTransactionByHash', [slow])
  const signed = await third.signTransaction({
    ...{ to: waiting.to, data: waiting.input, value: BigInt(waiting.value), nonce: nonce + 1, gasLimit: 100_000n },
    ...{ gasPrice: BigInt(await rpc('eth_gasPrice')) * 9n, chainId: Number(await rpc('eth_chainId')) },
  })
  const own = await rpc('eth_sendRawTransaction', [signed])
  await mineAndWait(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed', 'Replaced'])
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', new RegExp(`${own}$`))
  await expect(dialog.getByRole('link', { name: 'Replacement transaction' })).toHaveAttribute(
    'href',
    new RegExp(`${own}$`),
  )
  await expectAnnouncements(page, 'Transaction confirmed', 2)
  await expectSameAfterReload(page, ['Confirmed', 'Replaced'])
  expect((await balanceOf('WBNB', third.address)) - before).toBe(parseEther('0.03'))
})

test('cancelled in the app: only the fee is spent, and it is announced once', async ({ page }) => {
  await begin(page)
  const before = await balanceOf('WBNB', third.address)
  const { hash } = await wrap(page, '0.01')
  const dialog = await openRecent(page)
  const nonce = await nonceOf(hash)
  await replaceFirst(page, dialog, 'Cancel transaction', 'Sign the cancellation', nonce)
  await expect(dialog.getByText('Cancelling')).toBeVisible()
  await expect(pendingOn(page)).toHaveText('1 pending transaction')
  await mineAndWait(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed', 'Cancelled'])
  await expect(dialog.getByText(`Cancel the transaction with nonce ${nonce}`)).toBeVisible()
  await expectAnnouncements(page, 'Transaction cancelled', 1)
  expect(await announcementCount(page, 'Transaction confirmed')).toBe(0)
  expect(await balanceOf('WBNB', third.address)).toBe(before)
  await expectSameAfterReload(page, ['Confirmed', 'Cancelled'])
})

test('dropped by the network: reported after two minutes, and sent again it is executed once', async ({ page }) => {
  await begin(page)
  const before = await balanceOf('WBNB', third.address)
  const { hash } = await wrap(page, '0.01')
  const dialog = await openRecent(page)
  await expect(dialog.getByRole('button', { name: 'Speed up' })).toBeVisible()
  const nonce = await nonceOf(hash)
  await dropTransaction(hash)
  await mineAndWait(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Pending'])
  await expect(dialog.getByText('Not seen by 1 node')).toBeVisible()
  await advanceClock(page, 2)
  await mineAndWait(page)
  await expectStates(dialog, ['Dropped'])
  await expect(pendingOn(page)).toHaveCount(0)
  await expectAnnouncements(page, 'Transaction dropped', 1)
  await expectSameAfterReload(page, ['Dropped'])

  await replaceFirst(page, dialog, 'Send again', 'Sign again', nonce)
  await expect(pendingOn(page)).toHaveText('1 pending transaction')
  await mineAndWait(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed', 'Replaced'])
  expect((await balanceOf('WBNB', third.address)) - before).toBe(parseEther('0.01'))
})

test('a transaction of a replaced block is pending again and followed into another block', async ({ page }) => {
  await begin(page)
  const before = await balanceOf('WBNB', third.address)
  const snapshot = await rpc('evm_snapshot')
  const { raw } = await wrap(page, '0.01')
  await mineAndWait(page)
  const dialog = await openRecent(page)
  await expectStates(dialog, ['Confirmed'])
  await rpc('evm_revert', [snapshot])
  expect(await balanceOf('WBNB', third.address)).toBe(before)

  await mineToCheckedHeight(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Pending'])
  await expect(dialog.getByText('Its block was removed from the chain. It is pending again.')).toBeVisible()
  await expectAnnouncements(page, 'Transaction pending again', 1)
  await expectSameAfterReload(page, ['Pending'])

  await rpc('eth_sendRawTransaction', [raw])
  await mineAndWait(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed'])
  expect((await balanceOf('WBNB', third.address)) - before).toBe(parseEther('0.01'))
  await expectSameAfterReload(page, ['Confirmed'])
})

test('two tabs show the same transaction, and only the tab that sent it announces it', async ({ page, context }) => {
  await begin(page)
  const other = await context.newPage()
  await openWrap(other)
  await expect(other.getByRole('banner').getByRole('button', { name: /0x/ })).toBeVisible()
  await wrap(page, '0.01')
  await expect(pendingOn(other)).toHaveText('1 pending transaction')
  // When the other tab stores its settings, the transaction remains.
  await other.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  await other.getByRole('textbox', { name: 'Custom slippage' }).fill('2')
  await other.getByRole('button', { name: 'Close' }).click()
  await other.waitForFunction(() => (localStorage.getItem('hotcake_user') ?? '').includes('"slippageBps":200'))
  const [ours, theirs] = [await openRecent(page), await openRecent(other)]
  for (const dialog of [ours, theirs]) await expectStates(dialog, ['Pending'])

  await mineAndWait(page)
  await mineAndWait(page)
  for (const dialog of [ours, theirs]) await expectStates(dialog, ['Confirmed'])
  await expect(pendingOn(other)).toHaveCount(0)
  await expectAnnouncements(page, 'Transaction confirmed', 1)
  expect(await announcementCount(other, 'Transaction confirmed')).toBe(0)

  // A transaction dismissed in one tab stays removed from both.
  await page.keyboard.press('Escape')
  await wrap(page, '0.02')
  await expectStates(theirs, ['Pending', 'Confirmed'])
  await theirs.getByRole('button', { name: 'Dismiss' }).click()
  await expectStates(theirs, ['Confirmed'])
  await expect(pendingOn(page)).toHaveCount(0)
  await page.reload()
  await expectStates(await openRecent(page), ['Confirmed'])

  // After the sending tab is closed, the other tab shows the result.
  await page.keyboard.press('Escape')
  await wrap(page, '0.03')
  await expect(pendingOn(other)).toHaveCount(1)
  await page.close()
  await mineAndWait(other)
  await mineAndWait(other)
  await expectStates(theirs, ['Confirmed', 'Confirmed'])
  await expectAnnouncements(other, 'Transaction confirmed', 1)
})

test('a wallet that chooses its own nonce causes a warning and two separate records', async ({ page }) => {
  const before = await balanceOf('WBNB', third.address)
  await injectWallet(page, third, { chainId: facts.chainId })
  await openWrap(page)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await pauseBlocks()
  await amountField(page, 'From').fill('0.01')
  await confirmWrap(page)
  await closeSent(page)
  await expect(pendingOn(page)).toHaveText('1 pending transaction')
  const dialog = await openRecent(page)
  await dialog.getByRole('button', { name: 'Speed up' }).click()
  await dialog.getByRole('button', { name: 'Sign again' }).click()
  await expect(page.getByText('Your wallet sent a second transaction', { exact: true })).toBeVisible()
  await expect(dialog.getByText('Your wallet used another nonce, so the original was not replaced.')).toBeVisible()
  await expect(pendingOn(page)).toHaveText('2 pending transactions')
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed', 'Confirmed'])
  await expectAnnouncements(page, 'Your wallet sent a second transaction', 1)
  expect((await balanceOf('WBNB', third.address)) - before).toBe(parseEther('0.02'))
})
