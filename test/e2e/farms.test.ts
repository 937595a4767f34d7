import { MaxUint256, formatEther, id, parseEther } from 'ethers'
import { balanceOf, demoAccount, facts } from './support/chain.ts'
import {
  chefAllowanceOf,
  blockNow,
  chefCallOf,
  chefCallsSince,
  farmOf,
  farmRow,
  isMasterChef,
  unstakeOutside,
  lpBalanceOf,
  openFarms,
  openHarvests,
  pendingOf,
  revokeOutside,
  sendAndRead,
  stakedOf,
  stakeOutside,
  startHarvests,
  toastOf,
  expand,
} from './support/farms.ts'
import { respondToWalletRequest, connectDemo, expect, visibleText, test } from './support/journey.ts'
import { rpcUrl } from './support/site.ts'

const demo = demoAccount('Demo')
const me = demo.address
/** constants: DEFAULT_GAS_LIMIT of farms */
const GAS_LIMIT = 200_000n
/** The selector of tryBlockAndAggregate, which carries the page's reads. */
const AGGREGATE = id('tryBlockAndAggregate(bool,(address,bytes)[])').slice(0, 10)
const ERROR = 'Please try again. Confirm the transaction and make sure you are paying enough gas!'

/** Formats an amount of 18 decimals with all its digits, as a field does. */
const formatExact = (raw: bigint) => formatEther(raw).replace(/\.0$/, '')

test('a farm is enabled, staked in, unstaked in part and completely, with exact amounts on chain', async ({ page }) => {
  test.setTimeout(120_000)
  const name = 'ETH-BNB'
  await unstakeOutside(demo, name)
  await openFarms(page)
  const farm = farmRow(page, name)
  // The whole row is a button: the click is forced, as the button covers the name.
  await farm.getByText(name, { exact: true }).click({ force: true })
  await expect(farm.getByRole('heading', { name: 'Start earning' })).toBeVisible()
  await expect(farm.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  await connectDemo(page)
  const held = await lpBalanceOf(name, me)

  await farm.getByRole('button', { name: 'Enable', exact: true }).click()
  await respondToWalletRequest(page, 'Reject')
  await expect(toastOf(page, 'Error')).toContainText(ERROR)
  await toastOf(page, 'Error').getByRole('button', { name: 'Dismiss' }).click()
  expect(await chefAllowanceOf(name, me)).toBe(0n)
  await farm.getByRole('button', { name: 'Enable', exact: true }).click()
  await sendAndRead(page, 'Contract Enabled', 'You can now stake in the ETH-BNB LP pool!')
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
  const staked = await sendAndRead(page, 'Staked!', 'ETH-BNB LP')
  await expect(farm.getByRole('button', { name: 'Unstake ETH-BNB LP' })).toBeFocused()
  const firstRaw = (held * 51n) / 100n
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
  const unstaked = await sendAndRead(page, 'Unstaked!', 'Your CAKE earnings have also been harvested to your wallet!')
  const leftRaw = firstRaw - firstRaw / 4n
  expect(await stakedOf(name, me)).toBe(leftRaw)
  expect(await balanceOf('CAKE', me)).toBeGreaterThan(cakeBefore)
  expect(await chefCallOf(unstaked)).toMatchObject({ name: 'withdraw', gas: GAS_LIMIT })

  await farm.getByRole('button', { name: 'Unstake ETH-BNB LP' }).click()
  await leave.getByRole('button', { name: 'Max' }).click()
  await expect(leave.getByRole('textbox')).toHaveValue(formatExact(leftRaw))
  await leave.getByRole('button', { name: 'Confirm' }).click()
  await sendAndRead(page, 'Unstaked!', 'Your CAKE earnings')
  expect(await stakedOf(name, me)).toBe(0n)
  expect(await lpBalanceOf(name, me)).toBe(held)
  await expect(farm.getByRole('button', { name: 'Stake LP' })).toBeVisible()
})

test('a farm with a revoked approval is enabled in the dialog, and more is staked', async ({ page }) => {
  const name = 'ETH-BNB'
  await stakeOutside(demo, name, parseEther('0.2'))
  const stakedRaw = await stakedOf(name, me)
  await page.goto('/allowances')
  await connectDemo(page)
  const revoke = page.getByRole('button', { name: /^Revoke (ETH\/W?BNB|W?BNB\/ETH) LP from Farms$/ })
  await revoke.click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(revoke).toHaveCount(0)
  expect(await chefAllowanceOf(name, me)).toBe(0n)

  await openFarms(page)
  const farm = await expand(page, name)
  await farm.getByRole('button', { name: 'Stake ETH-BNB LP', exact: true }).click()
  const stake = page.getByRole('dialog', { name: 'Stake LP tokens' })
  await stake.getByRole('textbox').fill('0.1')
  await expect(stake.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  const enable = stake.getByRole('button', { name: 'Enable ETH-BNB LP' })
  await enable.click()
  await respondToWalletRequest(page, 'Reject')
  await expect(toastOf(page, 'Error')).toContainText(ERROR)
  await toastOf(page, 'Error').getByRole('button', { name: 'Dismiss' }).click()
  expect(await chefAllowanceOf(name, me)).toBe(0n)
  await enable.click()
  await sendAndRead(page, 'Contract Enabled', 'You can now stake in the ETH-BNB LP pool!')
  expect(await chefAllowanceOf(name, me)).toBe(MaxUint256)
  await stake.getByRole('button', { name: 'Confirm' }).click()
  await sendAndRead(page, 'Staked!', 'ETH-BNB LP')
  expect(await stakedOf(name, me)).toBe(stakedRaw + parseEther('0.1'))
})

test('an approval revoked while the dialog is open is named as the cause, and the wallet stays closed', async ({
  page,
}) => {
  const name = 'ETH-BNB'
  await stakeOutside(demo, name, parseEther('0.2'))
  const stakedRaw = await stakedOf(name, me)
  await openFarms(page)
  await connectDemo(page)
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
  await expect(toastOf(page, 'Error')).toContainText('ETH-BNB LP is not enabled for this amount.')
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  expect(await stakedOf(name, me)).toBe(stakedRaw)
})

test('one farm is harvested, then all with a reward, including the finished one; "Staked only" filters the list', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const [one, other] = ['CAKE-BUSD', 'BTCB-BNB'] as const
  for (const name of [one, other]) await stakeOutside(demo, name, parseEther('0.5'))
  await openFarms(page)
  await connectDemo(page)
  await page.getByText('Staked only').click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const farm = await expand(page, one)
  const harvest = farm.getByRole('button', { name: 'Harvest', exact: true })
  await expect(harvest).toBeEnabled()
  const cakeBefore = await balanceOf('CAKE', me)
  const pendingBefore = await pendingOf(one, me)
  await harvest.click()
  const hash = await sendAndRead(page, 'Harvested!', 'Your CAKE earnings have been sent to your wallet!')
  expect(await chefCallOf(hash)).toMatchObject({
    name: 'deposit',
    args: [BigInt(farmOf(one).pid), 0n],
    gas: GAS_LIMIT,
  })
  expect((await balanceOf('CAKE', me)) - cakeBefore).toBeGreaterThanOrEqual(pendingBefore)

  const before = { cake: await balanceOf('CAKE', me), raw: (await pendingOf(one, me)) + (await pendingOf(other, me)) }
  const head = await blockNow()
  const harvests = await openHarvests(page, 3)
  await startHarvests(harvests, 3)
  for (let count = 1; count <= 3; count += 1) {
    await expect(visibleText(harvests, `Harvesting ${count} of 3`)).toBeVisible()
    // The next prompt opens as soon as one is confirmed.
    await page.getByRole('dialog', { name: 'Demo wallet' }).getByRole('button', { name: 'Confirm' }).click()
  }
  await expect(visibleText(harvests, '3 of 3 harvested')).toBeVisible()
  await harvests.getByRole('button', { name: 'Close', exact: true }).last().click()
  // The finished farm has no rewards any more.
  await expect(page.getByRole('button', { name: /^Harvest all/ })).toHaveText('Harvest all (2)')
  const calls = await chefCallsSince(head, me)
  const pids = [one, other, 'TAXED-BNB'].map((name) => BigInt(farmOf(name).pid))
  expect(new Set(calls.map(({ args: [pid] }) => pid))).toEqual(new Set(pids))
  for (const { name, args, gas } of calls) expect([name, args[1], gas]).toEqual(['deposit', 0n, GAS_LIMIT])
  expect((await balanceOf('CAKE', me)) - before.cake).toBeGreaterThan(before.raw)
  expect(await pendingOf('TAXED-BNB', me)).toBe(0n)
  for (const name of [one, other]) await unstakeOutside(demo, name)
})

test('harvesting all leaves out dust, and stops at a closed page or a rejection in the wallet', async ({ page }) => {
  test.setTimeout(120_000)
  const [one, other] = ['CAKE-BUSD', 'BTCB-BNB'] as const
  for (const name of [one, other]) await stakeOutside(demo, name, parseEther('0.5'))
  const pids = [farmOf(one).pid, farmOf(other).pid, farmOf('TAXED-BNB').pid]
  await openFarms(page)
  await connectDemo(page)
  // A page reachable by client-side navigation, without a reload.
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).not.toHaveURL(/farms/)
  await page.goBack()
  const head = await blockNow()

  // At a million gwei each harvest costs more than its reward; harvests left out can be included.
  await page.route(`${facts.rpc.http[0]}/**`, async (route) => {
    const body = route.request().postDataJSON() as { id: number; method: string }
    if (body.method !== 'eth_gasPrice') return route.fallback()
    return route.fulfill({ json: { jsonrpc: '2.0', id: body.id, result: '0x38d7ea4c68000' } })
  })
  const dear = await openHarvests(page, 3)
  await expect(dear.getByRole('button', { name: 'Harvest 0' })).toBeDisabled()
  await expect(dear.getByText(/less than its network fee of/)).toHaveCount(3)
  await dear.getByText('Include rewards worth less than their network fee (3)').click()
  await expect(dear.getByRole('button', { name: 'Harvest 3' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await page.unroute(`${facts.rpc.http[0]}/**`)

  // After the user leaves the page, the wallet receives no request beyond the one already open.
  const run = await openHarvests(page, 3)
  await startHarvests(run, 3)
  await respondToWalletRequest(page, 'Confirm')
  await expect(visibleText(run, 'Harvesting 2 of 3')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toBeVisible()
  await page.goForward()
  await expect(page).not.toHaveURL(/farms/)
  await respondToWalletRequest(page, 'Confirm')
  await expect(visibleText(page, 'You left the page after 2 of 3.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  await expect.poll(async () => (await chefCallsSince(head, me)).length).toBe(2)
  const calls = await chefCallsSince(head, me)
  const harvested = calls.map(({ args: [pid] }) => Number(pid))
  expect(pids).toEqual(expect.arrayContaining(harvested))
  for (const { name, args, gas } of calls) expect([name, args[1], gas]).toEqual(['deposit', 0n, GAS_LIMIT])

  await page.goBack()
  const left = page.getByRole('button', { name: /^Harvest all \([23]\)$/ })
  await left.click()
  const rest = page.getByRole('dialog', { name: 'Harvest all' })
  const dust = rest.getByRole('checkbox', { name: /^Include rewards worth less/ })
  await expect(rest.getByRole('button', { name: /^Harvest \d$/ })).toBeVisible()
  if ((await dust.count()) > 0) await dust.check()
  await rest.getByRole('button', { name: /^Harvest [23]$/ }).click()
  await respondToWalletRequest(page, 'Reject')
  await expect(rest.getByText('You rejected a request in your wallet, so nothing more was asked for.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  expect(await chefCallsSince(head, me)).toHaveLength(2)
  for (const name of [one, other]) await unstakeOutside(demo, name)
})

test('finished farms have their own tab and allow unstaking only; filters persist, and empty lists have a notice', async ({
  page,
}) => {
  await openFarms(page)
  await connectDemo(page)
  await expect(farmRow(page, 'TAXED-BNB')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Card view' }).check()
  await expect(farmRow(page, 'HOP-CAKE').getByText('Community')).toBeVisible()
  await page.getByRole('radio', { name: 'Finished' }).click()
  await expect(page).toHaveURL(/\/farms\/history$/)
  await expect(page.getByText('These farms no longer pay. Please unstake your tokens.')).toBeVisible()
  const ended = farmRow(page, 'TAXED-BNB')
  await expect(ended.getByText('Closed')).toBeVisible()
  await expect(ended.getByText('0.00%').first()).toBeVisible()
  await expect(ended.getByRole('button', { name: 'Stake TAXED-BNB LP', exact: true })).toBeDisabled()
  await expect(ended.getByRole('button', { name: 'Unstake TAXED-BNB LP' })).toBeEnabled()
  await page.getByRole('link', { name: 'Staked long ago? Look at the archived farms.' }).click()
  await expect(page.getByText('You have nothing staked here.')).toBeVisible()

  await page.goto('/farms')
  await expect(page.getByRole('radio', { name: 'Card view' })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search' }).fill('btcb')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search' }).fill('nonesuch')
  await expect(page.getByText('No farm has that name.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Multiplier')
  const multipliers = page.getByRole('article').getByText(/^[\d.]+X$/)
  // The list is rendered a moment after the order is selected.
  await expect(async () => {
    const points = (await multipliers.allTextContents()).map(Number.parseFloat)
    expect(points.length).toBeGreaterThan(8)
    expect(points).toEqual(points.toSorted((a, b) => b - a))
  }).toPass({ timeout: 15_000 })
})
