import { createServer, type AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from './findChromium.ts'

/** Answers a free port; those after it are free too, as the system hands out ports far from those that people choose. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Starts a chain and the production build on free ports, hands over a browser, and ends all three. */
export async function withSite(work: (browser: Browser) => Promise<void>): Promise<void> {
  process.env['E2E_FIRST_PORT'] ??= String(await freePort())
  const { default: start } = await import('../test/e2e/globalSetup.ts')
  const stop = await start()
  const { path, environment } = await findChromium()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  try {
    await work(browser)
  } finally {
    await browser.close()
    await stop()
  }
}
