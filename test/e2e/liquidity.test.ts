import type { Locator } from '@playwright/test'
import { formatEther, parseEther, parseUnits } from 'ethers'
import { allowanceOf, approveRouter, balanceOf, demoAccount, facts, feeOf, token } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import {
  respondToWalletRequest,
  connectDemo,
  expect,
  followLink,
  test,
  visibleText,
  openConnected,
} from './support/journey.ts'
import {
  addField,
  confirmReview,
  callOf,
  enable,
  lpOf,
  openAdd,
  pairOf,
  pickToken,
  poolOf,
  submittedHash,
} from './support/liquidity.ts'

const demo = demoAccount('Demo').address
const second = demoAccount('Second')
const third = demoAccount('Third')

const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
/** Formats an amount of 18 decimals with all its digits, as a dialog does. */
const formatExact = (raw: bigint) => formatEther(raw).replace(/\.0$/, '')

/** Returns a figure of a dialog by its full value, which a press copies where the figure is shortened. */
const figureOf = (dialog: Locator, raw: bigint): Locator =>
  dialog
    .locator(`[data-figure][aria-description="Copy ${formatExact(raw)}"]`)
    .or(dialog.getByText(formatExact(raw), { exact: true }))
/** Returns the minimum of an amount at the default slippage tolerance, 50 basis points (trading 9). */
const least = (raw: bigint) => (raw * 9_950n) / 10_000n

test('new pool: both amounts are free, the first provider sees a notice, and the review has its own texts', async ({
  page,
}) => {
  expect(BigInt(await pairOf('LAST', 'USDC'))).toBe(0n)
  await approveRouter(demoAccount('Demo'), 'LAST', 0n)
  await approveRouter(demoAccount('Demo'), 'USDC', 0n)
  await openConnected(page, () => openAdd(page, 'LAST', 'USDC'))
  await expect(page.getByText('You are the first liquidity provider.')).toBeVisible()
  await addField(page, 'first').fill('1000')
  await addField(page, 'second').fill('50')
  await expect(addField(page, 'first')).toHaveValue('1000')
  await expect(page.getByText('Initial prices and pool share')).toBeVisible()
  await expect(page.getByText('100.00%')).toBeVisible()
  const supply = page.getByRole('button', { name: 'Supply', exact: true })
  await expect(supply).toBeDisabled()
  await enable(page, 'LAST')
  await enable(page, 'USDC')
  await supply.click()
  const before = { last: await balanceOf('LAST', demo), usdc: await balanceOf('USDC', demo) }

  const hash = await confirmReview(page, 'You are creating a pool', 'Create pool & supply')

  const [lastRaw, usdcRaw] = [parseUnits('1000', token('LAST').decimals), parseUnits('50', token('USDC').decimals)]
  expect(before.last - (await balanceOf('LAST', demo))).toBe(lastRaw)
  expect(before.usdc - (await balanceOf('USDC', demo))).toBe(usdcRaw)
  const root = BigInt(Math.floor(Math.sqrt(Number(lastRaw * usdcRaw))))
  const held = await lpOf('LAST', 'USDC', demo)
  expect(held - (root - 1000n) < 10n ** 4n && root - 1000n - held < 10n ** 4n).toBe(true)
  // trading 7: the slippage of a new pool is 0, so that the write reverts if another account sets another price first.
  const { name, args } = await callOf(hash)
  expect(name).toBe('addLiquidity')
  expect(args.slice(2, 6)).toEqual([lastRaw, usdcRaw, lastRaw, usdcRaw])
  await expect(addField(page, 'first')).toHaveValue('')
})

test('an existing pool: the other amount follows the price, and the review shows what is signed', async ({ page }) => {
  await approveRouter(second, 'CAKE', 2n ** 255n)
  await approveRouter(second, 'BUSD', 2n ** 255n)
  await openConnected(page, () => openAdd(page, 'CAKE', 'BUSD'), 'Second')
  const pool = await poolOf('CAKE', 'BUSD')
  const firstRaw = parseEther('7')
  const secondRaw = (firstRaw * pool.secondRaw) / pool.firstRaw
  await addField(page, 'first').fill('7')
  await expect(addField(page, 'second')).not.toHaveValue('')
  await addField(page, 'second').fill('0')
  await expect(addField(page, 'first')).toHaveValue('')
  await addField(page, 'first').fill('7')
  await page.getByRole('button', { name: 'Supply', exact: true }).click()
  const expected = smaller((firstRaw * pool.supplyRaw) / pool.firstRaw, (secondRaw * pool.supplyRaw) / pool.secondRaw)
  const review = page.getByRole('dialog', { name: 'You will receive' })
  await expect(figureOf(review, expected)).toBeVisible()
  await expect(figureOf(review, secondRaw)).toBeVisible()
  const before = { cake: await balanceOf('CAKE', second.address), busd: await balanceOf('BUSD', second.address) }
  const heldBefore = await lpOf('CAKE', 'BUSD', second.address)

  const hash = await confirmReview(page, 'You will receive', 'Confirm supply')

  expect(before.cake - (await balanceOf('CAKE', second.address))).toBe(firstRaw)
  expect(before.busd - (await balanceOf('BUSD', second.address))).toBe(secondRaw)
  expect((await lpOf('CAKE', 'BUSD', second.address)) - heldBefore).toBe(expected)
  const { args } = await callOf(hash)
  expect(args.slice(2, 6)).toEqual([firstRaw, secondRaw, least(firstRaw), least(secondRaw)])
  await expect(page.getByText('Your position')).toBeVisible()
})

test('native coin: added without an approval of its own; a rejection in the wallet leads back to the review', async ({
  page,
}) => {
  await approveRouter(second, 'CAKE', 2n ** 255n)
  await openConnected(page, () => openAdd(page), 'Second')
  await pickToken(page, 'Second', 'CAKE')
  await expect(page).toHaveURL(new RegExp(`/add/BNB/${token('CAKE').address}$`))
  const pool = await poolOf('WBNB', 'CAKE')
  const nativeRaw = parseEther('0.5')
  const cakeRaw = (nativeRaw * pool.secondRaw) / pool.firstRaw
  // The router computes the coin from the token amount and refunds the rounding difference of the coin.
  const takenRaw = (cakeRaw * pool.firstRaw) / pool.secondRaw
  await addField(page, 'first').fill('0.5')
  await page.getByRole('button', { name: 'Supply', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'You will receive' })
  await review.getByRole('button', { name: 'Confirm supply' }).click()
  await respondToWalletRequest(page, 'Reject')
  await expect(review.getByRole('button', { name: 'Confirm supply' })).toBeVisible()
  await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  // The review shows the typed amounts, and states that the pool may take less.
  await expect(review.getByText('0.5', { exact: true })).toBeVisible()
  const usesLess = review.getByText('The pool may use slightly less because of rounding.', { exact: false })
  await expect(usesLess).toHaveCount(takenRaw < nativeRaw ? 1 : 0)
  const before = { bnb: await balanceOf('BNB', second.address), cake: await balanceOf('CAKE', second.address) }

  const hash = await confirmReview(page, 'You will receive', 'Confirm supply')

  expect((await callOf(hash)).name).toBe('addLiquidityETH')
  expect(before.bnb - (await balanceOf('BNB', second.address)) - (await feeOf(hash))).toBe(takenRaw)
  expect(before.cake - (await balanceOf('CAKE', second.address))).toBe(cakeRaw)
})

test('a browser wallet is offered the received LP tokens', async ({ page }) => {
  await approveRouter(second, 'CAKE', 2n ** 255n)
  const { requests } = await injectWallet(page, second, { chainId: facts.chainId })
  await openAdd(page, 'BNB', 'CAKE')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await addField(page, 'first').fill('0.1')
  const held = await lpOf('WBNB', 'CAKE', second.address)
  await page.getByRole('button', { name: 'Supply', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm supply' }).click()
  await page.getByRole('button', { name: 'Add Cake-LP to wallet' }).click()
  await expect.poll(() => requests).toContain('wallet_watchAsset')
  await submittedHash(page)
  expect(await lpOf('WBNB', 'CAKE', second.address)).toBeGreaterThan(held)
})

test('errors: each later one overrides the earlier ones, and the wallet receives no request', async ({ page }) => {
  const before = await allowanceOf('CAKE', third.address)
  await openAdd(page, 'CAKE', 'BUSD')
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await connectDemo(page, 'Third')
  await expect(page.getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
  await addField(page, 'first').fill('99999999')
  await expect(page.getByRole('button', { name: 'Insufficient BUSD balance' })).toBeDisabled()
  for (const symbol of ['CAKE', 'BUSD']) {
    await expect(page.getByRole('link', { name: `Get more ${symbol}` })).toBeVisible()
  }
  await followLink(page, `/add/BNB/${token('WBNB').address}`)
  await expect(page.getByRole('button', { name: 'Second token: WBNB' })).toBeVisible()
  await addField(page, 'first').fill('99999999')
  await expect(page.getByRole('button', { name: 'Insufficient BNB balance' })).toBeDisabled()
  await expect(page.getByText(/^To get more BNB, send it here/)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await allowanceOf('CAKE', third.address)).toBe(before)
})
