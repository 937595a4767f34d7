import type { Page } from '@playwright/test'

/** A hard flick of the wheel, in pixels. */
const TURN_PX = 700

declare global {
  interface Window {
    framesMs: number[]
  }
}

/** A long-animation-frame entry of the browser; times in milliseconds. */
interface LongFrame extends PerformanceEntry {
  renderStart: number
  scripts: readonly { duration: number }[]
}

/**
 * Scrolls down by the wheel and returns the work of each long frame in milliseconds: scripts, style, layout and paint.
 * The browser reports frames of 50 ms and more; without any, the result is [0].
 */
export async function longFramesMs(page: Page, turns: number): Promise<number[]> {
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
  return page.evaluate(() => (window.framesMs.length > 0 ? window.framesMs : [0]))
}
