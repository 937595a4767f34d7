import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from './findChromium.ts'
import { root } from './program.ts'

/** Where the app is served; `npm start` by default. */
const appUrl = process.argv[2] ?? 'http://localhost:5173'
const folder = join(root, 'docs', 'screens')

const WIDTHS = [360, 1280] as const
const THEMES = ['light', 'dark'] as const

async function quote(page: Page): Promise<void> {
  await page.goto(`${appUrl}/swap`)
  await page.getByRole('button', { name: /^To token/ }).click()
  await page.getByRole('dialog').getByText('CAKE', { exact: true }).click()
  await page.getByRole('textbox', { name: /^From/ }).fill('1.5')
  await page.getByText('Minimum received').waitFor()
}

/** Takes the pictures of the pages into docs/screens, at phone and desktop width, light and dark. */
async function photograph(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const { path, environment } = await findChromium()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    chromiumSandbox: false,
    args: ['--disable-gpu', '--disable-background-networking'],
  })
  for (const width of WIDTHS) {
    for (const colorScheme of THEMES) {
      const page = await browser.newPage({ viewport: { width, height: width < 600 ? 760 : 800 }, colorScheme })
      await quote(page)
      await page.mouse.click(4, 400)
      await page.screenshot({ path: join(folder, `swap-${width}-${colorScheme}.png`) })
      await page.close()
    }
  }
  await browser.close()
}

await photograph()
