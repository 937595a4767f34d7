import { expect } from '@playwright/test'
import { watched } from './support/policyWatch.ts'
import { requestsOfTour } from './support/tour.ts'
import { appUrl } from './support/site.ts'

watched('a tour of every page asks for nothing but its own host and those of its deployment', async ({ context }) => {
  watched.setTimeout(300_000)
  const asked = await requestsOfTour(context, appUrl)
  expect(asked.filter(({ isExpected }) => !isExpected)).toEqual([])
  const hosts = new Set(asked.map(({ address }) => new URL(address).host))
  expect(hosts.size).toBeGreaterThan(1)
  expect(asked.length).toBeGreaterThan(20)
})
