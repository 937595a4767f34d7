import type { Locator, Page } from '@playwright/test'
import { Interface } from 'ethers'
import { balanceOf, facts, rpc, token } from './chain.ts'
import { expect } from './journey.ts'

const factory = new Interface(['function getPair(address, address) view returns (address)'])

/** Returns the address of the pair of two tokens from the factory. */
export async function pairOf(symbolA: string, symbolB: string): Promise<string> {
  const data = factory.encodeFunctionData('getPair', [token(symbolA).address, token(symbolB).address])
  const output = await rpc('eth_call', [{ to: facts.contracts.factory, data }, 'latest'])
  return factory.decodeFunctionResult('getPair', output)[0] as string
}

const KEPT_PER_10000 = 9_975n
const WHOLE = 10_000n

/**
 * Returns the amount of a token whose swap has a given price impact in basis points. The amount is in the smallest
 * unit, rounded up. The pair keeps 0.25 %. The impact is the share of the new reserve that comes from the rest, less
 * 0.25 % of it.
 */
export async function amountForImpact(impactBps: bigint, symbol: string, other: string): Promise<bigint> {
  const reserveRaw = await balanceOf(symbol, await pairOf(symbol, other))
  return (reserveRaw * impactBps * WHOLE) / ((KEPT_PER_10000 - impactBps) * KEPT_PER_10000) + 1n
}

/** Returns the button of the main content with exactly this name. */
export const mainButton = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Opens the settings, runs a callback on the dialog, and closes it. */
export async function inSettings(page: Page, use: (dialog: Locator) => Promise<void>): Promise<void> {
  await mainButton(page, 'Settings').click()
  const dialog = page.getByRole('dialog')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await use(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Turns expert mode on and confirms its warning. */
export async function enableExpertMode(page: Page): Promise<void> {
  await inSettings(page, confirmExpertMode)
}

/** Turns expert mode on in the open settings and confirms its warning. */
export async function confirmExpertMode(dialog: Locator): Promise<void> {
  await dialog.getByRole('switch', { name: 'Expert mode' }).click()
  await dialog.getByRole('textbox', { name: 'Type “confirm” to continue' }).fill('confirm')
  await dialog.getByRole('button', { name: 'Turn on expert mode' }).click()
  await expect(dialog.getByRole('switch', { name: 'Expert mode' })).toBeChecked()
}

/** Returns the field of the recipient. */
export const recipientField = (page: Page): Locator => page.getByRole('textbox', { name: 'Recipient' })

/** Opens the field of the recipient and types into it. */
export async function enterRecipient(page: Page, text: string): Promise<void> {
  await mainButton(page, '+ Add a send (optional)').click()
  await expect(recipientField(page)).toBeFocused()
  await recipientField(page).fill(text)
}

/** Waits until the amount counts as settled: expert mode still reviews an amount typed less than 300 ms ago. */
export const waitUntilAmountSettled = (page: Page): Promise<void> => page.waitForTimeout(350)

/** Types a slippage tolerance into the settings. */
export async function setSlippage(page: Page, percent: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('textbox', { name: 'Custom slippage' }).fill(percent)
  await page.getByRole('button', { name: 'Close' }).click()
}

/** Returns the value beside a name in a list of details. Tips of other rows can contain the name too. */
export const detailIn = (place: Locator, name: string): Locator =>
  place
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}`) })
    .getByRole('definition')
