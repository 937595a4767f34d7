import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect } from './support/expect.ts'
import { test } from './support/clockedTest.ts'
import { startOwnSite } from './support/ownSite.ts'
import { buildFolder } from './support/site.ts'

interface Policies {
  createPolicy(name: string, rules: Record<string, (text: string) => string>): unknown
}

// Not a watched journey, as those fail on a policy violation: this test provokes three.
test('no script can create a Trusted Types policy or write text as markup', async ({ page }) => {
  const site = await startOwnSite(resolve(buildFolder))
  await page.goto(`${site.url}/swap`)
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  const caught = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as { trustedTypes: Policies }
    const nameOf = (attempt: () => unknown) => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const asIs = (text: string) => text
    return ['default', 'other']
      .map((name) => nameOf(() => trustedTypes.createPolicy(name, { createHTML: asIs })))
      .concat(
        nameOf(() => {
          document.body.innerHTML = '<b>markup</b>'
        }),
      )
  })
  expect(caught).toEqual(['TypeError', 'TypeError', 'TypeError'])
  await site.stop()
})

test('no request or link reveals the open page to another host, even without headers of the app’s host', async ({
  page,
}) => {
  const referrers: (string | undefined)[] = []
  const other = createServer((request, response) => {
    // The icon of the other page is requested by that page itself.
    if (request.url === '/') referrers.push(request.headers.referer)
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}')
  })
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`
  const site = await startOwnSite(resolve(buildFolder))
  await page.goto(`${site.url}/swap`)
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = 'elsewhere'
    document.body.append(link)
  }, url)
  await page.getByRole('link', { name: 'elsewhere' }).click()
  await expect(page).toHaveURL(url)
  expect(referrers.length).toBeGreaterThan(0)
  expect(referrers.filter((referrer) => referrer !== undefined)).toEqual([])
  await site.stop()
  other.closeAllConnections()
  other.close()
})
