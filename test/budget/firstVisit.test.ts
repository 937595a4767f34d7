import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { token } from '../e2e/support/chain.ts'
import { appUrl, rpcUrl } from '../e2e/support/site.ts'
import { BARS, report, WORK_TOLERANCE } from './bars.ts'
import { trackRequests } from '../e2e/support/rest.ts'
import { visit } from './visit.ts'

/** Runs in the page: whether the second amount field shows a quote. */
const isQuoteShown = () => Boolean(document.querySelectorAll<HTMLInputElement>('input[inputmode="decimal"]')[1]?.value)

test('a first visit to /swap shows its data within its limit of requests to the node', async ({ browser }) => {
  const url = `${appUrl}/swap?outputCurrency=${token('CAKE').address}&exactAmount=1&exactField=input`
  const isShown = isQuoteShown.toString()
  const { page, requests } = await visit(browser, url, { isShown, nodeUrl: rpcUrl, holdsBackground: true })
  report('/swap: requests to the node until its data is on screen', requests, BARS.requests.swap, 'requests')
  expect(requests).toBeGreaterThan(0)
  expect(requests).toBeLessThanOrEqual(BARS.requests.swap)
  await page.context().close()
})

test('a first visit to /swap compiles and runs no more functions than its limits allow', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const rest = trackRequests(page)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.goto(`${appUrl}/swap?outputCurrency=${token('CAKE').address}`)
  await expect(page.getByRole('textbox', { name: /^From/ })).toBeVisible()
  // Files prefetched in idle time count too.
  await rest()
  const { metrics } = await session.send('Performance.getMetrics')
  const { result } = await session.send('Profiler.takePreciseCoverage')
  await context.close()

  const functions = result.filter(({ url }) => url.startsWith(appUrl)).flatMap((script) => script.functions)
  const isRun = ({ ranges: [whole] }: (typeof functions)[number]) => (whole?.count ?? 0) > 0
  const counted = { functionsCompiled: functions.length, functionsRun: functions.filter(isRun).length }
  for (const what of ['functionsCompiled', 'functionsRun'] as const) {
    const bar = Math.round(BARS.work[what] * (1 + WORK_TOLERANCE))
    report(`/swap: ${what}`, counted[what], bar, 'functions')
    expect(counted[what]).toBeGreaterThan(0)
    expect(counted[what]).toBeLessThanOrEqual(bar)
  }
  // These counts vary by two thirds between visits, with the frames in which responses arrive: they are printed, not
  // asserted.
  for (const { name, value } of metrics)
    if (/^(LayoutCount|RecalcStyleCount)$/.test(name)) console.log(`    ${name}: ${value}`)
})
