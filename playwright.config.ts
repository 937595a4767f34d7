import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/findChromium.ts'
import { appUrl } from './test/e2e/support/site.ts'

const { path, environment } = await findChromium()
/** A run empties its own folder, and two may go on side by side. */
const results = `./test-results/${process.env['E2E_FIRST_PORT'] ?? 'default'}`
/** Budgets that are counted, not timed, and so do not need the machine to themselves. */
const COUNTED = ['**/firstLoad.test.ts', '**/routeLoad.test.ts', '**/reads.test.ts']
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
    launchOptions: {
      executablePath: path,
      env: { ...process.env, ...environment },
      // The pages are our own build on loopback; root, containers and a browser from npm have no sandbox to give.
      chromiumSandbox: false,
      args: [
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--no-default-browser-check',
      ],
    },
  },
  projects: [
    {
      name: 'e2e',
      testDir: './test/e2e',
      testMatch: '**/*.test.ts',
      outputDir: `${results}/e2e`,
      // A recording costs as much as the journey; `npm run test:e2e -- <name> --trace on` makes one.
      use: { trace: 'off', serviceWorkers: 'block' },
    },
    {
      name: 'loads',
      testDir: './test/budget',
      testMatch: COUNTED,
      outputDir: `${results}/loads`,
      use: { trace: 'off' },
    },
    {
      name: 'budget',
      testDir: './test/budget',
      testMatch: '**/*.test.ts',
      testIgnore: COUNTED,
      outputDir: `${results}/budget`,
      // Recording would be measured with the page.
      use: { trace: 'off' },
    },
  ],
})
