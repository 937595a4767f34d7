import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { test } from '../e2e/support/clockedTest.ts'
import { token } from '../e2e/support/chain.ts'
import { record, slowDown, SLOW_DOWN } from './figures.ts'

/** Typed after `0.` one by one, so that each digit changes the quote; 40 digits in all. */
const FRACTIONS = ['12345', '98765', '31415', '27182', '16189', '57721', '69314', '14142']
/** Intervals out of step with the screen's frames, so that key presses occur at every phase of a frame. */
const PAUSES_MS = [83, 91, 97, 101, 109]
/** Duration of a key press; work after the release does not belong to the time of the quote. */
const HOLD_MS = 60
const QUOTE_TIMEOUT_MS = 5_000

declare global {
  interface Window {
    quoteTimesMs: number[]
  }
}

/** Stores, for each key press in one field, the time until the changed text of the other is painted. */
async function watchQuotes(page: Page, typed: Locator, quoted: Locator): Promise<void> {
  const handles = [await typed.elementHandle(), await quoted.elementHandle()] as const
  await page.evaluate(([input, output]) => {
    if (!(input instanceof HTMLInputElement && output instanceof HTMLInputElement)) throw new Error('No amount fields')
    window.quoteTimesMs = []
    const note = ({ timeStamp }: KeyboardEvent) => {
      const before = output.value
      const done = () => window.quoteTimesMs.push(performance.now() - timeStamp)
      const look = () => {
        if (output.value === before) requestAnimationFrame(look)
        // Queued within a frame's callback, a task of the highest priority is the first to run after that frame's
        // paint.
        else void scheduler.postTask(done, { priority: 'user-blocking' })
      }
      requestAnimationFrame(look)
    }
    input.addEventListener('keydown', note, { capture: true })
  }, handles)
}

const countQuotes = (page: Page): Promise<number> => page.evaluate(() => window.quoteTimesMs.length)

async function typeFraction(page: Page, from: Locator, digits: string): Promise<void> {
  await from.fill('0.')
  for (const [index, digit] of digits.split('').entries()) {
    const seen = await countQuotes(page)
    await page.waitForTimeout(PAUSES_MS[index % PAUSES_MS.length] ?? 100)
    // No script is evaluated in the page while the key is down: it would run before the quote.
    await page.keyboard.press(digit, { delay: HOLD_MS })
    await expect
      .poll(() => countQuotes(page), { message: `the quote after ${digit}`, timeout: QUOTE_TIMEOUT_MS })
      .toBe(seen + 1)
  }
}

/** Types all fractions and returns the time of each digit, in milliseconds. */
async function typeAll(page: Page, from: Locator): Promise<number[]> {
  await page.evaluate(() => {
    window.quoteTimesMs = []
  })
  for (const digits of FRACTIONS) await typeFraction(page, from, digits)
  const timesMs = await page.evaluate(() => window.quoteTimesMs)
  expect(timesMs).toHaveLength(FRACTIONS.join('').length)
  return timesMs
}

/** Opens two plain fields of which one copies the other: the time of browser and machine without the app's code. */
async function openEcho(context: BrowserContext): Promise<{ page: Page; from: Locator }> {
  const page = await context.newPage()
  await page.setContent('<input aria-label="From" /><input aria-label="To" />')
  const [from, to] = [page.getByRole('textbox', { name: 'From' }), page.getByRole('textbox', { name: 'To' })]
  await page.evaluate(() => {
    const [typed, shown] = document.querySelectorAll('input')
    typed?.addEventListener('input', () => {
      if (shown) shown.value = typed.value
    })
  })
  await watchQuotes(page, from, to)
  await slowDown(page, SLOW_DOWN)
  return { page, from }
}

test('/swap: from a key press to its quote', async ({ page, context }) => {
  test.setTimeout(180_000)
  const echo = await openEcho(context)
  await page.bringToFront()
  await page.goto(`/swap?outputCurrency=${token('CAKE').address}`)
  const from = page.getByRole('textbox', { name: /^From/ })
  const to = page.getByRole('textbox', { name: /^To/ })
  // The first quote needs the reserves from the chain; only later key presses are measured.
  await from.fill('1')
  await expect(to).not.toHaveValue('')
  await watchQuotes(page, from, to)
  await slowDown(page, SLOW_DOWN)
  await echo.page.bringToFront()
  const bareMs = await typeAll(echo.page, echo.from)
  await page.bringToFront()
  record({
    what: '/swap key press to the new quote',
    samples: await typeAll(page, from),
    goal: 'p95 16 ms',
    baseline: { what: 'two bare fields, one repeating the other', samples: bareMs },
  })
})
