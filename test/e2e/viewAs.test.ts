import type { Page } from '@playwright/test'
import { formatEther } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { balanceOf, demoAccount, facts, rpc, token } from './support/chain.ts'
import { injectWallet } from './support/injectedWallet.ts'
import { amountField, chooseToken, expect, followLink, test } from './support/journey.ts'

const viewed = demoAccount('Second').address
const own = demoAccount('Demo')
const LEAVE = 'Leave view-only mode'
const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('banner')
const banner = (page: Page) => main(page).getByText(`You are viewing ${shortAddress(viewed)}. You cannot sign.`)

const DIGITS = 6

/** Formats the first 6 significant digits of a balance above 0 as a page does: cut, without trailing zeros. */
function begin(exact: string): string {
  const [whole = '', fraction = ''] = exact.split('.')
  const leading = whole === '0' ? (/^0*/.exec(fraction)?.[0].length ?? 0) : -whole.length
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${grouped}.${fraction.slice(0, Math.max(0, DIGITS + leading))}`.replace(/\.?0*$/, '')
}

/** Asserts that the page shows the cut digits of an account's balance. */
async function expectShown(page: Page, symbol: string, account: string): Promise<void> {
  const figure = begin(formatEther(await balanceOf(symbol, account)))
  const shown = main(page)
    .getByText(/^Balance/)
    .first()
  await expect(shown).toHaveText(new RegExp(`^Balance: ${figure.replace('.', '\\.')}(?![\\d.])`))
}

async function connectBrowserWallet(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog', { name: 'Connect wallet' }).getByRole('button', { name: 'Browser wallet' }).click()
  await expect(bar(page).getByRole('button', { name: shortAddress(own.address) })).toBeVisible()
}

test('shows the swap page of another account, opens no wallet and sends nothing', async ({ page }) => {
  const { requests } = await injectWallet(page, own, { chainId: facts.chainId })
  await page.goto('/swap')
  await connectBrowserWallet(page)
  const sentBefore = await rpc('eth_getTransactionCount', [own.address, 'pending'])
  // Requests of the page before the navigation do not count.
  await page.goto('about:blank')
  requests.length = 0

  // Without the parameter, this visit would reconnect the last wallet.
  await page.goto(`/swap?inputCurrency=${token('CAKE').address}&outputCurrency=BNB&as=${viewed.toLowerCase()}`)
  await expect(banner(page)).toBeVisible()
  await expect(main(page).getByText(viewed, { exact: true })).toBeVisible()
  await expectShown(page, 'CAKE', viewed)
  await amountField(page, 'From').fill('1')
  await expect(amountField(page, 'To')).not.toHaveValue('')
  // The main button is disabled for every input: nothing to enable, nothing to swap.
  await expect(main(page).getByRole('button', { name: 'View-only mode', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: LEAVE })).toHaveCount(1)
  for (const name of ['Swap', /^Enable/, 'Connect wallet']) {
    await expect(main(page).getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await chooseToken(page, 'To', 'WBNB')
  await bar(page)
    .getByRole('button', { name: `Viewed account ${shortAddress(viewed)}` })
    .click()
  const account = page.getByRole('dialog', { name: 'Viewed account' })
  await expect(account.getByText(viewed, { exact: true })).toBeVisible()
  for (const name of [LEAVE, 'Disconnect']) await expect(account.getByRole('button', { name })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  expect(requests).toEqual([])

  await main(page).getByRole('button', { name: LEAVE }).click()
  await expect(banner(page)).toBeHidden()
  await expect(bar(page).getByRole('button', { name: shortAddress(own.address) })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/swap\\?inputCurrency=${token('CAKE').address}&outputCurrency=BNB$`))
  await expectShown(page, 'CAKE', own.address)
  expect(await rpc('eth_getTransactionCount', [own.address, 'pending'])).toBe(sentBefore)
})

test('persists over links, redirects and a reload; is not stored; ends when left', async ({ page }) => {
  await page.goto(`/?as=${viewed}`)
  await expect(banner(page)).toBeVisible()
  await main(page).getByRole('link', { name: 'Swap tokens' }).click()
  await expect(page).toHaveURL(new RegExp(`/swap\\?as=${viewed}$`))
  await expect(banner(page)).toBeVisible()
  await page.reload()
  await expect(banner(page)).toBeVisible()
  await page.goBack()
  await expect(banner(page)).toBeVisible()

  await page.goto(`/swap/${token('CAKE').address}?as=${viewed}`)
  await expect(page).toHaveURL(`/swap?as=${viewed}&outputCurrency=${token('CAKE').address}`)
  await followLink(page, `/send?as=${viewed}`)
  await expect(page).toHaveURL(`/swap?as=${viewed}`)
  await expectShown(page, 'BNB', viewed)

  await main(page).getByRole('button', { name: LEAVE }).click()
  await expect(page).toHaveURL('/swap')
  await bar(page).getByRole('link', { name: /home$/ }).click()
  await expect(page).toHaveURL('/')
  // Chain data is stored for offline visits; the viewed account is not stored.
  const stored = await page.evaluate(() => {
    const local = Object.entries(localStorage).filter(([key]) => !key.startsWith('hotcake_numbers_'))
    return JSON.stringify([local, Object.entries(sessionStorage)])
  })
  expect(stored.toLowerCase()).not.toContain(viewed.slice(2).toLowerCase())
  await page.goto('/swap')
  await expect(bar(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
})

test('passes axe: banner, account and an invalid link; the address is copied from the banner by keyboard', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/swap?as=${viewed}`)
  await expect(banner(page)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await bar(page)
    .getByRole('button', { name: /^Viewed account/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Viewed account' }).getByText('CAKE balance')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await main(page).getByRole('button', { name: 'Copy address' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByText('Address copied')).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(viewed)
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: LEAVE })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page)).toBeFocused()

  await followLink(page, '/swap?as=nobody')
  await expect(main(page).getByText('The link has no valid account')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

const otherCase = (letter: string) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())

test('a value that is no address or has a wrong letter is reported, and the page works without it', async ({
  page,
}) => {
  const swap = `/swap?outputCurrency=${token('CAKE').address}`
  await page.goto(`${swap}&as=nobody`)
  for (const [text, why] of [
    ['nobody', /^An address is 0x/],
    [viewed.replace(/[a-f]/i, otherCase), /^This address has a typo/],
  ] as const) {
    await followLink(page, `/swap?as=${text}&outputCurrency=${token('CAKE').address}`)
    await expect(main(page).getByText('The link has no valid account')).toBeVisible()
    await expect(main(page).getByText(why)).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible()
    await main(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(page).toHaveURL(swap)
    await expect(main(page).getByText('The link has no valid account')).toBeHidden()
  }
})
