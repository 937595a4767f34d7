import type { Browser, Page } from '@playwright/test'
import { report, withGauge } from './figures.ts'

/** After so long no other round is begun. */
const PATIENCE_MS = 120_000
/** A hard flick. */
const TURN_PX = 700

declare global {
  interface Window {
    framesMs: number[]
  }
}

/** What the browser tells of a frame that took 50 ms or more; times in milliseconds. */
interface LongFrame extends PerformanceEntry {
  renderStart: number
  scripts: readonly { duration: number }[]
}

/**
 * Scrolls down by the wheel and answers how long the longest frame had to work, in milliseconds: its scripts, its style,
 * layout and paint. What else runs on the machine makes gaps between them. 0 where none took 50 ms.
 */
async function longestFrameMs(page: Page, turns: number): Promise<number> {
  await page.bringToFront()
  await page.evaluate(() => {
    window.framesMs = []
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as LongFrame[]) {
        const scriptsMs = frame.scripts.reduce((sum, { duration }) => sum + duration, 0)
        const renderingMs = frame.renderStart > 0 ? frame.startTime + frame.duration - frame.renderStart : 0
        window.framesMs.push(scriptsMs + renderingMs)
      }
    }).observe({ type: 'long-animation-frame' })
  })
  await page.mouse.move(600, 600)
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, TURN_PX)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  return page.evaluate(() => Math.max(0, ...window.framesMs))
}

interface Scrolling {
  barMs: number
  turns: number
  /** Opens the list anew on a page that is slowed down. */
  open: () => Promise<Page>
}

/**
 * Scrolls a list until a round holds the bar, each judged by how slow the machine is just then: what else runs can only make
 * a frame longer. Answers the longest frame of the best round, and the page of the last.
 */
export async function leastFrame(
  browser: Browser,
  { barMs, turns, open }: Scrolling,
): Promise<{ leastMs: number; page: Page }> {
  const untilMs = Date.now() + PATIENCE_MS
  return withGauge(browser, async (gauge) => {
    const round = async () => {
      const page = await open()
      return { page, ...(await gauge(() => longestFrameMs(page, turns))) }
    }
    let { page, measured, slowness } = await round()
    let leastMs = measured / slowness
    report('the longest frame', leastMs, barMs, 'ms')
    while (leastMs > barMs && Date.now() < untilMs) {
      await page.context().close()
      ;({ page, measured, slowness } = await round())
      leastMs = Math.min(leastMs, measured / slowness)
      report('the longest frame, best so far', leastMs, barMs, 'ms')
    }
    return { leastMs, page }
  })
}
