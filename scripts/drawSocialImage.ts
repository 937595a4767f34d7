import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { lightPalette } from '../src/ui/colours.ts'
import { findChromium, launchOptionsFor } from './findChromium.ts'
import { root } from './program.ts'

/** Image size that social networks expect for shared links. */
const SIZE_PX = { width: 1200, height: 630 }

const { ground, surface, line, text } = lightPalette
const styles = `
  body { margin: 0; height: 100vh; display: flex; align-items: center; justify-content: center; gap: 64px;
    background: ${ground}; color: ${text}; font: 750 132px/1 system-ui, sans-serif; letter-spacing: -0.03em }
  div { display: grid; place-items: center; width: 340px; height: 340px; box-sizing: border-box;
    border: 2px solid ${line}; border-radius: 50%; background: ${surface} }
  svg { width: 220px }`

/** Draws the image of shared links into public/social.png, from the logo in public/favicon.svg. */
async function drawSocialImage(): Promise<void> {
  const mark = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8')
  const { productName } = JSON.parse(readFileSync(join(root, 'deployments', 'bsc', 'deployment.json'), 'utf8')) as {
    productName: string
  }
  const browser = await chromium.launch(launchOptionsFor(await findChromium()))
  const page = await browser.newPage({ viewport: SIZE_PX })
  await page.setContent(`<style>${styles}</style><div>${mark}</div><span>${productName}</span>`)
  await page.screenshot({ path: join(root, 'public', 'social.png') })
  await browser.close()
}

await drawSocialImage()
