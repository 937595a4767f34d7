import type { Page } from '@playwright/test'
import { Interface, parseEther } from 'ethers'
import { amountOut, balanceOf, demoAccount, facts, newestFrom, token } from './support/chain.ts'
import { type HostileSite, test } from './support/hostileSite.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, expect, seenText } from './support/journey.ts'

const person = demoAccount('Third')
const PAID = '1.5'
const main = (page: Page) => page.getByRole('main')
const review = (page: Page) => page.getByRole('dialog', { name: 'Confirm Swap' })
const router = new Interface([
  'function swapExactETHForTokens(uint256 least, address[], address, uint256) payable',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 least, address[], address, uint256) payable',
  'function swapETHForExactTokens(uint256 amount, address[], address, uint256) payable',
])

/** Long enough that a page prefers another node, and short enough that this one is still compared with. */
const SLOWER_MS = 700

/**
 * Opens a swap for CAKE that the page quotes from a node which divides the reserves of CAKE by three. A page reads from the
 * fastest node, so the honest ones are slower; with `isAlone` one honest node is left.
 */
async function openFalsely(page: Page, hostile: HostileSite, isAlone: boolean) {
  const wallet = await injectWallet(page, person, { chainId: facts.chainId })
  const [liar, honest, other] = hostile.nodes
  Object.assign(liar, { behaviour: 'lyingAboutReserves', shortToken: token('CAKE').address })
  Object.assign(honest, { behaviour: 'slow', slowMs: SLOWER_MS })
  Object.assign(other, { behaviour: isAlone ? 'dead' : 'slow', slowMs: SLOWER_MS })
  await page.goto(`${hostile.site.url}/swap?outputCurrency=${token('CAKE').address}`)
  await connect(page)
  return { liar, wallet }
}

async function connect(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
}

/** Types, and waits until the form shows a figure made from the false reserves. */
async function typeFalsely(page: Page, side: 'From' | 'To', amount: string, isFalse: (figure: number) => boolean) {
  await amountField(page, side).fill(amount)
  const other = amountField(page, side === 'From' ? 'To' : 'From')
  await expect
    .poll(async () => isFalse(Number((await other.inputValue()) || Number.NaN)), { timeout: 60_000 })
    .toBe(true)
}

for (const [side, amount] of [
  ['From', PAID],
  ['To', '20'],
] as const) {
  test(`a node that divides a reserve by three has nothing signed at its price (${side})`, async ({
    page,
    hostile,
  }) => {
    test.setTimeout(150_000)
    const honest = Number(await amountOut(parseEther(PAID), ['WBNB', 'CAKE'])) / 1e18
    const { wallet } = await openFalsely(page, hostile, true)
    const perCoin = honest / Number(PAID)
    await typeFalsely(page, side, amount, (figure) =>
      side === 'From' ? figure < honest / 2 : figure > (Number(amount) / perCoin) * 1.5,
    )
    const before = await balanceOf('BNB', person.address)
    await main(page).getByRole('button', { name: /^Swap/ }).click()
    const stopped = page.getByText(/^The nodes contradict each other\.|The price shown is wrong\.|^Price Updated$/)
    await expect(stopped.and(page.locator(':not([role="log"] *)')).first()).toBeVisible({ timeout: 30_000 })
    expect(wallet.asked).not.toContain('eth_sendTransaction')
    expect(await balanceOf('BNB', person.address)).toBe(before)
  })
}

test('of three nodes the one with false reserves is named, and the right price is accepted and signed', async ({
  page,
  hostile,
}) => {
  test.setTimeout(150_000)
  const honestRaw = await amountOut(parseEther(PAID), ['WBNB', 'CAKE'])
  const { liar } = await openFalsely(page, hostile, false)
  await typeFalsely(page, 'From', PAID, (figure) => figure < Number(honestRaw) / 2e18)
  await main(page).getByRole('button', { name: /^Swap/ }).click()
  await expect(seenText(page, 'The nodes disagree about a price')).toBeVisible()
  await expect(page.getByText(`${liar.host} stands alone`)).toBeVisible()
  await review(page).getByRole('button', { name: 'Accept' }).click()
  const before = await balanceOf('CAKE', person.address)
  await review(page).getByRole('button', { name: 'Confirm Swap' }).click()
  await expect(page.getByRole('dialog', { name: 'Transaction Submitted' })).toBeVisible()
  await expect.poll(() => balanceOf('CAKE', person.address)).toBeGreaterThanOrEqual(before + (honestRaw * 99n) / 100n)
  const { input, value } = await newestFrom(person.address)
  const call = router.parseTransaction({ data: input, value: BigInt(value) })
  expect(call?.args[0]).toBeGreaterThanOrEqual((honestRaw * 99n) / 100n)
})
