import type { Page, ViewportSize } from '@playwright/test'
import { Faults, faultsOf, settle } from './axe.ts'
import { unseenFocus } from './axeFocus.ts'
import { invisibleWhenForced } from './axeForced.ts'
import { atSize, ENLARGED, layoutFaults, liveRegions, movements, SMALL_PHONE, smallTargets } from './axeLayout.ts'
import { expect, test } from './journey.ts'
import { setLanguage, switchLanguage, type Walk } from './overlay.ts'
import { watchRequests } from './requests.ts'

const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** Checks a page or overlay in English: the light theme, forced colours, controls, live regions, movements, focus. */
async function checkEnglish(page: Page, name: string, faults: Faults): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await settle(page)
  const regions = await liveRegions(page)
  const many = regions.join() === 'log polite' ? [] : [`live regions: ${regions.join(', ')}`]
  faults.add(name, [...(await movements(page)), ...(await smallTargets(page)), ...many])
  faults.add(name, await faultsOf(page, ['light']))
  await page.emulateMedia({ forcedColors: 'active' })
  await settle(page)
  faults.add(`${name} in forced colours`, [...(await invisibleWhenForced(page)), ...(await unseenFocus(page))])
  await page.emulateMedia({ forcedColors: 'none' })
}

/**
 * Checks a page or overlay right to left: the dark theme, then layout and focus on a phone. An overlay of wide windows is
 * not checked on a phone.
 */
async function checkArabic(page: Page, name: string, faults: Faults, isWide: boolean): Promise<void> {
  await switchLanguage(page, 'ar-SA')
  faults.add(`${name} right to left`, await faultsOf(page, ['dark']))
  const onPhone = async () => [...(await layoutFaults(page)), ...(await unseenFocus(page))]
  if (!isWide) faults.add(`${name} right to left on a phone`, await atSize(page, SMALL_PHONE, onPhone))
}

/** Checks a page or overlay in German, whose words are longest: the layout on a phone, then the focus at 400 % zoom. */
async function checkGerman(page: Page, name: string, faults: Faults): Promise<void> {
  await switchLanguage(page, 'de-DE')
  faults.add(`${name} in German on a phone`, await atSize(page, SMALL_PHONE, layoutFaults))
  faults.add(`${name} in German at 400 %`, await atSize(page, ENLARGED, unseenFocus))
}

/** Title of a journey that checks each page or dialog of a kind. */
export const accessTitle = (what: string): string =>
  `each ${what} passes axe in both themes, right to left and in forced colours, fits 320 px, moves nothing with reduced motion, shows its focus, and sends requests to own hosts only`

/**
 * Opens each page or overlay of a walk once, as opening takes as long as checking, and checks it in English, Arabic and
 * German, which are chosen as in another tab. It is opened with motion, and checked without. The requests of all have to
 * go to hosts that the deployment names, or to the given ones.
 */
export async function checkAccess(
  page: Page,
  walk: Walk,
  { size = DESKTOP, hosts = [] }: { size?: ViewportSize; hosts?: readonly string[] } = {},
): Promise<void> {
  const faults = new Faults()
  const requestsOf = watchRequests(page.context(), hosts)
  const translate = await setLanguage(page, 'en-US')
  async function start(): Promise<void> {
    await page.emulateMedia({ reducedMotion: 'no-preference', colorScheme: 'light' })
    await page.setViewportSize(size)
  }
  await start()
  const use: Parameters<Walk>[2] = async (name, overlay) => {
    async function restart(): Promise<void> {
      await start()
      await switchLanguage(page, 'en-US')
    }
    // A popover closes when the focus leaves it.
    const isPopover = (await page.locator('[popover][data-open]').count()) > 0
    async function reopen(): Promise<void> {
      if (!overlay || !isPopover) return
      await restart()
      await overlay.reopen()
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    await checkEnglish(page, name, faults)
    await reopen()
    await checkArabic(page, name, faults, overlay?.isWide === true)
    if (overlay?.isWide !== true) {
      await reopen()
      await checkGerman(page, name, faults)
    }
    await restart()
  }
  // Outside a step, Playwright looks for the parent of each call among all calls before it.
  await test.step('opens and checks each', () => walk(page, translate, use))
  expect(faults.all).toEqual([])
  const requests = requestsOf()
  expect(requests.filter(({ isExpected }) => !isExpected)).toEqual([])
  expect(new Set(requests.map(({ address }) => new URL(address).host)).size).toBeGreaterThan(1)
  expect(requests.length).toBeGreaterThan(20)
}
