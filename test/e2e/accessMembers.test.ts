import { accessTitle, checkAccess } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import { eachOverlayOf } from './support/routesDialogs.ts'

test(accessTitle('dialog of profiles and collectibles'), ({ page }) => checkAccess(page, eachOverlayOf('members')))
