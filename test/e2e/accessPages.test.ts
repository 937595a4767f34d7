import { accessChecks, type Walk } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import { eachPage } from './support/routes.ts'

const walk: Walk = (page, translate, use) => eachPage(page, translate, use)

for (const { title, run } of accessChecks('page')) {
  test(title, ({ page }) => run(page, walk))
}
