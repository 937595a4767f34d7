import type { Page } from '@playwright/test'

/** A hard flick of the wheel, in pixels. */
const TURN_PX = 700
const SEARCH_MS = 700

declare global {
  interface Window {
    framesMs: number[]
    frameObserver?: PerformanceObserver
  }
}

/** A long-animation-frame entry of the browser; times in milliseconds. */
interface LongFrame extends PerformanceEntry {
  renderStart: number
  scripts: readonly { duration: number }[]
}

/** Resolves after the next frame is painted. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

/** Scrolls down by the wheel, a turn in each frame. */
export async function scrollDown(page: Page, turns: number): Promise<void> {
  await page.mouse.move(600, 600)
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, TURN_PX)
    await nextFrame(page)
  }
}

/** Types each text into the search of a list, and waits after each for more than the delay before the list changes. */
export async function searchFor(page: Page, texts: readonly string[]): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Search' })
  for (const text of texts) {
    await search.fill(text)
    await page.waitForTimeout(SEARCH_MS)
    await nextFrame(page)
  }
}

/**
 * Returns the work of each long frame during an action in milliseconds: scripts, style, layout and paint. The browser
 * reports frames of 50 ms and more; without any, the result is [0].
 */
export async function longFramesMs(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.bringToFront()
  await page.evaluate(() => {
    window.framesMs = []
    window.frameObserver?.disconnect()
    window.frameObserver = new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as LongFrame[]) {
        const scriptsMs = frame.scripts.reduce((sum, { duration }) => sum + duration, 0)
        const renderingMs = frame.renderStart > 0 ? frame.startTime + frame.duration - frame.renderStart : 0
        window.framesMs.push(scriptsMs + renderingMs)
      }
    })
    window.frameObserver.observe({ type: 'long-animation-frame' })
  })
  await act()
  return page.evaluate(() => (window.framesMs.length > 0 ? window.framesMs : [0]))
}
