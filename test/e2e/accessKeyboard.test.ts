import type { Page } from '@playwright/test'
import { approveRouter, balanceOf, demoAccount } from './support/chain.ts'
import { amountField, expect, openSwap, visibleText, test } from './support/journey.ts'
import { Reader } from './support/screenReader.ts'
import { tabTo, takesPress } from './support/screenReaderKeys.ts'

/** Controls the page without a pointer: every step is a key. */
interface Hands {
  to(name: string | RegExp): Promise<void>
  press(...keys: string[]): Promise<void>
  type(text: string): Promise<void>
}

const second = demoAccount('Second')

async function handsOn(page: Page): Promise<Hands> {
  const reader = await Reader.create(page)
  return {
    to: (name) => tabTo(page, reader, name),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    type: (text) => page.keyboard.type(text),
  }
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
/** Returns the confirm button, which accepts a press once the simulation is complete. */
const confirmButton = (page: Page) => dialog(page, 'Confirm swap').getByRole('button', { name: 'Confirm swap' })

async function connect(page: Page, hands: Hands, account: 'Demo' | 'Second' = 'Demo'): Promise<void> {
  await hands.to('Connect wallet')
  await hands.press('Enter')
  await expect(dialog(page, 'Connect wallet')).toBeVisible()
  await hands.to('Demo wallet')
  await hands.press('Enter')
  await expect(dialog(page, 'Demo wallet')).toBeVisible()
  await hands.to('Demo')
  if (account === 'Second') await hands.press('ArrowRight')
  await expect(page.getByRole('radio', { name: account })).toBeChecked()
  await hands.to('Confirm')
  await hands.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('by keyboard: enters, reviews and confirms a swap', async ({ page }) => {
  const hands = await handsOn(page)
  await openSwap(page, { outputCurrency: 'CAKE' })
  await connect(page, hands)
  await hands.to('From')
  await hands.type('0,05')
  await expect(amountField(page, 'From')).toHaveValue('0.05')
  await takesPress(inMain(page, 'Swap'))
  await hands.to('Swap')
  await hands.press('Enter')
  await takesPress(confirmButton(page))
  await hands.to('Confirm swap')
  await hands.press('Enter')
  await expect(dialog(page, 'Demo wallet')).toBeVisible()
  await hands.to('Confirm')
  await hands.press('Enter')
  // A pending transaction would move the price during the next journey.
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
  await hands.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('by keyboard: approves a token, and rejects its swap in the wallet', async ({ page }) => {
  await approveRouter(second, 'CAKE', 0n)
  const hands = await handsOn(page)
  await openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BUSD' })
  await connect(page, hands, 'Second')
  await hands.to('From')
  await hands.type('2')
  await takesPress(inMain(page, 'Enable CAKE'))
  await hands.to('Enable CAKE')
  await hands.press('Enter')
  await expect(dialog(page, 'Demo wallet')).toBeVisible()
  await hands.to('Confirm')
  await hands.press('Enter')
  await takesPress(inMain(page, 'Swap'))

  const before = await balanceOf('CAKE', second.address)
  await hands.to('Swap')
  await hands.press('Space')
  await takesPress(confirmButton(page))
  await hands.to('Confirm swap')
  await hands.press('Enter')
  await expect(dialog(page, 'Demo wallet')).toBeVisible()
  await hands.to('Reject')
  await hands.press('Enter')
  await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  // The review is shown again, since the user may change their mind.
  await expect(confirmButton(page)).toBeVisible()
  await hands.press('Escape')
  await expect(amountField(page, 'From')).toHaveValue('2')
  // After two dialogs, the focus returns to the button that opened the first one.
  await expect(inMain(page, 'Swap')).toBeFocused()
  expect(await balanceOf('CAKE', second.address)).toBe(before)
})

test('by keyboard: searches and selects a token, and switches the sides', async ({ page }) => {
  const hands = await handsOn(page)
  await openSwap(page)
  await hands.to(/^To token/)
  await hands.press('Enter')
  await expect(dialog(page, 'Select a token')).toBeVisible()
  await hands.type('busd')
  await hands.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'To token: BUSD' })).toBeFocused()
  await hands.press('Enter')
  await expect(dialog(page, 'Select a token')).toBeVisible()
  await hands.press('Escape')
  await expect(page.getByRole('button', { name: 'To token: BUSD' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await hands.to('Switch tokens')
  await hands.press('Enter')
  await expect(page.getByRole('button', { name: 'From token: BUSD' })).toBeVisible()
})

test('by keyboard: changes the settings of a swap, which persist', async ({ page }) => {
  const hands = await handsOn(page)
  await openSwap(page)
  await hands.to('Settings')
  await hands.press('Enter')
  await expect(dialog(page, 'Settings')).toBeVisible()
  await hands.to('0.5%')
  await hands.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '1%', exact: true })).toBeChecked()
  await hands.to(/Custom slippage/)
  await hands.press('Control+a')
  await hands.type('2,5')
  await hands.to(/Transaction deadline/)
  await hands.press('Control+a')
  await hands.type('7')
  await hands.to(/Disable multihops/)
  await hands.press('Space')
  await hands.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Settings' }).focus()
  await hands.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Custom slippage' })).toHaveValue('2.5')
  await expect(page.getByRole('textbox', { name: 'Transaction deadline' })).toHaveValue('7')
  await expect(page.getByRole('switch', { name: 'Disable multihops' })).toBeChecked()
})

test('by keyboard: changes theme, language and page', async ({ page }) => {
  const hands = await handsOn(page)
  await openSwap(page)
  await hands.to('Language and theme')
  await hands.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await hands.to('System')
  await hands.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await hands.press('Escape')
  await expect(page.getByRole('button', { name: 'Language and theme' })).toBeFocused()
  await hands.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
  await hands.to('Language')
  // One letter is enough; a slow machine would treat later letters as a separate search.
  await hands.type('D')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.getByRole('link', { name: /Startseite/ }).first()).toBeVisible()
  await hands.press('Escape')

  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await hands.to(/Startseite/)
  await hands.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('by keyboard: opens the menus of the bar, moves through them and follows a link', async ({ page }) => {
  const hands = await handsOn(page)
  await page.goto('/')
  await hands.to('Trade')
  await hands.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Swap', exact: true })).toBeVisible()
  await hands.to('Swap')
  await hands.press('Enter')
  await expect(page).toHaveURL(/\/swap$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hands.to('Menu')
  await hands.press('Enter')
  await expect(dialog(page, 'Menu')).toBeVisible()
  await hands.to('Swap')
  await hands.press('Enter')
  await expect(page).toHaveURL(/\/swap$/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('Esc closes a review that opened under the resting pointer, and opens no tooltip', async ({ page }) => {
  const hands = await handsOn(page)
  await openSwap(page, { outputCurrency: 'CAKE' })
  await connect(page, hands)
  await amountField(page, 'From').fill('0.1')
  await inMain(page, 'Swap').press('Enter')
  const figure = dialog(page, 'Confirm swap').locator('[data-figure]').first()
  // The rows of the review have their places once the simulation has ended.
  await expect(confirmButton(page)).toBeEnabled()
  const box = await figure.boundingBox()
  if (!box) throw new Error('The review shows no shortened figure')
  await hands.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await inMain(page, 'Swap').press('Enter')
  await expect(figure).toBeVisible()
  // The browser reports the pointer on an element that appears under it; a tooltip would open a moment later.
  await expect.poll(() => figure.evaluate((part) => part.matches(':hover'))).toBe(true)
  // Longer than the delay of a tooltip, which would open in this time and take the Esc.
  await figure.evaluate(() => new Promise((elapsed) => setTimeout(elapsed, 600)))
  await expect(confirmButton(page)).toBeEnabled()
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0)
  await hands.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
