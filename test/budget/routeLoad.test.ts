import { test } from '../e2e/support/clockedTest.ts'
import { pagesOnce } from '../e2e/support/routes.ts'
import { appUrl } from '../e2e/support/site.ts'
import { expectLightRoutes } from './chunks.ts'

test('each route adds at most its limit of JavaScript to that of /swap', async ({ browser }) => {
  await expectLightRoutes(browser, appUrl, pagesOnce)
})
