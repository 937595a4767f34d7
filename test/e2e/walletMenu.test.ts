import type { Page } from '@playwright/test'
import { Wallet } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { balanceOf, demoAccount, facts } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import {
  amountField,
  confirmSwap,
  connectDemo,
  expect,
  openSwap,
  respondToWalletRequest,
  test,
  visibleText,
} from './support/journey.ts'
import { shownAmount } from './support/signedSwap.ts'

const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('dialog', { name: 'Your wallet' })

const shownAs = (raw: bigint) => shownAmount(raw, 18)

const rowOf = (page: Page, label: string) =>
  menu(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })

/** Returns the cents of a value such as "12.5≈ $1,234.56"; 0 where there is none. */
const centsIn = (text: string): number =>
  Math.round(Number(/≈ \$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0) * 100)

/** Returns the horizontal position and width of everything in the top bar, in pixels. */
const barBoxes = (page: Page): Promise<number[][]> =>
  bar(page)
    .first()
    .evaluate((header) =>
      [...header.children].map((child) => {
        const { left, width } = child.getBoundingClientRect()
        return [left, width]
      }),
    )

/** Withholds all receipts, so that a transaction is pending until the returned function is called. */
async function holdReceipts(page: Page): Promise<() => void> {
  let isHeld = true
  await page.route(`${facts.rpc.http[0]}/**`, (route) => {
    const body = route.request().postData() ?? ''
    if (!isHeld || !body.includes('eth_getTransactionReceipt')) return route.fallback()
    const { id } = JSON.parse(body) as { id: number }
    return route.fulfill({ json: { jsonrpc: '2.0', id, result: null } })
  })
  return () => (isHeld = false)
}

async function connectBrowserWallet(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect wallet' }).getByRole('button', { name: 'Browser wallet' }).click()
}

test('shows the balances of the chain, copies the address and links to the explorer; by keyboard: opens, reads and closes for the recent transactions, and the focus returns', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const third = demoAccount('Third').address
  await openSwap(page)
  await connectDemo(page, 'Third')
  await bar(page)
    .getByRole('button', { name: shortAddress(third) })
    .click()
  for (const symbol of ['BNB', 'WBNB', 'CAKE']) {
    const amount = `${symbol} balance${shownAs(await balanceOf(symbol, third))}`
    await expect
      .poll(async () => (await rowOf(page, `${symbol} balance`).textContent())?.split(/ ?[≈<]/)[0])
      .toBe(amount)
  }
  await expect(async () => {
    const values = (await menu(page).locator('dd').allTextContents()).map(centsIn)
    const total = await menu(page).getByText('Total value').locator('xpath=following-sibling::*').textContent()
    expect(values.filter((cents) => cents > 0).length).toBeGreaterThan(1)
    // Each value is cut to cents, their sum only as a whole.
    const beyond = centsIn(total ?? '') - values.reduce((sum, cents) => sum + cents, 0)
    expect(Math.abs(beyond)).toBeLessThan(values.length)
  }).toPass()
  await expect(
    menu(page).getByRole('group', { name: 'Activity' }).getByRole('link', { name: 'Allowances' }),
  ).toBeVisible()
  await expect(menu(page).locator(visibleText(page, 'BNB balance is low'))).toBeHidden()

  await menu(page).getByRole('button', { name: 'Copy address' }).click()
  await expect(page.getByRole('log').getByText('Address copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(third)
  const link = menu(page).getByRole('link', { name: /^View on/ })
  await expect(link).toHaveAttribute('href', new RegExp(`/address/${third}$`))
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()

  const button = bar(page).getByRole('button', { name: shortAddress(third) })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeFocused()
  const history = menu(page).getByRole('button', { name: 'Recent transactions' })
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    if (await history.evaluate((element) => element === document.activeElement)) break
  }
  await expect(history).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Recent transactions' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a swap is pending on the button, then confirmed in the list, and cleared', async ({ page }) => {
  const demo = demoAccount('Demo').address
  await openSwap(page, { outputCurrency: 'CAKE' })
  await connectDemo(page, 'Demo')
  await amountField(page, 'From').fill('0.01')
  const releaseReceipts = await holdReceipts(page)
  await confirmSwap(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const button = bar(page).getByRole('button', { name: shortAddress(demo) })
  await expect(button).toHaveAccessibleName(/1 pending transaction$/)

  await button.click()
  await menu(page)
    .getByRole('button', { name: /^Recent transactions 1 pending$/ })
    .click()
  const list = page.getByRole('dialog', { name: 'Recent transactions' })
  await expect(list.getByRole('listitem').first().getByRole('img')).toHaveAccessibleName('Pending')
  releaseReceipts()
  await expect(list.getByRole('listitem').first().getByRole('img')).toHaveAccessibleName('Confirmed')
  await expect(button).not.toHaveAccessibleName(/pending/)

  await list.getByRole('button', { name: 'Clear all' }).click()
  await expect(list.getByText('No recent transactions').first()).toBeVisible()
  await expect(list.getByRole('img', { name: 'Confirmed' })).toHaveCount(0)
  await expect(list).toBeFocused()
  await page.reload()
  await page.getByRole('main').getByRole('button', { name: 'Recent transactions' }).click()
  await expect(list.getByText('No recent transactions')).toBeVisible()
})

test('an account without BNB sees a warning; on another network the menu offers the switch; disconnecting works', async ({
  page,
}) => {
  const empty = new Wallet(`0x${'42'.repeat(32)}`)
  expect(await balanceOf('BNB', empty.address)).toBe(0n)
  const { requests } = await injectWallet(page, empty, { chainId: 1 })
  await openSwap(page)
  const boxes = await barBoxes(page)
  await connectBrowserWallet(page)
  const button = bar(page).getByRole('button', { name: shortAddress(empty.address) })
  await expect(button).toHaveAccessibleName(/Wrong network$/)
  expect(await barBoxes(page)).toEqual(boxes)
  await button.click()
  await expect(menu(page).locator(visibleText(page, 'BNB balance is low'))).toBeVisible()
  await expect(menu(page).getByText('You need BNB for transaction fees.')).toBeVisible()
  await expect(rowOf(page, 'BNB balance')).toHaveText('BNB balance0')
  expect(await faultsOf(page)).toEqual([])
  await menu(page)
    .getByRole('button', { name: /^Switch to/ })
    .click()
  await expect(menu(page).getByRole('button', { name: /^Switch to/ })).toBeHidden()
  expect(requests).toContain('wallet_switchEthereumChain')
  await expect(button).not.toHaveAccessibleName(/Wrong network/)

  await menu(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(menu(page)).toBeHidden()
  await page.reload()
  await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

for (const width of [1280, 360]) {
  test(`the top bar of ${width} px keeps its boxes while connecting, connected and pending`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openSwap(page, { outputCurrency: 'CAKE' })
    await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    if (width > 900) await expect(bar(page).getByRole('link', { name: /Price of/ })).toContainText('$')
    const boxes = await barBoxes(page)
    await bar(page).getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: /Demo wallet/ }).click()
    await expect(bar(page).getByText('Connecting')).toBeVisible()
    expect(await barBoxes(page)).toEqual(boxes)
    await respondToWalletRequest(page, 'Confirm')
    const button = bar(page).getByRole('button', { name: /0x/ })
    await expect(button).toBeVisible()
    expect(await barBoxes(page)).toEqual(boxes)

    await holdReceipts(page)
    await amountField(page, 'From').fill('0.01')
    await confirmSwap(page)
    await expect(button).toHaveAccessibleName(/1 pending transaction$/)
    expect(await barBoxes(page)).toEqual(boxes)
  })
}
