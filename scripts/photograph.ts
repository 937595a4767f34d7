import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from './program.ts'
import { withSite } from './withSite.ts'

const folder = join(root, 'docs', 'screens')

/** Desktop screenshots are stored at three quarters of their size, which shows as much. */
const SIZES = [
  { width: 360, height: 760, scale: 1 },
  { width: 1280, height: 800, scale: 0.75 },
] as const
const THEMES = ['light', 'dark'] as const
const LANGUAGES = ['en-US', 'ar-SA'] as const

/** Every letter stays readable, and the whole folder stays below 5 MB. */
const QUALITY = 0.3
const KIBIBYTE = 1024

/** Returns an encoder to WebP. The browser itself encodes, on a blank page beside the one in the screenshot. */
async function webpEncoder(browser: Browser): Promise<(png: Buffer) => Promise<Buffer>> {
  const page = await browser.newPage()
  return async (png) => {
    const encoded = await page.evaluate(
      async ([base64, quality]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(picture.width, picture.height)
        canvas.getContext('2d')?.drawImage(picture, 0, 0)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
        return [...new Uint8Array(await blob.arrayBuffer())]
      },
      [png.toString('base64'), QUALITY] as const,
    )
    return Buffer.from(encoded)
  }
}

/** Takes screenshots of every page and of every overlay, into docs/screens. */
async function photograph(browser: Browser, filter: RegExp): Promise<void> {
  // Imported here because these modules read the addresses of chain and app, which are set only now.
  const { appUrl } = await import('../test/e2e/support/site.ts')
  const { allPages, eachPage } = await import('../test/e2e/support/routes.ts')
  const { eachOverlay } = await import('../test/e2e/support/routesDialogs.ts')
  const { setLanguage } = await import('../test/e2e/support/overlay.ts')
  const { showTheme } = await import('../test/e2e/support/axe.ts')
  const encode = await webpEncoder(browser)

  async function capture(page: Page, name: string, language: string): Promise<void> {
    if (!filter.test(name)) return
    for (const colorScheme of THEMES) {
      await showTheme(page, colorScheme)
      const file = `${name}.${page.viewportSize()?.width}.${colorScheme}.${language.slice(0, 2)}.webp`
      writeFileSync(join(folder, file), await encode(await page.screenshot()))
    }
  }

  for (const { scale, ...viewport } of SIZES) {
    for (const language of LANGUAGES) {
      const context = await browser.newContext({
        ...{ baseURL: appUrl, viewport, deviceScaleFactor: scale },
        ...{ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
      })
      // tsx wraps named functions in calls of __name, also in code that is sent to the page.
      await context.addInitScript('globalThis.__name = (named) => named')
      const page = await context.newPage()
      const translate = await setLanguage(page, language)
      await eachPage(page, translate, (name) => capture(page, name, language), allPages)
      await eachOverlay(page, translate, (name) => capture(page, `swap-${name}`, language))
      await context.close()
    }
  }
}

/** Takes the screenshots on a separate chain and site. `patterns` restrict them by name. */
async function main(patterns: readonly string[]): Promise<void> {
  await withSite(async (browser) => {
    if (patterns.length === 0) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    await photograph(browser, new RegExp(patterns.join('|')))
    const files = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
    const kibibytes = files.reduce((sum, size) => sum + size, 0) / KIBIBYTE
    console.log(`${files.length} screenshots in docs/screens, ${kibibytes.toFixed(0)} KiB.`)
  })
}

await main(process.argv.slice(2))
