import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/findChromium.ts'
import { appUrl } from './test/e2e/support/site.ts'

const { path, environment } = await findChromium()
const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE']

// One worker and no retries: every test talks to the same chain, and a test that passes at the second try has failed.
export default defineConfig({
  globalSetup: './test/e2e/globalSetup.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: jsonReport ? [['list'], ['json', { outputFile: jsonReport }]] : [['list']],
  use: {
    baseURL: appUrl,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
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
      // A folder for each: a run empties its own, and the budgets run after the journeys.
      outputDir: './test-results/e2e',
      use: { trace: 'retain-on-failure' },
    },
    {
      name: 'budget',
      testDir: './test/budget',
      testMatch: '**/*.test.ts',
      outputDir: './test-results/budget',
      // Recording would be measured with the page.
      use: { trace: 'off' },
    },
  ],
})
