import { expect, test, type Page } from '@playwright/test'
import { token } from '../e2e/support/chain.ts'
import { report } from './bars.ts'

/** Typed after `0.` one by one, so that each digit changes the quote, which has 6 significant digits. */
const FRACTIONS = ['12345', '98765', '31415']
/** What a key may change in the document: the quote, its worth, the price, the limits and the route. */
const CHANGES_BAR = 14

declare global {
  interface Window {
    changes: number
  }
}

/** Counts from here on the changes of the document, as a MutationObserver records them. */
const countChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.changes = 0
    new MutationObserver((records) => (window.changes += records.length)).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
  })

test('a key press in the amount field changes little of the page', async ({ page }) => {
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}`)
  const from = page.getByRole('textbox', { name: /^From/ })
  const to = page.getByRole('textbox', { name: /^To/ })
  await from.fill('0.1')
  await expect(to).not.toHaveValue('')
  await countChanges(page)
  const counts: number[] = []
  for (const [index, digit] of FRACTIONS.join('').split('').entries()) {
    if (index % 5 === 0) await from.fill('0.')
    const before = await to.inputValue()
    await page.evaluate(() => void (window.changes = 0))
    await page.keyboard.press(digit)
    await expect(to).not.toHaveValue(before)
    // The quote is shown first; the frames after it bring what follows from it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    counts.push(await page.evaluate(() => window.changes))
  }
  report('changes of the document by one key', Math.max(...counts), CHANGES_BAR, 'changes')
  console.log(`    ${counts.join(' ')}`)
  expect(Math.max(...counts)).toBeLessThanOrEqual(CHANGES_BAR)
})
