import { accessTitle, checkAccess } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import type { Walk } from './support/overlay.ts'
import { allPages, eachPage, pages } from './support/routes.ts'

const checked = new Set(pages.map(({ name }) => name))

/** Opens every page at all of its paths, for its requests, and checks the first and the last path of each. */
const walk: Walk = (page, translate, use) =>
  eachPage(page, translate, async (name) => (checked.has(name) ? use(name) : undefined), allPages)

test(accessTitle('page'), ({ page }) => checkAccess(page, walk))
