import type { Page, ViewportSize } from '@playwright/test'
import { Faults, faultsOf, settle, showTheme } from './axe.ts'
import { unseenFocus } from './axeFocus.ts'
import { invisibleWhenForced } from './axeForced.ts'
import { atSize, layoutFaults, liveRegions, movements, SMALL_PHONE, smallTargets } from './axeLayout.ts'
import { expect } from './journey.ts'
import { setLanguage, type Translate } from './overlay.ts'

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 740 }

/** Opens pages or overlays one by one, and calls `use` with the name of each. */
export type Walk = (page: Page, translate: Translate, use: (name: string) => Promise<void>) => Promise<void>

/** Checks forced colours: every control has an edge, every picture is visible, and the focus has an indicator. */
async function forcedFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await settle(page)
  const found = [...(await invisibleWhenForced(page)), ...(await unseenFocus(page))]
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** A journey that checks each page or overlay of a walk. */
interface AccessCheck {
  title: string
  run: (page: Page, walk: Walk) => Promise<void>
}

async function checkDesktop(page: Page, walk: Walk): Promise<void> {
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
}

async function checkRightToLeft(page: Page, walk: Walk, size: ViewportSize): Promise<void> {
  const faults = new Faults()
  const translate = await setLanguage(page, 'ar-SA')
  // All other tours have reduced motion, so this one shows what moves.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize(size)
  await walk(page, translate, async (name) => {
    faults.add(name, await faultsOf(page))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const onPhone = async () => [...(await layoutFaults(page)), ...(await unseenFocus(page))]
    faults.add(`${name} on a phone`, await atSize(page, SMALL_PHONE, onPhone))
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })
  expect(faults.all).toEqual([])
}

/**
 * Returns the journeys that open and check each page or dialog of a walk: on a desktop, and right to left. Opening takes
 * longer than checking, so each opening runs all possible checks. The focus traversal comes last, because it closes the
 * overlays that it leaves. On a small phone it meets the bars at the window's edges. At 400 % zoom everything is checked
 * in German, with its requests (policyRequests.test.ts).
 */
export const accessChecks = (kind: 'page' | 'dialog', what: string = kind): readonly AccessCheck[] => [
  {
    title: `each ${what} on a desktop passes axe, has large enough controls, one live region and no animation, and is visible in forced colours`,
    run: checkDesktop,
  },
  {
    title: `each ${what} from right to left passes axe, fits 320 px, has large enough controls and an uncovered focus with an indicator`,
    // The content of a dialog and its width are separate checks: pages are wide here, dialogs narrow.
    run: (page, walk) => checkRightToLeft(page, walk, kind === 'page' ? DESKTOP : PHONE),
  },
]
