import type { Page } from '@playwright/test'
import { expect, openSwap, test } from './support/journey.ts'
import { LOST, Reader } from './support/speech.ts'

/** Long enough for what a key leads to, and for the live region to have said it. */
const REST_MS = 600

/** Presses keys one by one and writes down after each what is heard. */
async function press(page: Page, reader: Reader, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await reader.note(key)
  }
}

/** Goes on by Tab to what has a name, writing down all that is passed. */
async function walkTo(page: Page, reader: Reader, name: RegExp): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await press(page, reader, 'Tab')
    if (name.test((await reader.focused()).name)) return
  }
  throw new Error(`Nothing called ${String(name)} is on the way`)
}

const shown = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()

/** Presses Enter, which opens a dialog, and writes down what its coming says. */
async function enter(page: Page, reader: Reader, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  await shown(page, name)
  await page.waitForTimeout(REST_MS)
  await reader.note('Enter')
}

test('a swap as a screen reader tells it', async ({ page }) => {
  test.setTimeout(120_000)
  const reader = await Reader.listenTo(page)
  await openSwap(page, { outputCurrency: 'CAKE' })
  await expect(page.getByRole('banner').getByRole('link', { name: /CAKE/ })).toBeVisible()

  await walkTo(page, reader, /^Connect Wallet$/)
  await enter(page, reader, 'Connect Wallet')
  await walkTo(page, reader, /^Demo wallet$/)
  await enter(page, reader, 'Demo wallet')
  await walkTo(page, reader, /^Confirm$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.waitForTimeout(REST_MS)
  await reader.note('Enter')

  await walkTo(page, reader, /^From$/)
  await page.keyboard.type('0.05')
  await expect(page.getByRole('main').getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  await page.waitForTimeout(2 * REST_MS)
  await reader.note('0.05')
  await walkTo(page, reader, /^Swap$/)
  await enter(page, reader, 'Confirm Swap')
  await walkTo(page, reader, /^Confirm Swap$/)
  await enter(page, reader, 'Demo wallet')
  await walkTo(page, reader, /^Confirm$/)
  await page.keyboard.press('Enter')
  await shown(page, 'Transaction Submitted')
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
  await page.waitForTimeout(REST_MS)
  await reader.note('Enter')
  await page.keyboard.press('Escape')
  await page.waitForTimeout(REST_MS)
  await reader.note('Escape')
  expect.soft(reader.log).not.toContain(LOST)
  expect.soft(reader.log).toMatchSnapshot('spoken-swap.txt')
})
