import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { sheetEncoder, type SheetCell } from './contactSheet.ts'
import { root } from './program.ts'
import { withSite } from './withSite.ts'

const folder = join(root, 'docs', 'screens')
/** The single screenshots of the last run at full size. Not in the repository. */
const cacheFolder = join(root, '.cache', 'screens')

/** Windows of the screenshots, and how many of them are in a row of a sheet. */
const SIZES = [
  { width: 1280, height: 800, columns: 2 },
  { width: 360, height: 760, columns: 4 },
] as const
const LANGUAGES = ['en-US', 'ar-SA'] as const
const THEMES = ['light', 'dark'] as const
const KIBIBYTE = 1024

/** Screenshots by the name of their page or overlay, and by their width. */
type Shots = Map<string, Map<number, SheetCell[]>>

/** Takes screenshots of every page and of every overlay whose name matches. */
async function takeShots(browser: Browser, filter: RegExp): Promise<Shots> {
  // Imported here because these modules read the addresses of chain and app, which are set only now.
  const { appUrl } = await import('../test/e2e/support/site.ts')
  const { eachPage, picturedPages } = await import('../test/e2e/support/routes.ts')
  const { eachOverlay, overlayNames } = await import('../test/e2e/support/routesDialogs.ts')
  const { setLanguage } = await import('../test/e2e/support/overlay.ts')
  const { showTheme } = await import('../test/e2e/support/axe.ts')
  const { snapshotChain } = await import('../test/e2e/support/blocks.ts')
  const pages = picturedPages.filter(({ name }) => filter.test(name))
  const shots: Shots = new Map()

  async function capture(page: Page, name: string, width: number, language: string): Promise<void> {
    if (!filter.test(name)) return
    const ofName = shots.get(name) ?? new Map<number, SheetCell[]>()
    const cells = ofName.get(width) ?? []
    shots.set(name, ofName.set(width, cells))
    for (const theme of THEMES) {
      await showTheme(page, theme)
      const picture = await page.screenshot({ animations: 'disabled' })
      writeFileSync(join(cacheFolder, `${name}.${width}.${theme}.${language.slice(0, 2)}.png`), picture)
      cells.push({ caption: `${width} px, ${theme}, ${language}`, picture })
    }
  }

  for (const { width, height } of SIZES) {
    for (const language of LANGUAGES) {
      // Overlays send transactions: each tour begins with the same prices, balances and approvals.
      const restoreChain = await snapshotChain()
      const context = await browser.newContext({
        ...{ baseURL: appUrl, viewport: { width, height }, deviceScaleFactor: 1 },
        ...{ locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
      })
      // tsx wraps named functions in calls of __name, also in code that is sent to the page.
      await context.addInitScript('globalThis.__name = (named) => named')
      const page = await context.newPage()
      const translate = await setLanguage(page, language)
      await eachPage(page, translate, (name) => capture(page, name, width, language), { places: pages })
      if (overlayNames.some((name) => filter.test(name))) {
        await eachOverlay(page, translate, (name) => capture(page, name, width, language))
      }
      await context.close()
      await restoreChain()
    }
  }
  return shots
}

/** Writes one sheet for each page and overlay: every width, language and theme. */
async function writeSheets(browser: Browser, shots: Shots): Promise<void> {
  const encode = await sheetEncoder(browser)
  for (const [name, ofName] of shots) {
    const rows = SIZES.flatMap(({ width, columns }) => {
      const cells = ofName.get(width) ?? []
      const starts = [...cells.keys()].filter((index) => index % columns === 0)
      return starts.map((start) => ({ columns, cells: cells.slice(start, start + columns) }))
    })
    writeFileSync(join(folder, `${name}.webp`), await encode(rows))
  }
}

/** Takes the screenshots on a separate chain and site. `patterns` restrict them by name. */
async function main(patterns: readonly string[]): Promise<void> {
  // Without the services, the pages of the voting have nothing to show.
  process.env['E2E_SERVICES'] = 'yes'
  await withSite(async (browser) => {
    for (const target of [folder, cacheFolder]) mkdirSync(target, { recursive: true })
    const shots = await takeShots(browser, new RegExp(patterns.join('|')))
    if (patterns.length === 0) removeOldSheets(shots)
    await writeSheets(browser, shots)
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
    const kibibytes = sizes.reduce((sum, size) => sum + size, 0) / KIBIBYTE
    console.log(`${sizes.length} sheets in docs/screens, ${kibibytes.toFixed(0)} KiB.`)
  })
}

/** Removes sheets of pages and overlays that no longer exist. The comparison with an earlier state has no page. */
function removeOldSheets(shots: Shots): void {
  const expected = new Set([...[...shots.keys()].map((name) => `${name}.webp`), 'before-and-after.webp'])
  for (const file of readdirSync(folder)) if (!expected.has(file)) rmSync(join(folder, file))
}

await main(process.argv.slice(2))
