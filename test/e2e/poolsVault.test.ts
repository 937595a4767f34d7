import { id, parseEther } from 'ethers'
import { demoAccount, token } from './support/chain.ts'
import { resumeBlocks } from './support/blocks.ts'
import { pauseAtConstantInterval, shownBlockSeconds } from './support/farms.ts'
import { respondToWalletRequest, expect, test, openConnected } from './support/journey.ts'
import {
  allow,
  allowedOf,
  confirmIn,
  enable,
  tokenBalanceOf,
  tokenByKey,
  lastSent,
  masterChef,
  vaultTransfers,
  openPools,
  poolOf,
  pricePerShare,
  rewardPerBlockOf,
  expectToast,
  expand,
  vault,
  vaultPosition,
  vaultTotals,
} from './support/pools.ts'
import { poolOf as pairRead } from './support/liquidity.ts'
import { shownAmount } from './support/signedSwap.ts'
import { readOutcome } from './support/transactions.ts'

const selector = (form: string) => id(form).slice(0, 10)
const CAKE = tokenByKey('cake')
const second = demoAccount('Second')
const third = demoAccount('Third')
const ONE = 10n ** 18n
const VAULT_GAS = 380_000
const BOUNTY_GAS = 300_000
/** The vault's rates in basis points: early unstaking, performance fee to the treasury, and reward of the caller. */
const [FEE_BPS, PERFORMANCE_BPS, CALL_BPS] = [10n, 200n, 25n]

test.afterEach(resumeBlocks)

/** Returns the vault's shares for a deposit at given totals (protocol 3), and a function for their worth afterwards. */
function depositOf(cakeRaw: bigint, whole: { cakeRaw: bigint; sharesRaw: bigint }) {
  const sharesRaw = (cakeRaw * whole.sharesRaw) / whole.cakeRaw
  const worthRaw = (ofSharesRaw: bigint) => (ofSharesRaw * (whole.cakeRaw + cakeRaw)) / (whole.sharesRaw + sharesRaw)
  return { sharesRaw, worthRaw }
}

test('the vault is enabled, staked in, unstaked by shares and then completely; its fee is shown and its timer restarts', async ({
  page,
}) => {
  await allow(second, CAKE.address, vault, 0n)
  await openConnected(page, () => openPools(page), 'Second')
  const box = await expand(page, 'Auto CAKE')
  await expect(box.getByText('0.1% unstaking fee if withdrawn within 72h')).toBeVisible()
  await enable(page, box)
  await expectToast(page, 'Contract enabled', 'You can now stake in the CAKE vault!')
  expect(await allowedOf(CAKE.address, second.address, vault)).toBe(2n ** 256n - 1n)

  const before = await vaultTotals()
  const prices = [await pricePerShare()]
  await box.getByRole('button', { name: 'Stake', exact: true }).click()
  await page.getByRole('textbox', { name: 'Stake CAKE' }).fill('400')
  await confirmIn(page, 'Stake CAKE')
  await readOutcome(page, 'Staked!', 'Your CAKE funds are staked and earning.')
  const first = await vaultPosition(second.address)
  const deposit = depositOf(parseEther('400'), before)
  expect(first.sharesRaw).toBe(deposit.sharesRaw)
  expect(first.lastActionRaw).toBe(deposit.worthRaw(first.sharesRaw))
  expect((await lastSent(second.address)).gas).toBe(VAULT_GAS)
  await expect(box.getByText('0.1% unstaking fee for another')).toBeVisible()
  await expect(box.getByRole('timer', { name: 'Unstaking fee' })).toContainText(/2 days 23 hours|3 days/)

  prices.push(await pricePerShare())
  const more = depositOf(parseEther('100'), await vaultTotals())
  await box.getByRole('button', { name: 'Stake CAKE', exact: true }).click()
  await page.getByRole('textbox', { name: 'Stake CAKE' }).fill('100')
  await confirmIn(page, 'Stake CAKE')
  await readOutcome(page, 'Staked!', 'Your CAKE funds are staked and earning.')
  const both = await vaultPosition(second.address)
  expect(both.depositedS).toBeGreaterThan(first.depositedS)
  expect(both.sharesRaw).toBe(first.sharesRaw + more.sharesRaw)
  expect(both.lastActionRaw).toBe(more.worthRaw(both.sharesRaw))

  const held = await tokenBalanceOf(CAKE.address, second.address)
  const whole = await vaultTotals()
  prices.push(await pricePerShare())
  await box.getByRole('button', { name: 'Unstake CAKE' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unstake CAKE' })
  await dialog.getByRole('textbox', { name: 'Unstake CAKE' }).fill('200')
  await expect(dialog.getByText('Unstaking fee: 0.2 CAKE')).toBeVisible()
  await confirmIn(page, 'Unstake CAKE')
  await readOutcome(page, 'Unstaked!', 'Your CAKE earnings have also been harvested to your wallet!')
  const sent = await lastSent(second.address)
  expect(sent).toMatchObject({ gas: VAULT_GAS })
  expect(sent.input.slice(0, 10)).toBe(selector('withdraw(uint256)'))
  // The page sends the fewest shares worth the typed amount at the price it has read. Later deposits raise the price.
  const sharesRaw = BigInt(`0x${sent.input.slice(10)}`)
  const fewest = (at: bigint) => (parseEther('200') * ONE + at - 1n) / at
  expect(prices.map(fewest)).toContain(sharesRaw)
  expect((await vaultPosition(second.address)).sharesRaw).toBe(both.sharesRaw - sharesRaw)
  // The vault's record of the last action still includes the payout (protocol 3): no gain yet, and no loss shown.
  const part = await vaultPosition(second.address)
  expect(part.lastActionRaw).toBeGreaterThan((part.sharesRaw * (await pricePerShare())) / ONE)
  await expect(
    box
      .getByText(/^Recent CAKE profit/)
      .locator('..')
      .first(),
  ).toHaveText('Recent CAKE profit0')
  const got = (await tokenBalanceOf(CAKE.address, second.address)) - held
  const paidRaw = (whole.cakeRaw * sharesRaw) / whole.sharesRaw
  expect(got).toBe(paidRaw - (paidRaw * FEE_BPS) / 10_000n)

  const [rest, last] = [await tokenBalanceOf(CAKE.address, second.address), await vaultTotals()]
  await box.getByRole('button', { name: 'Unstake CAKE' }).click()
  await dialog.getByRole('button', { name: 'Max' }).click()
  await confirmIn(page, 'Unstake CAKE')
  await readOutcome(page, 'Unstaked!', 'Your CAKE earnings have also been harvested to your wallet!')
  expect((await lastSent(second.address)).input).toBe(selector('withdrawAll()'))
  expect((await vaultPosition(second.address)).sharesRaw).toBe(0n)
  const allRaw = (last.cakeRaw * part.sharesRaw) / last.sharesRaw
  expect((await tokenBalanceOf(CAKE.address, second.address)) - rest).toBe(allRaw - (allRaw * FEE_BPS) / 10_000n)
  await page.getByText('Staked only').click()
  await expect(box).toBeHidden()
})

test('the vault with a limited approval is enabled for more in the dialog', async ({ page }) => {
  await allow(third, CAKE.address, vault, parseEther('1'))
  const deposit = depositOf(parseEther('3'), await vaultTotals())
  await openConnected(page, () => openPools(page), 'Third')
  const box = await expand(page, 'Auto CAKE')
  await box.getByRole('button', { name: 'Stake', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Stake CAKE' })
  await dialog.getByRole('textbox', { name: 'Stake CAKE' }).fill('3')
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Approve CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expectToast(page, 'Contract enabled', 'You can now stake in the CAKE vault!')
  expect(await allowedOf(CAKE.address, third.address, vault)).toBe(2n ** 256n - 1n)
  await confirmIn(page, 'Stake CAKE')
  await readOutcome(page, 'Staked!', 'Your CAKE funds are staked and earning.')
  expect((await vaultPosition(third.address)).sharesRaw).toBe(deposit.sharesRaw)
})

test('the bounty is claimed, and the growth of a share is drawn', async ({ page }) => {
  await openConnected(page, () => openPools(page), 'Third')
  const before = { cake: await tokenBalanceOf(CAKE.address, third.address), whole: await vaultTotals() }
  await page.getByRole('region', { name: 'Auto CAKE bounty' }).getByRole('button', { name: 'Claim' }).click()
  const dialog = page.getByRole('dialog', { name: 'Claim bounty' })
  await expect(dialog.getByText('Pool total pending yield')).toBeVisible()
  await expect(dialog.getByText('0.25%')).toBeVisible()
  await confirmIn(page, 'Claim bounty')
  const ended = page.getByRole('dialog', { name: 'Bounty claimed!' })
  await expect(ended).toContainText('CAKE bounty has been sent to your wallet.')
  const claimedRaw = (await tokenBalanceOf(CAKE.address, third.address)) - before.cake
  await readOutcome(page, 'Bounty claimed!', `Claimed ${shownAmount(claimedRaw, 18)} CAKE`)
  expect(await lastSent(third.address)).toMatchObject({ input: selector('harvest()'), gas: BOUNTY_GAS })
  const whole = await vaultTotals()
  const callerRaw = (await tokenBalanceOf(CAKE.address, third.address)) - before.cake
  const [toTreasuryRaw = 0n, toCallerRaw = 0n, restakedRaw = 0n, ...others] = await vaultTransfers(third.address)
  expect(others).toEqual([])
  const rewardRaw = toTreasuryRaw + toCallerRaw + restakedRaw
  expect(rewardRaw).toBeGreaterThan(0n)
  expect([toTreasuryRaw, toCallerRaw]).toEqual([
    (rewardRaw * PERFORMANCE_BPS) / 10_000n,
    (rewardRaw * CALL_BPS) / 10_000n,
  ])
  expect(callerRaw).toBe(toCallerRaw)
  expect(whole.cakeRaw).toBe(before.whole.stakedRaw + restakedRaw)
  expect(whole.sharesRaw).toBe(before.whole.sharesRaw)

  const box = await expand(page, 'Auto CAKE')
  await box.getByRole('button', { name: 'Growth of one share' }).click()
  await expect(box.getByRole('img', { name: /^One share grew by <?[\d.]+% since .+, to [\d.]+ CAKE\.$/ })).toBeVisible()
  await expect(box.locator('canvas').first()).toBeVisible()
  await box.getByRole('radio', { name: 'All time' }).press('Space')
  await expect(box.getByRole('radio', { name: 'All time' })).toBeChecked()
  await expect(box.getByRole('img', { name: /^One share grew by <?[\d.]+% since .+, to [\d.]+ CAKE\.$/ })).toBeVisible()

  await box.getByRole('button', { name: 'ROI calculator' }).click()
  const roi = page.getByRole('dialog', { name: 'ROI calculator' })
  await expect(roi.getByRole('img', { name: /^\$1,000\.00 becomes \$[\d,.]+ in 1 day$/ })).toBeVisible()
})

/** Returns a token's price in dollars from the reserves of its pair with a token of known price. */
async function worthBeside(symbol: string, other: string, worth: number): Promise<number> {
  const { firstRaw, secondRaw } = await pairRead(symbol, other)
  const decimals = token(symbol).decimals - token(other).decimals
  return (Number(secondRaw) / Number(firstRaw)) * 10 ** decimals * worth
}

test('the displayed APRs equal those computed from the chain’s figures', async ({ page }) => {
  await pauseAtConstantInterval()
  const bnb = await worthBeside('WBNB', 'BUSD', 1)
  const cake = await worthBeside('CAKE', 'WBNB', bnb)
  const worths: Record<string, number> = {
    ...{ cake, wbnb: bnb, bnb },
    eth: await worthBeside('ETH', 'WBNB', bnb),
    btcb: await worthBeside('BTCB', 'WBNB', bnb),
    usdc: await worthBeside('USDC', 'BUSD', 1),
    quiet: await worthBeside('QUIET', 'BUSD', 1),
  }
  await openPools(page)
  await (await expand(page, 'Auto CAKE')).getByRole('button', { name: 'ROI calculator' }).click()
  const seconds = await shownBlockSeconds(page.getByRole('dialog', { name: 'ROI calculator' }))
  await page.keyboard.press('Escape')
  const year = (365 * 24 * 60 * 60) / seconds
  const manual = poolOf(0)
  const staked = Number(await tokenBalanceOf(CAKE.address, masterChef)) / 1e18
  const expected = new Map([['Manual CAKE', ((Number(manual.tokenPerBlock) * year) / staked) * 100]])
  for (const sousId of [3, 4, 5, 7]) {
    const pool = poolOf(sousId)
    const [stakes, earns] = [tokenByKey(pool.stakingToken), tokenByKey(pool.earningToken)]
    const perBlock = Number(await rewardPerBlockOf(pool)) / 10 ** earns.decimals
    const total = Number(await tokenBalanceOf(stakes.address, pool.contractAddress)) / 10 ** stakes.decimals
    const [earned, stake] = [worths[pool.earningToken] ?? Number.NaN, worths[pool.stakingToken] ?? Number.NaN]
    expected.set(`Earn ${earns.symbol}`, ((perBlock * year * earned) / (total * stake)) * 100)
  }
  for (const [title, percent] of expected) {
    const text = page.getByRole('article', { name: title }).getByText(/^[\d,]+(\.\d+)?%$/)
    const shown = async () => Number((await text.innerText()).replaceAll(/[,%]/g, ''))
    // The page shows two decimals, and the block time to hundredths of a second.
    const leeway = percent * 0.012 + 0.01
    await expect.poll(async () => Math.abs((await shown()) - percent), { message: title }).toBeLessThan(leeway)
  }
})
