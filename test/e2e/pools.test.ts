import { id, parseEther } from 'ethers'
import { amountOut, balanceOf, demoAccount, feeOf, newestFrom } from './support/chain.ts'
import {
  amountField,
  respondToWalletRequest,
  connectDemo,
  expect,
  visibleText,
  test,
  openConnected,
} from './support/journey.ts'
import {
  allow,
  allowedOf,
  confirmIn,
  enable,
  transferOutside,
  tokenBalanceOf,
  tokenByKey,
  lastSent,
  unstakeAll,
  limitOf,
  openPools,
  pendingIn,
  poolBox,
  poolOf,
  stakedIn,
  expectToast,
  expand,
} from './support/pools.ts'
import { shownAmount, truncated } from './support/signedSwap.ts'
import { readOutcome } from './support/transactions.ts'

const selector = (form: string) => id(form).slice(0, 10)
const word = (value: bigint) => value.toString(16).padStart(64, '0')

/** Gas limit of stake and harvest (yield 7.2.15, constants: STAKE_GAS). */
const POOL_GAS = 200_000

const [CAKE, HOP, QUIET] = [tokenByKey('cake'), tokenByKey('hop'), tokenByKey('quiet')]
const second = demoAccount('Second')
const third = demoAccount('Third')
const demo = demoAccount('Demo')

test('a pool is enabled, staked in by a share, harvested, and unstaked in part and completely', async ({ page }) => {
  const pool = poolOf(1)
  await allow(second, CAKE.address, pool.contractAddress, 0n)
  await openConnected(page, () => openPools(page), 'Second')
  const box = await expand(page, 'Earn HOP')
  await enable(page, box)
  await expectToast(page, 'Contract enabled', 'You can now stake in the HOP pool!')
  expect(await allowedOf(CAKE.address, second.address, pool.contractAddress)).toBe(2n ** 256n - 1n)

  const before = await tokenBalanceOf(CAKE.address, second.address)
  await box.getByRole('button', { name: 'Stake', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Stake CAKE' })
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled()
  await dialog.getByRole('slider', { name: 'Share' }).fill('10')
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeEnabled()
  await confirmIn(page, 'Stake CAKE')
  const stakedRaw = before / 10n
  await readOutcome(page, 'Staked!', `Staked ${shownAmount(stakedRaw, 18)} CAKE`)
  expect(await stakedIn(pool, second.address)).toBe(stakedRaw)
  expect(await tokenBalanceOf(CAKE.address, second.address)).toBe(before - stakedRaw)
  expect(await lastSent(second.address)).toMatchObject({
    input: selector('deposit(uint256)') + word(stakedRaw),
    ...{ valueRaw: 0n, gas: POOL_GAS },
  })

  const hops = await tokenBalanceOf(HOP.address, second.address)
  await expect.poll(() => pendingIn(pool, second.address)).toBeGreaterThan(0n)
  await box.getByRole('button', { name: 'Harvest' }).click()
  const review = page.getByRole('dialog', { name: 'Harvest' })
  await expect(review.getByText('Harvesting')).toBeVisible()
  await expect(review.getByRole('radio')).toHaveCount(0)
  await confirmIn(page, 'Harvest')
  await expect(page.getByRole('dialog', { name: 'Harvested!' })).toContainText('Your HOP earnings have been sent')
  await expect(page.getByRole('link', { name: 'Swap HOP' })).toHaveAttribute('href', /\?inputCurrency=0x/)
  const harvestedRaw = (await tokenBalanceOf(HOP.address, second.address)) - hops
  expect(harvestedRaw).toBeGreaterThan(0n)
  await readOutcome(page, 'Harvested!', `Harvested ${shownAmount(harvestedRaw, 18)} HOP`)
  expect(await lastSent(second.address)).toMatchObject({
    input: selector('deposit(uint256)') + word(0n),
    gas: POOL_GAS,
  })

  await box.getByRole('button', { name: 'Unstake CAKE' }).click()
  await page.getByRole('dialog', { name: 'Unstake CAKE' }).getByRole('button', { name: '25%' }).click()
  await confirmIn(page, 'Unstake CAKE')
  await readOutcome(page, 'Unstaked!', 'Your HOP earnings have also been harvested to your wallet!')
  expect(await stakedIn(pool, second.address)).toBe(stakedRaw - stakedRaw / 4n)

  await unstakeAll(page, box, 'CAKE', stakedRaw - stakedRaw / 4n)
  await readOutcome(page, 'Unstaked!', 'Your HOP earnings have also been harvested to your wallet!')
  expect(await stakedIn(pool, second.address)).toBe(0n)
  expect(await tokenBalanceOf(CAKE.address, second.address)).toBe(before)
  await expect(box.getByRole('button', { name: 'Stake', exact: true })).toBeVisible()
})

test('the limit of a pool is shown, enforced and reachable', async ({ page }) => {
  const pool = poolOf(5)
  const limitRaw = await limitOf(pool)
  await allow(second, CAKE.address, pool.contractAddress, 2n ** 256n - 1n)
  await openConnected(page, () => openPools(page), 'Second')
  const box = await expand(page, 'Earn ETH')
  await box.getByRole('button', { name: 'Stake', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Stake CAKE' })
  await expect(visibleText(dialog, 'Max stake for this pool: 1000 CAKE')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Stake CAKE' }).fill('1000.5')
  await expect(visibleText(dialog, 'Maximum total stake: 1000 CAKE')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Stake CAKE' })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Max', exact: true }).click()
  await confirmIn(page, 'Stake CAKE')
  await readOutcome(page, 'Staked!', 'Your CAKE funds are staked and earning.')
  expect(await stakedIn(pool, second.address)).toBe(limitRaw)
  await expect(box.getByRole('button', { name: 'Stake CAKE', exact: true })).toBeDisabled()
  await expect(box.getByText('You’ve already staked the maximum amount you can stake in this pool!')).toBeVisible()
  await unstakeAll(page, box, 'CAKE', limitRaw)
  await readOutcome(page, 'Unstaked!', 'Your ETH earnings have also been harvested to your wallet!')
  expect(await stakedIn(pool, second.address)).toBe(0n)
})

test('the manual pool compounds, harvests, stakes and unstakes by its own methods', async ({ page }) => {
  const pool = poolOf(0)
  await allow(third, CAKE.address, pool.contractAddress, 0n)
  await openConnected(page, () => openPools(page), 'Third')
  const box = await expand(page, 'Manual CAKE')
  await enable(page, box)
  await expectToast(page, 'Contract enabled', 'You can now stake in the CAKE pool!')
  await box.getByRole('button', { name: 'Stake', exact: true }).click()
  await page.getByRole('textbox', { name: 'Stake CAKE' }).fill('250')
  await confirmIn(page, 'Stake CAKE')
  await readOutcome(page, 'Staked!', 'Your CAKE funds are staked and earning.')
  expect(await stakedIn(pool, third.address)).toBe(parseEther('250'))
  expect(await lastSent(third.address)).toMatchObject({
    input: selector('enterStaking(uint256)') + word(parseEther('250')),
    gas: POOL_GAS,
  })

  await expect.poll(() => pendingIn(pool, third.address)).toBeGreaterThan(0n)
  await box.getByRole('button', { name: 'Harvest', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Compound' }).getByText('Compounding')).toBeVisible()
  await confirmIn(page, 'Compound')
  await readOutcome(page, 'Compounded!', 'Your CAKE earnings have been staked as well.')
  const compounded = await stakedIn(pool, third.address)
  expect(compounded).toBeGreaterThan(parseEther('250'))

  const cakes = await tokenBalanceOf(CAKE.address, third.address)
  await box.getByRole('button', { name: 'Harvest', exact: true }).click()
  await page.getByRole('dialog', { name: 'Compound' }).getByText('Harvest', { exact: true }).click()
  await confirmIn(page, 'Harvest')
  await readOutcome(page, 'Harvested!', 'Your CAKE earnings have been sent to your wallet!')
  expect(await tokenBalanceOf(CAKE.address, third.address)).toBeGreaterThan(cakes)
  expect(await stakedIn(pool, third.address)).toBe(compounded)
  expect((await lastSent(third.address)).input).toBe(selector('leaveStaking(uint256)') + word(0n))

  await unstakeAll(page, box, 'CAKE', compounded)
  await readOutcome(page, 'Unstaked!', 'Your CAKE earnings have also been harvested to your wallet!')
  expect(await stakedIn(pool, third.address)).toBe(0n)
})

test('the native coin is staked as value and returned, without an approval', async ({ page }) => {
  const pool = poolOf(6)
  await openConnected(page, () => openPools(page), 'Second')
  const box = page.getByRole('article').filter({ hasText: 'Stake BNB' })
  await box.getByRole('button', { name: 'Details' }).click()
  await box.getByRole('button', { name: 'Stake', exact: true }).click()
  await page.getByRole('textbox', { name: 'Stake BNB' }).fill('1.5')
  await confirmIn(page, 'Stake BNB')
  await readOutcome(page, 'Staked!', 'Your BNB funds are staked and earning.')
  expect(await stakedIn(pool, second.address)).toBe(parseEther('1.5'))
  expect(await lastSent(second.address)).toMatchObject({
    ...{ input: selector('deposit()'), valueRaw: parseEther('1.5'), gas: POOL_GAS },
  })
  const before = await balanceOf('BNB', second.address)
  await unstakeAll(page, box, 'BNB', parseEther('1.5'))
  await readOutcome(page, 'Unstaked!', 'Your CAKE earnings have also been harvested to your wallet!')
  const { hash } = await newestFrom(second.address)
  expect(await balanceOf('BNB', second.address)).toBe(before + parseEther('1.5') - (await feeOf(hash)))
  expect(await stakedIn(pool, second.address)).toBe(0n)
})

test('finished pools have their own tab, and unstaking pays their rewards', async ({ page }) => {
  const ended = poolOf(9)
  await openPools(page)
  await expect(page.getByText('Finished', { exact: true })).toHaveCount(0)
  await connectDemo(page, 'Demo')
  await page.getByText('Finished', { exact: true }).click()
  await expect(page).toHaveURL(/\/pools\/history$/)
  await expect(
    page.getByText('These pools are no longer distributing rewards. Please unstake your tokens.'),
  ).toBeVisible()
  await expect(poolBox(page, 'Auto CAKE')).toHaveCount(0)
  await page.getByText('Staked only').click()

  const over = await expand(page, 'Earn THIN')
  await expect(over.getByText('Closed').first()).toBeVisible()
  await expect(over.getByText('Ends in')).toHaveCount(0)
  await expect(over.getByRole('button', { name: 'Stake CAKE', exact: true })).toBeDisabled()
  const thin = await tokenBalanceOf(tokenByKey('thin').address, demo.address)
  await unstakeAll(page, over, 'CAKE', await stakedIn(ended, demo.address))
  await readOutcome(page, 'Unstaked!', 'Your THIN earnings have also been harvested to your wallet!')
  expect(await stakedIn(ended, demo.address)).toBe(0n)
  expect(await tokenBalanceOf(tokenByKey('thin').address, demo.address)).toBeGreaterThan(thin)
  await expect(poolBox(page, 'Earn THIN')).toHaveCount(0)
})

test('an account without the token sees a link to get it, and failures are reported', async ({ page }) => {
  const [pool, quiet] = [poolOf(8), poolOf(4)]
  const hops = await tokenBalanceOf(HOP.address, third.address)
  if (hops > 0n) await transferOutside(third, HOP.address, second.address, hops)
  await allow(third, HOP.address, pool.contractAddress, 1n)
  await allow(third, CAKE.address, quiet.contractAddress, parseEther('1'))
  await openConnected(page, () => openPools(page), 'Third')
  const box = page.getByRole('article').filter({ hasText: 'Stake HOP' })
  await box.getByRole('button', { name: 'Details' }).click()
  await box.getByRole('button', { name: 'Stake', exact: true }).click()
  const short = page.getByRole('dialog', { name: 'HOP required' })
  await expect(short.getByText('Insufficient HOP balance')).toBeVisible()
  const buy = short.getByRole('link', { name: 'Buy HOP' })
  // The link leads to a form that has a price for the missing token.
  await buy.click()
  await amountField(page, 'From').fill('0.1')
  const quotedRaw = await amountOut(parseEther('0.1'), ['WBNB', 'CAKE', 'HOP'])
  await expect(page.getByRole('textbox', { name: /^To/ })).toHaveValue(truncated(quotedRaw, 18, 6))
  await page.goBack()

  const other = await expand(page, 'Earn BTCB')
  await other.getByRole('button', { name: 'Stake', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Stake CAKE' })
  const amount = dialog.getByRole('textbox', { name: 'Stake CAKE' })
  const confirm = dialog.getByRole('button', { name: 'Confirm', exact: true })
  await amount.fill('1')
  await confirm.click()
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  expect(await stakedIn(quiet, third.address)).toBe(0n)

  // The pool's allowance is one CAKE: a higher one is set in the dialog.
  await amount.fill('2')
  await expect(confirm).toHaveCount(0)
  await expect(dialog.getByText('CAKE is not approved for this amount yet. Approve it first.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expectToast(page, 'Contract enabled', 'You can now stake in the BTCB pool!')
  expect(await allowedOf(CAKE.address, third.address, quiet.contractAddress)).toBe(2n ** 256n - 1n)
  await confirmIn(page, 'Stake CAKE')
  await readOutcome(page, 'Staked!', 'Your CAKE funds are staked and earning.')
  expect(await stakedIn(quiet, third.address)).toBe(parseEther('2'))
})

test('a visitor changes view, search, order and countdowns, and the choices persist', async ({ page }) => {
  await page.goto('/syrup')
  await expect(page).toHaveURL(/\/pools$/)
  await expect(page.getByRole('heading', { name: 'Syrup pools', level: 1 })).toBeVisible()
  for (const line of ['Just stake some tokens to earn.', 'High APR, low risk.']) {
    await expect(visibleText(page, line)).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Auto CAKE bounty' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Auto CAKE')
  const quiet = poolBox(page, `Earn ${QUIET.symbol}`)
  await expect(quiet.getByText('Starts in')).toBeVisible()
  const hop = await expand(page, 'Earn HOP')
  await expect(hop.getByText('Ends in').first()).toBeVisible()
  await expect(hop.getByRole('link', { name: 'Block countdown' }).first()).toHaveAttribute(
    'href',
    /\/block\/countdown\/\d+$/,
  )
  await expect(hop.getByText('Start earning')).toBeVisible()
  await expect(hop.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  // The whole row is a button: the click is forced, as the button covers the name.
  await hop.getByRole('heading', { name: 'Earn HOP' }).click({ force: true })
  await expect(hop.getByRole('button', { name: 'Details' })).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search' }).fill('btc')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(poolBox(page, 'Earn BTCB')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
  await expect(page.getByRole('article').first()).toContainText('Auto CAKE')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('APR')
  const percents = async () =>
    (await page.getByRole('article').allInnerTexts()).map((text) =>
      Number(/([\d,]+\.\d+)%/.exec(text)?.[1]?.replaceAll(',', '') ?? -1),
    )
  // Figures arrive one by one, and the list is rendered a moment after the order is selected.
  await expect(async () => {
    const shown = await percents()
    expect(shown.filter((percent) => percent >= 0).length).toBeGreaterThan(4)
    expect(shown).toEqual(shown.toSorted((one, other) => other - one))
  }).toPass()

  await page.getByRole('radio', { name: 'Card view' }).check()
  await expect(page.getByRole('article').first().getByText('Start earning')).toBeVisible()
  await page.getByText('Staked only').click()
  await expect(visibleText(page, 'Connect your wallet to see your stakes.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Card view' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Staked only' })).toBeChecked()
})
