import { accessChecks } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import { eachOverlayOf } from './support/routesDialogs.ts'

const walk = eachOverlayOf('prediction', 'lottery', 'auction', 'sales')

for (const { title, run } of accessChecks('dialog', 'dialog of prediction and lottery')) {
  test(title, ({ page }) => run(page, walk))
}
