import { accessTitle, checkAccess } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import { eachOverlayOf } from './support/routesDialogs.ts'

test(accessTitle('dialog of prediction and lottery'), ({ page }) =>
  checkAccess(page, eachOverlayOf('prediction', 'lottery', 'auction', 'sales')),
)
