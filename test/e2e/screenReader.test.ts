import type { Page } from '@playwright/test'
import { buyOutside, demoAccount } from './support/chain.ts'
import { expect, openSwap, test } from './support/journey.ts'
import { NO_FOCUS, Reader } from './support/screenReader.ts'
import { takesPress } from './support/screenReaderKeys.ts'

/** Presses keys one by one and logs the announcements after each. */
async function press(page: Page, reader: Reader, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await reader.note(key)
  }
}

/** Presses Tab until the focused element has a name, and logs every stop. */
async function walkTo(page: Page, reader: Reader, name: RegExp): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await press(page, reader, 'Tab')
    if (name.test((await reader.focused()).name)) return
  }
  throw new Error(`Nothing called ${String(name)} is on the way`)
}

/** Presses Enter, which opens a dialog, waits for its announcements, and logs them. */
async function enter(page: Page, reader: Reader, name: string, ...said: RegExp[]): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  await reader.expectFocusIn(name)
  for (const words of said) await reader.expectAnnounced(words)
  await reader.note('Enter')
}

test('a swap as a screen reader announces it', async ({ page }) => {
  const main = page.getByRole('main')
  // A balance is a tab stop only if it is shortened: this purchase gives it more digits than the page shows.
  await buyOutside(demoAccount('Demo'), ['WBNB', 'CAKE'], 10n ** 15n)
  const reader = await Reader.create(page)
  await openSwap(page, { outputCurrency: 'CAKE' })
  await expect(page.getByRole('banner').getByRole('link', { name: /CAKE/ })).toHaveText(/\$\d/)

  await walkTo(page, reader, /^Connect wallet$/)
  await enter(page, reader, 'Connect wallet')
  await walkTo(page, reader, /^Demo wallet$/)
  await enter(page, reader, 'Demo wallet')
  await walkTo(page, reader, /^Confirm$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(main).toBeFocused()
  await reader.note('Enter')

  // The button is enabled with the balance, and is then a tab stop before the field.
  await expect(main.getByRole('button', { name: 'Use all of BNB' })).toBeEnabled()
  await walkTo(page, reader, /^From$/)
  await page.keyboard.type('0.05')
  await takesPress(main.getByRole('button', { name: 'Swap', exact: true }))
  await reader.expectAnnounced(/for about/)
  await reader.note('0.05')
  await walkTo(page, reader, /^Swap$/)
  await enter(page, reader, 'Confirm swap', /Simulated: passed/)
  // The button is busy until the simulation is complete.
  await takesPress(page.getByRole('dialog').getByRole('button', { name: 'Confirm swap' }))
  await walkTo(page, reader, /^Confirm swap$/)
  await enter(page, reader, 'Demo wallet', /Confirm this transaction/)
  await walkTo(page, reader, /^Confirm$/)
  await enter(page, reader, 'Transaction confirmed', /Transaction submitted/, /Transaction confirmed/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(main).toBeFocused()
  await reader.note('Escape')
  expect.soft(reader.log).not.toContain(NO_FOCUS)
  expect.soft(reader.log).toMatchSnapshot('screen-reader-swap.txt')
})
