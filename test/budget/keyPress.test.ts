import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { expectHeadShown, pauseBlocks, resumeBlocks } from '../e2e/support/blocks.ts'
import { rpc, token } from '../e2e/support/chain.ts'
import { BARS, report } from './bars.ts'
import { countChanges, settledChanges } from './watchers.ts'

/** Typed after `0.` one by one, so that each digit changes the quote, which has 6 significant digits. */
const FRACTIONS = ['12345', '98765', '31415']

test.afterEach(resumeBlocks)

test('a key press in the amount field changes few elements of the page', async ({ page }) => {
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}`)
  const from = page.getByRole('textbox', { name: /^From/ })
  const to = page.getByRole('textbox', { name: /^To/ })
  await from.fill('0.1')
  await expect(to).not.toHaveValue('')
  await pauseBlocks()
  await countChanges(page)
  const counts: number[] = []
  for (const [index, digit] of FRACTIONS.join('').split('').entries()) {
    if (index % 5 === 0) {
      await from.fill('0.')
      // A block between two key presses would change the footer.
      await rpc('evm_mine')
      await expectHeadShown(page)
      await settledChanges(page)
    }
    const before = await to.inputValue()
    await page.evaluate(() => void (window.changes = []))
    await page.keyboard.press(digit)
    await expect(to).not.toHaveValue(before)
    // The quote is rendered first; the values derived from it follow in the next frames.
    counts.push(await settledChanges(page))
  }
  report('changes of the document by one key', Math.max(...counts), BARS.changesByKey, 'changes')
  console.log(`    ${counts.join(' ')}`)
  expect(Math.max(...counts)).toBeLessThanOrEqual(BARS.changesByKey)
})
