import { Faults, faultsOf, settle, showTheme } from './support/axe.ts'
import { unseenFocus } from './support/axeFocus.ts'
import { invisibleWhenForced } from './support/axeForced.ts'
import { atSize, layoutFaults, liveRegions, movements, smallTargets } from './support/axeLayout.ts'
import { expect } from './support/journey.ts'
import { setLanguage } from './support/overlay.ts'
import { watched as test } from './support/watchedTest.ts'
import { eachVotingView } from './support/routesVoting.ts'
import { serveVotingSite, type VotingSite } from './support/voting.ts'

// The tours of support/accessTour.ts visit a site without services, on which the voting has no proposals.

const DESKTOP = { width: 1280, height: 900 }
const SMALL_PHONE = { width: 320, height: 640 }

let site: VotingSite
serveVotingSite((started) => {
  site = started
}, 'voting-access')

test('each page and dialog of the voting passes axe, fits 320 px, has large enough controls and no animation, and is visible in forced colours', async ({
  page,
}) => {
  const faults = new Faults()
  const translate = await setLanguage(page, 'en-US')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESKTOP)
  await eachVotingView(page, { site, translate }, async (name) => {
    const regions = await liveRegions(page)
    const many = regions.join() === 'log polite' ? [] : [`live regions: ${regions.join(', ')}`]
    faults.add(name, [...(await movements(page)), ...(await smallTargets(page)), ...many])
    faults.add(name, await faultsOf(page))
    faults.add(name, await atSize(page, SMALL_PHONE, layoutFaults))
    await showTheme(page, 'light')
    await page.emulateMedia({ forcedColors: 'active' })
    await settle(page)
    faults.add(`${name} in forced colours`, [...(await invisibleWhenForced(page)), ...(await unseenFocus(page))])
    await page.emulateMedia({ forcedColors: 'none' })
  })
  expect(faults.all).toEqual([])
})

test('each page and dialog of the voting from right to left passes axe and fits 320 px', async ({ page }) => {
  const faults = new Faults()
  const translate = await setLanguage(page, 'ar-SA')
  await page.setViewportSize(DESKTOP)
  await eachVotingView(page, { site, translate }, async (name) => {
    faults.add(name, await faultsOf(page))
    faults.add(name, await atSize(page, SMALL_PHONE, layoutFaults))
  })
  expect(faults.all).toEqual([])
})
