import type { Page } from '@playwright/test'
import { Interface, parseEther } from 'ethers'
import { announcementCount, expectAnnouncements } from './support/announcements.ts'
import { pauseBlocks, resumeBlocks, mineAndWait } from './support/blocks.ts'
import { amountOut, buyOutside, demoAccount, rpc, symbolOf } from './support/chain.ts'
import { movedIn, openLedger } from './support/holdings.ts'
import { confirmShown, visibleAmount, test, untilWalletOpens } from './support/hostileTour.ts'
import { amountField, expect, openSwap, visibleText, sentDialog, openConnected } from './support/journey.ts'
import { mainButton } from './support/swapForm.ts'
import {
  expectStates,
  openRecent,
  openWrap,
  pendingOn,
  advanceClock,
  replaceFirst,
  wrap,
} from './support/transactions.ts'

const user = demoAccount('Third')
const me = user.address

/** Swaps 0.05 BNB for CAKE while block production is stopped; returns the hash. */
async function swapWithoutBlocks(page: Page): Promise<string> {
  await untilWalletOpens(page, async () => {
    await amountField(page, 'From').fill('0.05')
    await mainButton(page, 'Swap').click()
    const review = page.getByRole('dialog', { name: 'Confirm swap' })
    await confirmShown(page, review.getByRole('button', { name: 'Confirm swap' }))
  })
  const submitted = sentDialog(page)
  const href = await submitted.getByRole('link', { name: /^View on/ }).getAttribute('href')
  await submitted.getByRole('button', { name: 'Close' }).last().click()
  return href?.split('/').at(-1) ?? ''
}

const swapCalls = new Interface([
  'function swapExactETHForTokens(uint256, address[] path, address, uint256)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] path, address, uint256)',
])

/** Returns the symbols of the tokens on the path of a signed swap. */
async function routeOf(hash: string): Promise<string[]> {
  const { input } = await rpc<{ input: string }>('eth_getTransactionByHash', [hash])
  const path = swapCalls.parseTransaction({ data: input })?.args.getValue('path') as readonly string[]
  return path.map(symbolOf)
}

test('a swap whose block is replaced becomes pending, and its record shows the amount of the final block', async ({
  page,
  hostility,
}) => {
  const ledger = await openLedger(me)
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }), 'Third')
  await pauseBlocks()
  const hash = await swapWithoutBlocks(page)
  const raw = await rpc('eth_getRawTransactionByHash', [hash])
  const route = await routeOf(hash)
  // Without new blocks the form keeps the false reserves: this route comes from the new search in the review.
  expect(route).toEqual(['WBNB', 'CAKE'])
  await mineAndWait(page)
  const firstRaw = await movedIn(hash, 'CAKE', me)
  const dialog = await openRecent(page)
  // The front dialog contains the toasts too; only a transaction record has an icon of its state.
  const record = dialog.getByRole('listitem').filter({ has: page.getByRole('img') })
  await expectStates(dialog, ['Confirmed'])
  await expect(visibleAmount(record, 'Swapped 0.05 BNB for % CAKE', firstRaw)).toBeVisible()

  await hostility.reorganise({ depth: 1, keepsTransactions: false })
  await pauseBlocks()
  await mineAndWait(page)
  await expectStates(dialog, ['Pending'])
  // The next check may already have found that no node has the transaction.
  const reason = /^(Its block was removed from the chain\. It is pending again\.|Not seen by [23] nodes)$/
  await expect(record.getByText(reason)).toBeVisible()
  await expect(visibleText(record, /^Swapped /)).toHaveCount(0)
  await expectAnnouncements(page, 'Transaction pending again', 1)
  await ledger.expectChange({})
  // The network has dropped it with its block.
  await mineAndWait(page)
  await expect(record.getByText(/^Not seen by [23] nodes$/)).toBeVisible()
  await expectStates(dialog, ['Pending'])
  await ledger.expectChange({})

  // Another account buys along the same route: the swap yields visibly less than before, and more than its minimum.
  await resumeBlocks()
  await buyOutside(demoAccount('Second'), route, parseEther('5'))
  await pauseBlocks()
  const secondRaw = await amountOut(parseEther('0.05'), route)
  expect(secondRaw).toBeLessThan(firstRaw)
  await rpc('eth_sendRawTransaction', [raw])
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed'])
  expect(await movedIn(hash, 'CAKE', me)).toBe(secondRaw)
  await expect(visibleAmount(record, 'Swapped 0.05 BNB for % CAKE', secondRaw)).toBeVisible()
  await expect(visibleAmount(record, 'Swapped 0.05 BNB for % CAKE', firstRaw)).toHaveCount(0)
  await ledger.expectChange({ BNB: -parseEther('0.05'), CAKE: secondRaw })
  expect(await announcementCount(page, 'Transaction dropped')).toBe(0)
})

test('a transaction that moves to a later block stays one record', async ({ page, hostility }) => {
  const ledger = await openLedger(me)
  await openConnected(page, () => openWrap(page), 'Third')
  await pauseBlocks()
  const { hash } = await wrap(page, '0.03')
  await mineAndWait(page)
  await mineAndWait(page)
  const dialog = await openRecent(page)
  await expectStates(dialog, ['Confirmed'])
  await hostility.reorganise({ depth: 2, keepsTransactions: true })
  await pauseBlocks()
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed'])
  await expect(dialog.getByRole('link').first()).toHaveAttribute('href', new RegExp(`${hash}$`))
  expect(await announcementCount(page, 'Transaction dropped')).toBe(0)
  await ledger.expectChange({ BNB: -parseEther('0.03'), WBNB: parseEther('0.03') })
})

test('a transaction dropped by the network is sent again and executed once', async ({ page, hostility }) => {
  const ledger = await openLedger(me)
  await openConnected(page, () => openWrap(page), 'Third')
  await pauseBlocks()
  const { hash } = await wrap(page, '0.01')
  const dialog = await openRecent(page)
  await expect(dialog.getByRole('button', { name: 'Speed up' })).toBeVisible()
  const { nonce } = await rpc<{ nonce: string }>('eth_getTransactionByHash', [hash])
  expect(await hostility.drop(hash)).toBe(true)
  await mineAndWait(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Pending'])
  await expect(dialog.getByText(/^Not seen by [23] nodes$/)).toBeVisible()
  await advanceClock(page, 2)
  await mineAndWait(page)
  await expectStates(dialog, ['Dropped'])
  await expectAnnouncements(page, 'Transaction dropped', 1)
  await ledger.expectChange({})

  await replaceFirst(page, dialog, 'Send again', 'Sign again', Number(nonce))
  await expect(pendingOn(page)).toHaveText('1 pending transaction')
  await mineAndWait(page)
  await mineAndWait(page)
  await expectStates(dialog, ['Confirmed', 'Replaced'])
  await ledger.expectChange({ BNB: -parseEther('0.01'), WBNB: parseEther('0.01') })
})
