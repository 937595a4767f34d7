import { defineConfig } from '@playwright/test'
import { freePortBlock } from './devnet/node/ports.ts'
import { findChromium, launchOptionsFor } from './scripts/findChromium.ts'

/** Ports of one run: app, chain, explorer, lists, relay, services (test/e2e/support/site.ts). */
const PORTS = 6
const FIRST_PORT = 4180

// Playwright reads this file again in each worker. The ports of the run are then in use and must stay the same.
if (process.env['E2E_PORTS_CHOSEN'] === undefined) {
  const from = Number(process.env['E2E_FIRST_PORT'] ?? FIRST_PORT)
  process.env['E2E_FIRST_PORT'] = String(await freePortBlock(from, PORTS))
  process.env['E2E_PORTS_CHOSEN'] = 'yes'
}
const { appUrl } = await import('./test/e2e/support/site.ts')

const browser = await findChromium()
const launchOptions = launchOptionsFor(browser)
/**
 * The browser of journeys and counts, whose V8 compiles a function with Maglev after 4,000 calls instead of 400. Most
 * functions of a test are soon done: compiling them took a tenth of the time of its pages.
 */
const frugalBrowser = {
  ...launchOptions,
  args: [...launchOptions.args, '--js-flags=--invocation-count-for-maglev=4000'],
}
/** A run empties its own folder; two runs may be active at the same time. */
const results = `./test-results/${process.env['E2E_FIRST_PORT']}`
const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

// One worker, as every test uses the same chain. No retries, as a test that passes at the second attempt has failed.
export default defineConfig<object, { minesOnDemand: boolean }>({
  globalSetup: './test/e2e/globalSetup.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Long, because a busy machine is no fault of the product: only a journey that has already failed waits for them.
  timeout: 1_200_000,
  // Two releases of Chromium differed by one pixel; a badge of another colour differs by hundreds.
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 60, scale: 'device' } },
  // One set of screenshots for all machines: the fonts come from packages.
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: {
    baseURL: appUrl,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 60_000,
    launchOptions: frugalBrowser,
  },
  projects: [
    {
      name: 'e2e',
      testDir: './test/e2e',
      testMatch: '**/*.test.ts',
      // Screenshots are compared only with the browser and fonts they were taken with.
      ...(!browser.isPinned && { grepInvert: /the design system looks as it did/ }),
      outputDir: `${results}/e2e`,
      use: {
        // A recording costs as much as the journey; `npm run test:e2e -- <name> --trace on` makes one.
        trace: 'off',
        serviceWorkers: 'block',
        minesOnDemand: true,
        // Drawing motion takes a fifth of the processors' time. The tours open pages with it; the presses and the hunt
        // for moving controls have it too.
        contextOptions: { reducedMotion: process.env['PRESS_MS'] === undefined ? 'reduce' : 'no-preference' },
      },
    },
    {
      name: 'budget',
      testDir: './test/budget',
      testMatch: '**/*.test.ts',
      outputDir: `${results}/budget`,
      // A recording would count towards the page's figures.
      use: { trace: 'off' },
    },
    {
      name: 'bench',
      testDir: './test/bench',
      testMatch: '**/*.measure.ts',
      outputDir: `${results}/bench`,
      // Times are those of the usual browser.
      use: { trace: 'off', launchOptions },
    },
  ],
})
