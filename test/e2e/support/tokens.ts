import type { Locator, Page } from '@playwright/test'
import { expect, searchToken, tokenOption } from './journey.ts'

/** Opens the token picker of a side and returns its dialog in any of its views. */
export async function openPicker(page: Page, side: 'From' | 'To' = 'To'): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${side} token`) }).click()
  await expect(page.getByRole('dialog', { name: 'Select a token' })).toBeVisible()
  return page.getByRole('dialog')
}

/**
 * Returns the rendered rows of the token list from top to bottom. `end` is the balance at the end of the row or another
 * text there, `value` the balance in dollars.
 */
export const rowsShown = (page: Page): Promise<{ symbol: string; end: string; value: string }[]> =>
  page.getByRole('option').evaluateAll((options) =>
    options
      .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      .map((option) => {
        const text = option.lastElementChild?.textContent ?? ''
        const value = option.querySelector(':scope > :last-child > span + span')?.textContent ?? ''
        const symbol = option.querySelector('[dir=auto]')?.textContent ?? ''
        return { symbol, end: text.slice(0, text.length - value.length), value }
      }),
  )

/** Scrolls the token list to an offset in pixels. */
export const scrollTokens = (page: Page, topPx: number): Promise<void> =>
  page.getByRole('listbox').evaluate((list, to) => list.parentElement?.scrollTo(0, to), topPx)

/** Returns the symbols of the rendered rows from top to bottom. */
export const symbolsShown = async (page: Page): Promise<string[]> => (await rowsShown(page)).map(({ symbol }) => symbol)

/** Opens the view that manages lists and tokens. */
export async function openManage(page: Page, tab: 'Lists' | 'Tokens'): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Manage tokens' }).click()
  await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible()
  await page.getByRole('tab', { name: tab }).click()
}

/** Ticks the risk checkbox and imports. */
export async function understandAndImport(page: Page): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true })
  await expect(button).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I understand' }).check()
  await button.click()
}

/** Imports the list at a location through the dialog, which must show the search. */
export async function importList(page: Page, location: string): Promise<void> {
  await openManage(page, 'Lists')
  await page.getByRole('textbox', { name: 'Add a list' }).fill(location)
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Import list' })).toBeVisible()
  await understandAndImport(page)
  await expect(page.getByRole('dialog', { name: 'Manage' })).toBeVisible()
}

/** Returns the row of a list in the view that manages them. */
export const listRow = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Lists' }).getByRole('listitem').filter({ hasText: name })

/** Searches for a token and asserts whether it is found. */
export async function expectFound(page: Page, symbol: string, isFound: boolean): Promise<void> {
  await searchToken(page, symbol)
  await expect(tokenOption(page, symbol)).toHaveCount(isFound ? 1 : 0)
}
