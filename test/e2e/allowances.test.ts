import type { Locator, Page, Route } from '@playwright/test'
import { Interface, MaxUint256, keccak256, parseEther, toUtf8Bytes } from 'ethers'
import {
  allowanceOf,
  approveRouter,
  balanceOf,
  demoAccount,
  facts,
  newestFrom,
  rpc,
  sendFrom,
  token,
} from './support/chain.ts'
import {
  amountField,
  respondToWalletRequest,
  connectDemo,
  expect,
  followLink,
  openSwap,
  visibleText,
  test,
  openConnected,
} from './support/journey.ts'
import { addField, enable as enableOnForm } from './support/liquidity.ts'
import { expand, vault } from './support/pools.ts'
import { waitWhileGrowing } from './support/progress.ts'
import { rpcUrl } from './support/site.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

const second = demoAccount('Second')
const cake = token('CAKE')
const APPROVAL = keccak256(toUtf8Bytes('Approval(address,address,uint256)'))
/** An address without a contract that no deployment names. */
const stranger = `0x${'5e'.repeat(20)}`
const erc20 = new Interface([
  'function approve(address, uint256) returns (bool)',
  'function allowance(address, address) view returns (uint256)',
])

async function allowanceFor(spender: string, to = cake.address): Promise<bigint> {
  const data = erc20.encodeFunctionData('allowance', [second.address, spender])
  return BigInt(await rpc('eth_call', [{ to, data }, 'latest']))
}

const approve = (spender: string, amountRaw: bigint, to = cake.address) =>
  sendFrom(second, { to, data: erc20.encodeFunctionData('approve', [spender, amountRaw]) })

const rowOf = (page: Page, ...words: (string | RegExp)[]) =>
  words.reduce(
    (rows, hasText) => rows.filter({ hasText }),
    page.getByRole('table', { name: 'Allowances' }).getByRole('row'),
  )

/** Makes the node reject some or all methods; returns a function that counts the rejections. */
async function refuse(page: Page, isRefused: (method: string) => boolean): Promise<() => number> {
  let rejections = 0
  await page.route(`${rpcUrl}/**`, async (route: Route) => {
    const { method, id } = route.request().postDataJSON() as { method: string; id: number }
    if (!isRefused(method)) return route.fallback()
    rejections += 1
    return route.fulfill({ json: { jsonrpc: '2.0', id, error: { code: -32601, message: `${method} is disabled` } } })
  })
  return () => rejections
}

/** Returns the value beside a name in the review of an approval. */
const detail = (root: Page | Locator, name: string) =>
  root
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .getByRole('definition')

const router = facts.contracts.router

/** Revokes every approval of the account, including those of earlier journeys. */
test.beforeEach(async () => {
  const topics = [APPROVAL, `0x${second.address.slice(2).toLowerCase().padStart(64, '0')}`]
  const logs = await rpc<{ address: string; topics: string[] }[]>('eth_getLogs', [{ fromBlock: '0x0', topics }])
  const approved = new Map(logs.map(({ address, topics: [, , spender = ''] }) => [`${address} ${spender}`, address]))
  for (const [key, address] of approved) {
    const spender = `0x${key.slice(-40)}`
    if ((await allowanceFor(spender, address)) > 0n) await approve(spender, 0n, address)
  }
})

test('shows every contract allowed to spend tokens, and revokes the approvals', async ({ page }) => {
  await openConnected(page, () => openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BNB' }), 'Second')
  await page.getByRole('textbox', { name: /^From/ }).fill('1')
  await page.getByRole('button', { name: 'Enable CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect.poll(() => allowanceOf('CAKE', second.address)).toBe(MaxUint256)
  await approve(stranger, parseEther('5'))

  await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
  const account = page.getByRole('dialog', { name: 'Your wallet' })
  await account.getByRole('link', { name: 'Allowances' }).click()
  await expect(account).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Allowances', level: 1 })).toBeVisible()
  const [ours, theirs] = [rowOf(page, 'CAKE', 'Exchange'), rowOf(page, 'CAKE', 'Unknown')]
  await expect(ours).toContainText('Unlimited')
  await expect(theirs).toContainText('5')
  await expect(theirs).toContainText(`${stranger.slice(0, 6)}…${stranger.slice(-4)}`)
  await expect(visibleText(page, 'All approvals of this account since the first block are included.')).toBeVisible()

  await theirs.getByRole('button', { name: /^Revoke CAKE from/ }).click()
  const review = page.getByRole('dialog', { name: 'Revoke CAKE', exact: true })
  await expect(review.locator('dl > div').filter({ hasText: 'Allowance now' }).getByRole('definition')).toHaveText('5')
  await confirmWrite(page, 'Revoke CAKE')
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  expect(await allowanceFor(stranger)).toBe(parseEther('5'))

  await confirmWrite(page, 'Revoke CAKE')
  await respondToWalletRequest(page, 'Confirm')
  const short = `${stranger.slice(0, 6)}…${stranger.slice(-4)}`
  await readOutcome(page, 'Allowance revoked', `${short} can no longer spend your CAKE.`)
  await expect(theirs).toHaveCount(0)
  expect(await allowanceFor(stranger)).toBe(0n)
  const { to, input } = await newestFrom(second.address)
  expect([to.toLowerCase(), input]).toEqual([
    cake.address.toLowerCase(),
    erc20.encodeFunctionData('approve', [stranger, 0n]),
  ])
  await expect(ours).toContainText('Unlimited')

  await page.reload()
  await ours.getByRole('button', { name: 'Revoke CAKE from Exchange' }).click()
  await confirmWrite(page, 'Revoke CAKE')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Allowance revoked', 'Exchange can no longer spend your CAKE.')
  await expect(visibleText(page, 'No contract can spend your tokens.')).toBeVisible()
  expect(await allowanceOf('CAKE', second.address)).toBe(0n)
  await page.getByRole('button', { name: /^Recent transactions/ }).click()
  await expect(page.getByRole('dialog').getByText('Revoke CAKE').first()).toBeVisible()
})

test('shows approvals of known contracts where a node keeps no events, and reports the missing ones', async ({
  page,
}) => {
  await approveRouter(second, 'CAKE', parseEther('7'))
  await approve(stranger, parseEther('5'))
  await refuse(page, (method) => method === 'eth_getLogs')
  await page.goto('/allowances')
  await expect(visibleText(page, 'Connect your wallet to see which contracts can spend your tokens.')).toBeVisible()
  await connectDemo(page, 'Second')
  await expect(rowOf(page, 'CAKE', 'Exchange')).toContainText('7')
  await expect(visibleText(page, 'This node has no past events.')).toBeVisible()
  await expect(rowOf(page, 'Unknown')).toHaveCount(0)
})

test('reports a node that returns no data, and reads again on request', async ({ page }) => {
  await approveRouter(second, 'CAKE', parseEther('7'))
  let isDead = true
  const rejections = await refuse(page, (method) => isDead && method !== 'eth_chainId')
  await openConnected(page, () => page.goto('/allowances'), 'Second')
  const failed = visibleText(page, 'Your allowances could not be loaded.')
  // The page sends several requests before it reports a failure; their number depends on the tokens.
  await waitWhileGrowing(failed, rejections)
  isDead = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, 'CAKE', 'Exchange')).toContainText('7')
})

test('an approval is unlimited by default, and the exact amount once that is chosen, on every page and after a reload', async ({
  page,
}) => {
  await openConnected(page, () => openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BNB' }), 'Second')
  await amountField(page, 'From').fill('1.5')
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: 'Unlimited' })).toBeChecked()
  await expect(detail(main, 'Spender')).toContainText('Exchange')
  await expect(detail(main, 'Spender')).toContainText(`${router.slice(0, 6)}…${router.slice(-4)}`)
  await expect(detail(main, 'You approve')).toHaveText('Unlimited CAKE')
  await expect(detail(main, 'You send')).toHaveText('Nothing now')
  await expect(detail(main, 'Network fee')).toContainText('BNB')

  await main.getByText('Exact amount').click()
  await expect(detail(main, 'You approve')).toHaveText('1.5 CAKE')
  await page.getByRole('button', { name: 'Enable CAKE' }).click()
  const wallet = page.getByRole('dialog', { name: 'Demo wallet' })
  await expect(wallet).toContainText(`Let the exchange (${router}) spend up to 1.5 CAKE`)
  await respondToWalletRequest(page, 'Confirm')
  await expect(visibleText(page, 'Approve CAKE: 1.5')).toBeVisible()
  expect(await allowanceOf('CAKE', second.address)).toBe(parseEther('1.5'))

  await page.reload()
  await amountField(page, 'From').fill('2')
  await expect(main.getByRole('radio', { name: 'Exact amount' })).toBeChecked()
  await page.getByRole('button', { name: 'Enable CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect.poll(() => allowanceOf('CAKE', second.address)).toBe(parseEther('2'))

  await followLink(page, `/add/BNB/${cake.address}`)
  await addField(page, 'second').fill('3')
  await expect(detail(main, 'You approve')).toHaveText(/^3(\.0*1)? CAKE$/)
  await enableOnForm(page, 'CAKE')
  expect(await allowanceOf('CAKE', second.address)).toBe(parseEther('3'))

  await followLink(page, '/pools')
  await expect(page.getByRole('heading', { name: 'Syrup pools', level: 1 })).toBeVisible()
  const box = await expand(page, 'Auto CAKE')
  await box.getByRole('button', { name: 'Enable', exact: true }).click()
  const review = page.getByRole('dialog', { name: 'Approve CAKE' })
  await expect(detail(review, 'Spender')).toContainText(`${vault.slice(0, 6)}…${vault.slice(-4)}`)
  await expect(review.getByRole('radio', { name: 'Exact amount' })).toBeChecked()
  const heldRaw = await balanceOf('CAKE', second.address)
  await review.getByRole('button', { name: 'Approve', exact: true }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect.poll(() => allowanceFor(vault)).toBe(heldRaw)
  await expect(review).toBeHidden()
})

test('the amount of approvals is also a setting', async ({ page }) => {
  await openConnected(page, () => openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BNB' }), 'Second')
  await amountField(page, 'From').fill('1')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Settings' }).click()
  const amounts = page.getByRole('dialog').getByRole('group', { name: 'Amount to approve' })
  await expect(amounts.getByRole('radio', { name: 'Unlimited' })).toBeChecked()
  await amounts.getByText('Exact amount').click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(detail(main, 'You approve')).toHaveText('1 CAKE')
  await main.getByText('Unlimited', { exact: true }).first().click()
  await expect(detail(main, 'You approve')).toHaveText('Unlimited CAKE')
  await page.getByRole('button', { name: 'Enable CAKE' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(visibleText(page, 'Approve CAKE: unlimited')).toBeVisible()
  expect(await allowanceOf('CAKE', second.address)).toBe(MaxUint256)
})
