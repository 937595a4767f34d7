import type { Page, Request } from '@playwright/test'

/** Idle periods in a row, each with a frame, after which a page without requests is at rest. */
const QUIET_PERIODS = 20

/** Waits for all idle periods in one call: a call for each took a quarter of the time of a test of many visits. */
const idlePeriods = (page: Page): Promise<void> =>
  page.evaluate(async (periods) => {
    const idlePeriod = () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => resolve()))
      })
    for (let period = 0; period < periods; period += 1) await idlePeriod()
  }, QUIET_PERIODS)

/**
 * Tracks the requests of a page from its next visit on. Returns a function that waits until the page is at rest: no
 * request is in flight, and none has started for several idle periods.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  const waiting: (() => void)[] = []
  let started = 0
  const end = (request: Request) => {
    open.delete(request)
    if (open.size === 0) for (const resume of waiting.splice(0)) resume()
  }
  page.on('request', (request) => {
    open.add(request)
    started += 1
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const noneOpen = (): Promise<void> | undefined =>
    open.size === 0 ? undefined : new Promise((resolve) => void waiting.push(resolve))
  return async () => {
    // A newer Chromium draws a tab behind another one once a second, so its idle periods last until the next poll.
    await page.bringToFront()
    let before: number
    do {
      await noneOpen()
      before = started
      await idlePeriods(page)
    } while (open.size > 0 || started !== before)
  }
}
