import { test } from '../e2e/support/clockedTest.ts'
import { votingPages } from '../e2e/support/routesVoting.ts'
import { rpcUrl } from '../e2e/support/site.ts'
import { startVotingSite, type VotingSite } from '../e2e/support/voting.ts'
import { chunksOfVisit, expectLight } from './chunks.ts'
import { expectNoShifts, NARROW_ACCOUNT, WIDE_VISITOR } from './visitShifts.ts'

let site: VotingSite

test.beforeAll(async () => {
  site = await startVotingSite()
})
test.afterAll(() => site.services.stop())

test('loading proposals and votes shifts nothing, and each path adds at most its limit of JavaScript to that of /swap', async ({
  browser,
}) => {
  const { url, site: app } = site.services
  const places = votingPages(site)
  const slow = [rpcUrl, url]
  await expectNoShifts(browser, app.url, places, { ...NARROW_ACCOUNT, slow })
  const loaded = await expectNoShifts(browser, app.url, places, { ...WIDE_VISITOR, slow })
  const swap = await chunksOfVisit(browser, `${app.url}/swap`)
  for (const [name, chunks] of loaded) expectLight(name, chunks, swap)
})
