import { Faults, settle } from './support/axe.ts'
import { liveRegions, movements, overflowing, smallTargets } from './support/axeLayout.ts'
import { expect, test } from './support/journey.ts'
import { everywhere } from './support/routesDialogs.ts'
import { LANGUAGES, speakIn } from './support/routesWords.ts'

const PHONE = { width: 320, height: 640 }
const DESK = { width: 1280, height: 900 }

for (const language of LANGUAGES) {
  test(`320 px are wide enough, and a finger hits everything: ${language}`, async ({ page }) => {
    test.setTimeout(300_000)
    const faults = new Faults()
    const say = await speakIn(page, language)
    await page.setViewportSize(PHONE)
    await everywhere(page, say, async (name) => {
      await settle(page)
      faults.add(name, [...(await overflowing(page)), ...(await smallTargets(page))])
    })
    expect(faults.all).toEqual([])
  })
}

test('on a desk too every control is large enough, one region speaks, and what should keep still does', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const faults = new Faults()
  const say = await speakIn(page, 'en-US')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(DESK)
  await everywhere(page, say, async (name) => {
    const regions = await liveRegions(page)
    const many = regions.join() === 'log polite' ? [] : [`live regions: ${regions.join(', ')}`]
    faults.add(name, [...(await movements(page)), ...(await smallTargets(page)), ...many])
  })
  expect(faults.all).toEqual([])
})
