import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { parseEther } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { amountOut, balanceOf, demoAccount, facts } from './support/chain.ts'
import { type HostileSite, test } from './support/hostileSite.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, visibleText, sentDialog } from './support/journey.ts'
import {
  connect,
  entryOf,
  falsifyReserves,
  followNodeInUse,
  nodeInUse,
  openNodes,
  openSwap,
} from './support/nodesJourney.ts'
import { recipientField, enterRecipient, enableExpertMode } from './support/swapForm.ts'

const user = demoAccount('Third')
const main = (page: Page) => page.getByRole('main')
const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm swap' })
const consent = (page: Page) => page.getByRole('dialog', { name: 'Sign without a second check?' })

async function openReview(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(review(page)).toBeVisible()
}

const confirmSwap = (page: Page, options?: { timeout: number }) =>
  review(page).getByRole('button', { name: 'Confirm swap' }).click(options)

/** Leaves one responding node and waits until the page shows the others as failed. */
async function disableOtherNodes(page: Page, { nodes }: HostileSite): Promise<void> {
  for (const node of nodes.slice(1)) node.behaviour = 'dead'
  const dialog = await openNodes(page)
  for (const node of nodes.slice(1)) await expect(entryOf(dialog, node)).toContainText('No answer')
  await page.keyboard.press('Escape')
}

test('a node with a head far ahead excludes no honest node, and those confirm a swap', async ({ page, hostile }) => {
  const wallet = await injectWallet(page, user, { chainId: facts.chainId })
  const [outlier] = hostile.nodes
  outlier.behaviour = 'headTooHigh'
  await openSwap(page, hostile)
  await connect(page)
  const dialog = await openNodes(page)
  await expect(entryOf(dialog, outlier)).toContainText('Reports blocks the others do not have')
  for (const node of hostile.nodes.slice(1)) {
    await expect(entryOf(dialog, node)).toContainText(/In use|Working|Not used yet/)
  }
  await page.keyboard.press('Escape')
  expect(await nodeInUse(hostile)).not.toBe(outlier)
  const before = await balanceOf('CAKE', user.address)
  await openReview(page)
  await expect(visibleText(page, 'One node only')).toHaveCount(0)
  await confirmSwap(page)
  await expect(sentDialog(page)).toBeVisible()
  await expect.poll(() => balanceOf('CAKE', user.address)).toBeGreaterThan(before)
  expect(wallet.requests).toContain('eth_sendTransaction')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('contentinfo').getByText(/^2 nodes agreed on your/)).toBeVisible()
})

test('a node that reports head 0 does not determine the block of the confirmation', async ({ page, hostile }) => {
  await injectWallet(page, user, { chainId: facts.chainId })
  await openSwap(page, hostile)
  await connect(page)
  const outlier = await nodeInUse(hostile)
  outlier.behaviour = 'headZero'
  const before = await balanceOf('CAKE', user.address)
  await openReview(page)
  await confirmSwap(page)
  await expect(sentDialog(page)).toBeVisible()
  await expect.poll(() => balanceOf('CAKE', user.address)).toBeGreaterThan(before)
})

test('with one usable node the review says so; above 100 USD the wallet opens after one more click, and below without one, with a toast', async ({
  page,
  hostile,
}) => {
  const wallet = await injectWallet(page, user, { chainId: facts.chainId })
  await openSwap(page, hostile, '0.001')
  await connect(page)
  await disableOtherNodes(page, hostile)
  const held = main(page)
    .getByText(/^Balance:/)
    .last()
  await expect(held).toHaveText(/\d/)
  const heldBefore = await held.innerText()
  await openReview(page)
  await confirmSwap(page)
  await expect(visibleText(page, 'No second node confirmed this')).toBeVisible()
  await expect(sentDialog(page)).toBeVisible()
  await expect(consent(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The price after this swap is read together with the balance. If it arrived during the next review, that would ask
  // for consent to it.
  await expect(held).not.toHaveText(heldBefore)
  wallet.requests.length = 0

  await amountField(page, 'From').fill('3')
  await openReview(page)
  await expect(review(page).getByText('One node only')).toBeVisible()
  await confirmSwap(page)
  await expect(consent(page)).toContainText(hostile.nodes[0].host)
  expect(await faultsOf(page)).toEqual([])
  expect(wallet.requests).not.toContain('eth_sendTransaction')
  await consent(page).getByRole('button', { name: 'Don’t sign' }).click()
  await expect(consent(page)).toBeHidden()
  // The wallet received no request and rejected nothing: the review is shown again.
  await expect(review(page).getByRole('button', { name: 'Confirm swap' })).toBeVisible()
  await expect(visibleText(page, /rejected/i)).toHaveCount(0)
  expect(wallet.requests).not.toContain('eth_sendTransaction')
  await page.keyboard.press('Escape')
  await expect(amountField(page, 'From')).toHaveValue('3')

  const before = await balanceOf('CAKE', user.address)
  await openReview(page)
  await confirmSwap(page)
  await consent(page).getByRole('button', { name: 'Sign anyway' }).click()
  await expect(sentDialog(page)).toBeVisible()
  await expect.poll(() => balanceOf('CAKE', user.address)).toBeGreaterThan(before)
})

test('a node with false names resolves no recipient; a name resolved by one node needs the address confirmed', async ({
  page,
  hostile,
}) => {
  await injectWallet(page, user, { chainId: facts.chainId })
  await openSwap(page, hostile)
  await connect(page)
  await enableExpertMode(page)
  const owner = demoAccount('Second').address
  const outlier = await nodeInUse(hostile)
  outlier.behaviour = 'falseNames'
  await enterRecipient(page, 'bakery.eth')
  await expect(main(page).getByText('The nodes disagree about this name. Enter the address instead.')).toBeVisible()
  await expect(main(page).getByText(`${outlier.host} disagreed with the others`)).toBeVisible()

  // The two other nodes agree.
  await main(page).getByRole('button', { name: 'Dismiss' }).click()
  await recipientField(page).fill('Bakery.eth')
  await expect(main(page).getByText(owner.slice(6, -4))).toBeVisible()
  await expect(main(page).getByRole('switch', { name: 'This is the right address' })).toHaveCount(0)

  // One of these nodes remains.
  for (const node of hostile.nodes.filter((each) => each !== outlier).slice(1)) node.behaviour = 'dead'
  await recipientField(page).fill('bakery.eth')
  await expect(main(page).getByText('Only one node confirms this name')).toBeVisible()
  await expect(main(page).getByText(owner.slice(6, -4))).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Confirm the recipient' })).toBeDisabled()
  await main(page).getByRole('switch', { name: 'This is the right address' }).click()
  await expect(main(page).getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
})

test('a quote from false reserves never opens the wallet', async ({ page, hostile }) => {
  const wallet = await injectWallet(page, user, { chainId: facts.chainId })
  await openSwap(page, hostile)
  await connect(page)
  falsifyReserves(hostile, await nodeInUse(hostile))
  const honest = await amountOut(parseEther('0.3'), ['WBNB', 'CAKE'])
  const shown = async () => parseEther((await amountField(page, 'To').inputValue()) || '0')
  // The quote comes from the outlier: far less than the pair's actual output.
  await expect
    .poll(async () => {
      followNodeInUse(hostile)
      const quotedRaw = await shown()
      return quotedRaw > 0n && quotedRaw < honest / 2n
    })
    .toBe(true)
  await openReview(page)
  const stopped = visibleText(page, /The nodes disagree about a price|Price updated/).first()
  // The simulation of the review can find the disagreement before the click, and then the button stays disabled.
  await expect(async () => {
    if (!(await stopped.isVisible())) await confirmSwap(page, { timeout: 1_000 })
    await expect(stopped).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(wallet.requests).not.toContain('eth_sendTransaction')
})
