import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { parseEther } from 'ethers'
import { expectHeadShown, pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { demoAccount, facts, token } from './support/chain.ts'
import { type HostileSite, test } from './support/hostileSite.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { visibleText } from './support/journey.ts'
import { addOutside, approveLp, callOf, lpOf, poolOf, submittedHash } from './support/liquidity.ts'
import { trackRequests } from './support/rest.ts'
import { shownAmount } from './support/signedSwap.ts'

const user = demoAccount('Third')
const least = (raw: bigint) => (raw * 9_950n) / 10_000n

test.beforeAll(async () => {
  await addOutside(user, 'BNB', 'CAKE', parseEther('0.5'))
  await approveLp(user, 'CAKE', 2n ** 255n)
})

test.afterEach(() => resumeBlocks())

/** Opens a quarter of the position in BNB and CAKE. A node with false reserves divides those of CAKE by 3. */
async function openQuarter(page: Page, { site, nodes }: HostileSite): Promise<{ requests: string[] }> {
  const wallet = await injectWallet(page, user, { chainId: facts.chainId })
  for (const node of nodes) Object.assign(node, { understatedToken: token('CAKE').address })
  await page.goto(`${site.url}/remove/${token('WBNB').address}/${token('CAKE').address}`)
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '25%' }).click()
  return wallet
}

/** Reads a quarter of the account's LP tokens, and the CAKE that they return at the true reserves. */
async function readQuarter(): Promise<{ sharesRaw: bigint; cakeRaw: bigint }> {
  const pool = await poolOf('WBNB', 'CAKE')
  const sharesRaw = ((await lpOf('WBNB', 'CAKE', user.address)) * 25n) / 100n
  return { sharesRaw, cakeRaw: (sharesRaw * pool.secondRaw) / pool.supplyRaw }
}

test('a node that returns a third of the reserves: the true outcome is shown and accepted before the signature', async ({
  page,
  hostile,
}) => {
  const { sharesRaw, cakeRaw } = await readQuarter()
  for (const node of hostile.nodes) node.behaviour = 'falseReserves'
  const { requests } = await openQuarter(page, hostile)
  const review = page.getByRole('dialog', { name: 'You will receive' })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  // The form's figures use a third of the reserves; the router's simulation does not.
  await expect(visibleText(page, 'Price updated')).toBeVisible()
  await expect(review.getByRole('button', { name: 'Confirm', exact: true })).toBeDisabled()
  expect(requests).not.toContain('eth_sendTransaction')
  for (const node of hostile.nodes) node.behaviour = 'good'
  await review.getByRole('button', { name: 'Accept' }).click()
  await review.getByRole('button', { name: 'Confirm', exact: true }).click()
  const hash = await submittedHash(page)
  // Minimums from the false figures would have been a third.
  expect((await callOf(hash)).args.slice(1, 3)).toEqual([sharesRaw, least(cakeRaw)])
})

test('a removal is signed at the outcome that the nodes confirm, not at the one of a single node', async ({
  page,
  hostile,
}) => {
  const { sharesRaw, cakeRaw } = await readQuarter()
  for (const node of hostile.nodes) node.behaviour = 'falseReservesAtLatest'
  const { requests } = await openQuarter(page, hostile)
  const review = page.getByRole('dialog', { name: 'You will receive' })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  // The form, the simulation and the checked premises agree: no fault is visible.
  await expect(visibleText(page, 'Simulated: passed')).toBeVisible()
  await expect(review.getByText(shownAmount(cakeRaw / 3n, 18))).toBeVisible()
  await review.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(visibleText(page, 'Price updated')).toBeVisible()
  await expect(review.getByText(shownAmount(cakeRaw, 18))).toBeVisible()
  expect(requests).not.toContain('eth_sendTransaction')
  await review.getByRole('button', { name: 'Accept' }).click()
  await review.getByRole('button', { name: 'Confirm', exact: true }).click()
  const hash = await submittedHash(page)
  expect((await callOf(hash)).args.slice(1, 3)).toEqual([sharesRaw, least(cakeRaw)])
})

test('nodes that disagree about the reserves block the signature of a removal', async ({ page, hostile }) => {
  // The third node is slow, so that the first two always confirm the write.
  Object.assign(hostile.nodes[2], { behaviour: 'slow', slowMs: 1_500 })
  const rest = trackRequests(page)
  const { requests } = await openQuarter(page, hostile)
  const review = page.getByRole('dialog', { name: 'You will receive' })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(visibleText(page, 'Simulated: passed')).toBeVisible()
  // After the last block is read, the form reads nothing more: its figures stay honest, whichever node is in use.
  await pauseBlocks()
  await expectHeadShown(page)
  await rest()
  hostile.nodes[1].behaviour = 'falseReserves'
  await review.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(visibleText(page, 'The nodes disagree.')).toBeVisible()
  expect(requests).not.toContain('eth_sendTransaction')
})
