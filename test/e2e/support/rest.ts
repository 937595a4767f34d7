import type { Page, Request } from '@playwright/test'

/** Idle periods in a row, each with a frame, after which a page without requests is at rest. */
const QUIET_PERIODS = 20

/** Waits for an idle period of the page, and for the next frame. */
const idlePeriod = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => resolve()))
      }),
  )

/**
 * Tracks the requests of a page from its next visit on. Returns a function that waits until the page is at rest: no
 * request is in flight, and none has started for several idle periods.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let started = 0
  page.on('request', (request) => {
    open.add(request)
    started += 1
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    // A newer Chromium draws a tab behind another one once a second, so its idle periods last until the next poll.
    await page.bringToFront()
    for (let quiet = 0; quiet < QUIET_PERIODS;) {
      const before = started
      await idlePeriod(page)
      quiet = open.size === 0 && started === before ? quiet + 1 : 0
    }
  }
}
