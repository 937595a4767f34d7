import { accessTitle, checkAccess } from './support/accessTour.ts'
import { watched as test } from './support/watchedTest.ts'
import { eachVotingView } from './support/routesVoting.ts'
import { serveVotingSite, type VotingSite } from './support/voting.ts'

// The other tours visit a site without services, on which the voting has no proposals.

let site: VotingSite
serveVotingSite((started) => {
  site = started
})

test(accessTitle('page and dialog of the voting'), ({ page }) =>
  checkAccess(page, (...walk) => eachVotingView(site, ...walk), { hosts: [site.services.site.url, site.services.url] }),
)
