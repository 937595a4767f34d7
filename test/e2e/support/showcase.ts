import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { createServer } from 'vite'
import { deploymentFolder } from './site.ts'

const FIRST_PAGE_TIMEOUT_MS = 60_000

/** A development server, whose /ui no production build has. */
export interface Showcase {
  url: string
  stop: () => Promise<void>
}

/** Starts the development server, on a port that the machine has free. */
export async function startShowcase(): Promise<Showcase> {
  process.env['DEPLOYMENT'] = deploymentFolder
  const server = await createServer({
    mode: 'development',
    // A cache of its own: a dev server of the reader's may be at work beside it.
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

/** What the pictures are taken of: a width, a theme and a language. */
export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
  language: string
}

const require = createRequire(import.meta.url)

const FACES = [
  ['noto-sans-latin', require.resolve('@fontsource/noto-sans/index.css')],
  ['noto-sans-latin-ext', require.resolve('@fontsource/noto-sans/index.css')],
  ['noto-sans-arabic-arabic', require.resolve('@fontsource/noto-sans-arabic/index.css')],
] as const
const WEIGHTS = [400, 500, 600, 700]

/** The same letters on every machine: its own fonts are left aside. */
function fontRules(): string {
  const faces = FACES.flatMap(([name, sheet]) =>
    WEIGHTS.map((weight) => {
      const file = join(dirname(sheet), 'files', `${name}-${weight}-normal.woff2`)
      const source = `url(data:font/woff2;base64,${readFileSync(file).toString('base64')})`
      return `@font-face { font-family: 'Picture ${name}'; font-weight: ${weight}; src: ${source} }`
    }),
  )
  const family = FACES.map(([name]) => `'Picture ${name}'`).join(', ')
  return `${faces.join('\n')}
    :root:root { --face-text: ${family}, sans-serif; --face-code: ${family}, monospace }
    [data-aside] { display: none !important }`
}

/**
 * Leaves one chapter on the page and hides all that stands around it: the shell, which is another's and may lie over it,
 * and the chapters before it, whose height would move it by parts of a pixel.
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

/** Opens the showcase at its address as a reader of that look would see it, at a moment that does not pass. */
export async function openShowcase(page: Page, url: string, { width, colorScheme, language }: Look): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-15T12:00:00Z'))
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.addInitScript((locale) => localStorage.setItem('hotcake_language', locale), language)
  await page.goto(url)
  await page.locator('#colours').waitFor({ timeout: FIRST_PAGE_TIMEOUT_MS })
  await page.locator(`html[lang^="${language.slice(0, 2)}"]`).waitFor()
  await page.getByText('chef.set(4, 400, true)').waitFor()
  await page.addStyleTag({ content: fontRules() })
  // Those not yet in sight too: a letter that comes late would be in one picture and not in the next.
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())).then(() => undefined))
}
