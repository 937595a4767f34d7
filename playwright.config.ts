import { defineConfig } from '@playwright/test'
import { freePortBlock } from './devnet/node/ports.ts'
import { findChromium, launchOptionsFor } from './scripts/findChromium.ts'

/** Ports of one run: app, chain, explorer, lists, relay (test/e2e/support/site.ts). */
const PORTS = 5
const FIRST_PORT = 4180

// Playwright reads this file again in each worker, where the ports of the run are in use and must stay the same.
if (process.env['E2E_PORTS_CHOSEN'] === undefined) {
  const from = Number(process.env['E2E_FIRST_PORT'] ?? FIRST_PORT)
  process.env['E2E_FIRST_PORT'] = String(await freePortBlock(from, PORTS))
  process.env['E2E_PORTS_CHOSEN'] = 'yes'
}
const { appUrl } = await import('./test/e2e/support/site.ts')

const browser = await findChromium()
/** A run empties its own folder, and two may run side by side. */
const results = `./test-results/${process.env['E2E_FIRST_PORT']}`
const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

// One worker for a chain and no retries: every test talks to the same chain, and a test that passes at the second try has failed.
export default defineConfig({
  globalSetup: './test/e2e/globalSetup.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Two releases of Chromium were found to differ by a single pixel; a badge of another colour differs by hundreds.
  expect: { timeout: 15_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 60, scale: 'device' } },
  // One set of pictures for all machines: the letters are brought along.
  snapshotPathTemplate: '{testDir}/__screenshots__/{arg}{ext}',
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: {
    baseURL: appUrl,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 15_000,
    launchOptions: launchOptionsFor(browser),
  },
  projects: [
    {
      name: 'e2e',
      testDir: './test/e2e',
      testMatch: '**/*.test.ts',
      // Pictures are compared where browser and fonts are the ones they were taken with.
      ...(!browser.isPinned && { grepInvert: /the design system looks as it did/ }),
      outputDir: `${results}/e2e`,
      // A recording costs as much as the journey; `npm run test:e2e -- <name> --trace on` makes one.
      use: { trace: 'off', serviceWorkers: 'block' },
    },
    {
      name: 'budget',
      testDir: './test/budget',
      testMatch: '**/*.test.ts',
      outputDir: `${results}/budget`,
      // Recording would be counted with the page.
      use: { trace: 'off' },
    },
    {
      name: 'bench',
      testDir: './test/bench',
      testMatch: '**/*.measure.ts',
      outputDir: `${results}/bench`,
      use: { trace: 'off' },
    },
  ],
})
