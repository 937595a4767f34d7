import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { BARS } from './bars.ts'
import { expectLightRoutes } from './chunks.ts'
import { expectNoChanges, openLongList, scrollUntil } from './lists.ts'
import { type MainnetSite, readMainnet, startMainnetSite } from './mainnetSite.ts'
import { HEAD, poolResult } from './poolResults.ts'
import { ACCOUNT, isPoolComplete } from './rows.ts'

let site: MainnetSite

test.beforeAll(async () => {
  site = await startMainnetSite(poolResult)
  site.chain.blockNumber = HEAD
})

test.afterAll(() => site.stop())

test('199 pools: requests and elements stay within their limits for a visitor', async ({ browser }) => {
  expect(readMainnet('pools.json')).toHaveLength(199)
  const page = await openLongList(browser, {
    site,
    path: '/pools',
    isComplete: isPoolComplete,
    requestsBar: BARS.requests.pools,
  })
  await page.context().close()
})

test('199 pools: requests and elements stay within their limits for an account, and blocks without changes render nothing', async ({
  browser,
}) => {
  const path = `/pools?as=${ACCOUNT}`
  const page = await openLongList(browser, { site, path, isComplete: isPoolComplete, requestsBar: BARS.requests.pools })
  await scrollUntil(page, 100)
  await expectNoChanges(page, site)
  await page.context().close()
})

test('/pools adds at most its limit of JavaScript to that of /swap', async ({ browser }) => {
  await expectLightRoutes(browser, site.url, [{ name: 'the pools', path: '/pools' }])
})
