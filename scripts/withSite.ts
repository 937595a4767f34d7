import { type Browser, chromium } from '@playwright/test'
import { freePortBlock } from '../devnet/node/ports.ts'
import { findChromium, launchOptionsFor } from './findChromium.ts'

const FIRST_PORT = 4580
const PORTS = 6

/** Starts a chain and the production build on free ports, runs `work` with a browser, and stops all three. */
export async function withSite(work: (browser: Browser) => Promise<void>): Promise<void> {
  process.env['E2E_FIRST_PORT'] ??= String(await freePortBlock(FIRST_PORT, PORTS))
  const { default: start } = await import('../test/e2e/globalSetup.ts')
  const stop = await start()
  const browser = await chromium.launch(launchOptionsFor(await findChromium()))
  try {
    await work(browser)
  } finally {
    await browser.close()
    await stop()
  }
}
