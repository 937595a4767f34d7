import type { Page } from '@playwright/test'

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
export async function longestFrameMs(page: Page, { turns, pxATurn }: { turns: number; pxATurn: number }) {
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
    await page.mouse.wheel(0, pxATurn)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  }
  return page.evaluate(() => Math.max(0, ...window.framesMs))
}
