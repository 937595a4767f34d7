import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { approveRouter, balanceOf, demoAccount, facts, feeOf, token } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { respondToWalletRequest, expect, followLink, visibleText, test, openConnected } from './support/journey.ts'
import {
  addField,
  addOutside,
  confirmReview,
  approveLp,
  callOf,
  lpAllowanceOf,
  lpOf,
  noncesOf,
  openAdd,
  openRemove,
  poolOf,
  expectSimulated,
  submittedHash,
} from './support/liquidity.ts'
import { donate } from './support/newPools.ts'
import { rpcUrl } from './support/site.ts'

const second = demoAccount('Second')
const third = demoAccount('Third')
const demo = demoAccount('Demo')

/** Returns the value of a row in a list of details. */
const detail = (page: Page, name: string) =>
  page.locator('dl > div', { has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) }).locator('dd')

/** Returns the minimum of an amount at the default slippage tolerance, 50 basis points (trading 9). */
const least = (raw: bigint) => (raw * 9_950n) / 10_000n

test.beforeAll(() => addOutside(second, 'BNB', 'CAKE', parseEther('2')))

test('remove by signature: one transaction removes half of the position and returns native coin; then typing again clears a signature, and rejecting one sends no other request', async ({
  page,
}) => {
  const pool = await poolOf('WBNB', 'CAKE')
  const held = await lpOf('WBNB', 'CAKE', second.address)
  const sharesRaw = held / 2n
  await openConnected(page, () => openRemove(page, 'WBNB', 'CAKE'), 'Second')
  await expect(page.getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
  await page.getByRole('slider', { name: 'Amount to remove' }).fill('50')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const prompt = page.getByRole('dialog', { name: 'Demo wallet' })
  await expect(prompt.getByText('Pancake LPs')).toBeVisible()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('button', { name: 'Approved' })).toBeVisible()
  expect(await lpAllowanceOf(pool.address, second.address)).toBe(0n)
  const nonce = await noncesOf(pool.address, second.address)
  const before = { bnb: await balanceOf('BNB', second.address), cake: await balanceOf('CAKE', second.address) }
  await page.getByRole('button', { name: 'Remove', exact: true }).click()

  const hash = await confirmReview(page, 'You will receive', 'Confirm')

  const backRaw = (sharesRaw * pool.firstRaw) / pool.supplyRaw
  const cakeRaw = (sharesRaw * pool.secondRaw) / pool.supplyRaw
  const { name, args } = await callOf(hash)
  expect(name).toBe('removeLiquidityETHWithPermit')
  expect(args.slice(1, 4)).toEqual([sharesRaw, least(cakeRaw), least(backRaw)])
  expect((await balanceOf('BNB', second.address)) - before.bnb + (await feeOf(hash))).toBe(backRaw)
  expect((await balanceOf('CAKE', second.address)) - before.cake).toBe(cakeRaw)
  expect(await lpOf('WBNB', 'CAKE', second.address)).toBe(held - sharesRaw)
  expect(await noncesOf(pool.address, second.address)).toBe(nonce + 1n)

  await page.getByRole('button', { name: '25%' }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toBeHidden()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeEnabled()
  await page.getByRole('button', { name: '75%' }).click()
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled()
})

test('remove by approval: a wallet without typed data receives a transaction request; wrapped coin on request', async ({
  page,
}) => {
  const pool = await poolOf('WBNB', 'CAKE')
  await injectWallet(page, second, { chainId: facts.chainId })
  await page.addInitScript(() => {
    const { ethereum } = window as unknown as { ethereum: { request(call: { method: string }): Promise<unknown> } }
    const ask = ethereum.request.bind(ethereum)
    ethereum.request = (call) =>
      call.method === 'eth_signTypedData_v4'
        ? Promise.reject(Object.assign(new Error('The method is not supported'), { code: 4200 }))
        : ask(call)
  })
  await openRemove(page, 'WBNB', 'CAKE')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByText('Receive WBNB').click()
  await page.getByText('Detailed', { exact: true }).click()
  await page.getByRole('textbox', { name: 'CAKE to receive' }).fill('2')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(visibleText(page, 'Your wallet cannot sign this permission')).toBeVisible()
  await expect(visibleText(page, /^You approve your LP tokens with a transaction instead\./)).toBeVisible()
  expect(await lpAllowanceOf(pool.address, second.address)).toBe(0n)
  await expect(detail(page, 'You approve')).toHaveText('Unlimited CAKE-BNB LP')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Approved' })).toBeVisible()
  expect(await lpAllowanceOf(pool.address, second.address)).toBe(2n ** 256n - 1n)
  const before = { wbnb: await balanceOf('WBNB', second.address), cake: await balanceOf('CAKE', second.address) }
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'You will receive' })
  await expectSimulated(page)
  await review.getByRole('button', { name: 'Confirm', exact: true }).click()
  const hash = await submittedHash(page)

  expect((await callOf(hash)).name).toBe('removeLiquidity')
  const sharesRaw = (parseEther('2') * pool.supplyRaw + pool.secondRaw - 1n) / pool.secondRaw
  expect((await callOf(hash)).args[2]).toBe(sharesRaw)
  const cakeRaw = (await balanceOf('CAKE', second.address)) - before.cake
  expect(cakeRaw).toBe((sharesRaw * pool.secondRaw) / pool.supplyRaw)
  expect(cakeRaw >= parseEther('2')).toBe(true)
  expect((await balanceOf('WBNB', second.address)) - before.wbnb).toBe((sharesRaw * pool.firstRaw) / pool.supplyRaw)
})

/** Connects a browser wallet and opens a quarter of the position. With a code, the wallet rejects typed data. */
async function openHalf(page: Page, code: number | null): Promise<{ requests: string[] }> {
  const refuse = (method: string) => (method === 'eth_signTypedData_v4' ? code : null)
  const wallet = await injectWallet(page, second, { chainId: facts.chainId, refuse })
  await openRemove(page, 'WBNB', 'CAKE')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '25%' }).click()
  return wallet
}

test('a wallet that fails to sign receives a transaction request only after the user requests it', async ({ page }) => {
  const pool = await poolOf('WBNB', 'CAKE')
  const { requests } = await openHalf(page, -32_603)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(visibleText(page, 'Your wallet did not sign')).toBeVisible()
  expect(requests).toContain('eth_signTypedData_v4')
  expect(requests).not.toContain('eth_sendTransaction')
  expect(await lpAllowanceOf(pool.address, second.address)).toBe(0n)
  await page.getByRole('button', { name: 'Approve with a transaction' }).click()
  await expect(page.getByRole('button', { name: 'Approved' })).toBeVisible()
  expect(await lpAllowanceOf(pool.address, second.address)).toBe(2n ** 256n - 1n)
})

test('a node that fails while a permit is prepared: the wallet receives no request', async ({ page }) => {
  const pool = await poolOf('WBNB', 'CAKE')
  const { requests } = await openHalf(page, null)
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled()
  let isDead = true
  await page.route(`${rpcUrl}/**`, (route) =>
    isDead ? route.fulfill({ body: '<html>maintenance</html>' }) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(visibleText(page, 'The network is not responding.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled()
  expect(requests.filter((method) => /sign|send/i.test(method))).toEqual([])
  expect(await lpAllowanceOf(pool.address, second.address)).toBe(0n)
  isDead = false
  const approved = page.getByRole('button', { name: 'Approved', exact: true })
  // A failed node is retried after a while, so that a press can be in vain.
  await expect(async () => {
    if (await approved.isVisible()) return
    await page.getByRole('button', { name: 'Approve', exact: true }).click({ timeout: 2_000 })
    await expect(approved).toBeVisible({ timeout: 2_000 })
  }).toPass()
  expect(requests).not.toContain('eth_sendTransaction')
  expect(await lpAllowanceOf(pool.address, second.address)).toBe(0n)
})

test('an outcome far better than shown stops the removal until the new figures are accepted', async ({ page }) => {
  const held = await lpOf('WBNB', 'CAKE', second.address)
  await approveLp(second, 'CAKE', 2n ** 255n)
  await openConnected(page, () => openRemove(page, 'WBNB', 'CAKE'), 'Second')
  await page.getByRole('button', { name: '25%' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'You will receive' })
  await expectSimulated(page)
  const before = await poolOf('WBNB', 'CAKE')
  // The reserves of CAKE grow beyond the tolerance: minimums from the shown figures would forfeit the difference.
  const donatedRaw = before.secondRaw / 100n
  await donate(demo, 'WBNB', 'CAKE', ['CAKE', donatedRaw])
  await expect(visibleText(page, 'Price updated')).toBeVisible()
  await expect(review.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled()
  await review.getByRole('button', { name: 'Accept' }).click()
  const hash = await confirmReview(page, 'You will receive', 'Confirm')

  const pool = { ...before, secondRaw: before.secondRaw + donatedRaw }
  const sharesRaw = (held * 25n) / 100n
  const cakeRaw = (sharesRaw * pool.secondRaw) / pool.supplyRaw
  const bnbRaw = (sharesRaw * pool.firstRaw) / pool.supplyRaw
  expect((await callOf(hash)).args.slice(1, 4)).toEqual([sharesRaw, least(cakeRaw), least(bnbRaw)])
})

/** Returns the amount that arrives from a transfer of the taxed token: a tenth is kept, rounded down. */
const taxed = (sentRaw: bigint): bigint => sentRaw - sentRaw / 10n

/** Returns the amount that arrives from a removal, taxed on the way to and from the router. */
const taxedTwice = (sentRaw: bigint): bigint => taxed(taxed(sentRaw))

test('a taxed token is added by its own call and removed by the one for taxed tokens', async ({ page }) => {
  await approveRouter(third, 'TAXED', 2n ** 255n)
  const offeredRaw = parseEther('0.2')
  const joined = await poolOf('WBNB', 'TAXED')
  const had = { lp: await lpOf('WBNB', 'TAXED', third.address), bnb: await balanceOf('BNB', third.address) }
  await openConnected(page, () => openAdd(page, 'BNB', 'TAXED'), 'Third')
  await addField(page, 'first').fill('0.2')
  await page.getByRole('button', { name: 'Supply', exact: true }).click()
  // The form's figures ignore the tax: those of the simulation must be accepted.
  await expect(visibleText(page, 'Price updated')).toBeVisible()
  await page.getByRole('dialog', { name: 'You will receive' }).getByRole('button', { name: 'Accept' }).click()
  const added = await confirmReview(page, 'You will receive', 'Confirm supply')
  const held = await lpOf('WBNB', 'TAXED', third.address)
  const taxedRaw = (offeredRaw * joined.secondRaw) / joined.firstRaw
  const bnbRaw = (taxedRaw * joined.firstRaw) / joined.secondRaw
  const byTaxedRaw = (taxed(taxedRaw) * joined.supplyRaw) / joined.secondRaw
  const byBnbRaw = (bnbRaw * joined.supplyRaw) / joined.firstRaw
  expect(held - had.lp).toBe(byTaxedRaw < byBnbRaw ? byTaxedRaw : byBnbRaw)
  expect(had.bnb - (await balanceOf('BNB', third.address)) - (await feeOf(added))).toBe(bnbRaw)

  await followLink(page, '/liquidity')
  await expect(page.getByRole('heading', { name: 'Your liquidity', level: 1 })).toBeVisible()
  await page.getByText('TAXED-BNB LP').click()
  await page.getByRole('link', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Max' }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await respondToWalletRequest(page, 'Confirm')
  const pool = await poolOf('WBNB', 'TAXED')
  const before = { bnb: await balanceOf('BNB', third.address), taxed: await balanceOf('TAXED', third.address) }
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('A token charges a tax on transfers')).toBeVisible()
  const hash = await confirmReview(page, 'You will receive', 'Confirm')

  expect((await callOf(hash)).name).toBe('removeLiquidityETHWithPermitSupportingFeeOnTransferTokens')
  expect(await lpOf('WBNB', 'TAXED', third.address)).toBe(0n)
  const sentRaw = (held * pool.secondRaw) / pool.supplyRaw
  const nativeRaw = (held * pool.firstRaw) / pool.supplyRaw
  expect((await callOf(hash)).args.slice(1, 4)).toEqual([held, least(sentRaw), least(nativeRaw)])
  expect((await balanceOf('TAXED', third.address)) - before.taxed).toBe(taxedTwice(sentRaw))
  expect((await balanceOf('BNB', third.address)) - before.bnb + (await feeOf(hash))).toBe(nativeRaw)
})

for (const { name, symbol, isApproved, isWrapped } of [
  { name: 'removeLiquidityWithPermit', symbol: 'CAKE', isApproved: false, isWrapped: true },
  { name: 'removeLiquidityETH', symbol: 'CAKE', isApproved: true, isWrapped: false },
  { name: 'removeLiquidityETHSupportingFeeOnTransferTokens', symbol: 'TAXED', isApproved: true, isWrapped: false },
]) {
  test(`remove all by ${name}`, async ({ page }) => {
    await addOutside(third, 'BNB', symbol, parseEther('0.3'))
    await approveLp(third, symbol, isApproved ? 2n ** 255n : 0n)
    await openConnected(page, () => openRemove(page, 'WBNB', symbol), 'Third')
    if (isWrapped) await page.getByText('Receive WBNB').click()
    await page.getByRole('button', { name: 'Max' }).click()
    if (!isApproved) {
      await page.getByRole('button', { name: 'Approve', exact: true }).click()
      await respondToWalletRequest(page, 'Confirm')
    }
    const native = isWrapped ? 'WBNB' : 'BNB'
    const pool = await poolOf('WBNB', symbol)
    const held = await lpOf('WBNB', symbol, third.address)
    const before = { native: await balanceOf(native, third.address), token: await balanceOf(symbol, third.address) }
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    const hash = await confirmReview(page, 'You will receive', 'Confirm')

    expect((await callOf(hash)).name).toBe(name)
    expect(await lpOf('WBNB', symbol, third.address)).toBe(0n)
    const paidRaw = isWrapped ? 0n : await feeOf(hash)
    const nativeRaw = (held * pool.firstRaw) / pool.supplyRaw
    expect((await balanceOf(native, third.address)) - before.native + paidRaw).toBe(nativeRaw)
    const sentRaw = (held * pool.secondRaw) / pool.supplyRaw
    const arrivesRaw = symbol === 'TAXED' ? taxedTwice(sentRaw) : sentRaw
    expect((await balanceOf(symbol, third.address)) - before.token).toBe(arrivesRaw)
    const { args } = await callOf(hash)
    const minimums = [least(sentRaw), least(nativeRaw)]
    if (!isWrapped) expect(args.slice(1, 4)).toEqual([held, ...minimums])
    else
      expect(args.slice(2, 5)).toEqual([
        held,
        ...(args[0] === token(symbol).address ? minimums : minimums.toReversed()),
      ])
  })
}
