import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { lightPalette } from '../src/ui/colours.ts'
import { findChromium, launchOptionsFor } from './findChromium.ts'
import { root } from './program.ts'

/**
 * Logo size as a percentage of the side: maskable icons lose everything outside a circle of 80 %, iPhones round the
 * corners.
 */
const ICONS = [
  { name: 'icon-192', sizePx: 192, markPercent: 96, ground: 'transparent' },
  { name: 'icon-512', sizePx: 512, markPercent: 96, ground: 'transparent' },
  { name: 'maskable-192', sizePx: 192, markPercent: 62, ground: lightPalette.ground },
  { name: 'maskable-512', sizePx: 512, markPercent: 62, ground: lightPalette.ground },
  { name: 'apple-180', sizePx: 180, markPercent: 72, ground: lightPalette.ground },
] as const

/** Draws the home screen icons into public/icons, from the logo in public/favicon.svg. */
async function drawIcons(): Promise<void> {
  const folder = join(root, 'public', 'icons')
  mkdirSync(folder, { recursive: true })
  const mark = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8')
  const browser = await chromium.launch(launchOptionsFor(await findChromium()))
  for (const { name, sizePx, markPercent, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
    await page.setContent(
      `<style>body{margin:0;display:grid;place-content:center;height:100vh;background:${ground}}svg{width:${(sizePx * markPercent) / 100}px}</style>${mark}`,
    )
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: ground === 'transparent' })
    await page.close()
  }
  await browser.close()
}

await drawIcons()
