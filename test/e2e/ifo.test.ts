import { formatEther, parseEther, Wallet } from 'ethers'
import { MEMBERS, SWAP_DEPLOYER } from '../../devnet/protocol/accounts.ts'
import { demoAccount } from './support/chain.ts'
import { expect, respondToWalletRequest, test, visibleText, connectDemo } from './support/journey.ts'
import { confirmIn, profileOf } from './support/profile.ts'
import {
  acceptsCommitment,
  approveCurrency,
  canClaimPoints,
  commitAs,
  commitmentOf,
  endSale,
  heldOf,
  lp,
  offeredBy,
  openSales,
  payoutOf,
  poolCard,
  rowOf,
  unfold,
} from './support/sales.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

const demo = demoAccount('Demo').address
const COMMIT = 'Commit CAKE-BNB LP'
const LIVE = 'hop'
const [BASIC, UNLIMITED] = [0, 1]

test('LP tokens are committed to both pools, and the figures follow', async ({ page }) => {
  const heldRaw = await heldOf(lp, demo)
  const before = [await commitmentOf(LIVE, demo, BASIC), await commitmentOf(LIVE, demo, UNLIMITED)]
  expect(before.map(({ amountRaw }) => amountRaw)).toEqual([0n, 0n])
  await page.goto('/ifo')
  await connectDemo(page)
  for (const [name, amount, pid] of [
    ['Basic sale', '0.5', BASIC],
    ['Unlimited sale', '1.25', UNLIMITED],
  ] as const) {
    const card = poolCard(page, name)
    await card.getByRole('button', { name: COMMIT }).click()
    const dialog = page.getByRole('dialog', { name: COMMIT })
    await dialog.getByRole('textbox').fill(amount)
    await expect(rowOf(dialog, 'Your commitment afterwards')).toContainText(`${amount} CAKE-BNB LP`)
    // Both pools belong to the sale's contract, so that one approval is enough.
    if (pid === BASIC) await approveCurrency(dialog, page)
    await expect(rowOf(dialog, 'You send')).toContainText(`${amount} CAKE-BNB LP`)
    await confirmIn(page, COMMIT)
    await readOutcome(page, 'Committed!', 'Your LP tokens take part in the sale.')
    const now = await commitmentOf(LIVE, demo, pid)
    expect(now.amountRaw).toBe(parseEther(amount))
    expect(now.totalRaw).toBe((before[pid]?.totalRaw ?? 0n) + parseEther(amount))
    await expect(rowOf(card, 'Your commitment')).toContainText(`${amount} CAKE-BNB LP`)
  }
  expect(await heldOf(lp, demo)).toBe(heldRaw - parseEther('1.75'))
  await expect(page.locator('[data-step="commit"]')).toContainText('Done')
  await expect(page.locator('[data-sale="hop"]')).toContainText('1.75 CAKE-BNB LP')
})

test('more than the limit is refused before the wallet opens, and a rejection sends nothing', async ({ page }) => {
  await openSales(page)
  const card = poolCard(page, 'Basic sale')
  await card.getByRole('button', { name: COMMIT }).click()
  const dialog = page.getByRole('dialog', { name: COMMIT })
  await expect(visibleText(dialog, 'You can still commit 0.75 CAKE-BNB LP in this pool.')).toBeVisible()
  await dialog.getByRole('textbox').fill('0.76')
  await expect(visibleText(dialog, 'An account may commit at most 0.75 CAKE-BNB LP in this pool.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Max', exact: true }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('0.75')
  await approveCurrency(dialog, page)
  expect(await acceptsCommitment(LIVE, demo, parseEther('0.76'), BASIC)).toBe(false)
  await confirmWrite(page, COMMIT)
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(page, 'You rejected this. Nothing was sent.').first()).toBeVisible()
  expect((await commitmentOf(LIVE, demo, BASIC)).amountRaw).toBe(0n)
  await confirmIn(page, COMMIT)
  await readOutcome(page, 'Committed!', 'Your LP tokens take part in the sale.')
  expect((await commitmentOf(LIVE, demo, BASIC)).amountRaw).toBe(parseEther('0.75'))
  await expect(card.getByRole('button', { name: 'Limit reached' })).toBeDisabled()
})

test('without a profile, the pool links to the set-up, and the contract rejects a commitment', async ({ page }) => {
  await openSales(page, 'Second')
  expect(await acceptsCommitment(LIVE, demoAccount('Second').address, 1n, UNLIMITED)).toBe(false)
  await poolCard(page, 'Unlimited sale').getByRole('link', { name: 'Set up your profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('a paused profile has to be reactivated before a commitment', async ({ page }) => {
  await openSales(page, 'Third')
  const link = poolCard(page, 'Basic sale').getByRole('link', { name: 'Reactivate your profile' })
  await expect(link).toBeVisible()
  await expect(page.locator('[data-step="profile"]')).toContainText('Your next step')
})

test('the figures follow the commitments of others', async ({ page }) => {
  const [member] = MEMBERS
  if (!member) throw new Error('There are no members.')
  await page.goto('/ifo')
  const card = poolCard(page, 'Unlimited sale')
  await expect(card.getByText('2.75 CAKE-BNB LP', { exact: true })).toBeVisible()
  const wallets = [member, SWAP_DEPLOYER].map(({ privateKey }) => new Wallet(privateKey)) as [Wallet, Wallet]
  await commitAs(...wallets, LIVE, parseEther('3.25'), UNLIMITED)
  await expect(card.getByText('6 CAKE-BNB LP', { exact: true })).toBeVisible()
  await expect(card.getByText('200%', { exact: true })).toBeVisible()
})

test('an oversubscribed pool pays tokens and a refund, once', async ({ page }) => {
  const token = offeredBy('quiet')
  const payout = await payoutOf('quiet', demo, UNLIMITED)
  const held = [await heldOf(token, demo), await heldOf(lp, demo)]
  expect(payout.refund > 0n && payout.offered > 0n).toBe(true)
  await openSales(page)
  const card = poolCard(await unfold(page, /^Quiet Token/), 'Unlimited sale')
  await card.getByRole('button', { name: 'Claim', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Claim', exact: true })
  await expect(rowOf(dialog, 'You receive')).toContainText('50 QUIET')
  await expect(rowOf(dialog, 'Refund')).toContainText('2.97 CAKE-BNB LP')
  await expect(rowOf(dialog, 'Fee')).toContainText('0.03 CAKE-BNB LP')
  const { points = 0n } = (await profileOf(demo)) ?? {}
  await confirmIn(page, 'Claim')
  await readOutcome(page, 'Claimed!', /50 QUIET/)
  expect([await heldOf(token, demo), await heldOf(lp, demo)]).toEqual([
    (held[0] ?? 0n) + payout.offered,
    (held[1] ?? 0n) + payout.refund,
  ])
  expect((await commitmentOf('quiet', demo, UNLIMITED)).isClaimed).toBe(true)
  // The contract of version 2 gives the points itself.
  expect((await profileOf(demo))?.points).toBe(points + 100n)
  await expect(card.getByRole('button', { name: 'Claimed' })).toBeDisabled()
})

test('a sale that ends while a commitment is typed stops it, and pays without a reload', async ({ page }) => {
  const wallet = new Wallet(demoAccount('Demo').privateKey)
  await commitAs(wallet, wallet, LIVE, parseEther('1'), UNLIMITED)
  const token = offeredBy(LIVE)
  await openSales(page)
  const card = poolCard(page, 'Unlimited sale')
  await expect(rowOf(card, 'Your commitment')).toContainText('1 CAKE-BNB LP')
  await card.getByRole('button', { name: COMMIT }).click()
  const dialog = page.getByRole('dialog', { name: COMMIT })
  await dialog.getByRole('textbox').fill('0.5')
  await endSale(LIVE)
  await expect(visibleText(dialog, 'This sale accepts no more commitments.')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('0.5')
  await expect(dialog.getByRole('button', { name: /^(Confirm|Approve)/ })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(card.getByText('Finished', { exact: true })).toBeVisible()
  expect((await commitmentOf(LIVE, demo, UNLIMITED)).amountRaw).toBe(parseEther('1'))

  const payout = await payoutOf(LIVE, demo, UNLIMITED)
  const held = [await heldOf(token, demo), await heldOf(lp, demo)]
  await card.getByRole('button', { name: 'Claim', exact: true }).click()
  await confirmIn(page, 'Claim')
  await readOutcome(page, 'Claimed!', /HOP/)
  expect([await heldOf(token, demo), await heldOf(lp, demo)]).toEqual([
    (held[0] ?? 0n) + payout.offered,
    (held[1] ?? 0n) + payout.refund,
  ])
})

test('a sale of version 1 pays, and its achievement is claimed afterwards', async ({ page }) => {
  const token = offeredBy('thin')
  const payout = await payoutOf('thin', demo)
  const held = [await heldOf(token, demo), await heldOf(lp, demo)]
  expect(await canClaimPoints('thin', demo)).toBe(false)
  await openSales(page)
  const row = await unfold(page, /^Thin Token/)
  const card = poolCard(row, 'Public sale')
  await card.getByRole('button', { name: 'Claim', exact: true }).click()
  await confirmIn(page, 'Claim')
  await readOutcome(page, 'Claimed!', /THIN/)
  expect([await heldOf(token, demo), await heldOf(lp, demo)]).toEqual([
    (held[0] ?? 0n) + payout.offered,
    (held[1] ?? 0n) + payout.refund,
  ])
  expect(await canClaimPoints('thin', demo)).toBe(true)
  const { points = 0n } = (await profileOf(demo)) ?? {}
  await row.getByRole('button', { name: 'Claim 100 points' }).click()
  await confirmIn(page, 'Claim points')
  await readOutcome(page, 'Points claimed!', 'The points are yours.')
  expect((await profileOf(demo))?.points).toBe(points + 100n)
  expect(await canClaimPoints('thin', demo)).toBe(false)
})

/** Returns the numbers of a text such as "0.03 CAKE-BNB LP ($1,200.50)" or "-$3.20". */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/(-?)\$?(\d[\d,]*\.?\d*)/g)].map(([, sign, digits = '']) =>
    Number(`${sign}${digits.replaceAll(',', '')}`),
  )

test('the account’s sales are listed with what they cost and paid, as the contracts have it', async ({ page }) => {
  await openSales(page)
  for (const [id, pids] of [
    ['quiet', [BASIC, UNLIMITED]],
    ['thin', [BASIC]],
  ] as const) {
    const commitments = await Promise.all(pids.map((pid) => commitmentOf(id, demo, pid)))
    const payouts = await Promise.all(pids.map((pid) => payoutOf(id, demo, pid)))
    const sum = (amounts: bigint[]) => Number(formatEther(amounts.reduce((total, amount) => total + amount, 0n)))
    const committed = sum(commitments.map(({ amountRaw }) => amountRaw))
    const own = page.getByRole('main').locator(`[data-sale="${id}"]`)
    // A label can have a help text beside it.
    const row = (label: string) =>
      own.locator('dl > div').filter({ has: page.getByRole('term').filter({ hasText: label }) })
    const shown = async (label: string) => numbersOf(await row(label).getByRole('definition').innerText())
    await expect.poll(() => shown('Committed')).toEqual([committed])
    // Until the results and the prices are read there are dashes.
    const profits = () => shown('Profit at today’s prices')
    await expect.poll(profits).toHaveLength(1)
    const [paid = 0, cost = 0] = await shown('Paid')
    const [bought = 0, value = 0] = await shown('Bought')
    expect(paid).toBeCloseTo(committed - sum(payouts.map(({ refund }) => refund)), 6)
    expect(bought).toBeCloseTo(sum(payouts.map(({ offered }) => offered)), 4)
    // Both are rounded to cents.
    const [profit = Number.NaN] = await profits()
    expect(profit).toBeCloseTo(value - cost, 1)
    await expect(own.getByText('To claim', { exact: true })).toBeVisible()
  }
})

test('the simulator shows what an amount would get, and sends nothing', async ({ page }) => {
  await page.goto('/ifo')
  await expect(page.getByRole('heading', { name: 'What would you get?' })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'You commit' }).fill('3')
  await main.getByRole('button', { name: '100×' }).click()
  await expect(rowOf(main, 'You would get')).toContainText('3.5 HOP')
  // 0.03 for the tokens, and a tax of 0.3 % on the refund of 2.97 (constants: TAX_STEPS).
  await expect(rowOf(main, 'You would pay')).toContainText('0.03891 CAKE-BNB LP')
})
