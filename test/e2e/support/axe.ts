import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a theme can break; all else is the same in both. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Waits until nothing moves: half-faded colours are not what anybody reads. What goes on for ever is let go on. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    // What an attribute has changed begins to move a frame later, and so does what waits for another's end. The promise of
    // an end is not waited for: of a part that is taken away in the midst of its movement it may never be kept.
    do await nextFrame()
    while (moving().length > 0)
  })
}

/** Shows the page in a theme, as a machine set to it would, and waits until it is drawn. */
export async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await settle(page)
}

async function faultsIn(builder: AxeBuilder): Promise<string[]> {
  // No page has a frame of others; without looking for them axe is twice as fast.
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
}

/** Room below the page for the bar at the window's lower edge, and for what a page still loading grows by. */
const SPARE_PX = 600

/** Makes the window higher than the page, so that no bar at its edge covers a control that scrolling would uncover. */
async function unroll(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize()
  const heightPx = await page.evaluate(() => {
    const isUnder = document.querySelector('dialog:modal, [popover][data-open]') !== null
    return isUnder ? 0 : document.documentElement.scrollHeight
  })
  if (!size || heightPx <= size.height) return () => Promise.resolve()
  await page.setViewportSize({ width: size.width, height: heightPx + SPARE_PX })
  return () => page.setViewportSize(size)
}

/** Answers every rule of WCAG 2.2 AA that the page breaks in either theme, in words. */
export async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  const rollUp = await unroll(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await showTheme(page, colorScheme)
    const builder = new AxeBuilder({ page })
    const faults = await faultsIn(colorScheme === 'light' ? builder.withTags(WCAG_AA) : builder.withRules(OF_COLOUR))
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`))
  }
  await rollUp()
  return found
}

/** Gathers faults over many pages, so that one that stands on all of them is told once. */
export class Faults {
  readonly #places = new Map<string, string[]>()

  add(place: string, faults: readonly string[]): void {
    for (const fault of faults) this.#places.set(fault, [...(this.#places.get(fault) ?? []), place])
  }

  /** Answers each fault with the places it was found at. */
  get all(): string[] {
    return [...this.#places].map(([fault, places]) => `${fault} (${places.join(', ')})`)
  }
}
