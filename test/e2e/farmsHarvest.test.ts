import { parseEther } from 'ethers'
import { pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { balanceOf, demoAccount, facts, receiptOf, rpc } from './support/chain.ts'
import {
  blockNow,
  chefCallOf,
  chefCallsSince,
  confirmHarvest,
  expand,
  farmOf,
  openFarms,
  openHarvests,
  pendingOf,
  sendAndFollow,
  stakeOutside,
  startHarvests,
  unstakeOutside,
  withRevertingFarms,
} from './support/farms.ts'
import { expect, respondToWalletRequest, test, visibleText, openConnected } from './support/journey.ts'
import { readOutcome } from './support/transactions.ts'

const demo = demoAccount('Demo')
const me = demo.address
/** constants: DEFAULT_GAS_LIMIT of farms */
const GAS_LIMIT = 200_000n

test.afterEach(resumeBlocks)

test('one farm is harvested, then all with a reward, including the finished one; "Staked only" filters the list', async ({
  page,
}) => {
  const [one, other] = ['CAKE-BUSD', 'BTCB-BNB'] as const
  for (const name of [one, other]) await stakeOutside(demo, name, parseEther('0.5'))
  await openConnected(page, () => openFarms(page))
  await page.getByText('Staked only').click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const farm = await expand(page, one)
  const harvest = farm.getByRole('button', { name: 'Harvest', exact: true })
  await expect(harvest).toBeEnabled()
  const cakeBefore = await balanceOf('CAKE', me)
  const pendingBefore = await pendingOf(one, me)
  await harvest.click()
  await confirmHarvest(page)
  const hash = await sendAndFollow(page, 'Harvested!', 'Your CAKE earnings have been sent to your wallet!')
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

test('a harvest that fails on chain: the dialog says what it means and what to do, and the reward stays', async ({
  page,
}) => {
  const name = 'CAKE-BUSD'
  await stakeOutside(demo, name, parseEther('0.5'))
  await openConnected(page, () => openFarms(page))
  const farm = await expand(page, name)
  await farm.getByRole('button', { name: 'Harvest', exact: true }).click()
  await pauseBlocks()
  const pendingRaw = await pendingOf(name, me)
  await confirmHarvest(page)
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('dialog', { name: 'Transaction submitted' })).toBeVisible()
  await withRevertingFarms(() => rpc('evm_mine'))
  await resumeBlocks()
  const failed = page.getByRole('dialog', { name: 'Transaction failed', exact: true })
  await expect(failed).toContainText('Your tokens have not moved. You still paid the network fee.')
  await expect(failed).toContainText(
    'Please try again. Confirm the transaction and make sure you are paying enough gas!',
  )
  const hash = await readOutcome(page, 'Transaction failed', 'Harvest')
  expect(await receiptOf(hash)).toMatchObject({ status: '0x0' })
  expect(await pendingOf(name, me)).toBeGreaterThanOrEqual(pendingRaw)
  await expect(farm.getByRole('button', { name: 'Harvest', exact: true })).toBeEnabled()
})

test('harvesting all leaves out dust, and stops at a closed page or a rejection in the wallet', async ({ page }) => {
  const [one, other] = ['CAKE-BUSD', 'BTCB-BNB'] as const
  for (const name of [one, other]) await stakeOutside(demo, name, parseEther('0.5'))
  const pids = [farmOf(one).pid, farmOf(other).pid, farmOf('TAXED-BNB').pid]
  await openConnected(page, () => openFarms(page))
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
  await expect(rest.getByText('You rejected this. Nothing was sent.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  expect(await chefCallsSince(head, me)).toHaveLength(2)
  for (const name of [one, other]) await unstakeOutside(demo, name)
})
