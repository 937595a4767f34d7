import { accessChecks } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import { eachOverlayOf } from './support/routesDialogs.ts'

const walk = eachOverlayOf('liquidity', 'earn')

for (const { title, run } of accessChecks('dialog', 'dialog of liquidity, farms and pools')) {
  test(title, ({ page }) => run(page, walk))
}
