import type { Locator, Page } from '@playwright/test'
import { snapshotChain } from './blocks.ts'
import { facts, receiptOf, token, warnedOf } from './chain.ts'
import { expect } from './expect.ts'
import { watched } from './watchedTest.ts'

export { expect }

/**
 * Restores the chain after each journey, so that none starts with prices or balances that another one changed. The
 * option `restoresChain` turns this off.
 */
export const restoring = watched.extend<{ restoresChain: boolean; chain: void }>({
  restoresChain: [true, { option: true }],
  chain: [
    async ({ restoresChain }, use) => {
      const restore = restoresChain ? await snapshotChain() : null
      await use()
      await restore?.()
    },
    { auto: true },
  ],
})

/** A page whose test fails on a policy violation, an uncaught error or a console error, on a chain that is restored. */
export const test = restoring.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}\n${error.stack ?? ''}`))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`)
    })
    await use(page)
    // The journey can no longer fulfil requests that the page sends while it closes.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(faults).toEqual([])
  },
})

/** Account of the demo wallet; only one build has the newcomer. */
export type AccountName = 'Demo' | 'Second' | 'Third' | 'Newcomer'

/** Connects the demo wallet through its own prompt. */
export async function connectDemo(page: Pick<Page, 'getByRole'>, account: AccountName = 'Demo'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: /Demo wallet/ }).click()
  const prompt = page.getByRole('dialog', { name: 'Demo wallet' })
  await prompt.getByRole('radio', { name: new RegExp(`^${account}`) }).check()
  await prompt.getByRole('button', { name: 'Confirm' }).click()
  await expect(prompt).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: /0x/ })).toBeVisible()
  // While a dialog is open, key presses do not reach the page.
  await expect(page.getByRole('dialog', { name: 'Connect wallet' })).toHaveCount(0)
}

/**
 * Opens a page like a user who connected the demo wallet at the last visit: it connects again without a prompt. What is
 * stored for that is set once, so that a later disconnect remains.
 */
export async function openConnected(
  page: Page,
  open: () => Promise<unknown>,
  account: AccountName = 'Demo',
): Promise<void> {
  await page.addInitScript(
    (index) => {
      if (window.top !== window || sessionStorage.getItem('isRemembered') !== null) return
      sessionStorage.setItem('isRemembered', 'yes')
      localStorage.setItem('connectorId', 'demo')
      localStorage.setItem('demoWalletAccount', String(index))
    },
    // The one build with the newcomer has it after the others.
    account === 'Newcomer'
      ? facts.demoWallet.accounts.length
      : facts.demoWallet.accounts.findIndex(({ name }) => name === account),
  )
  await open()
  await expect(page.getByRole('banner').getByRole('button', { name: /0x/ })).toBeVisible()
}

/**
 * Goes to a path as a link of the open app does, without a load, which takes five times as long. The page before remains
 * until the next one is ready, so what a test expects next must not be true of it.
 */
export const followLink = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Returns the locator of a visible text; the same text in a live region is excluded. */
export const visibleText = (where: Page | Locator, words: string | RegExp): Locator =>
  where.getByText(words).and(where.locator(':not([role="log"] *)'))

/** Returns the amount field of a side. */
export const amountField = (page: Page, side: 'From' | 'To'): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${side}`) })

/** Returns the option of the token picker with exactly this symbol. */
export const tokenOption = (page: Page, symbol: string): Locator =>
  page.getByRole('option').filter({ has: page.getByText(symbol, { exact: true }) })

/** Types into the search of the open token picker and waits for its debounced list. */
export async function searchToken(page: Page, text: string): Promise<void> {
  const picker = page.getByRole('dialog', { name: 'Select a token' })
  await picker.getByRole('combobox').fill(text)
  await expect(picker.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Selects the currency of a side in the token picker. */
export async function chooseToken(page: Page, side: 'From' | 'To', symbol: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${side} token`) }).click()
  const picker = page.getByRole('dialog', { name: 'Select a token' })
  await searchToken(page, symbol)
  await tokenOption(page, symbol).click()
  await expect(picker).toBeHidden()
}

/**
 * Confirms or rejects the current wallet prompt and waits until this prompt is hidden. The next prompt may be open by
 * then.
 */
export async function respondToWalletRequest(page: Page, answer: 'Confirm' | 'Reject'): Promise<void> {
  const prompt = page.getByRole('dialog', { name: 'Demo wallet' })
  const shown = await prompt.elementHandle()
  await prompt.getByRole('button', { name: answer }).click()
  await shown?.waitForElementState('hidden')
}

/**
 * Opens the swap page with currencies given by symbol; BNB is the native coin. Notices about the tokens are confirmed.
 */
export async function openSwap(page: Page, currencies: Record<string, string> = {}): Promise<void> {
  const ids = Object.entries(currencies).map(([side, symbol]) => [
    side,
    symbol === 'BNB' ? 'BNB' : token(symbol).address,
  ])
  await page.goto(`/swap?${new URLSearchParams(ids).toString()}`)
  const notices = Object.values(currencies).filter((symbol) => warnedOf.has(symbol))
  for (const symbol of notices) {
    const notice = page.getByRole('dialog', { name: `Notice for trading ${symbol}` })
    await notice.getByRole('button', { name: 'I understand' }).click()
    await expect(notice).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
}

/** Returns the locator of the dialog that follows a sent transaction; its title changes once a block includes it. */
export const sentDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Transaction (?:submitted|confirmed)$/ })

/** Swaps the entered amounts: confirms in the dialog and in the demo wallet, and returns the transaction hash. */
export async function confirmSwap(page: Page, { isIncluded = true } = {}): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  await page.getByRole('dialog', { name: 'Confirm swap' }).getByRole('button', { name: 'Confirm swap' }).click()
  await respondToWalletRequest(page, 'Confirm')
  const submitted = sentDialog(page)
  const link = submitted.getByRole('link', { name: /^View on/ })
  await expect(link).toBeVisible()
  const hash = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  if (isIncluded) await receiptOf(hash)
  return hash
}
