import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { copyBuild } from './support/alteredBuild.ts'
import { startOwnSite, type OwnSite } from './support/ownSite.ts'
import { watched } from './support/policyWatch.ts'

/** One letter of a sentence: the code runs as well with it as without. */
const [SENTENCE, ALTERED] = ['Select a token to find your liquidity.', 'Select a token to find Your liquidity.']

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
  const said: string[] = []
  page.on('console', (message) => {
    if (/integrity/i.test(message.text())) said.push(message.text())
  })
  return said
}

watched('one byte of a lazy chunk: it is refused, in words, and the rest lives', async ({ page, browser }) => {
  const build = copyBuild('flipped-chunk')
  const file = build.asset(/^FindPage-.*\.js$/)
  build.alter(file, SENTENCE, ALTERED)
  const { url } = await open(build.folder)
  const said = refusals(page)
  await page.goto(`${url}/find`)
  await expect(page.getByText('A part of the app could not be loaded.')).toBeVisible()
  await expect(page.getByText(/because it is not the one that was published/)).toBeVisible()
  await expect(page.getByText(ALTERED)).toHaveCount(0)
  expect(said.filter((words) => words.includes(file)).length).toBeGreaterThan(0)
  await page.getByRole('banner').getByRole('link', { name: /home/ }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Swap tokens' }).click()
  await expect(page.getByRole('heading', { name: 'Exchange' })).toBeVisible()

  // Without the map the very same file runs: it is the map that refuses it.
  const path = join(build.folder, 'index.html')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/<script type="importmap">.*?<\/script>/, ''))
  const unsealed = await browser.newPage()
  await unsealed.goto(`${url}/find`)
  await expect(unsealed.getByText(ALTERED)).toBeVisible()
  await unsealed.close()
})

watched('one byte of the entry: nothing of it runs, and the page says so', async ({ page }) => {
  const build = copyBuild('flipped-entry')
  build.alter(build.asset(/^index-.*\.js$/), 'index.html has no #root', 'index.html has no #r00t')
  const { url } = await open(build.folder)
  const said = refusals(page)
  for (const path of ['/swap', '/add/BNB']) {
    await page.goto(url + path)
    await expect(page.getByRole('alert')).toContainText('could not be started')
    await expect(page.getByRole('alert')).toContainText('refused because it is not the one that was published')
    await expect(page).toHaveURL(url + path)
    await expect(page.getByRole('banner')).toHaveCount(0)
  }
  expect(said.length).toBeGreaterThan(0)
})

watched('one byte of what the entry imports: the same', async ({ page }) => {
  const build = copyBuild('flipped-import')
  build.alter(build.asset(/^react-.*\.js$/), 'Minified React error', 'Minified React errOr')
  const { url } = await open(build.folder)
  await page.goto(`${url}/swap`)
  await expect(page.getByRole('alert')).toContainText('could not be started')
})

watched(
  'one byte of the styles before the code: they are refused, and the app comes all the same',
  async ({ page }) => {
    const build = copyBuild('flipped-style')
    build.alter(build.asset(/^first-.*\.css$/), 'margin:0', 'margin:9')
    const { url } = await open(build.folder)
    const said = refusals(page)
    await page.goto(`${url}/swap`)
    await expect(page.getByRole('heading', { name: 'Exchange' })).toBeVisible()
    expect(said.length).toBeGreaterThan(0)
  },
)

watched.describe('with the service worker', () => {
  watched.use({ serviceWorkers: 'allow' })

  const workerOf = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null)

  watched('an altered file is never kept, and what was kept serves on', async ({ page }) => {
    const build = copyBuild('flipped-worker')
    const lazy = build.asset(/^FindPage-.*\.js$/)
    build.alter(lazy, SENTENCE, ALTERED)
    const host = await open(build.folder)
    await page.goto(`${host.url}/`)
    await expect.poll(() => host.asked.filter((line) => line === `GET /${lazy}`).length).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    expect(await workerOf(page)).toBeNull()

    build.alter(lazy, ALTERED, SENTENCE)
    await page.reload()
    await expect.poll(() => workerOf(page)).toBe('activated')
    build.alter(lazy, SENTENCE, ALTERED)
    await page.goto(`${host.url}/find`)
    await expect(page.getByText(SENTENCE)).toBeVisible()
  })
})
