import type { Locator, Page } from '@playwright/test'
import { amountField, respondToWalletRequest, expect, openSwap } from './journey.ts'

/** Returns the locator of the number of pending transactions in the top bar. */
export const pendingOn = (page: Page): Locator => page.getByRole('banner').getByText(/^\d+ pending transactions?$/)

/**
 * Wraps an amount of the native coin through the page. Returns the hash and the signed transaction that the page sent.
 */
export async function wrap(page: Page, amount: string): Promise<{ hash: string; raw: string }> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const sent = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('eth_sendRawTransaction'),
  )
  await amountField(page, 'From').fill(amount)
  await page.getByRole('main').getByRole('button', { name: 'Wrap', exact: true }).click()
  await respondToWalletRequest(page, 'Confirm')
  const response = await sent
  const { result } = (await response.json()) as { result: string }
  const { params } = response.request().postDataJSON() as { params: [string] }
  // A transaction that the page has not stored yet would be lost on a reload.
  await expect(pendingOn(page)).toHaveCount(1)
  return { hash: result, raw: params[0] }
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

/** Records the messages of the live region, from the page's next opening on. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.parentElement?.closest('[role="log"]')) announcements.push(node.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Returns how often the page has announced a text with this beginning since it was opened. */
export const announcementCount = (page: Page, beginning: string): Promise<number> =>
  page.evaluate((words) => {
    const { announcements } = window as unknown as { announcements: string[] }
    return announcements.filter((text) => text.startsWith(words)).length
  }, beginning)

/**
 * Waits until the number of announcements with this beginning is reached: a result is shown a moment before its
 * announcement.
 */
export const expectAnnouncements = (page: Page, beginning: string, times: number): Promise<void> =>
  expect.poll(() => announcementCount(page, beginning), beginning).toBe(times)

/** Presses a button of the first row and signs in the wallet, which must show the same nonce. Returns the hash. */
export async function replaceFirst(
  page: Page,
  dialog: Locator,
  button: string,
  sign: string,
  nonce: number,
): Promise<string> {
  await dialog.getByRole('listitem').first().getByRole('button', { name: button }).click()
  await expect(dialog.getByText(`it has to be ${nonce}.`)).toBeVisible()
  await expect(dialog.getByText('Network fee at most')).toBeVisible()
  await expect(dialog.getByText(/^<?[\d.]+ BNB \(.*\$[\d.]+\)$/)).toBeVisible()
  const sent = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('eth_sendRawTransaction'),
  )
  await dialog.getByRole('button', { name: sign }).click()
  const wallet = page.getByRole('dialog', { name: 'Demo wallet' })
  await expect(wallet.locator('dl > div').filter({ hasText: 'Nonce' }).getByRole('definition')).toHaveText(
    String(nonce),
  )
  await wallet.getByRole('button', { name: 'Confirm' }).click()
  const { result } = (await (await sent).json()) as { result: string }
  return result
}

/** Moves the page's clock forward, so that its waiting times of minutes have passed. */
export const advanceClock = (page: Page, minutes: number): Promise<void> =>
  page.evaluate((ms) => {
    const { now } = Date
    Date.now = () => now() + ms
  }, minutes * 60_000)
