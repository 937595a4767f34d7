import { accessTitle, checkAccess } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import type { Walk } from './support/overlay.ts'
import { allPages, eachPage, follow, pages, type SamplePage } from './support/routes.ts'

const checked = new Set(pages.map(({ name }) => name))

/**
 * Opens the given pages at all of their paths, for its requests, and checks the first and the last path of each. They
 * are opened by links: routes.test.ts loads each.
 */
const walkOf =
  (places: readonly SamplePage[]): Walk =>
  (page, translate, use) =>
    eachPage(page, translate, async (name) => (checked.has(name) ? use(name) : undefined), {
      places,
      open: follow,
    })

const middle = Math.ceil(allPages.length / 2)

test(accessTitle('page of the first half of the routes'), ({ page }) =>
  checkAccess(page, walkOf(allPages.slice(0, middle))),
)

test(accessTitle('page of the second half of the routes'), ({ page }) =>
  checkAccess(page, walkOf(allPages.slice(middle))),
)
