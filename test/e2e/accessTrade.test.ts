import { accessTitle, checkAccess, PHONE } from './support/accessTour.ts'
import { test } from './support/journey.ts'
import { eachNarrowOverlay, eachOverlayOf } from './support/routesDialogs.ts'

test(accessTitle('dialog of swaps, tokens and wallets'), ({ page }) => checkAccess(page, eachOverlayOf('trade')))

test(accessTitle('dialog of narrow windows'), ({ page }) => checkAccess(page, eachNarrowOverlay, { size: PHONE }))
