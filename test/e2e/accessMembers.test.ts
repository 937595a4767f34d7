import { accessChecks } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import { eachOverlayOf } from './support/routesDialogs.ts'

const walk = eachOverlayOf('members')

for (const { title, run } of accessChecks('dialog', 'dialog of profiles and collectibles')) {
  test(title, ({ page }) => run(page, walk))
}
