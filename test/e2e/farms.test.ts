import { MaxUint256, formatEther, id, parseEther } from 'ethers'
import { balanceOf, demoAccount } from './support/chain.ts'
import {
  chefAllowanceOf,
  chefCallOf,
  farmOf,
  farmRow,
  isMasterChef,
  unstakeOutside,
  lpBalanceOf,
  openFarms,
  revokeOutside,
  sendAndFollow,
  sendAndRead,
  stakedOf,
  stakeOutside,
  toastOf,
  expand,
} from './support/farms.ts'
import { respondToWalletRequest, connectDemo, expect, test, openConnected, followLink } from './support/journey.ts'
import { shownAmount } from './support/signedSwap.ts'
import { rpcUrl } from './support/site.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

const demo = demoAccount('Demo')
const me = demo.address
/** constants: DEFAULT_GAS_LIMIT of farms */
const GAS_LIMIT = 200_000n
/** The selector of tryBlockAndAggregate, by which the page reads. */
const AGGREGATE = id('tryBlockAndAggregate(bool,(address,bytes)[])').slice(0, 10)

/** Formats an amount of 18 decimals with all its digits, as a field does. */
const formatExact = (raw: bigint) => formatEther(raw).replace(/\.0$/, '')

test('a farm is enabled, staked in, unstaked in part and completely, with exact amounts on chain', async ({ page }) => {
  const name = 'ETH-BNB'
  await unstakeOutside(demo, name)
  await openFarms(page)
  const farm = farmRow(page, name)
  // The whole row is a button: the click is forced, as the button covers the name.
  await farm.getByText(`${name} LP`, { exact: true }).click({ force: true })
  await expect(farm.getByRole('heading', { name: 'Start earning' })).toBeVisible()
  await expect(farm.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await connectDemo(page)
  const held = await lpBalanceOf(name, me)

  await farm.getByRole('button', { name: 'Enable', exact: true }).click()
  const approval = page.getByRole('dialog', { name: 'Approve ETH-BNB LP' })
  await approval.getByRole('button', { name: 'Approve', exact: true }).click()
  await respondToWalletRequest(page, 'Reject')
  await toastOf(page, 'You rejected this. Nothing was sent.').getByRole('button', { name: 'Dismiss' }).click()
  expect(await chefAllowanceOf(name, me)).toBe(0n)
  await approval.getByRole('button', { name: 'Approve', exact: true }).click()
  await sendAndRead(page, 'Contract enabled', 'You can now stake in the ETH-BNB LP pool!')
  expect(await chefAllowanceOf(name, me)).toBe(MaxUint256)

  await farm.getByRole('button', { name: 'Stake LP' }).click()
  const stake = page.getByRole('dialog', { name: 'Stake LP tokens' })
  const confirm = stake.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  const amount = stake.getByRole('textbox')
  await amount.fill('0')
  await expect(confirm).toBeDisabled()
  await amount.fill('99999999')
  await expect(stake.getByRole('textbox')).toHaveAccessibleDescription('Insufficient ETH-BNB LP balance')
  await expect(confirm).toBeDisabled()
  await stake.getByRole('button', { name: '50%' }).click()
  await expect(amount).toHaveValue(formatExact(held / 2n))
  await stake.getByRole('slider', { name: 'Share' }).press('ArrowRight')
  await expect(amount).toHaveValue(formatExact((held * 51n) / 100n))
  await confirm.click()
  const firstRaw = (held * 51n) / 100n
  const staked = await sendAndFollow(page, 'Staked!', `Staked ${shownAmount(firstRaw, 18)} ETH-BNB LP`)
  await expect(farm.getByRole('button', { name: 'Unstake ETH-BNB LP' })).toBeFocused()
  expect(await stakedOf(name, me)).toBe(firstRaw)
  expect(await lpBalanceOf(name, me)).toBe(held - firstRaw)
  const call = await chefCallOf(staked)
  expect(call).toMatchObject({ name: 'deposit', args: [BigInt(farmOf(name).pid), firstRaw], gas: GAS_LIMIT })
  expect(isMasterChef(call.to)).toBe(true)

  const cakeBefore = await balanceOf('CAKE', me)
  await farm.getByRole('button', { name: 'Unstake ETH-BNB LP' }).click()
  const leave = page.getByRole('dialog', { name: 'Unstake LP tokens' })
  await leave.getByRole('button', { name: '25%' }).click()
  await leave.getByRole('button', { name: 'Confirm' }).click()
  await respondToWalletRequest(page, 'Confirm')
  const ended = page.getByRole('dialog', { name: 'Unstaked!' })
  await expect(ended).toContainText('Your CAKE earnings have also been harvested to your wallet!')
  await expect(ended.getByRole('link', { name: 'Remove liquidity' })).toHaveAttribute('href', /\/remove\/BNB\/0x/)
  const paidRaw = (await balanceOf('CAKE', me)) - cakeBefore
  const amounts = `Unstaked ${shownAmount(firstRaw / 4n, 18)} ETH-BNB LP and harvested ${shownAmount(paidRaw, 18)} CAKE`
  const unstaked = await readOutcome(page, 'Unstaked!', amounts)
  const leftRaw = firstRaw - firstRaw / 4n
  expect(await stakedOf(name, me)).toBe(leftRaw)
  expect(await balanceOf('CAKE', me)).toBeGreaterThan(cakeBefore)
  expect(await chefCallOf(unstaked)).toMatchObject({ name: 'withdraw', gas: GAS_LIMIT })

  await farm.getByRole('button', { name: 'Unstake ETH-BNB LP' }).click()
  await leave.getByRole('button', { name: 'Max' }).click()
  await expect(leave.getByRole('textbox')).toHaveValue(formatExact(leftRaw))
  await leave.getByRole('button', { name: 'Confirm' }).click()
  await sendAndFollow(page, 'Unstaked!', 'Your CAKE earnings')
  expect(await stakedOf(name, me)).toBe(0n)
  expect(await lpBalanceOf(name, me)).toBe(held)
  await expect(farm.getByRole('button', { name: 'Stake LP' })).toBeVisible()
})

test('a farm with a revoked approval is enabled in the dialog, and more is staked', async ({ page }) => {
  const name = 'ETH-BNB'
  await stakeOutside(demo, name, parseEther('0.2'))
  const stakedRaw = await stakedOf(name, me)
  await openConnected(page, () => page.goto('/allowances'))
  const revoke = page.getByRole('button', { name: 'Revoke ETH-BNB LP from Farms' })
  await revoke.click()
  await confirmWrite(page, 'Revoke ETH-BNB LP')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Allowance revoked', 'Farms can no longer spend your ETH-BNB LP.')
  await expect(revoke).toHaveCount(0)
  expect(await chefAllowanceOf(name, me)).toBe(0n)

  await followLink(page, '/farms')
  const farm = await expand(page, name)
  await farm.getByRole('button', { name: 'Stake ETH-BNB LP', exact: true }).click()
  const stake = page.getByRole('dialog', { name: 'Stake LP tokens' })
  await stake.getByRole('textbox').fill('0.1')
  await expect(stake.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  const enable = stake.getByRole('button', { name: 'Approve ETH-BNB LP' })
  await enable.click()
  await respondToWalletRequest(page, 'Reject')
  await toastOf(page, 'You rejected this. Nothing was sent.').getByRole('button', { name: 'Dismiss' }).click()
  expect(await chefAllowanceOf(name, me)).toBe(0n)
  await enable.click()
  await sendAndRead(page, 'Contract enabled', 'You can now stake in the ETH-BNB LP pool!')
  expect(await chefAllowanceOf(name, me)).toBe(MaxUint256)
  await stake.getByRole('button', { name: 'Confirm' }).click()
  await sendAndFollow(page, 'Staked!', 'ETH-BNB LP')
  expect(await stakedOf(name, me)).toBe(stakedRaw + parseEther('0.1'))
})

test('an approval revoked while the dialog is open is named as the cause, and the wallet stays closed', async ({
  page,
}) => {
  const name = 'ETH-BNB'
  await stakeOutside(demo, name, parseEther('0.2'))
  const stakedRaw = await stakedOf(name, me)
  await openConnected(page, () => openFarms(page))
  const farm = await expand(page, name)
  await farm.getByRole('button', { name: 'Stake ETH-BNB LP', exact: true }).click()
  const stake = page.getByRole('dialog', { name: 'Stake LP tokens' })
  await stake.getByRole('textbox').fill('0.1')
  await expect(stake.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  // No read returns any more: the page still shows the farm as enabled.
  await page.route(`${rpcUrl}/**`, (route) =>
    route.request().postData()?.includes(AGGREGATE) ? new Promise<void>(() => {}) : route.fallback(),
  )
  await revokeOutside(demo, name)
  await stake.getByRole('button', { name: 'Confirm' }).click()
  await expect(toastOf(page, 'Error')).toContainText('ETH-BNB LP is not approved for this amount.')
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  expect(await stakedOf(name, me)).toBe(stakedRaw)
})

test('finished farms have their own tab and allow unstaking only; filters persist, and empty lists have a notice', async ({
  page,
}) => {
  await openConnected(page, () => openFarms(page))
  await expect(farmRow(page, 'TAXED-BNB')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Card view' }).check()
  await expect(farmRow(page, 'HOP-CAKE').getByText('Community')).toBeVisible()
  await page.getByRole('radio', { name: 'Finished' }).click()
  await expect(page).toHaveURL(/\/farms\/history$/)
  await expect(page.getByText('These farms have ended. Unstake your tokens.')).toBeVisible()
  const ended = farmRow(page, 'TAXED-BNB')
  await expect(ended.getByText('Closed')).toBeVisible()
  await expect(ended.getByText('0.00%').first()).toBeVisible()
  await expect(ended.getByRole('button', { name: 'Stake TAXED-BNB LP', exact: true })).toBeDisabled()
  await expect(ended.getByRole('button', { name: 'Unstake TAXED-BNB LP' })).toBeEnabled()
  await page.getByRole('link', { name: 'Staked long ago? Check the archived farms.' }).click()
  await expect(page.getByText('You have nothing staked here.')).toBeVisible()

  await page.goto('/farms')
  await expect(page.getByRole('radio', { name: 'Card view' })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search' }).fill('btcb')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search' }).fill('nonesuch')
  await expect(page.getByText('No farms found.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Multiplier')
  const multipliers = page.getByRole('article').getByText(/^[\d.]+X$/)
  // The list is rendered a moment after the order is selected.
  await expect(async () => {
    const points = (await multipliers.allTextContents()).map(Number.parseFloat)
    expect(points.length).toBeGreaterThan(8)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  }).toPass()
})
