import type { Page } from '@playwright/test'
import { Faults, faultsOf, settle, showTheme } from './support/axe.ts'
import { unseenFocus } from './support/axeFocus.ts'
import { invisibleWhenForced } from './support/axeForced.ts'
import { atSize, layoutFaults, liveRegions, movements, smallTargets } from './support/axeLayout.ts'
import { expect, test } from './support/journey.ts'
import { eachPage } from './support/routes.ts'
import { eachOverlay } from './support/routesDialogs.ts'
import { setLanguage, type Translate } from './support/overlay.ts'

// Opening every page and overlay takes longer than checking it, so each opening runs all possible checks. The focus
// traversal comes last, as it closes what it leaves. German is measured with its requests (policyRequests.test.ts).

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 740 }
const SMALL_PHONE = { width: 320, height: 640 }
/** A window of 1280 by 1024 px at 400 %. */
const ENLARGED = { width: 320, height: 256 }

/** Checks forced colours: every control has an edge, every picture is visible, and the focus has an indicator. */
async function forcedFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await settle(page)
  const found = [...(await invisibleWhenForced(page)), ...(await unseenFocus(page))]
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** Two tours: through every page, and through every overlay. */
const tours = [
  {
    what: 'page',
    walk: (page: Page, translate: Translate, use: (name: string) => Promise<void>) => eachPage(page, translate, use),
  },
  { what: 'dialog', walk: eachOverlay },
] as const

for (const { what, walk } of tours) {
  test(`each ${what} on a desktop passes axe, has large enough controls, one live region and no animation, and is visible in forced colours`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    const faults = new Faults()
    const translate = await setLanguage(page, 'en-US')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(DESKTOP)
    await walk(page, translate, async (name) => {
      const regions = await liveRegions(page)
      const many = regions.join() === 'log polite' ? [] : [`live regions: ${regions.join(', ')}`]
      faults.add(name, [...(await movements(page)), ...(await smallTargets(page)), ...many])
      faults.add(name, await faultsOf(page))
      await showTheme(page, 'light')
      faults.add(`${name} in forced colours`, await forcedFaults(page))
    })
    expect(faults.all).toEqual([])
  })

  test(`each ${what} at 400 % zoom fits 320 px, has large enough controls, and shows the focus uncovered with an indicator`, async ({
    page,
  }) => {
    test.setTimeout(420_000)
    const faults = new Faults()
    const translate = await setLanguage(page, 'en-US')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(ENLARGED)
    await walk(page, translate, async (name) => {
      await settle(page)
      faults.add(name, await atSize(page, SMALL_PHONE, layoutFaults))
      faults.add(name, await unseenFocus(page))
    })
    expect(faults.all).toEqual([])
  })

  // The content of a dialog and its width are separate checks: pages are wide here, dialogs narrow.
  test(`each ${what} from right to left passes axe, fits 320 px and has large enough controls`, async ({ page }) => {
    test.setTimeout(420_000)
    const faults = new Faults()
    const translate = await setLanguage(page, 'ar-SA')
    await page.setViewportSize(what === 'page' ? DESKTOP : PHONE)
    await walk(page, translate, async (name) => {
      faults.add(name, await faultsOf(page))
      faults.add(name, await atSize(page, SMALL_PHONE, layoutFaults))
    })
    expect(faults.all).toEqual([])
  })
}
