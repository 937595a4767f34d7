import { defineConfig } from '@playwright/test'
import { findChromium, launchOptionsFor } from '../../../scripts/findChromium.ts'
import { appUrl } from '../support/site.ts'

// Provoked faults on the pages that the journeys build and serve: watchers.test.ts runs them and reads the failures.
export default defineConfig({
  testMatch: '*.fault.ts',
  workers: 1,
  outputDir: '../../../test-results/provoked',
  use: { baseURL: appUrl, serviceWorkers: 'block', launchOptions: launchOptionsFor(await findChromium()) },
})
