import { Faults, settle } from './support/axe.ts'
import { unseenFocus } from './support/axeFocus.ts'
import { atSize, ENLARGED, layoutFaults, SMALL_PHONE } from './support/axeLayout.ts'
import { expect, restoring } from './support/journey.ts'
import { eachOverlay } from './support/routesDialogs.ts'
import { eachRoute, requestsOfTour } from './support/tour.ts'
import { appUrl } from './support/site.ts'

restoring.use({ viewport: ENLARGED })

// Long words stretch a layout most, and little room covers most, so each page opened to record its requests is checked
// for both too (see support/accessTour.ts).
for (const [what, walk] of [
  ['page', eachRoute],
  ['dialog', eachOverlay],
] as const) {
  restoring(
    `in German at 400 % zoom all requests go to own hosts, everything fits 320 px, controls are large enough, and the focus is uncovered with an indicator: every ${what}`,
    async ({ context }) => {
      const faults = new Faults()
      const errors: string[] = []
      context.on('weberror', (fault) => errors.push(fault.error().message))
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      const requests = await requestsOfTour(context, appUrl, walk, async (page, name) => {
        await settle(page)
        // A traversal closes an overlay that is not modal, so there is only one then: in the lower window.
        const isModal = (await page.locator('dialog:modal').count()) > 0
        const onPhone = async () => [...(await layoutFaults(page)), ...(isModal ? await unseenFocus(page) : [])]
        faults.add(`${name} on a phone`, await atSize(page, SMALL_PHONE, onPhone))
        faults.add(name, await unseenFocus(page))
      })
      expect(requests.filter(({ isExpected }) => !isExpected)).toEqual([])
      const hosts = new Set(requests.map(({ address }) => new URL(address).host))
      expect(hosts.size).toBeGreaterThan(1)
      expect(requests.length).toBeGreaterThan(20)
      expect(faults.all).toEqual([])
      expect(errors).toEqual([])
    },
  )
}
