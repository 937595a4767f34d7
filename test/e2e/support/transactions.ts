import type { Locator, Page } from '@playwright/test'
import { amountField, respondToWalletRequest, expect, openSwap, sentDialog, visibleText } from './journey.ts'

/** Returns the locator of the number of pending transactions in the top bar. */
export const pendingOn = (page: Page): Locator => page.getByRole('banner').getByText(/^\s*\d+ pending transactions?$/)

/** A transaction that the page has sent: its hash, and what was signed. */
export interface SentTransaction {
  hash: string
  raw: string
}

/** Carries out the steps that make the page send a transaction, and returns it. */
export async function sentBy(page: Page, steps: () => Promise<unknown>): Promise<SentTransaction> {
  const sent = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('eth_sendRawTransaction'),
  )
  await steps()
  const response = await sent
  const { result: hash } = (await response.json()) as { result: string }
  const { params } = response.request().postDataJSON() as { params: [string] }
  return { hash, raw: params[0] }
}

/** Waits for the dialog that shows the outcome of a write, closes it and returns the transaction's hash. */
export async function readOutcome(page: Page, title: string, words: string | RegExp): Promise<string> {
  const outcome = page.getByRole('dialog', { name: title, exact: true })
  await expect(outcome.filter({ hasText: words })).toBeVisible()
  const href = await outcome.getByRole('link', { name: /^View on/ }).getAttribute('href')
  await outcome.getByRole('button', { name: 'Close' }).first().click()
  await expect(outcome).toHaveCount(0)
  return href?.split('/').at(-1) ?? ''
}

/** Confirms the review of a write, which shows its network fee and a passed simulation. */
export async function confirmWrite(page: Page, title: string): Promise<void> {
  const review = page.getByRole('dialog', { name: title, exact: true })
  await expect(review.locator('dl > div').filter({ hasText: 'Network fee' })).toContainText('BNB')
  await expect(visibleText(review, 'Simulated: passed')).toBeVisible()
  await review.getByRole('button', { name: 'Confirm', exact: true }).click()
}

/** Opens the review of the entered wrap or unwrap and confirms it there. */
export async function confirmWrap(page: Page, kind: 'Wrap' | 'Unwrap' = 'Wrap'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: kind, exact: true }).click()
  await confirmWrite(page, kind)
}

/** Closes the dialog that follows a sent transaction: a toast then reports its end. */
export async function closeSent(page: Page): Promise<void> {
  await sentDialog(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(sentDialog(page)).toHaveCount(0)
}

/** Wraps an amount of the native coin through the page, and returns the transaction. */
export async function wrap(page: Page, amount: string): Promise<SentTransaction> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const sent = await sentBy(page, async () => {
    await amountField(page, 'From').fill(amount)
    await confirmWrap(page)
    await respondToWalletRequest(page, 'Confirm')
  })
  await closeSent(page)
  // A transaction that the page has not stored yet would be lost on a reload.
  await expect(pendingOn(page)).toHaveCount(1)
  return sent
}

export async function openWrap(page: Page): Promise<void> {
  await openSwap(page, { outputCurrency: 'WBNB' })
}

/** Opens the list of recent transactions from the header of the page and returns it. */
export async function openRecent(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Recent transactions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recent transactions' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Waits until the list shows these states from the top down. */
export async function expectStates(dialog: Locator, states: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      dialog
        .getByRole('listitem')
        .getByRole('img')
        .evaluateAll((signs) => signs.map((sign) => sign.ariaLabel)),
    )
    .toEqual(states)
}

/** Presses a button of the first row and signs in the wallet, which must show the same nonce. Returns the hash. */
export async function replaceFirst(
  page: Page,
  dialog: Locator,
  button: string,
  sign: string,
  nonce: number,
): Promise<string> {
  await dialog.getByRole('listitem').first().getByRole('button', { name: button }).click()
  await expect(dialog.getByText(`the nonce is ${nonce}.`)).toBeVisible()
  await expect(dialog.getByText('Maximum network fee')).toBeVisible()
  await expect(dialog.getByText(/^<?[\d.]+ BNB \(.*\$[\d.]+\)$/)).toBeVisible()
  const { hash } = await sentBy(page, async () => {
    await dialog.getByRole('button', { name: sign }).click()
    const wallet = page.getByRole('dialog', { name: 'Demo wallet' })
    await expect(wallet.locator('dl > div').filter({ hasText: 'Nonce' }).getByRole('definition')).toHaveText(
      String(nonce),
    )
    await wallet.getByRole('button', { name: 'Confirm' }).click()
  })
  return hash
}

/** Moves the page's clock forward, so that its waiting times of minutes have passed. */
export const advanceClock = (page: Page, minutes: number): Promise<void> =>
  page.evaluate((ms) => {
    const { now } = Date
    Date.now = () => now() + ms
  }, minutes * 60_000)
