import { id, parseEther } from 'ethers'
import { demoAccount } from './support/chain.ts'
import { openHarvests, startHarvests } from './support/farms.ts'
import { respondToWalletRequest, expect, visibleText, test, openConnected } from './support/journey.ts'
import {
  confirmIn,
  tokenBalanceOf,
  tokenByKey,
  lastSent,
  unstakeAll,
  openPools,
  payingPools,
  pendingIn,
  poolOf,
  stakedIn,
  stakeManually,
  drainRewards,
  expand,
} from './support/pools.ts'
import { readOutcome } from './support/transactions.ts'

const selector = (form: string) => id(form).slice(0, 10)
const CAKE = tokenByKey('cake')
const demo = demoAccount('Demo')
const MANUAL = 0

test('all pools with a reward are harvested in one run, including finished ones and the manual one', async ({
  page,
}) => {
  const stakedBefore = await stakedIn(poolOf(MANUAL), demo.address)
  await stakeManually(demo, parseEther('10'))
  await expect.poll(() => pendingIn(poolOf(MANUAL), demo.address)).toBeGreaterThan(0n)
  const paying = await payingPools(demo.address)
  expect(paying.length).toBeGreaterThan(2)
  expect(paying.map(({ sousId }) => sousId)).toContain(MANUAL)
  const before = new Map<number, { heldRaw: bigint; pendingRaw: bigint }>()
  for (const pool of paying) {
    const heldRaw = await tokenBalanceOf(tokenByKey(pool.earningToken).address, demo.address)
    before.set(pool.sousId, { heldRaw, pendingRaw: await pendingIn(pool, demo.address) })
  }
  await openConnected(page, () => openPools(page))
  const harvests = await openHarvests(page, paying.length)
  await startHarvests(harvests, paying.length)
  for (let count = 1; count <= paying.length; count += 1) {
    await expect(visibleText(harvests, `Harvesting ${count} of ${paying.length}`)).toBeVisible()
    await page.getByRole('dialog', { name: 'Demo wallet' }).getByRole('button', { name: 'Confirm' }).click()
  }
  await expect(visibleText(harvests, `${paying.length} of ${paying.length} harvested`)).toBeVisible()
  for (const pool of paying) {
    const { heldRaw = 0n, pendingRaw = 0n } = before.get(pool.sousId) ?? {}
    const paidRaw = (await tokenBalanceOf(tokenByKey(pool.earningToken).address, demo.address)) - heldRaw
    expect(paidRaw, `pool ${pool.sousId}`).toBeGreaterThanOrEqual(pendingRaw)
  }
  expect(await stakedIn(poolOf(MANUAL), demo.address)).toBe(stakedBefore + parseEther('10'))
})

test('a rejection in the wallet ends the run and shows how many harvests were sent', async ({ page }) => {
  const paying = await payingPools(demo.address)
  const pending = await Promise.all(paying.map((pool) => pendingIn(pool, demo.address)))
  await openConnected(page, () => openPools(page))
  const harvests = await openHarvests(page, paying.length)
  await startHarvests(harvests, paying.length)
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(harvests, `0 of ${paying.length} harvested`)).toBeVisible()
  await expect(harvests.getByText('You rejected this. Nothing was sent.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  for (const [index, pool] of paying.entries()) {
    expect(await pendingIn(pool, demo.address)).toBeGreaterThanOrEqual(pending[index] ?? 0n)
  }
})

test('a pool with the emergency flag is unstaked with its rewards while it can pay them', async ({ page }) => {
  const pool = poolOf(10)
  const busd = tokenByKey('busd').address
  const [staked, held, earned] = [
    await stakedIn(pool, demo.address),
    await tokenBalanceOf(CAKE.address, demo.address),
    await tokenBalanceOf(busd, demo.address),
  ]
  const pendingRaw = await pendingIn(pool, demo.address)
  expect(pendingRaw).toBeGreaterThan(0n)
  await openConnected(page, () => openPools(page, '/pools/history'))
  const box = await expand(page, 'Earn BUSD')
  await unstakeAll(page, box, 'CAKE', staked)
  await readOutcome(page, 'Unstaked!', 'Your BUSD earnings have also been harvested to your wallet!')
  expect(await stakedIn(pool, demo.address)).toBe(0n)
  expect(await tokenBalanceOf(CAKE.address, demo.address)).toBe(held + staked)
  expect(await tokenBalanceOf(busd, demo.address)).toBe(earned + pendingRaw)
  expect((await lastSent(demo.address)).input.slice(0, 10)).toBe(selector('withdraw(uint256)'))
})

test('a pool that cannot pay is unstaked by the emergency withdrawal, which names the lost rewards', async ({
  page,
}) => {
  const pool = poolOf(10)
  const [staked, held] = [await stakedIn(pool, demo.address), await tokenBalanceOf(CAKE.address, demo.address)]
  await drainRewards(pool)
  await openConnected(page, () => openPools(page, '/pools/history'))
  const box = await expand(page, 'Earn BUSD')
  await box.getByRole('button', { name: 'Unstake CAKE' }).click()
  const emergency = page.getByRole('dialog', { name: 'Emergency withdraw' })
  await expect(emergency.getByText('You lose', { exact: true })).toBeVisible()
  await expect(emergency.getByText(/^<?[\d.]+ BUSD/)).toBeVisible()
  await confirmIn(page, 'Emergency withdraw')
  await readOutcome(page, 'Unstaked!', 'Your CAKE stake is back in your wallet.')
  expect(await stakedIn(pool, demo.address)).toBe(0n)
  expect(await tokenBalanceOf(CAKE.address, demo.address)).toBe(held + staked)
  expect((await lastSent(demo.address)).input).toBe(selector('emergencyWithdraw()'))
})
