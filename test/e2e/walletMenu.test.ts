import type { Page } from '@playwright/test'
import { Wallet, formatEther } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { balanceOf, demoAccount, facts } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, confirmSwap, connectDemo, expect, openSwap, visibleText, test } from './support/journey.ts'

const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`
const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('dialog', { name: 'Your wallet' })

/** Formats the first six significant digits of an amount, cut, as a balance does. */
const shownAs = (raw: bigint) => {
  const [whole = '0', rest = ''] = formatEther(raw).split('.')
  const digits = whole === '0' ? /^(0*)(\d{0,6})/.exec(rest)?.[0] : rest.slice(0, Math.max(0, 6 - whole.length))
  const cut = whole.length > 6 ? whole.slice(0, 6).padEnd(whole.length, '0') : whole
  return `${cut}.${digits ?? ''}`.replace(/\.?0*$/, '') || '0'
}

const rowOf = (page: Page, label: string) =>
  menu(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })

async function connectBrowserWallet(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect Wallet' }).getByRole('button', { name: 'Browser wallet' }).click()
}

test('shows the balances of the chain, copies the address and links to the explorer', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const third = demoAccount('Third').address
  await openSwap(page)
  await connectDemo(page, 'Third')
  await bar(page)
    .getByRole('button', { name: shortAddress(third) })
    .click()
  for (const symbol of ['BNB', 'WBNB', 'CAKE']) {
    await expect(rowOf(page, `${symbol} Balance`)).toHaveText(
      `${symbol} Balance${shownAs(await balanceOf(symbol, third))}`,
    )
  }
  await expect(menu(page).locator(visibleText(page, 'BNB balance is low'))).toBeHidden()

  await menu(page).getByRole('button', { name: 'Copy Address' }).click()
  await expect(page.getByRole('log').getByText('Address copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(third)
  const link = menu(page).getByRole('link', { name: /^View on/ })
  await expect(link).toHaveAttribute('href', new RegExp(`/address/${third}$`))
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('by keyboard: opens, reads and closes for the recent transactions, and the focus returns', async ({ page }) => {
  const demo = demoAccount('Demo').address
  await openSwap(page)
  await connectDemo(page, 'Demo')
  const button = bar(page).getByRole('button', { name: shortAddress(demo) })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeFocused()
  const history = menu(page).getByRole('button', { name: 'Recent transactions' })
  for (let step = 0; step < 6; step += 1) {
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
  // Without a receipt from any node the transaction stays pending for as long as the test needs.
  let isHeld = true
  await page.route(`${facts.rpc.http[0]}/**`, (route) => {
    const body = route.request().postData() ?? ''
    if (!isHeld || !body.includes('eth_getTransactionReceipt')) return route.fallback()
    const { id } = JSON.parse(body) as { id: number }
    return route.fulfill({ json: { jsonrpc: '2.0', id, result: null } })
  })
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
  isHeld = false
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
  await connectBrowserWallet(page)
  const button = bar(page).getByRole('button', { name: shortAddress(empty.address) })
  await expect(button).toHaveAccessibleName(/Wrong network$/)
  await button.click()
  await expect(menu(page).locator(visibleText(page, 'BNB balance is low'))).toBeVisible()
  await expect(menu(page).getByText('You need BNB for transaction fees.')).toBeVisible()
  await expect(rowOf(page, 'BNB Balance')).toHaveText('BNB Balance0')
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
  await expect(bar(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
})
