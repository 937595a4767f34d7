import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { lightPalette } from '../src/ui/colours.ts'
import { findChromium, launchOptionsFor } from './findChromium.ts'
import { root } from './program.ts'

const logo = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8')

/** Logo size in percent of the side: maskable icons lose all outside a circle of 80 %, iPhones round the corners. */
const ICONS = [
  { name: 'icon-192', sizePx: 192, logoPercent: 96, ground: 'transparent' },
  { name: 'icon-512', sizePx: 512, logoPercent: 96, ground: 'transparent' },
  { name: 'maskable-192', sizePx: 192, logoPercent: 62, ground: lightPalette.ground },
  { name: 'maskable-512', sizePx: 512, logoPercent: 62, ground: lightPalette.ground },
  { name: 'apple-180', sizePx: 180, logoPercent: 72, ground: lightPalette.ground },
] as const

/** Draws the home screen icons into public/icons, from the logo in public/favicon.svg. */
async function drawIcons(browser: Browser): Promise<void> {
  const folder = join(root, 'public', 'icons')
  mkdirSync(folder, { recursive: true })
  for (const { name, sizePx, logoPercent, ground } of ICONS) {
    const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
    await page.setContent(
      `<style>body{margin:0;display:grid;place-content:center;height:100vh;background:${ground}}svg{width:${(sizePx * logoPercent) / 100}px}</style>${logo}`,
    )
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: ground === 'transparent' })
    await page.close()
  }
}

/** Image size that social networks expect for shared links. */
const SOCIAL_SIZE_PX = { width: 1200, height: 630 }

const { ground, surface, line, text } = lightPalette
const socialStyles = `
  body { margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center; gap: 64px;
    background: ${ground}; color: ${text}; font: 750 132px/1 system-ui, sans-serif; letter-spacing: -0.03em }
  div { display: grid; place-items: center; width: 340px; height: 340px; box-sizing: border-box;
    border: 2px solid ${line}; border-radius: 50%; background: ${surface} }
  svg { width: 220px }`

/** Draws the image of shared links into public/social.png, from the logo in public/favicon.svg. */
async function drawSocialImage(browser: Browser): Promise<void> {
  const { productName } = JSON.parse(readFileSync(join(root, 'deployments', 'bsc', 'deployment.json'), 'utf8')) as {
    productName: string
  }
  const page = await browser.newPage({ viewport: SOCIAL_SIZE_PX })
  await page.setContent(`<style>${socialStyles}</style><div>${logo}</div><span>${productName}</span>`)
  await page.screenshot({ path: join(root, 'public', 'social.png') })
}

const browser = await chromium.launch(launchOptionsFor(await findChromium()))
await drawIcons(browser)
await drawSocialImage(browser)
await browser.close()
