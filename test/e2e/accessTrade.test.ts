import { accessChecks } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import { eachOverlayOf } from './support/routesDialogs.ts'

const walk = eachOverlayOf('trade')

for (const { title, run } of accessChecks('dialog', 'dialog of swaps, tokens and wallets')) {
  test(title, ({ page }) => run(page, walk))
}
