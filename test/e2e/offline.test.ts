import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { expect } from './support/expect.ts'
import { npmProgram, run } from '../../scripts/program.ts'
import type { Deployment } from '../../src/deployment/deployment.ts'
import { demoAccount, rpc, token } from './support/chain.ts'
import { amountField, visibleText, type AccountName, openConnected } from './support/journey.ts'
import { startOwnSite, type OwnSite } from './support/ownSite.ts'
import { watched } from './support/watchedTest.ts'
import { buildFolder, deploymentFolder, rpcUrl } from './support/site.ts'

const firstBuild = resolve(buildFolder)
const nextBuild = `${firstBuild}-next`
const NEXT_NAME = 'Hotcake Next'
/** Longer than any test. */
const NEVER_MS = 600_000

/** Builds the app again under another name, as a release would. */
async function buildNext(): Promise<void> {
  const folder = resolve(`${deploymentFolder}-next`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(resolve(deploymentFolder), folder, { recursive: true })
  const file = `${folder}/deployment.json`
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Deployment
  writeFileSync(file, JSON.stringify({ ...facts, productName: NEXT_NAME }))
  const { code, output } = await run(npmProgram('vite'), ['build', '--outDir', nextBuild, '--emptyOutDir'], {
    environment: { ...process.env, NODE_ENV: 'production', DEPLOYMENT: folder, NO_COLOR: '1' },
  })
  if (code !== 0) throw new Error(`The next build failed:\n${output}`)
}

// Other tests run without the worker: caching a whole build in each test's browser costs more than the test.
watched.use({ serviceWorkers: 'allow' })

/** A page on a separate host. Its test fails on an uncaught error or a policy violation, not on a missing network. */
const test = watched.extend<{ site: OwnSite }>({
  site: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    const site = await startOwnSite(firstBuild)
    await use(site)
    await site.stop()
    expect(faults).toEqual([])
  },
})

/** Opens the swap page and waits until the worker controls it. */
async function visit(page: Page, site: OwnSite): Promise<void> {
  await page.goto(`${site.url}/swap?outputCurrency=${token('CAKE').address}`)
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

async function quote(page: Page, amount: string): Promise<string> {
  await amountField(page, 'From').fill(amount)
  await expect(amountField(page, 'To')).not.toHaveValue('')
  return amountField(page, 'To').inputValue()
}

const cachesOf = (page: Page) => page.evaluate(() => caches.keys())
const isUpdateWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
const workersOf = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
const nonceOf = (name: AccountName) => rpc('eth_getTransactionCount', [demoAccount(name).address, 'pending'])
const headOfChain = async () => Number(await rpc('eth_blockNumber'))
const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content')

/** Returns the locator of a notice on the page, without its copy in the live region. */
const notice = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).and(page.locator(':not([role="log"] *)'))
const offline = (page: Page) => notice(page, 'You are offline')
const newVersion = (page: Page) => notice(page, 'A new version is ready')

/**
 * Returns either notice of a page without reads. At a reload from a worker, Chromium 150 resets `navigator.onLine` and
 * 156 does not.
 */
const noDataNotice = (page: Page, offlineText: string, noResponseText: string) =>
  notice(page, offlineText).or(notice(page, noResponseText))

/** Reloads from the worker without a network, and sets `navigator.onLine` to false in every Chromium. */
async function reloadOffline(page: Page): Promise<void> {
  await page.reload()
  const session = await page.context().newCDPSession(page)
  await expect(noDataNotice(page, 'You are offline', 'The network is not responding')).toBeVisible()
  await session.send('Network.overrideNetworkState', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await expect(offline(page)).toBeVisible()
}

test('without a network the app shows the last numbers with their block, and signs nothing', async ({
  page,
  context,
  site,
}) => {
  await openConnected(page, () => visit(page, site), 'Second')
  const before = await quote(page, '0.3')
  const [headBefore, nonce] = [await headOfChain(), await nonceOf('Second')]

  await context.setOffline(true)
  await reloadOffline(page)
  const numbersNotice = await page.getByText(/^You see figures from block/).textContent()
  const block = Number(/block ([\d,]+)/.exec(numbersNotice ?? '')?.[1]?.replaceAll(',', ''))
  expect(block).toBeGreaterThan(headBefore - 30)
  expect(block).toBeLessThanOrEqual(await headOfChain())
  expect(await quote(page, '0.3')).toBe(before)

  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm swap' })
  await confirm.getByRole('button', { name: 'Confirm swap' }).click()
  await expect(visibleText(page, 'The network is not responding.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  expect(await nonceOf('Second')).toBe(nonce)

  await context.setOffline(false)
  await expect(offline(page)).toBeHidden()
})

test('a language loaded once is available without a network', async ({ page, context, site }) => {
  await page.addInitScript(() => localStorage.setItem('hotcake_language', 'de-DE'))
  await page.goto(`${site.url}/swap`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  const cachedFile = `${site.url}/locales/de-DE.json`
  await expect.poll(() => page.evaluate(async (url) => (await caches.match(url))?.status ?? null, cachedFile)).toBe(200)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(noDataNotice(page, 'Sie sind offline', 'Das Netzwerk antwortet nicht')).toBeVisible()
})

test('requests to the chain, another origin or an unlisted path never come from the worker', async ({ page, site }) => {
  await visit(page, site)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.reload()
  await quote(page, '0.2')
  const unlisted = `${site.url}/money?of=me`
  for (const round of [1, 2]) {
    await page.evaluate(
      async ([url, node]) => {
        await fetch(url)
        await fetch(url, { method: 'POST', body: '{}' })
        // The node rejects a plain GET; only the addresses of the requests matter.
        await fetch(node).catch(() => null)
      },
      [unlisted, rpcUrl] as const,
    )
    expect(site.requests.filter((line) => line === 'GET /money')).toHaveLength(round)
    expect(site.requests.filter((line) => line === 'POST /money')).toHaveLength(round)
  }

  const ofTheNode = responses.filter((response) => response.url().startsWith(rpcUrl))
  expect(ofTheNode.filter((response) => response.request().method() === 'POST').length).toBeGreaterThan(0)
  const untouchable = [...ofTheNode, ...responses.filter((response) => response.url() === unlisted)]
  expect(untouchable.filter((response) => response.fromServiceWorker())).toEqual([])
  const code = responses.filter((response) => new URL(response.url()).pathname.endsWith('.js'))
  expect(code.length).toBeGreaterThan(4)
  expect(code.filter((response) => !response.fromServiceWorker())).toEqual([])

  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ method, url }) => `${method} ${url}`)
  })
  const own = cached.filter((line) =>
    /^GET [^ ]+\/((assets|locales|images|icons)\/[\w./-]+|favicon\.svg|manifest\.webmanifest)?$/.test(line),
  )
  expect(cached.filter((line) => !own.includes(line) || !line.startsWith(`GET ${site.url}/`))).toEqual([])
})

test('a slow host does not delay a cached page', async ({ page, site }) => {
  await visit(page, site)
  site.pageDelayMs = NEVER_MS
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
})

test.describe('a newer build', () => {
  test.beforeAll(async () => {
    await buildNext()
  })

  test('is announced, waits for a reload, and leaves the old page working', async ({ page, context, site }) => {
    await visit(page, site)
    const old = await buildOf(page)
    await page.evaluate(() => Object.assign(window, { wasHere: true }))
    await expect(newVersion(page)).toBeHidden()

    const before = site.requests.length
    site.folder = nextBuild
    const other = await context.newPage()
    await other.goto(`${site.url}/swap`)
    await expect(other.getByRole('link', { name: `${NEXT_NAME}, home` })).toBeVisible()
    await expect.poll(() => site.requests.slice(before).filter((line) => line.endsWith('/sw.js'))).not.toEqual([])
    await expect(newVersion(page)).toBeVisible()
    await expect(newVersion(other)).toBeHidden()

    expect(await page.evaluate(() => 'wasHere' in window)).toBe(true)
    expect(await buildOf(page)).toBe(old)
    // The host no longer has the old code; the worker's cache does.
    await page.getByRole('button', { name: /^To token/ }).click()
    await expect(page.getByRole('dialog', { name: 'Select a token' })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(page.getByRole('link', { name: `${NEXT_NAME}, home` })).toBeVisible()
    expect(await page.evaluate(() => 'wasHere' in window)).toBe(false)
    expect(await buildOf(page)).not.toBe(old)
    await expect(newVersion(page)).toBeHidden()
    await expect.poll(async () => (await cachesOf(page)).length).toBe(2)
  })

  test('is announced while the old worker waits for a response, and is loaded by the button', async ({
    page,
    context,
    site,
  }) => {
    site.silentPath = '/assets/silent-0000000.js'
    await visit(page, site)
    // A worker that handles a request delays the activation of a newer one, by five minutes in Chromium.
    await page.evaluate((path) => void fetch(path).catch(() => null), site.silentPath)
    await expect.poll(() => site.requests).toContain(`GET ${site.silentPath}`)
    site.folder = nextBuild
    const other = await context.newPage()
    await other.goto(`${site.url}/swap`)
    await expect(newVersion(page)).toBeVisible()
    await expect.poll(() => isUpdateWaiting(page)).toBe(true)
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await expect(page.getByRole('link', { name: `${NEXT_NAME}, home` })).toBeVisible()
    // The old worker still handles the requests of the newer page.
    await page.getByRole('button', { name: /^To token/ }).click()
    await expect(page.getByRole('dialog', { name: 'Select a token' })).toBeVisible()
    await expect(newVersion(page)).toBeHidden()
  })

  test('is served at the next visit', async ({ page, site }) => {
    await visit(page, site)
    const old = await buildOf(page)
    site.folder = nextBuild
    await page.reload()
    expect(await buildOf(page)).not.toBe(old)
    await expect(newVersion(page)).toBeHidden()
  })
})

test('the switch removes the worker and its caches, and registers it again', async ({ page, context, site }) => {
  await visit(page, site)
  await expect.poll(async () => [await workersOf(page), (await cachesOf(page)).length]).toEqual([1, 1])

  site.workerSwitch = '{ "isOn": false }'
  await page.reload()
  await expect.poll(() => workersOf(page)).toBe(0)
  await expect.poll(() => cachesOf(page)).toEqual([])
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expect
    .poll(() => site.requests.filter((line) => line.endsWith('/service-worker.json')).length)
    .toBeGreaterThan(2)
  // A removed worker disappears only once the page that it controlled is gone.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await expect.poll(() => workersOf(page)).toBe(0)
  await context.setOffline(true)
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.setOffline(false)

  site.workerSwitch = null
  await visit(page, site)
  await expect.poll(() => workersOf(page)).toBe(1)
})

test('the app is installable: a valid manifest, and icons of their declared sizes', async ({ page, site }) => {
  await page.goto(`${site.url}/swap`)
  const session = await page.context().newCDPSession(page)
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}') as { start_url: string; icons: { src: string; sizes: string }[] }
  expect(new URL(manifest.start_url, url).href).toBe(`${site.url}/`)
  expect(manifest.icons.length).toBeGreaterThan(1)
  for (const { src, sizes } of manifest.icons) {
    const picture = Buffer.from(await (await fetch(new URL(src, url))).arrayBuffer())
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
})
