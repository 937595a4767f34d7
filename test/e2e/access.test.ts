import { Faults, faultsOf } from './support/axe.ts'
import { expect, test } from './support/journey.ts'
import { eachPlace } from './support/routes.ts'
import { eachOverlay } from './support/routesDialogs.ts'
import { speakIn } from './support/routesWords.ts'

const WIDE = { width: 1280, height: 900 }
const NARROW = { width: 360, height: 740 }

for (const language of ['en-US', 'ar-SA']) {
  test(`axe finds nothing on any page: ${language}`, async ({ page }) => {
    test.setTimeout(180_000)
    const faults = new Faults()
    const say = await speakIn(page, language)
    await eachPlace(page, say, async (name) => faults.add(name, await faultsOf(page)))
    expect(faults.all).toEqual([])
  })

  // Each language at one width: what a dialog says, and how much room it has, are faults of different kinds.
  const size = language === 'en-US' ? WIDE : NARROW
  test(`axe finds nothing in any dialog: ${language}, ${size.width} px`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults = new Faults()
    const say = await speakIn(page, language)
    await page.setViewportSize(size)
    await eachOverlay(page, say, async (name) => faults.add(name, await faultsOf(page)))
    expect(faults.all).toEqual([])
  })
}
