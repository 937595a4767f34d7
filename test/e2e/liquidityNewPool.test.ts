import type { Page } from '@playwright/test'
import { parseUnits } from 'ethers'
import { pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { approveRouter, balanceOf, demoAccount, newestFrom, nonceOf, receiptOf, rpc, token } from './support/chain.ts'
import { respondToWalletRequest, expect, visibleText, test, sentDialog, openConnected } from './support/journey.ts'
import { addField, confirmReview, callOf, lpOf, openAdd, pairOf, poolOf, expectSimulated } from './support/liquidity.ts'
import { allowBoth, createPair, createPool, donate } from './support/newPools.ts'

const demo = demoAccount('Demo')
const attacker = demoAccount('Third')

const lastRaw = parseUnits('1000', token('LAST').decimals)
const usdcRaw = parseUnits('50', token('USDC').decimals)
const held = async () => [await balanceOf('LAST', demo.address), await balanceOf('USDC', demo.address)]
const wallet = (page: Page) => page.getByRole('dialog', { name: 'Demo wallet' })
const review = (page: Page) => page.getByRole('dialog', { name: 'You are creating a pool' })

test.beforeEach(async () => {
  await allowBoth(demo, 'LAST', 'USDC')
  await allowBoth(attacker, 'LAST', 'USDC')
})
test.afterEach(resumeBlocks)

/** Opens the review of the first deposit into the pool of LAST and USDC: 1000 for 50. */
async function reviewNewPool(page: Page): Promise<void> {
  expect(BigInt(await pairOf('LAST', 'USDC'))).toBe(0n)
  await openConnected(page, () => openAdd(page, 'LAST', 'USDC'))
  await addField(page, 'first').fill('1000')
  await addField(page, 'second').fill('50')
  await page.getByRole('button', { name: 'Supply', exact: true }).click()
  await expect(review(page)).toBeVisible()
  await expect(
    visibleText(page, /If someone else sets another price first, your transaction is cancelled/),
  ).toBeVisible()
  await expectSimulated(page)
}

test('a pool created at a price beyond the tolerance is reported on confirmation, and the wallet stays closed', async ({
  page,
}) => {
  await reviewNewPool(page)
  const [before, nonce] = [await held(), await nonceOf(demo.address)]
  // At this number of LAST for one USDC, no account here could add 50 USDC.
  await createPool(attacker, ['LAST', lastRaw / 1000n], ['USDC', 10n])

  await review(page).getByRole('button', { name: 'Create pool & supply' }).click()

  await expect(visibleText(page, 'Someone else has set the price of this pool.')).toBeVisible()
  await expect(visibleText(page, /Nothing was sent\. Compare the new price/)).toBeVisible()
  await expect(wallet(page)).toHaveCount(0)
  expect(await held()).toEqual(before)
  expect(await nonceOf(demo.address)).toBe(nonce)
  expect(await lpOf('LAST', 'USDC', demo.address)).toBe(0n)
})

test('a pool created at a price within the tolerance has its new figures shown, which must be accepted', async ({
  page,
}) => {
  await reviewNewPool(page)
  const before = await held()
  // 1000 LAST for 100 USDC: twice the price.
  await createPool(attacker, ['LAST', lastRaw / 1000n], ['USDC', usdcRaw / 500n])

  await expect(visibleText(page, 'Price updated')).toBeVisible()
  const confirm = review(page).getByRole('button', { name: 'Confirm supply' })
  await expect(confirm).toBeDisabled()
  expect(await held()).toEqual(before)
  await review(page).getByRole('button', { name: 'Accept' }).click()
  const hash = await confirmReview(page, 'You will receive', 'Confirm supply')

  // The amount typed last is unchanged: 50 USDC, for half as many LAST.
  const amounts = [lastRaw / 2n, usdcRaw]
  expect((await callOf(hash)).args.slice(2, 6)).toEqual([...amounts, ...amounts.map((raw) => (raw * 995n) / 1000n)])
  expect(await held()).toEqual([(before[0] ?? 0n) - lastRaw / 2n, (before[1] ?? 0n) - usdcRaw])
})

test('a pool created after the signature makes the deposit revert without a loss', async ({ page }) => {
  await reviewNewPool(page)
  const before = await held()
  await pauseBlocks()
  await review(page).getByRole('button', { name: 'Create pool & supply' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(sentDialog(page)).toBeVisible()
  const attack = createPool(attacker, ['LAST', 1_000_000n], ['USDC', 100_000_000n])
  // The attacker pays a higher gas price, so that its transaction comes first in the same block.
  await expect
    .poll(async () => Number(await rpc('eth_getTransactionCount', [attacker.address, 'pending'])))
    .toBeGreaterThan(await nonceOf(attacker.address))
  await resumeBlocks()
  await attack

  await expect(visibleText(page, 'Transaction failed')).toBeVisible()
  const { hash } = await newestFrom(demo.address)
  expect((await callOf(hash)).args.slice(2, 6)).toEqual([lastRaw, usdcRaw, lastRaw, usdcRaw])
  expect((await receiptOf(hash)).status).toBe('0x0')
  expect(await held()).toEqual(before)
  expect((await poolOf('LAST', 'USDC')).firstRaw).toBe(1_000_000n)
})

test('a pair that received tokens before any liquidity shows the price that the exchange uses', async ({ page }) => {
  await createPair(attacker, 'LAST', 'USDC')
  // 1000 LAST for 200 USDC.
  await donate(attacker, 'LAST', 'USDC', ['LAST', lastRaw / 1000n], ['USDC', usdcRaw / 250n])
  const pool = await poolOf('LAST', 'USDC')
  expect(pool.supplyRaw).toBe(0n)
  await openConnected(page, () => openAdd(page, 'LAST', 'USDC'))
  await expect(visibleText(page, 'Someone else has set the price of this pool.')).toBeVisible()
  await expect(visibleText(page, /1 LAST = 0\.2 USDC\. If this is not the market price/)).toBeVisible()
  await expect(page.getByText('You are the first liquidity provider.')).toBeHidden()
  await addField(page, 'first').fill('1000')
  await expect(addField(page, 'second')).toHaveValue('200')
  await page.getByRole('button', { name: 'Supply', exact: true }).click()
  await expect(review(page).getByText('Someone else has set the price of this pool.')).toBeVisible()
  const hash = await confirmReview(page, 'You are creating a pool', 'Create pool & supply')
  expect((await callOf(hash)).args.slice(2, 6)).toEqual([lastRaw, 4n * usdcRaw, lastRaw, 4n * usdcRaw])
  expect(await lpOf('LAST', 'USDC', demo.address)).toBeGreaterThan(0n)
})

test('a pair that received only one of its tokens accepts no liquidity and says why', async ({ page }) => {
  await createPair(attacker, 'LAST', 'USDC')
  await donate(attacker, 'LAST', 'USDC', ['LAST', 1_000n])
  await approveRouter(demo, 'LAST', 2n ** 255n)
  await openConnected(page, () => openAdd(page, 'LAST', 'USDC'))
  await addField(page, 'first').fill('10')
  await expect(page.getByRole('button', { name: 'This pool accepts no liquidity' })).toBeDisabled()
  await expect(visibleText(page, /It holds only one of its two tokens/)).toBeVisible()
})
