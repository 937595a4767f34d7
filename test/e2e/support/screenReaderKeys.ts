import type { Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'
import type { Reader } from './screenReader.ts'

/** More than the stops of any page. */
const MOST_STEPS = 60
/** A control still loading during the first round is reached in a later one. */
const PATIENCE_MS = 60_000

/** Presses Tab until the focused element has a name, as in the accessibility tree. */
export async function tabTo(page: Page, reader: Reader, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  const deadline = performance.now() + PATIENCE_MS
  while (passed.length < MOST_STEPS || performance.now() < deadline) {
    await page.keyboard.press(key)
    const focus = await reader.focused()
    // A dialog often has the same name as its main button.
    const isControl = focus.role !== 'dialog'
    if (isControl && (typeof name === 'string' ? focus.name === name : name.test(focus.name))) return
    passed.push(focus.words)
  }
  const round = passed.slice(0, MOST_STEPS).join('\n')
  throw new Error(`Nothing called ${String(name)} can be reached by ${key}; passed:\n${round}`)
}

/** Waits until a button accepts a press. Unlike a click, a key press does not wait while the button is busy. */
export async function takesPress(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
}
