import { resolve } from 'node:path'
import { token } from './support/chain.ts'
import { documentedHeaders } from './support/documentedHeaders.ts'
import { amountField, connectDemo, expect, followLink, test as journey } from './support/journey.ts'
import { startOwnSite, type OwnSite } from './support/ownSite.ts'
import { watched } from './support/watchedTest.ts'
import { buildFolder } from './support/site.ts'

watched.use({ serviceWorkers: 'allow' })

const CID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKPbdG'
const CAKE = token('CAKE').address
/** With this header, a browser would from then on treat loopback, which is served over HTTP, as an HTTPS host. */
const { 'Strict-Transport-Security': _, ...headers } = documentedHeaders()

const test = journey.extend<{ at: string; site: OwnSite }>({
  at: '/',
  site: async ({ at }, use) => {
    const site = await startOwnSite(resolve(buildFolder), { at, headers })
    await use(site)
    await site.stop()
  },
})

for (const at of ['/app/', `/ipfs/${CID}/`]) {
  test.describe(`one build, served under ${at}`, () => {
    test.use({ at })

    test('starts at its first page, opens every page and stays below its path', async ({ page, site }) => {
      const home = site.url + at
      await page.goto(home)
      await expect(page.getByRole('heading', { level: 1, name: 'Trade from your own wallet' })).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'Swap tokens' }).click()
      await expect(page).toHaveURL(`${home}swap`)
      await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
      await connectDemo(page, 'Third')
      await followLink(page, `${at}swap?outputCurrency=${CAKE}`)
      await expect(page.getByRole('button', { name: 'To token: CAKE' })).toBeVisible()
      await amountField(page, 'From').fill('0.1')
      await expect(amountField(page, 'To')).not.toHaveValue('')
      const picture = page.getByRole('button', { name: /^To token/ }).locator('img')
      await expect(picture).toHaveAttribute('src', `${home}images/tokens/${CAKE.toLowerCase()}.svg`)
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await page.getByRole('link', { name: 'About this build' }).click()
      await expect(page).toHaveURL(`${home}about`)
      await page.getByRole('button', { name: 'Check the files' }).click()
      await expect(page.getByText(/^All \d+ files match this build\.$/).first()).toBeVisible()
      const outside = site.requests.filter((line) => !line.startsWith(`GET ${at}`))
      expect(outside.filter((line) => line !== 'GET /favicon.ico')).toEqual([])
    })

    test('serves deep links with their query in the chosen language', async ({ page, site }) => {
      const home = site.url + at
      await page.addInitScript(() => localStorage.setItem('hotcake_language', 'de-DE'))
      const deep = `${home}add/BNB/${CAKE}?slippage=1#part`
      await page.goto(deep)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
      await expect(page.getByRole('textbox').first()).toBeVisible()
      await expect(page).toHaveURL(deep)
      await page.goto(`${home}pool`)
      await expect(page).toHaveURL(`${home}liquidity`)
      // No asset was requested relative to the path in the address bar, which differs from the base path.
      const code = site.requests.filter(
        (line) => line.endsWith('.js') || line.endsWith('.css') || line.endsWith('.svg'),
      )
      expect(code.filter((line) => !line.slice(`GET ${at}`.length).match(/^(assets|images|favicon|sw)/))).toEqual([])

      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
      const scopes = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      )
      expect(scopes).toEqual([home])
    })
  })
}

watched('without a network a deep link below a path is served from the cache', async ({ page, context }) => {
  const site = await startOwnSite(resolve(buildFolder), { at: '/app/', headers })
  const deep = `${site.url}/app/add/BNB/${CAKE}`
  await page.goto(deep)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Add liquidity' })).toBeVisible()
  await expect(page).toHaveURL(deep)
  await site.stop()
})

for (const [at, path, heading] of [
  ['/pools/', 'swap', 'Swap'],
  ['/app/', 'nowhere/at/all', 'Oops, page not found'],
  ['/', 'nowhere/at/all', 'Oops, page not found'],
] as const) {
  watched(`under ${at}, ${path} is found after several attempts`, async ({ page }) => {
    const site = await startOwnSite(resolve(buildFolder), { at, headers })
    await page.goto(`${site.url}${at}${path}`)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page).toHaveURL(`${site.url}${at}${path}`)
    await site.stop()
  })
}
