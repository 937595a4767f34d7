import { expect } from '../e2e/support/expect.ts'
import { test } from '../e2e/support/clockedTest.ts'
import { votingPages } from '../e2e/support/routesVoting.ts'
import { rpcUrl } from '../e2e/support/site.ts'
import { startVotingSite, type VotingSite } from '../e2e/support/voting.ts'
import { BARS } from './bars.ts'
import { expectLightRoutes } from './chunks.ts'
import { shiftsAt, VISITS } from './visitShifts.ts'

let site: VotingSite

test.beforeAll(async () => {
  site = await startVotingSite()
})
test.afterAll(() => site.services.stop())

test('each path of the voting adds at most its limit of JavaScript to that of /swap', async ({ browser }) => {
  await expectLightRoutes(browser, site.services.site.url, votingPages(site))
})

test('loading proposals and votes shifts nothing', async ({ browser }) => {
  const { services } = site
  for (const { what, viewport, query } of VISITS) {
    for (const { name, path } of votingPages(site)) {
      const slow = [rpcUrl, services.url]
      const shifts = await shiftsAt(browser, services.site.url + path + query, { viewport, slow })
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      console.log(`    layout shift of ${name}, ${what}: ${total.toFixed(3)}`)
      const report = `${name}, ${what}: ${JSON.stringify(shifts)}`
      expect.soft(Number(total.toFixed(3)), report).toBeLessThanOrEqual(BARS.layoutShift)
    }
  }
})
