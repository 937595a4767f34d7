import { formatEther, parseEther } from 'ethers'
import { approveRouter, demoAccount } from './support/chain.ts'
import {
  confirmHarvest,
  farmRow,
  unstakeOutside,
  openFarms,
  pendingOf,
  sendAndFollow,
  sendAndRead,
  stakedOf,
  expand as expandFarm,
} from './support/farms.ts'
import { movedIn, openLedger } from './support/holdings.ts'
import { confirmShown, test, untilWalletOpens } from './support/hostileTour.ts'
import { expect, openConnected } from './support/journey.ts'
import {
  addField,
  addOutside,
  approveLp,
  lpOf,
  openAdd,
  openRemove,
  poolOf as pairRead,
  submittedHash,
} from './support/liquidity.ts'
import {
  allow,
  confirmIn,
  enable,
  tokenByKey,
  unstakeAll,
  openPools,
  pendingIn,
  poolOf,
  pricePerShare,
  stakedIn,
  expectToast,
  expand,
  vault,
  vaultPosition,
} from './support/pools.ts'
import { readOutcome } from './support/transactions.ts'

const user = demoAccount('Third')
const me = user.address
const CAKE = tokenByKey('cake')
const VAULT_FEE_BPS = 10n
/** Shares are whole base units: a deposit and a withdrawal may lose one each. */
const ROUNDING_RAW = 2n
/** The sixth significant digit of a fee between 0.01 and 0.1 CAKE. */
const LAST_DIGIT_RAW = 10n ** 11n

/** Formats such a fee as the page shows it: rounded up to 6 significant digits. */
const shownFee = (feeRaw: bigint): string =>
  formatEther(((feeRaw + LAST_DIGIT_RAW - 1n) / LAST_DIGIT_RAW) * LAST_DIGIT_RAW)

test('liquidity is added and removed at the reserves of honest nodes', async ({ page }) => {
  await approveRouter(user, 'CAKE', 2n ** 255n)
  await approveLp(user, 'CAKE', 2n ** 255n)
  const ledger = await openLedger(me)
  await openConnected(page, () => openAdd(page, 'BNB', 'CAKE'), 'Third')
  const pool = await pairRead('WBNB', 'CAKE')
  const nativeRaw = parseEther('0.5')
  const cakeRaw = (nativeRaw * pool.secondRaw) / pool.firstRaw
  const heldBefore = await lpOf('WBNB', 'CAKE', me)
  await untilWalletOpens(page, async () => {
    await addField(page, 'first').fill('')
    await addField(page, 'first').fill('0.5')
    await page.getByRole('button', { name: 'Supply', exact: true }).click()
    const review = page.getByRole('dialog', { name: 'You will receive' })
    await confirmShown(page, review.getByRole('button', { name: 'Confirm supply', exact: true }))
  })
  await submittedHash(page)
  const takenRaw = (cakeRaw * pool.firstRaw) / pool.secondRaw
  const byNative = (takenRaw * pool.supplyRaw) / pool.firstRaw
  const byCake = (cakeRaw * pool.supplyRaw) / pool.secondRaw
  const lpRaw = byNative < byCake ? byNative : byCake
  await ledger.expectChange({ BNB: -takenRaw, CAKE: -cakeRaw, 'CAKE-BNB LP': lpRaw })

  await openRemove(page, 'WBNB', 'CAKE')
  const held = await lpOf('WBNB', 'CAKE', me)
  expect(held - heldBefore).toBe(lpRaw)
  const now = await pairRead('WBNB', 'CAKE')
  await untilWalletOpens(page, async () => {
    await page.getByRole('button', { name: 'Max' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    const review = page.getByRole('dialog', { name: 'You will receive' })
    await confirmShown(page, review.getByRole('button', { name: 'Confirm', exact: true }))
  })
  await submittedHash(page)
  await ledger.expectChange({
    'CAKE-BNB LP': -held,
    BNB: (held * now.firstRaw) / now.supplyRaw,
    CAKE: (held * now.secondRaw) / now.supplyRaw,
  })
})

test('a stake in a farm is returned in full with every reward', async ({ page }) => {
  const name = 'CAKE-BNB'
  await unstakeOutside(user, name)
  await addOutside(user, 'BNB', 'CAKE', parseEther('1'))
  const ledger = await openLedger(me)
  await openConnected(page, () => openFarms(page), 'Third')
  const farm = await expandFarm(page, name)
  await farm.getByRole('button', { name: 'Enable', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await sendAndRead(page, 'Contract enabled', `You can now stake in the ${name} LP pool!`)
  await farm.getByRole('button', { name: 'Stake LP' }).click()
  const stake = page.getByRole('dialog', { name: 'Stake LP tokens' })
  await stake.getByRole('textbox').fill('0.5')
  await stake.getByRole('button', { name: 'Confirm' }).click()
  await sendAndFollow(page, 'Staked!', `${name} LP`)
  expect(await stakedOf(name, me)).toBe(parseEther('0.5'))
  await ledger.expectChange({})

  await expect.poll(() => pendingOf(name, me)).toBeGreaterThan(0n)
  const pendingRaw = await pendingOf(name, me)
  await farm.getByRole('button', { name: 'Harvest', exact: true }).click()
  await confirmHarvest(page)
  const harvested = await sendAndFollow(page, 'Harvested!', 'Your CAKE earnings have been sent to your wallet!')
  const harvestRaw = await movedIn(harvested, 'CAKE', me)
  expect(harvestRaw).toBeGreaterThanOrEqual(pendingRaw)
  await ledger.expectChange({ CAKE: harvestRaw })

  await farm.getByRole('button', { name: `Unstake ${name} LP` }).click()
  const leave = page.getByRole('dialog', { name: 'Unstake LP tokens' })
  await leave.getByRole('button', { name: 'Max' }).click()
  await leave.getByRole('button', { name: 'Confirm' }).click()
  const left = await sendAndFollow(page, 'Unstaked!', 'Your CAKE earnings have also been harvested to your wallet!')
  expect(await stakedOf(name, me)).toBe(0n)
  await ledger.expectChange({ CAKE: await movedIn(left, 'CAKE', me) })
  await expect(farmRow(page, name).getByRole('button', { name: 'Stake LP' })).toBeVisible()
})

test('one token becomes liquidity of its value, whatever reserves the outlier returns', async ({ page }) => {
  await approveRouter(user, 'CAKE', 2n ** 255n)
  const ledger = await openLedger(me)
  await openConnected(page, () => openAdd(page, 'CAKE', 'BNB'), 'Third')
  await page.getByRole('switch', { name: 'Start from one token' }).check()
  const wholeRaw = parseEther('70')
  await untilWalletOpens(page, async () => {
    await addField(page, 'first').fill('')
    await addField(page, 'first').fill('70')
    await page.getByRole('button', { name: 'Step 1: Swap' }).click()
    const review = page.getByRole('dialog', { name: 'Confirm swap' })
    await confirmShown(page, review.getByRole('button', { name: 'Confirm swap' }))
  })
  await submittedHash(page)
  await untilWalletOpens(page, async () => {
    await page.getByRole('button', { name: 'Step 2: Supply' }).click()
    const review = page.getByRole('dialog', { name: 'You will receive' })
    await confirmShown(page, review.getByRole('button', { name: 'Confirm supply', exact: true }))
  })
  await submittedHash(page)
  const { CAKE: spent = 0n, BNB: left = 0n, 'CAKE-BNB LP': lpRaw = 0n, ...others } = await ledger.settle()
  expect(others).toEqual({})
  expect(-spent).toBeLessThanOrEqual(wholeRaw)
  // The rest that is not added stays in the wallet.
  expect(left).toBeGreaterThanOrEqual(0n)
  const pool = await pairRead('CAKE', 'WBNB')
  const cakeOf = (bnbRaw: bigint) => (bnbRaw * pool.firstRaw) / pool.secondRaw
  const addedRaw = (lpRaw * pool.firstRaw) / pool.supplyRaw + cakeOf((lpRaw * pool.secondRaw) / pool.supplyRaw)
  // Half of it pays the fee of a swap, 0.25 %.
  expect(addedRaw + cakeOf(left)).toBeGreaterThan((-spent * 9_980n) / 10_000n)
  expect(addedRaw).toBeGreaterThan((wholeRaw * 9_500n) / 10_000n)
})

test('a stake in a pool and a deposit in the vault are returned, less the displayed fee', async ({ page }) => {
  const pool = poolOf(1)
  await allow(user, CAKE.address, pool.contractAddress, 0n)
  await allow(user, CAKE.address, vault, 0n)
  const ledger = await openLedger(me)
  await openConnected(page, () => openPools(page), 'Third')
  const box = await expand(page, 'Earn HOP')
  await enable(page, box)
  await expectToast(page, 'Contract enabled', 'You can now stake in the HOP pool!')
  await box.getByRole('button', { name: 'Stake', exact: true }).click()
  await page.getByRole('textbox', { name: 'Stake CAKE' }).fill('40')
  await confirmIn(page, 'Stake CAKE')
  await readOutcome(page, 'Staked!', 'Your CAKE funds are staked and earning.')
  expect(await stakedIn(pool, me)).toBe(parseEther('40'))
  await ledger.expectChange({})
  await expect.poll(() => pendingIn(pool, me)).toBeGreaterThan(0n)
  const pendingRaw = await pendingIn(pool, me)
  await unstakeAll(page, box, 'CAKE', parseEther('40'))
  await readOutcome(page, 'Unstaked!', 'Your HOP earnings have also been harvested to your wallet!')
  const { HOP = 0n, ...others } = await ledger.settle()
  expect(HOP).toBeGreaterThanOrEqual(pendingRaw)
  expect(others).toEqual({})

  await page.reload()
  const auto = await expand(page, 'Auto CAKE')
  await enable(page, auto)
  await expectToast(page, 'Contract enabled', 'You can now stake in the CAKE vault!')
  await auto.getByRole('button', { name: 'Stake', exact: true }).click()
  await page.getByRole('textbox', { name: 'Stake CAKE' }).fill('30')
  await confirmIn(page, 'Stake CAKE')
  await readOutcome(page, 'Staked!', 'Your CAKE funds are staked and earning.')
  const deposited = await ledger.settle()
  expect(Object.keys(deposited).filter((asset) => asset !== 'CAKE')).toEqual([])
  expect(-(deposited['CAKE'] ?? 0n)).toBeLessThanOrEqual(ROUNDING_RAW)
  await auto.getByRole('button', { name: 'Unstake CAKE' }).click()
  const dialog = page.getByRole('dialog', { name: 'Unstake CAKE' })
  await dialog.getByRole('button', { name: 'Max' }).click()
  // Rewards that arrived with the deposit belong to the share, so the fee may be a little above that of 30 CAKE.
  const worthRaw = ((await vaultPosition(me)).sharesRaw * (await pricePerShare())) / parseEther('1')
  await expect(dialog.getByText(`Unstaking fee: ${shownFee((worthRaw * VAULT_FEE_BPS) / 10_000n)} CAKE`)).toBeVisible()
  await confirmIn(page, 'Unstake CAKE')
  await readOutcome(page, 'Unstaked!', 'Your CAKE earnings have also been harvested to your wallet!')
  expect((await vaultPosition(me)).sharesRaw).toBe(0n)
  const { CAKE: left = 0n, ...rest } = await ledger.settle()
  // The share was worth a little more than the deposit, as rewards had arrived in the meantime.
  const feeRaw = ((parseEther('30') + (deposited['CAKE'] ?? 0n)) * VAULT_FEE_BPS) / 10_000n
  expect(-left).toBeLessThanOrEqual(feeRaw + ROUNDING_RAW)
  expect(rest).toEqual({})
})
