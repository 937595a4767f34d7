import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules whose result depends on the theme; all other rules give the same result in both themes. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

type Theme = 'light' | 'dark'

/** Waits until no finite animation runs, as axe must not measure half-faded colours. Endless animations are ignored. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    // An attribute change starts its transition a frame later, and so does an animation queued after another.
    // `finished` is not awaited: it may never settle if its element is removed during the animation.
    do await nextFrame()
    while (moving().length > 0)
  })
}

/** Emulates a colour scheme of the system and waits until the page is drawn in it. */
export async function showTheme(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  // The page follows within a frame, so that the assertion does not wait for its own next attempt.
  await settle(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  await settle(page)
}

/** Returns the boxes of all elements, by which a change of the layout is detected. */
const boxesOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((part) => part.getBoundingClientRect())
      .map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`)
      .join(),
  )

/** Room below the page for the bar at the window's lower edge, and for growth while the page loads. */
const SPARE_PX = 600

/** Makes the window higher than the page, so that no fixed bar covers a control that scrolling would uncover. */
async function growWindow(page: Page): Promise<void> {
  const size = page.viewportSize()
  const heightPx = await page.evaluate(() => {
    const isUnder = document.querySelector('dialog:modal, [popover][data-open]') !== null
    return isUnder ? 0 : document.documentElement.scrollHeight
  })
  if (size && heightPx > size.height) await page.setViewportSize({ width: size.width, height: heightPx + SPARE_PX })
}

const MOST_MEASUREMENTS = 5

/**
 * Returns the faults that axe finds. It stores all boxes at its start and compares texts with them later. If the layout
 * changed in between, it measures a text against another element, and a page that has grown beyond its window has
 * controls under the bars. So a result with faults counts only for an unchanged layout, or after five measurements.
 */
async function faultsIn(page: Page, builder: AxeBuilder): Promise<string[]> {
  for (let measurement = 1; ; measurement += 1) {
    await growWindow(page)
    const boxes = await boxesOf(page)
    const { violations } = await builder.analyze()
    const isFinal = violations.length === 0 || measurement === MOST_MEASUREMENTS || boxes === (await boxesOf(page))
    if (!isFinal) continue
    return violations.map(({ id, nodes }) => {
      // The measured colours of a contrast are in the message of its check.
      const described = nodes.map(({ html, any }) =>
        [html.slice(0, 200), ...any.map(({ message }) => message)].join(' '),
      )
      return `${id}: ${described.join(' ')}`
    })
  }
}

/** The open modal dialogs. The page behind them is inert and checked by itself; the front one contains the toasts. */
const MODAL = 'dialog:modal'

/** Returns axe for a page. Its source, half a megabyte, is injected only once after the page was loaded. */
export async function axeIn(page: Page): Promise<AxeBuilder> {
  const isInjected = await page.evaluate(() => 'axe' in window)
  const builder = new AxeBuilder({ page, ...(isInjected && { axeSource: 'void 0' }) })
  // No page contains a frame; without the search for frames axe is twice as fast.
  return builder.setLegacyMode().options({ reporter: 'no-passes' })
}

/**
 * Returns a description of each WCAG 2.2 AA violation of the page or of its modal dialogs: of all rules in the first
 * theme, and of the rules about colours in the others.
 */
export async function faultsOf(page: Page, themes: readonly Theme[] = ['light', 'dark']): Promise<string[]> {
  const found: string[] = []
  const size = page.viewportSize()
  const isModal = (await page.locator(MODAL).count()) > 0
  for (const [index, colorScheme] of themes.entries()) {
    await showTheme(page, colorScheme)
    const builder = await axeIn(page)
    if (isModal) builder.include(MODAL)
    const faults = await faultsIn(page, index === 0 ? builder.withTags(WCAG_AA) : builder.withRules(OF_COLOUR))
    found.push(...faults.map((fault) => `${colorScheme}: ${fault}`))
  }
  if (size) await page.setViewportSize(size)
  return found
}

/** Collects violations over many pages and reports a violation common to all of them once. */
export class Faults {
  readonly #places = new Map<string, string[]>()

  add(place: string, faults: readonly string[]): void {
    for (const fault of faults) this.#places.set(fault, [...(this.#places.get(fault) ?? []), place])
  }

  /** Returns each violation with the places where it was found. */
  get all(): string[] {
    return [...this.#places].map(([fault, places]) => `${fault} (${places.join(', ')})`)
  }
}
