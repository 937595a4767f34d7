import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { createServer } from 'vite'
import { waitWhileGrowing } from './progress.ts'
import { deploymentFolder } from './site.ts'

/** Time in which the server bundles the packages before it serves the first module. */
const MODULE_TIMEOUT_MS = 60_000

/** A development server: /ui is absent from production builds. */
export interface Showcase {
  url: string
  stop: () => Promise<void>
}

/** Starts the development server on a free port. */
export async function startShowcase(): Promise<Showcase> {
  process.env['DEPLOYMENT'] = deploymentFolder
  const server = await createServer({
    mode: 'development',
    // A separate cache: the developer's own server may be running at the same time.
    cacheDir: `${deploymentFolder}-showcase`,
    clearScreen: false,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  })
  delete process.env['DEPLOYMENT']
  await server.listen()
  const [local] = server.resolvedUrls?.local ?? []
  if (local === undefined) throw new Error('The development server has no address.')
  return { url: `${local}ui`, stop: () => server.close() }
}

/** The variant of a screenshot: width, theme and language. */
export interface Variant {
  width: number
  colorScheme: 'light' | 'dark'
  language: string
}

const require = createRequire(import.meta.url)

const FONT_FACES = [
  ['noto-sans-latin', require.resolve('@fontsource/noto-sans/index.css')],
  ['noto-sans-latin-ext', require.resolve('@fontsource/noto-sans/index.css')],
  ['noto-sans-arabic-arabic', require.resolve('@fontsource/noto-sans-arabic/index.css')],
] as const
const WEIGHTS = [400, 500, 600, 700]

/** Loads fonts from packages instead of the system's, so that every machine renders the same glyphs. */
function fontRules(): string {
  const faces = FONT_FACES.flatMap(([name, sheet]) =>
    WEIGHTS.map((weight) => {
      const file = join(dirname(sheet), 'files', `${name}-${weight}-normal.woff2`)
      const source = `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
      return `@font-face { font-family: 'Picture ${name}'; font-weight: ${weight}; src: ${source} }`
    }),
  )
  const family = FONT_FACES.map(([name]) => `'Picture ${name}'`).join(', ')
  return `${faces.join('\n')}
    :root:root { --face-text: ${family}, sans-serif; --face-code: ${family}, monospace }
    [data-aside] { display: none !important }`
}

/**
 * Shows one chapter and hides everything around it. The shell may overlap the chapter, and the height of earlier
 * chapters would shift it by fractions of a pixel.
 */
export async function showChapter(page: Page, id: string): Promise<Locator> {
  const chapter = page.locator(`section#${id}`)
  await chapter.evaluate((section) => {
    for (const hidden of document.querySelectorAll('[data-aside]')) hidden.removeAttribute('data-aside')
    for (let inside: Element = section; inside.parentElement && inside !== document.body;) {
      for (const other of inside.parentElement.children) {
        if (other !== inside && !other.matches('dialog, script, style')) other.setAttribute('data-aside', '')
      }
      inside = inside.parentElement
    }
  })
  return chapter
}

/** Opens the showcase in a variant, with a fixed clock. */
export async function openShowcase(page: Page, url: string, { width, colorScheme, language }: Variant): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'))
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.addInitScript((locale) => localStorage.setItem('hotcake_language', locale), language)
  let moduleCount = 0
  const countModule = () => void (moduleCount += 1)
  page.on('requestfinished', countModule)
  // The load event follows all modules, which the server transforms at the first visit.
  await page.goto(url, { waitUntil: 'commit' })
  await waitWhileGrowing(page.locator('#colours'), () => moduleCount, MODULE_TIMEOUT_MS)
  page.off('requestfinished', countModule)
  await page.locator(`html[lang^="${language.slice(0, 2)}"]`).waitFor()
  await page.getByText('chef.set(4, 400, true)').waitFor()
  await page.addStyleTag({ content: fontRules() })
  // Includes fonts not in use yet: a font that loads late would differ between two screenshots.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined))
}
