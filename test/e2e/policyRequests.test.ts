import { expect } from '@playwright/test'
import { Faults, settle } from './support/axe.ts'
import { layoutFaults } from './support/axeLayout.ts'
import { watched } from './support/watchedTest.ts'
import { requestsOfTour } from './support/tour.ts'
import { appUrl } from './support/site.ts'

watched.use({ viewport: { width: 320, height: 640 } })

// Long words stretch a layout most, so each page opened to record its requests is measured too (see
// support/accessTour.ts).
watched(
  'opening every page in German sends requests only to its own hosts, fits 320 px and has large enough controls',
  async ({ context }) => {
    const faults = new Faults()
    const errors: string[] = []
    context.on('weberror', (fault) => errors.push(fault.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    const requests = await requestsOfTour(context, appUrl, async (page, name) => {
      await settle(page)
      faults.add(name, await layoutFaults(page))
    })
    expect(requests.filter(({ isExpected }) => !isExpected)).toEqual([])
    const hosts = new Set(requests.map(({ address }) => new URL(address).host))
    expect(hosts.size).toBeGreaterThan(1)
    expect(requests.length).toBeGreaterThan(20)
    expect(faults.all).toEqual([])
    expect(errors).toEqual([])
  },
)
