import type { Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { amountOut, balanceOf, demoAccount, facts, token } from './support/chain.ts'
import { type HostileSite, test } from './support/hostileSite.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, expect } from './support/journey.ts'
import { falsifyReserves, followNodeInUse, nodeInUse } from './support/nodesJourney.ts'

const user = demoAccount('Third')
const PAID = '1.5'
const main = (page: Page) => page.getByRole('main')

/** Opens a swap for CAKE. The quoting node then divides the reserves of CAKE by three, beside an honest one. */
async function openWithFalseReserves(page: Page, hostile: HostileSite) {
  const wallet = await injectWallet(page, user, { chainId: facts.chainId })
  hostile.nodes[2].behaviour = 'dead'
  await page.goto(`${hostile.site.url}/swap?outputCurrency=${token('CAKE').address}`)
  await connect(page)
  falsifyReserves(hostile, await nodeInUse(hostile))
  return wallet
}

async function connect(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Browser wallet' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: /^0x/ })).toBeVisible()
}

/** Types an amount and waits until the form shows a figure computed from the false reserves. */
async function enterAtFalsePrice(
  page: Page,
  hostile: HostileSite,
  side: 'From' | 'To',
  amount: string,
  isFalse: (figure: number) => boolean,
) {
  await amountField(page, side).fill(amount)
  const other = amountField(page, side === 'From' ? 'To' : 'From')
  await expect
    .poll(async () => {
      followNodeInUse(hostile)
      return isFalse(Number((await other.inputValue()) || Number.NaN))
    })
    .toBe(true)
}

for (const [side, amount] of [
  ['From', PAID],
  ['To', '20'],
] as const) {
  test(`a price from a reserve divided by three is never signed (${side})`, async ({ page, hostile }) => {
    const honest = Number(await amountOut(parseEther(PAID), ['WBNB', 'CAKE'])) / 1e18
    const wallet = await openWithFalseReserves(page, hostile)
    const perCoin = honest / Number(PAID)
    await enterAtFalsePrice(page, hostile, side, amount, (figure) =>
      side === 'From' ? figure < honest / 2 : figure > (Number(amount) / perCoin) * 1.5,
    )
    const before = await balanceOf('BNB', user.address)
    await main(page).getByRole('button', { name: /^Swap/ }).click()
    const stopped = page.getByText(/^The nodes disagree\.|The price shown is wrong\.|^Price updated$/)
    await expect(stopped.and(page.locator(':not([role="log"] *)')).first()).toBeVisible()
    expect(wallet.requests).not.toContain('eth_sendTransaction')
    expect(await balanceOf('BNB', user.address)).toBe(before)
  })
}
