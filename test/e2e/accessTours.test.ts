import type { Page } from '@playwright/test'
import { Faults, faultsOf, settle, showTheme } from './support/axe.ts'
import { unseenFocus } from './support/axeFocus.ts'
import { invisibleWhenForced } from './support/axeForced.ts'
import { atSize, layoutFaults, liveRegions, movements, smallTargets } from './support/axeLayout.ts'
import { expect, test } from './support/journey.ts'
import { eachPlace } from './support/routes.ts'
import { eachOverlay, everywhere } from './support/routesDialogs.ts'
import { speakIn } from './support/routesWords.ts'

// Opening every page and all that opens over one takes longer than judging it: what can be judged of one opening is. The
// walk through the focus comes last, for it closes what it leaves. German is measured where its requests are noted.

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 360, height: 740 }
const SMALL_PHONE = { width: 320, height: 640 }
/** A window of 1280 by 1024 px at 400 %. */
const ENLARGED = { width: 320, height: 256 }

/** Judges what shows in forced colours: every control has an edge, every picture is seen, and the focus is marked. */
async function forcedFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  await settle(page)
  const found = [...(await invisibleWhenForced(page)), ...(await unseenFocus(page))]
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

test('on a desk: axe finds nothing, controls are large enough, one region speaks, nothing moves, forced colours show all', async ({
  page,
}) => {
  test.setTimeout(420_000)
  const faults = new Faults()
  const say = await speakIn(page, 'en-US')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESK)
  await everywhere(page, say, async (name) => {
    const regions = await liveRegions(page)
    const many = regions.join() === 'log polite' ? [] : [`live regions: ${regions.join(', ')}`]
    faults.add(name, [...(await movements(page)), ...(await smallTargets(page)), ...many])
    faults.add(name, await faultsOf(page))
    await showTheme(page, 'light')
    faults.add(`${name} in forced colours`, await forcedFaults(page))
  })
  expect(faults.all).toEqual([])
})

test('at 400 %: 320 px are wide enough, a finger hits everything, and what has the focus is in sight, uncovered and marked', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const faults = new Faults()
  const say = await speakIn(page, 'en-US')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(ENLARGED)
  await everywhere(page, say, async (name) => {
    await settle(page)
    faults.add(name, await atSize(page, SMALL_PHONE, layoutFaults))
    faults.add(name, await unseenFocus(page))
  })
  expect(faults.all).toEqual([])
})

test('from right to left: axe finds nothing, 320 px are wide enough, and a finger hits everything', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const faults = new Faults()
  const say = await speakIn(page, 'ar-SA')
  const judge = async (name: string) => {
    faults.add(name, await faultsOf(page))
    faults.add(name, await atSize(page, SMALL_PHONE, layoutFaults))
  }
  await page.setViewportSize(DESK)
  await eachPlace(page, say, judge)
  await page.setViewportSize(PHONE)
  await eachOverlay(page, say, judge)
  expect(faults.all).toEqual([])
})
