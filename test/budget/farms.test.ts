import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { BARS } from './bars.ts'
import { expectLightRoutes } from './chunks.ts'
import { farmResult } from './farmResults.ts'
import { expectNoChanges, openLongList, scrollUntil } from './lists.ts'
import { type MainnetSite, readMainnet, startMainnetSite } from './mainnetSite.ts'
import { ACCOUNT, isFarmComplete } from './rows.ts'

let site: MainnetSite

test.beforeAll(async () => {
  site = await startMainnetSite(farmResult)
})

test.afterAll(() => site.stop())

test('426 farms: requests and elements stay within their limits, and a block without changes renders nothing', async ({
  browser,
}) => {
  expect(readMainnet<{ farms: unknown[] }>('farms.json').farms).toHaveLength(426)
  const path = `/farms?as=${ACCOUNT}`
  const page = await openLongList(browser, { site, path, isComplete: isFarmComplete, requestsBar: BARS.requests.farms })
  await scrollUntil(page, 200)
  await expectNoChanges(page, site)
  await page.context().close()
})

test('/farms and the home page add at most their limit of JavaScript to that of /swap', async ({ browser }) => {
  await expectLightRoutes(browser, site.url, [
    { name: 'the farms', path: '/farms' },
    { name: 'the home page', path: '/' },
  ])
})
