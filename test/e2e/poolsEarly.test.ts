import { parseEther } from 'ethers'
import { demoAccount } from './support/chain.ts'
import { expect, test, openConnected } from './support/journey.ts'
import { Reader } from './support/screenReader.ts'
import { tabTo } from './support/screenReaderKeys.ts'
import {
  allow,
  confirmIn,
  tokenBalanceOf,
  tokenByKey,
  limitOf,
  openPools,
  poolOf,
  stakedIn,
  expand,
} from './support/pools.ts'
import { readOutcome } from './support/transactions.ts'

const CAKE = tokenByKey('cake')
const second = demoAccount('Second')

test('a pool of the early kind without a limit is staked in by keyboard, pays and is unstaked', async ({ page }) => {
  const pool = poolOf(12)
  const usdt = tokenByKey('usdt').address
  await allow(second, CAKE.address, pool.contractAddress, 2n ** 256n - 1n)
  await expect(limitOf(pool)).rejects.toThrow()
  const reader = await Reader.create(page)
  await openConnected(page, () => openPools(page), 'Second')
  const box = await expand(page, 'Earn USDT')
  await box.getByRole('button', { name: 'Stake', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Stake CAKE' })
  await expect(dialog.getByText(/^Balance: \d/)).toBeVisible()
  await expect(dialog.getByText('Max stake for this pool')).toHaveCount(0)
  await tabTo(page, reader, 'Stake CAKE')
  await page.keyboard.type('2500')
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
  await tabTo(page, reader, 'Confirm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toBeVisible()
  await tabTo(page, reader, 'Confirm')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const outcome = page.getByRole('dialog', { name: 'Staked!' })
  await expect(outcome.filter({ hasText: 'Your CAKE funds are staked and earning.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(outcome).toHaveCount(0)
  // The pressed button is gone: the focus moves to the next one, so that keyboard users keep their place.
  await expect(box.getByRole('button', { name: 'Unstake CAKE' })).toBeFocused()
  expect(await stakedIn(pool, second.address)).toBe(parseEther('2500'))
  const before = await tokenBalanceOf(usdt, second.address)
  await box.getByRole('button', { name: 'Harvest' }).click()
  await confirmIn(page, 'Harvest')
  await readOutcome(page, 'Harvested!', 'Your USDT earnings have been sent to your wallet!')
  expect(await tokenBalanceOf(usdt, second.address)).toBeGreaterThan(before)
  await box.getByRole('button', { name: 'Unstake CAKE' }).click()
  await page.getByRole('dialog', { name: 'Unstake CAKE' }).getByRole('button', { name: 'Max' }).click()
  await confirmIn(page, 'Unstake CAKE')
  await readOutcome(page, 'Unstaked!', 'Your USDT earnings have also been harvested to your wallet!')
  expect(await stakedIn(pool, second.address)).toBe(0n)
})
