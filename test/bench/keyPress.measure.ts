import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { token } from '../e2e/support/chain.ts'
import { record, slowDown, SLOW_DOWN } from './figures.ts'

/** Typed after `0.` one by one, so that each digit changes the quote; 40 digits in all. */
const FRACTIONS = ['12345', '98765', '31415', '27182', '16189', '57721', '69314', '14142']
/** Beats with the frames of the screen, so that key presses meet them at every phase. */
const PAUSES_MS = [83, 91, 97, 101, 109]
/** How long a finger rests on a key; what follows the release is no part of the way to the quote. */
const HOLD_MS = 60
const QUOTE_TIMEOUT_MS = 5_000

declare global {
  interface Window {
    quoteTimesMs: number[]
  }
}

/** Stores, for each key press in one field, the time until the frame that shows another text in the other is painted. */
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
        // Asked for within a frame's callback, the most urgent kind of task is the first to run once that frame is painted.
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
    // Nothing is asked of the page while the key is down: an answer would be worked out before the quote.
    await page.keyboard.press(digit, { delay: HOLD_MS })
    await expect
      .poll(() => countQuotes(page), { message: `the quote after ${digit}`, timeout: QUOTE_TIMEOUT_MS })
      .toBe(seen + 1)
  }
}

/** Types all fractions and returns the time each digit took, in milliseconds. */
async function typeAll(page: Page, from: Locator): Promise<number[]> {
  await page.evaluate(() => {
    window.quoteTimesMs = []
  })
  for (const digits of FRACTIONS) await typeFraction(page, from, digits)
  const timesMs = await page.evaluate(() => window.quoteTimesMs)
  expect(timesMs).toHaveLength(FRACTIONS.join('').length)
  return timesMs
}

/** Opens two bare fields of which one repeats the other: what browser and machine need without our code. */
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
  // The first quote needs the reserves from the chain; the keys are about what follows.
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
    rival: { what: 'two bare fields, one repeating the other', samples: bareMs },
  })
})
