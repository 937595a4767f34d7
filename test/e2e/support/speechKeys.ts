import type { Page } from '@playwright/test'
import type { Reader } from './speech.ts'

/** More than any page has to be passed by. */
const MOST_STEPS = 60

/** Goes on by Tab until something of that name has the focus, as the accessibility tree names it. */
export async function tabTo(page: Page, reader: Reader, name: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key)
    const heard = await reader.focused()
    // A dialog is often called as its main button is.
    const isControl = heard.role !== 'dialog'
    if (isControl && (typeof name === 'string' ? heard.name === name : name.test(heard.name))) return
    passed.push(heard.words)
  }
  throw new Error(`Nothing called ${String(name)} can be reached by ${key}; passed:\n${passed.join('\n')}`)
}
