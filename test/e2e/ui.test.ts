import type { Locator, Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { axeIn, showTheme } from './support/axe.ts'
import { test } from './support/clockedTest.ts'
import { switchLanguage } from './support/overlay.ts'
import { placesOfDifferences } from './support/pictures.ts'
import { type Variant, openShowcase, type Showcase, showChapter, startShowcase } from './support/showcase.ts'

const CHAPTERS = ['amounts', 'controls', 'forms', 'messages', 'texts', 'lists', 'figures', 'colours']

const VARIANTS = {
  light: { width: 1000, colorScheme: 'light', language: 'en-US' },
  dark: { width: 360, colorScheme: 'dark', language: 'en-US' },
  rtl: { width: 1000, colorScheme: 'light', language: 'ar-SA' },
} as const satisfies Readonly<Record<string, Variant>>

/** Overlays of the page: the chapter, the control that opens each, and the element in its screenshot. */
const OPENED = [
  { what: 'dialog', chapter: 'dialogs', by: { role: 'button', name: 'Confirm swap' }, shown: 'dialog[open]' },
  { what: 'drawer', chapter: 'overlays', by: { role: 'button', name: 'Drawer' }, shown: 'dialog[open]' },
  { what: 'menu', chapter: 'overlays', by: { role: 'button', name: '0x12…34' }, shown: '[role=menu][data-open]' },
  { what: 'search', chapter: 'forms', by: { role: 'combobox', name: 'Token' }, shown: '[popover][data-open]' },
  { what: 'tip', chapter: 'texts', by: { role: 'button', name: /Add liquidity/ }, shown: '[role=tooltip][data-open]' },
] as const

/** Opens each overlay in turn, calls `use`, and closes it with Esc. */
async function openEach(page: Page, use: (shown: Locator, what: string, selector: string) => Promise<void>) {
  for (const { what, chapter, by, shown } of OPENED) {
    const section = await showChapter(page, chapter)
    const opener = section.getByRole(by.role, { name: by.name, exact: true })
    await opener.focus()
    await page.keyboard.press(by.role === 'combobox' ? 'ArrowDown' : 'Enter')
    await use(page.locator(shown), what, shown)
    await page.keyboard.press('Escape')
    await expect(page.locator(shown)).toHaveCount(0)
  }
}

// Three quarters of the size show the same and keep the repository small.
test.use({ deviceScaleFactor: 0.75 })

let showcase: Showcase | undefined
const open = (page: Page, variant: Variant) => openShowcase(page, showcase?.url ?? '', variant)

test.beforeAll(async ({ browser }) => {
  showcase = await startShowcase()
  // The first visit makes the server transform all modules; it may then request a reload of the page.
  const page = await browser.newPage()
  await open(page, { width: 1000, colorScheme: 'light', language: 'en-US' })
  await page.waitForLoadState('networkidle')
  await page.close()
})

test.afterAll(async () => {
  await showcase?.stop()
})

for (const [name, variant] of Object.entries(VARIANTS)) {
  test(`the design system looks as it did: ${name}`, async ({ page }, testInfo) => {
    await open(page, variant)
    for (const chapter of CHAPTERS) {
      await expect.soft(await showChapter(page, chapter)).toHaveScreenshot(`${name}-${chapter}.png`)
    }
    await openEach(page, (shown, what) => expect.soft(shown).toHaveScreenshot(`${name}-open-${what}.png`))
    const messages = await showChapter(page, 'messages')
    await messages.getByRole('button', { name: 'Bad' }).press('Enter')
    await expect.soft(page.locator('li[data-kind=bad]')).toHaveScreenshot(`${name}-toast.png`)
    // CI keeps its log only, not the pictures.
    expect(await placesOfDifferences(page, testInfo)).toEqual([])
  })
}

test('the report of a difference between pictures names its place', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('control-diff.png')
  await page.setContent(
    '<div style="position: absolute; inset: 20px auto auto 32px; width: 40px; height: 12px; background: red">',
  )
  await page.screenshot({ path, scale: 'device' })
  const attachments = [{ name: 'control-diff.png', path, contentType: 'image/png' }]
  expect(await placesOfDifferences(page, { attachments })).toEqual(['control-diff.png: x 24 to 53, y 15 to 23'])
})

/** Returns descriptions of the elements that are wider than the window. */
const tooWide = (page: Page): Promise<string[]> =>
  page.locator('section[id] *').evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { left, right, width } = part.getBoundingClientRect()
        const isHidden = width <= 1 || part.closest('[popover]:not([data-open])') !== null
        const scrolls = part.closest('pre, table, [role=tablist], [role=region]') !== null
        const isDrawn = part.closest('svg') !== null
        return !isHidden && !isDrawn && !scrolls && (left < -1 || right > document.documentElement.clientWidth + 1)
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

test('the design system fits 320 px in Arabic and English, and passes axe light, dark and right to left', async ({
  page,
}) => {
  // One visit: the development server sends each module by itself.
  await open(page, { width: 320, colorScheme: 'light', language: 'ar-SA' })
  for (const language of ['ar-SA', 'en-US']) {
    if (language !== 'ar-SA') await switchLanguage(page, language)
    expect(await tooWide(page), language).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(320)
  }

  const faults = async (within: string) => {
    const { violations } = await (await axeIn(page)).include(within).analyze()
    return violations.map(({ id, nodes }) => `${within}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)
  }
  for (const name of ['light', 'dark', 'rtl'] as const) {
    const { width, colorScheme, language } = VARIANTS[name]
    await page.setViewportSize({ width, height: 900 })
    await switchLanguage(page, language)
    await showTheme(page, colorScheme)
    for (const chapter of CHAPTERS) {
      await showChapter(page, chapter)
      expect.soft(await faults(`#${chapter}`), name).toEqual([])
    }
    await openEach(page, async (shown, _what, selector) => {
      await shown.waitFor()
      expect.soft(await faults(selector), name).toEqual([])
    })
  }
})
