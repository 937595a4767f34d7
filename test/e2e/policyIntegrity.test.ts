import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { copyBuild } from './support/alteredBuild.ts'
import { visibleText } from './support/journey.ts'
import { startOwnSite, type OwnSite } from './support/ownSite.ts'
import { watched } from './support/watchedTest.ts'

/** One letter of a sentence: the altered code still runs. */
const [SENTENCE, ALTERED] = ['Select two tokens to find your liquidity.', 'Select two tokens to find Your liquidity.']

const GERMAN = 'locales/de-DE.json'

const sites: OwnSite[] = []
watched.afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()))
})

/** Serves a folder until the end of the test. */
async function open(folder: string): Promise<OwnSite> {
  const site = await startOwnSite(folder)
  sites.push(site)
  return site
}

const refusals = (page: Page): string[] => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (/integrity/i.test(message.text())) errors.push(message.text())
  })
  return errors
}

watched(
  'one altered byte of a lazy chunk: it is rejected with a message, and the rest works',
  async ({ page, browser }) => {
    const build = copyBuild('flipped-chunk')
    const file = build.asset(/^FindPage-.*\.js$/)
    build.alter(file, SENTENCE, ALTERED)
    const { url } = await open(build.folder)
    const errors = refusals(page)
    await page.goto(`${url}/find`)
    await expect(page.getByText('A part of the app could not be loaded.')).toBeVisible()
    await expect(page.getByText(/rejected because it differs from the published one/)).toBeVisible()
    await expect(page.getByText(ALTERED)).toHaveCount(0)
    await expect.poll(() => errors.filter((text) => text.includes(file)).length).toBeGreaterThan(0)
    await page.getByRole('banner').getByRole('link', { name: /home/ }).first().click()
    await page.getByRole('main').getByRole('link', { name: 'Swap tokens' }).click()
    await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()

    // Without the import map the same file runs: only the map's integrity entry blocks it.
    const path = join(build.folder, 'index.html')
    writeFileSync(path, readFileSync(path, 'utf8').replace(/<script type="importmap">.*?<\/script>/, ''))
    const unsealed = await browser.newPage()
    await unsealed.goto(`${url}/find`)
    await expect(unsealed.getByText(ALTERED)).toBeVisible()
    await unsealed.close()
  },
)

watched('one altered byte of the entry: none of it runs, and the page says so', async ({ page }) => {
  const build = copyBuild('flipped-entry')
  build.alter(build.asset(/^index-.*\.js$/), 'index.html has no #root', 'index.html has no #r00t')
  const { url } = await open(build.folder)
  const errors = refusals(page)
  for (const path of ['/swap', '/add/BNB']) {
    await page.goto(url + path)
    await expect(page.getByRole('alert')).toContainText('could not be started')
    await expect(page.getByRole('alert')).toContainText('rejected because it differs from the published one')
    await expect(page).toHaveURL(url + path)
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
  await expect.poll(() => errors.length).toBeGreaterThan(0)
})

watched('one altered byte of an import of the entry: none of it runs, and the page says so', async ({ page }) => {
  const build = copyBuild('flipped-import')
  build.alter(build.asset(/^react-.*\.js$/), 'Minified React error', 'Minified React errOr')
  const { url } = await open(build.folder)
  await page.goto(`${url}/swap`)
  await expect(page.getByRole('alert')).toContainText('could not be started')
})

watched('one altered byte of the early styles: they are rejected, and the app starts', async ({ page }) => {
  const build = copyBuild('flipped-style')
  build.alter(build.asset(/^first-.*\.css$/), 'margin:0', 'margin:9')
  const { url } = await open(build.folder)
  const errors = refusals(page)
  await page.goto(`${url}/swap`)
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expect.poll(() => errors.length).toBeGreaterThan(0)
})

watched(
  'one altered letter of a language: it is rejected with a message, and the page stays English',
  async ({ page }) => {
    const build = copyBuild('flipped-language')
    build.alter(GERMAN, '"Tauschen"', '"Tauscher"')
    const { url } = await open(build.folder)
    await page.addInitScript(() => localStorage.setItem('hotcake_language', 'de-DE'))
    await page.goto(`${url}/swap`)
    await expect(visibleText(page, 'The language could not be loaded')).toBeVisible()
    await expect(page.getByText(/The file did not arrive, or it was rejected/).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
    await expect(page.getByText('Tauscher')).toHaveCount(0)

    build.alter(GERMAN, '"Tauscher"', '"Tauschen"')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  },
)

watched.describe('with the service worker', () => {
  watched.use({ serviceWorkers: 'allow' })

  const workerOf = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null)

  watched('an altered file is never cached, and the cached one is served', async ({ page }) => {
    const build = copyBuild('flipped-worker')
    const lazy = build.asset(/^FindPage-.*\.js$/)
    build.alter(lazy, SENTENCE, ALTERED)
    const host = await open(build.folder)
    await page.goto(`${host.url}/`)
    await expect.poll(() => host.requests.filter((line) => line === `GET /${lazy}`).length).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    expect(await workerOf(page)).toBeNull()

    build.alter(lazy, ALTERED, SENTENCE)
    await page.reload()
    await expect.poll(() => workerOf(page)).toBe('activated')
    build.alter(lazy, SENTENCE, ALTERED)
    await page.goto(`${host.url}/find`)
    await expect(page.getByText(SENTENCE)).toBeVisible()
  })

  /** Returns the response to the page's request for a file, without the page's own check of languages. */
  const ask = (page: Page, url: string) =>
    page.evaluate(
      (at) =>
        fetch(at).then(
          (response) => response.text(),
          () => 'refused',
        ),
      url,
    )
  const isCached = (page: Page, url: string) => page.evaluate(async (at) => (await caches.match(at)) !== undefined, url)

  watched(
    'an altered language, picture or manifest is neither cached nor served, and the page says so',
    async ({ page }) => {
      const build = copyBuild('flipped-files')
      const host = await open(build.folder)
      await page.goto(`${host.url}/`)
      await expect.poll(() => workerOf(page)).toBe('activated')
      const picture = `images/tokens/${readdirSync(join(build.folder, 'images/tokens'))[0]}`
      const files: [file: string, published: string, altered: string][] = [
        [GERMAN, '"Tauschen"', '"Tauscher"'],
        [picture, '</svg>', '</SVG>'],
        ['manifest.webmanifest', '"start_url"', '"start_uri"'],
      ]
      for (const [file, published, altered] of files) {
        const url = `${host.url}/${file}`
        build.alter(file, published, altered)
        expect(await ask(page, url)).toBe('refused')
        expect(await isCached(page, url)).toBe(false)
        await expect(page.getByText(new RegExp(`^${file} differs from the published file`)).first()).toBeVisible()
        build.alter(file, altered, published)
        expect(await ask(page, url)).toContain(published)
        expect(await isCached(page, url)).toBe(true)
        build.alter(file, published, altered)
        expect(await ask(page, url)).toContain(published)
      }
    },
  )

  watched('/about reads past the worker and names the files that the host has altered', async ({ page }) => {
    const build = copyBuild('altered-since')
    const host = await open(build.folder)
    await page.goto(`${host.url}/about`)
    await expect.poll(() => workerOf(page)).toBe('activated')
    await ask(page, `${host.url}/${GERMAN}`)
    const lazy = build.asset(/^FindPage-.*\.js$/)
    for (const file of [GERMAN, lazy]) expect(await isCached(page, `${host.url}/${file}`)).toBe(true)
    build.alter(GERMAN, '"Tauschen"', '"Tauscher"')
    build.alter(lazy, SENTENCE, ALTERED)
    await page.getByRole('button', { name: 'Check the files' }).click()
    await expect(page.getByText('2 files do not match this build').first()).toBeVisible()
    await expect(page.getByText(`${lazy}, ${GERMAN}`).first()).toBeVisible()
  })
})
