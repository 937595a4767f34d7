import type { Page } from '@playwright/test'
import { parseEther, parseUnits } from 'ethers'
import { pauseBlocks, resumeBlocks } from './support/blocks.ts'
import {
  allowanceOf,
  amountOut,
  approveRouter,
  balanceOf,
  demoAccount,
  facts,
  feeOf,
  nonceOf,
  receiptOf,
  rpc,
  token,
} from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import {
  amountField,
  respondToWalletRequest,
  expect,
  followLink,
  openSwap,
  searchToken,
  visibleText,
  test,
  sentDialog,
  openConnected,
} from './support/journey.ts'
import { poolOf } from './support/liquidity.ts'
import { dollarsText, gasOf, shownAmount, taxedLossText } from './support/signedSwap.ts'
import { detailIn, setSlippage } from './support/swapForm.ts'
import { openPicker, understandAndImport } from './support/tokens.ts'
import { makeTrappedToken } from './support/trappedToken.ts'

const demo = demoAccount('Demo')
const second = demoAccount('Second')
const third = demoAccount('Third')

const mainSwap = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Swap', exact: true })
const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm swap' })
const wallet = (page: Page) => page.getByRole('dialog', { name: 'Demo wallet' })

/** Returns the value beside a name in the review. */
const detail = (page: Page, name: string) => detailIn(review(page), name)

/** Enters a swap, opens its review and waits until its simulation is complete. */
async function openReview(page: Page, side: 'From' | 'To', amount: string): Promise<void> {
  await amountField(page, side).fill(amount)
  await mainSwap(page).click()
  await expect(review(page).getByRole('button', { name: /^(Confirm swap|Swap anyway)$/ })).not.toHaveAttribute(
    'aria-busy',
  )
}

/** Confirms in the review and the wallet, and returns the hash. */
async function executeSwap(page: Page): Promise<string> {
  await review(page).getByRole('button', { name: 'Confirm swap' }).click()
  await respondToWalletRequest(page, 'Confirm')
  const link = sentDialog(page).getByRole('link', { name: /^View on/ })
  const hash = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await expect(page.getByRole('button', { name: /^Add .* to wallet$/ }), 'the demo wallet keeps no list').toHaveCount(0)
  expect((await receiptOf(hash)).status).toBe('0x1')
  return hash
}

async function connectBrowserWallet(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(banner.getByRole('button', { name: /^0x/ })).toBeVisible()
}

test('a bought taxed token: its tax is measured before the signature, and the measured amount arrives', async ({
  page,
}) => {
  const paidRaw = parseEther('0.2')
  const quotedRaw = await amountOut(paidRaw, ['WBNB', 'TAXED'])
  const arrivesRaw = quotedRaw - quotedRaw / 10n
  const arrives = `${shownAmount(arrivesRaw, token('TAXED').decimals)} TAXED`
  await openConnected(page, () => openSwap(page, { outputCurrency: 'TAXED' }))
  await openReview(page, 'From', '0.2')

  await expect(detail(page, 'You pay (simulated)')).toHaveText('0.2 BNB')
  await expect(detail(page, 'You receive (simulated)')).toHaveText(arrives)
  await expect(visibleText(page, 'You get 10.00% less than quoted.')).toBeVisible()
  await expect(review(page).getByText('This swap needs a slippage tolerance of 12% or more.')).toBeVisible()
  await expect(
    visibleText(page, /The transaction cannot succeed due to error: .*INSUFFICIENT_OUTPUT_AMOUNT/),
  ).toBeVisible()
  const nonce = await nonceOf(demo.address)
  await review(page).getByRole('button', { name: 'Confirm swap' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(wallet(page)).toHaveCount(0)
  expect(await nonceOf(demo.address)).toBe(nonce)

  await setSlippage(page, '12')
  const form = page.getByRole('main')
  await expect(detailIn(form, 'Token tax')).toHaveText('10%')
  await expect(detailIn(form, 'You receive after the token tax')).toHaveText(arrives)
  await mainSwap(page).click()
  await expect(detail(page, 'You receive (simulated)')).toHaveText(arrives)
  await expect(detail(page, 'Token tax')).toHaveText('10%')
  await expect(visibleText(page, 'Simulated: passed')).toBeVisible()
  const words = `If you sold it right away, you would get ${await taxedLossText(paidRaw, quotedRaw, arrivesRaw)} less than you pay.`
  await expect(visibleText(page, words)).toBeVisible()
  const before = { bnb: await balanceOf('BNB', demo.address), taxed: await balanceOf('TAXED', demo.address) }
  const hash = await executeSwap(page)
  expect((await balanceOf('TAXED', demo.address)) - before.taxed).toBe(arrivesRaw)
  expect(before.bnb - (await balanceOf('BNB', demo.address)) - (await feeOf(hash))).toBe(paidRaw)
})

test.afterEach(resumeBlocks)

test('a taxed token is sold for exactly the approved amount', async ({ page }) => {
  await approveRouter(third, 'TAXED', 0n)
  const soldRaw = parseUnits('40000', token('TAXED').decimals)
  await openConnected(page, () => openSwap(page, { inputCurrency: 'TAXED', outputCurrency: 'BNB' }), 'Third')
  await setSlippage(page, '12')
  await amountField(page, 'From').fill('40000')
  await page.getByRole('radio', { name: 'Exact amount' }).check()
  await page.getByRole('button', { name: 'Enable TAXED' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByRole('button', { name: 'Enabled' })).toBeVisible()
  expect(await allowanceOf('TAXED', third.address)).toBe(soldRaw)

  // Review, wallet and test read the same block: the same gas price, and exactly the same gas.
  await pauseBlocks()
  const arrivesRaw = await amountOut(soldRaw - soldRaw / 10n, ['TAXED', 'WBNB'])
  const gasPriceRaw = BigInt(await rpc('eth_gasPrice'))
  const dollars = await poolOf('WBNB', 'BUSD')
  await openReview(page, 'From', '40000')
  await expect(detail(page, 'You pay (simulated)')).toHaveText('40,000 TAXED')
  await expect(detail(page, 'You receive (simulated)')).toHaveText(`${shownAmount(arrivesRaw, 18)} BNB`)
  await expect(detail(page, 'Network fee')).toContainText('$')
  const fee = await detail(page, 'Network fee').textContent()
  const before = { bnb: await balanceOf('BNB', third.address), taxed: await balanceOf('TAXED', third.address) }
  const included = executeSwap(page)
  await expect(sentDialog(page)).toBeVisible()
  await resumeBlocks()
  const hash = await included
  const feeRaw = await feeOf(hash)
  expect(before.taxed - (await balanceOf('TAXED', third.address))).toBe(soldRaw)
  expect((await balanceOf('BNB', third.address)) - before.bnb + feeRaw).toBe(arrivesRaw)
  expect(await allowanceOf('TAXED', third.address)).toBe(0n)
  const { estimate, limit } = await gasOf(hash)
  expect(limit, 'the estimate and 10 % (trading 9)').toBe((estimate * 11n) / 10n)
  const expectedRaw = estimate * gasPriceRaw
  const worth = dollarsText((expectedRaw * dollars.secondRaw) / dollars.firstRaw)
  expect(fee).toBe(`≈ ${shownAmount(expectedRaw, 18)} BNB (${worth.replace('≈ ', '')})`)
})

test('a simulated outcome other than the displayed one, or an allowance revoked during the review, rejects the swap with its reason, and the wallet stays closed', async ({
  page,
}) => {
  await openConnected(page, () => openSwap(page, { outputCurrency: 'TAXED' }), 'Second')
  await openReview(page, 'To', '5000')
  const mismatch = 'You would get only 4,500 TAXED, less than the 5,000 TAXED shown.'
  await expect(detail(page, 'You receive (simulated)')).toHaveText('4,500 TAXED')
  await expect(visibleText(page, mismatch)).toBeVisible()
  const [nonce, before] = [await nonceOf(second.address), await balanceOf('BNB', second.address)]
  await review(page).getByRole('button', { name: 'Confirm swap' }).click()
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
  await expect(visibleText(page, mismatch)).toBeVisible()
  await expect(wallet(page)).toHaveCount(0)
  expect([await nonceOf(second.address), await balanceOf('BNB', second.address)]).toEqual([nonce, before])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await approveRouter(second, 'CAKE', parseEther('10'))
  await followLink(page, `/swap?inputCurrency=${token('CAKE').address}&outputCurrency=${token('BUSD').address}`)
  await expect(page.getByRole('button', { name: 'From token: CAKE' })).toBeVisible()
  await openReview(page, 'From', '2')
  await approveRouter(second, 'CAKE', 0n)
  const nonceAtReview = await nonceOf(second.address)
  await review(page).getByRole('button', { name: 'Confirm swap' }).click()
  const words = 'The transaction cannot succeed due to error: TransferHelper: TRANSFER_FROM_FAILED.'
  await expect(visibleText(page, words)).toBeVisible()
  await expect(visibleText(page, /approve the token again/)).toBeVisible()
  await expect(wallet(page)).toHaveCount(0)
  expect(await nonceOf(second.address)).toBe(nonceAtReview)
})

test('a token that can be bought and not sold is detected without a list', async ({ page }) => {
  const trapped = await makeTrappedToken(third)
  await openConnected(page, () => openSwap(page))
  await openPicker(page)
  await searchToken(page, trapped)
  await page.getByRole('option').filter({ hasText: 'TRAP' }).click()
  await understandAndImport(page)
  await openReview(page, 'From', '0.01')
  await expect(visibleText(page, 'You could not sell TRAP again: the simulation of a sale failed.')).toBeVisible()
  const confirm = review(page).getByRole('button', { name: 'Confirm swap' })
  await expect(confirm).toBeDisabled()
  await review(page).getByRole('switch', { name: 'I want to swap anyway' }).click()
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
})

test('a node without state overrides: the swap is simulated and executed, and its amounts are marked as unmeasured', async ({
  page,
}) => {
  const refused: string[] = []
  await page.route(`${facts.rpc.http[0]}/**`, async (route) => {
    const { id, params } = route.request().postDataJSON() as { id: number; params: unknown[] }
    if (params.length < 3) return route.fallback()
    refused.push(JSON.stringify(params[2]))
    const error = { code: -32602, message: 'too many arguments, want at most 2' }
    return route.fulfill({ json: { jsonrpc: '2.0', id, error } })
  })
  const paidRaw = parseEther('0.05')
  const quotedRaw = await amountOut(paidRaw, ['WBNB', 'CAKE'])
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }))
  // The form measures the token's tax at the block of the reserves and at the newest.
  await amountField(page, 'From').fill('0.05')
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2)
  await openReview(page, 'From', '0.05')
  await expect(detail(page, 'You pay (simulated)')).toHaveText('not measured')
  await expect(detail(page, 'You receive (simulated)')).toHaveText('not measured')
  const before = await balanceOf('CAKE', demo.address)
  // The review does the same. If the first rejection also loads the client that checks nodes, it repeats the request,
  // possibly after the review has opened.
  const inReview = refused.length
  expect([4, 5]).toContain(inReview)
  await executeSwap(page)
  expect((await balanceOf('CAKE', demo.address)) - before).toBe(quotedRaw)
  expect(refused.length).toBe(inReview + 2)
})

test('wallet errors are shown with a message, and nothing is sent', async ({ page }) => {
  await injectWallet(page, third, { chainId: facts.chainId })
  await page.addInitScript(() => {
    type Provider = { request(call: { method: string; params?: unknown }): Promise<unknown> }
    const { ethereum } = window as unknown as { ethereum: Provider }
    const { request } = ethereum
    const responses: { error?: object; result?: unknown }[] = [
      { error: { code: -32000, message: 'nonce \u202Etoo\u0000 low' } },
      { error: { code: -32603 } },
      { result: null },
    ]
    ethereum.request = async (call) => {
      if (call.method !== 'eth_sendTransaction') return request(call)
      const { error, result } = responses.shift() ?? {}
      if (error) throw error
      return result
    }
  })
  await openSwap(page, { outputCurrency: 'CAKE' })
  await connectBrowserWallet(page)
  const nonce = await nonceOf(third.address)
  for (const words of [
    'Swap failed: nonce too low',
    'Swap failed: Your wallet gave no reason',
    'Swap failed: No transaction hash found',
  ]) {
    await openReview(page, 'From', '0.1')
    await review(page).getByRole('button', { name: 'Confirm swap' }).click()
    await expect(visibleText(page, words)).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
  }
  expect(await nonceOf(third.address)).toBe(nonce)
})

test('the bought token is offered to the browser wallet', async ({ page }) => {
  await injectWallet(page, third, { chainId: facts.chainId })
  const watched: unknown[] = []
  await page.exposeFunction('noteWatched', (params: unknown) => watched.push(params))
  await page.addInitScript(() => {
    type Provider = { request(call: { method: string; params?: unknown }): Promise<unknown> }
    const ours = window as unknown as { ethereum: Provider; noteWatched(params: unknown): Promise<number> }
    const { request } = ours.ethereum
    ours.ethereum.request = async (call) => {
      if (call.method !== 'wallet_watchAsset') return request(call)
      await ours.noteWatched(call.params)
      return true
    }
  })
  await openSwap(page, { outputCurrency: 'CAKE' })
  await connectBrowserWallet(page)
  await openReview(page, 'From', '0.05')
  const before = await balanceOf('CAKE', third.address)
  await review(page).getByRole('button', { name: 'Confirm swap' }).click()
  const submitted = sentDialog(page)
  await submitted.getByRole('button', { name: 'Add CAKE to wallet' }).click()
  await expect(submitted.getByText('Added CAKE')).toBeVisible()
  await expect.poll(() => balanceOf('CAKE', third.address)).toBeGreaterThan(before)
  const { address } = token('CAKE')
  const image = new URL(`/images/tokens/${address.toLowerCase()}.svg`, page.url()).href
  expect(watched).toEqual([{ type: 'ERC20', options: { address, symbol: 'CAKE', decimals: 18, image } }])
})
