import { expect, type Locator, type Page } from '@playwright/test'
import type { Reader } from './speech.ts'

/** More than any page has to be passed by. */
const MOST_STEPS = 60
/** What is still on its way when the first round ends is passed in a later one. */
const PATIENCE_MS = 15_000

/** Goes on by Tab until something of that name has the focus, as the accessibility tree names it. */
export async function tabTo(page: Page, reader: Reader, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  const deadline = Date.now() + PATIENCE_MS
  while (passed.length < MOST_STEPS || Date.now() < deadline) {
    await page.keyboard.press(key)
    const heard = await reader.focused()
    // A dialog is often called as its main button is.
    const isControl = heard.role !== 'dialog'
    if (isControl && (typeof name === 'string' ? heard.name === name : name.test(heard.name))) return
    passed.push(heard.words)
  }
  const round = passed.slice(0, MOST_STEPS).join('\n')
  throw new Error(`Nothing called ${String(name)} can be reached by ${key}; passed:\n${round}`)
}

/** Waits until a button takes a press: unlike a pointer's, one by key is not held back while the button is busy. */
export async function takesPress(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
}
