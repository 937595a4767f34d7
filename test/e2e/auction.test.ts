import type { Page } from '@playwright/test'
import { parseUnits } from 'ethers'
import {
  allowance,
  approveOutside,
  auctionOf,
  beginAuction,
  bidOf,
  bidOutside,
  closeAuction,
  endAuction,
  leaderboardOf,
  me,
  newestAuction,
  openAuctions,
  openBid,
  ownPanel,
  rivals,
  rowOf,
  startLater,
} from './support/auction.ts'
import { balanceOf, facts, rpc } from './support/chain.ts'
import { toastOf } from './support/farms.ts'
import { expect, respondToWalletRequest, test, visibleText, connectDemo } from './support/journey.ts'
import { setLanguage, switchLanguage } from './support/overlay.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

const cake = (amount: string) => parseUnits(amount)
const { multicall = '' } = facts.contracts as Record<string, string>
const UNLIMITED = 2n ** 256n - 1n

test('a bid is approved, rejected, then placed with the total and the place of the dialog', async ({ page }) => {
  const id = await newestAuction()
  const { initialBidRaw } = await auctionOf(id)
  await openAuctions(page, null)
  await connectDemo(page)
  await expect(leaderboardOf(page)).toHaveCount(3)
  await expect(leaderboardOf(page).getByText('Winning')).toHaveCount(2)
  const dialog = await openBid(page)
  const field = dialog.getByRole('textbox', { name: 'Amount to add' })
  await field.fill('15')
  await expect(visibleText(dialog, 'Bids are multiples of 10 CAKE')).toBeVisible()
  await field.fill('90')
  await expect(visibleText(dialog, 'Your first bid is at least 100 CAKE')).toBeVisible()
  expect(initialBidRaw).toBe(cake('100'))
  await field.fill('100')
  await expect(rowOf(dialog, 'Place you would take')).toContainText('4 of 4, not winning')
  await dialog.getByRole('button', { name: 'Enough to win' }).click()
  await expect(field).toHaveValue('260')
  await expect(rowOf(dialog, 'Place you would take')).toContainText('2 of 4, winning')
  await field.fill('290')
  await dialog.getByRole('button', { name: 'Approve CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
  expect(await allowance()).toBeGreaterThanOrEqual(cake('290'))

  const held = await balanceOf('CAKE', me.address)
  const title = `Bid in auction ${id}`
  await confirmWrite(page, title)
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toContainText(
    'Add 290 CAKE to your bid in the current farm auction',
  )
  await respondToWalletRequest(page, 'Reject')
  await expect(toastOf(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  expect([await bidOf(id, me.address), await balanceOf('CAKE', me.address)]).toEqual([
    ...[{ totalRaw: 0n, hasClaimed: false }, held],
  ])

  await expect(rowOf(dialog, 'Your bids before')).toContainText('0 CAKE')
  await expect(rowOf(dialog, 'Your total')).toContainText('290 CAKE')
  await confirmWrite(page, title)
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Bid placed', 'Your bids in this auction are 290 CAKE now.')
  expect(await bidOf(id, me.address)).toEqual({ totalRaw: cake('290'), hasClaimed: false })
  expect(await balanceOf('CAKE', me.address)).toBe(held - cake('290'))
  await expect(leaderboardOf(page).nth(1)).toContainText('You')
  await expect(rowOf(ownPanel(page), 'Your place')).toContainText('2 of 4')
  await expect(ownPanel(page).getByText('Your bid wins now')).toBeVisible()
})

test('bids add up, and a bid of another account is seen live', async ({ page }) => {
  const id = await newestAuction()
  await approveOutside(UNLIMITED)
  await bidOutside(me, cake('270'))
  await openAuctions(page)
  await expect(ownPanel(page).getByText('Your bid wins now')).toBeVisible()
  await bidOutside(rivals.second, cake('20'))
  // 260 and 20 are more than 270.
  await expect(visibleText(ownPanel(page), 'Your bid does not win now')).toBeVisible()
  await expect(leaderboardOf(page).nth(2)).toContainText('You')
  await expect(rowOf(ownPanel(page), 'Missing to win now')).toContainText('10 CAKE')

  const dialog = await openBid(page, 'Add to your bid')
  const field = dialog.getByRole('textbox', { name: 'Amount to add' })
  await field.fill('10')
  await expect(rowOf(dialog, 'Your bids before')).toContainText('270 CAKE')
  // Equal totals share a place.
  await expect(rowOf(dialog, 'Place you would take')).toContainText('2 of 4, winning')
  await bidOutside(rivals.second, cake('10'))
  await expect(rowOf(dialog, 'Place you would take')).toContainText('3 of 4, not winning')
  await field.fill('20')
  await expect(rowOf(dialog, 'Your total')).toContainText('290 CAKE')
  const before = await bidOf(id, me.address)
  await confirmWrite(page, `Bid in auction ${id}`)
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Bid placed', '290 CAKE')
  expect((await bidOf(id, me.address)).totalRaw).toBe(before.totalRaw + cake('20'))
})

test('an auction that ends stops a bid before the wallet opens', async ({ page }) => {
  const id = await newestAuction()
  await approveOutside(UNLIMITED)
  await openAuctions(page)
  const dialog = await openBid(page)
  await dialog.getByRole('button', { name: 'Smallest' }).click()
  await expect(visibleText(dialog, 'Simulated: passed')).toBeVisible()
  await endAuction()
  await expect(visibleText(dialog, 'This auction no longer accepts bids.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(ownPanel(page).getByRole('button', { name: 'Bids have ended' })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Current auction' }).getByText('Ended', { exact: true })).toBeVisible()
  expect((await bidOf(id, me.address)).totalRaw).toBe(0n)
})

/**
 * Returns a function that freezes the chain for the page: from then on, the page receives no new block, and its figures
 * are those of the newest one. Reads that a write depends on use the real chain. Call it before the page is opened.
 */
async function holdableChain(page: Page): Promise<() => Promise<void>> {
  let held: string | null = null
  await page.route(facts.rpc.http[0], async (route) => {
    const call = route.request().postDataJSON() as {
      id: number
      method: string
      params: [{ to?: string }, ...unknown[]]
    }
    if (held === null) return route.fallback()
    if (call.method === 'eth_blockNumber') return route.fulfill({ json: { jsonrpc: '2.0', id: call.id, result: held } })
    const [read] = call.params
    const isFigures = call.method === 'eth_call' && read.to?.toLowerCase() === multicall.toLowerCase()
    return isFigures ? route.continue({ postData: { ...call, params: [read, held] } }) : route.fallback()
  })
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (held === null) socket.send(message)
    })
  })
  return async () => {
    held = await rpc('eth_blockNumber')
    // A node applies storage that a journey sets to its newest block, so that block must not be the held one.
    await rpc('evm_mine')
  }
}

const stops: [what: string, act: () => Promise<void>, reason: string][] = [
  [
    'others have bid more',
    () => bidOutside(rivals.second, cake('500')),
    'Others have bid more meanwhile. Check your place.',
  ],
  [
    'the account has bid elsewhere',
    () => bidOutside(me, cake('200')),
    'Your earlier bids have changed. Check your total.',
  ],
  [
    'another auction has started',
    async () => {
      await closeAuction()
      await startLater(cake('50'))
      await beginAuction()
    },
    'Another auction has started.',
  ],
]
for (const [what, act, reason] of stops) {
  test(`a bid is stopped before the wallet opens: ${what}`, async ({ page }) => {
    const id = await newestAuction()
    await approveOutside(UNLIMITED)
    const holdChain = await holdableChain(page)
    await openAuctions(page)
    const dialog = await openBid(page)
    await dialog.getByRole('textbox', { name: 'Amount to add' }).fill('300')
    await expect(rowOf(dialog, 'Place you would take')).toContainText('1 of 4, winning')
    await expect(visibleText(dialog, 'Simulated: passed')).toBeVisible()
    await holdChain()
    await act()
    const before = await bidOf(id, me.address)
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(toastOf(page, reason)).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
    expect(await bidOf(id, me.address)).toEqual(before)
  })
}

test('a lost bid is reclaimed once, to the wei', async ({ page }) => {
  const before = await bidOf(2, me.address)
  expect(before).toEqual({ totalRaw: cake('110'), hasClaimed: false })
  const held = await balanceOf('CAKE', me.address)
  await openAuctions(page)
  const reclaim = page.getByRole('button', { name: 'Reclaim your bid of auction 2' })
  await reclaim.click()
  await confirmWrite(page, 'Reclaim your bid')
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toContainText('Get your bid of farm auction 2 back')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Bid reclaimed', '110 CAKE')
  expect(await bidOf(2, me.address)).toEqual({ totalRaw: cake('110'), hasClaimed: true })
  expect(await balanceOf('CAKE', me.address)).toBe(held + cake('110'))
  await expect(reclaim).toHaveCount(0)
  const past = page.getByRole('region', { name: 'Past auctions' })
  await expect(past.getByRole('button', { name: /^Auction 2 Paid back/ })).toBeVisible()
})

test('the newest auction goes through its phases, and a closed one shows who has won', async ({ page }) => {
  const id = await newestAuction()
  await openAuctions(page)
  const current = page.getByRole('region', { name: 'Current auction' })
  await expect(current.getByRole('timer', { name: 'Bids end in' })).toBeVisible()
  await closeAuction()
  await expect(current.getByText('Closed', { exact: true })).toBeVisible()
  expect((await auctionOf(id)).limitRaw).toBe(cake('260'))
  await expect(leaderboardOf(page).getByText('Won', { exact: true })).toHaveCount(2)
  await startLater(cake('50'))
  await expect(current.getByRole('heading', { name: `Auction ${id + 1}` })).toBeVisible()
  await expect(current.getByText('Pending', { exact: true })).toBeVisible()
  await expect(current.getByRole('timer', { name: 'Bids start in' })).toBeVisible()
  await expect(ownPanel(page).getByRole('button', { name: 'Bids have not started' })).toBeDisabled()
  await beginAuction()
  await expect(current.getByText('Open', { exact: true })).toBeVisible()
  await expect(current.getByText('There are no bids yet.')).toBeVisible()
  await expect(ownPanel(page).getByRole('button', { name: 'Place a bid' })).toBeEnabled()

  const past = page.getByRole('region', { name: 'Past auctions' })
  await expect(past.getByRole('listitem')).toHaveCount(id)
  await past.getByRole('button', { name: /^Auction 1 You won/ }).click()
  await expect(past.getByRole('list', { name: 'Bids of auction 1' }).getByRole('listitem').first()).toContainText(
    '120 CAKE',
  )
})

test('an unlisted account and a visitor without a wallet can follow the auction but not bid', async ({ page }) => {
  await openAuctions(page, null)
  await expect(ownPanel(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(leaderboardOf(page)).toHaveCount(3)
  await openAuctions(page, 'Second')
  await expect(visibleText(ownPanel(page), 'Your account is not on the list of bidders')).toBeVisible()
  await expect(ownPanel(page).getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Reclaim/ })).toHaveCount(0)
})

test('a phone shows the leaderboard without scrolling sideways, also in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await openAuctions(page)
  await expect(leaderboardOf(page)).toHaveCount(3)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBeLessThanOrEqual(360)
  const translate = await setLanguage(page, 'ar-SA')
  await switchLanguage(page, 'ar-SA')
  await expect(page.getByRole('heading', { name: translate('Farm auctions'), level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const rows = page
    .getByRole('list', { name: translate('Bids of auction %auction%', { auction: String(await newestAuction()) }) })
    .getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(translate('Winning'))
  expect(await width()).toBeLessThanOrEqual(360)
})

test('a bid is placed with the keyboard alone, from the page of farms', async ({ page }) => {
  const id = await newestAuction()
  await approveOutside(UNLIMITED)
  await page.goto('/farms')
  await page.getByRole('main').getByRole('link', { name: 'Farm auctions' }).press('Enter')
  await expect(page).toHaveURL(/\/farms\/auction$/)
  await openAuctions(page)
  await ownPanel(page).getByRole('button', { name: 'Place a bid' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Bid in auction ${id}` })
  await dialog.getByRole('textbox', { name: 'Amount to add' }).focus()
  await page.keyboard.type('310')
  await expect(rowOf(dialog, 'Place you would take')).toContainText('1 of 4, winning')
  await expect(visibleText(dialog, 'Simulated: passed')).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
  const wallet = page.getByRole('dialog', { name: 'Demo wallet' })
  await wallet.getByRole('button', { name: 'Confirm' }).press('Enter')
  await readOutcome(page, 'Bid placed', '310 CAKE')
  expect((await bidOf(id, me.address)).totalRaw).toBe(cake('310'))
})
