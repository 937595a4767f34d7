import type { Browser } from '@playwright/test'
import { test } from '../e2e/support/clockedTest.ts'
import { token } from '../e2e/support/chain.ts'
import { appUrl } from '../e2e/support/site.ts'
import { record, slowDown, SLOW_DOWN } from './figures.ts'

const VISITS = 10
const BARE = `${appUrl}/bare-page-of-the-bench`

interface Paints {
  firstMs: number
  largestMs: number
}

/** Returns first and largest contentful paint of a visit with an empty cache, in milliseconds. */
async function paintsMs(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.route(BARE, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Bare</title><h1>A page without code</h1>',
      }),
    )
    await slowDown(page, SLOW_DOWN)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await page.evaluate(
      () =>
        new Promise<{ firstMs: number; largestMs: number }>((resolve) => {
          const firstMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
          new PerformanceObserver((list) => {
            resolve({ firstMs, largestMs: list.getEntries().at(-1)?.startTime ?? Number.NaN })
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}

/** Returns the time from the start of a visit to the quote of an amount typed at once, in milliseconds. */
async function usableMs(browser: Browser): Promise<number> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await slowDown(page, SLOW_DOWN)
    const startedAtMs = performance.now()
    await page.goto(`${appUrl}/swap?outputCurrency=${token('CAKE').address}`, { waitUntil: 'commit' })
    await page.getByRole('textbox', { name: /^From/ }).fill('1')
    await page.waitForFunction(() => {
      const [, to] = document.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')
      return Boolean(to?.value)
    })
    return performance.now() - startedAtMs
  } finally {
    await context.close()
  }
}

test('/swap: first paint, largest paint, usable', async ({ browser }) => {
  test.setTimeout(300_000)
  const ours: Paints[] = []
  const bare: Paints[] = []
  const usable: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    bare.push(await paintsMs(browser, BARE))
    ours.push(await paintsMs(browser, `${appUrl}/swap`))
    usable.push(await usableMs(browser))
  }
  const baseline = { what: 'a page without code', samples: bare.map(({ firstMs }) => firstMs) }
  record({
    ...{ what: '/swap first contentful paint', samples: ours.map(({ firstMs }) => firstMs) },
    ...{ goal: '350 ms', baseline },
  })
  record({
    ...{ what: '/swap largest contentful paint', samples: ours.map(({ largestMs }) => largestMs), goal: '700 ms' },
    baseline: { what: 'a page without code', samples: bare.map(({ largestMs }) => largestMs) },
  })
  record({ what: '/swap usable (an amount typed is quoted)', samples: usable, goal: '1,500 ms' })
})
