import type { Page } from '@playwright/test'
import { settle } from './axe.ts'

/**
 * Answers what reaches over the sides of the window, and what has to be scrolled sideways, in words; of an open dialog
 * only what is in it. A row of tabs and a table may scroll in themselves.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MAY_SCROLL = 'pre, table, [role=tablist]'
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const nameOf = (part: Element) => part.outerHTML.slice(0, 140)
    const isHidden = (part: Element) => {
      const { width, height } = part.getBoundingClientRect()
      return width <= 1 || height <= 1 || !part.checkVisibility({ visibilityProperty: true })
    }
    const parts = [...top.querySelectorAll('*')].filter(
      (part) => !(part instanceof SVGElement) && !part.closest(MAY_SCROLL) && !isHidden(part),
    )
    const outside = parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -1 || right > document.documentElement.clientWidth + 1
    })
    const scrolled = parts.filter(
      (part) => part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...outside.map((part) => `outside: ${nameOf(part)}`),
      ...scrolled.map((part) => `scrolls sideways: ${nameOf(part)}`),
    ]
  })

/**
 * Answers the controls smaller than 24 by 24 px (WCAG 2.5.8), in words. A link in a line of text is excepted; a control
 * drawn by its label counts as the label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST_PX = 24
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role=option], [role=tab], [role=menuitem], [tabindex="0"]'
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const isInLine = (part: Element) =>
      part.matches('a') &&
      getComputedStyle(part).display === 'inline' &&
      part.parentElement?.innerText.trim() !== (part as HTMLElement).innerText.trim()
    return [...top.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !isInLine(part))
      .filter((part) => !part.matches('[href="#content"]:not(:focus)'))
      .flatMap((part) => {
        const drawn = part instanceof HTMLInputElement ? (part.labels?.[0] ?? part) : part
        const boxes = [part, drawn].map((one) => one.getBoundingClientRect())
        const [width, height] = [Math.max(...boxes.map((it) => it.width)), Math.max(...boxes.map((it) => it.height))]
        if (width === 0 || (width >= LEAST_PX - 0.5 && height >= LEAST_PX - 0.5)) return []
        const words = part.innerText.trim().replaceAll(/\d+/g, '#') || part.outerHTML.slice(0, 140)
        return [`${part.localName} of ${Math.round(height)} px, ${Math.round(width)} px wide: ${words}`]
      })
  })

/**
 * Answers what would move for longer than 1 ms, in words: every transition and animation that the styles hold ready, and
 * every one that runs.
 */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LONGEST_MS = 1
    const inMs = (times: string) =>
      Math.max(...times.split(', ').map((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)))
    const ready = [...document.querySelectorAll('*')].flatMap((part) =>
      [null, '::before', '::after', '::backdrop']
        .filter((pseudo) => {
          const { transitionDuration, animationDuration, animationName } = getComputedStyle(part, pseudo)
          const animates = animationName !== 'none' && inMs(animationDuration) > LONGEST_MS
          return animates || inMs(transitionDuration) > LONGEST_MS
        })
        .map((pseudo) => `ready: ${part.outerHTML.slice(0, 100)}${pseudo ?? ''}`),
    )
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const endTime = Number(effect?.getComputedTiming().endTime ?? 0)
      return playState === 'running' && endTime > LONGEST_MS
    })
    const names = running.map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 100) ?? 'no target')
    return [...ready, ...names.map((name) => `runs: ${name}`)]
  })

/** Answers every part of the page that a screen reader reads out by itself when it changes, in words. */
export const liveRegions = (page: Page): Promise<string[]> =>
  page.locator('[aria-live], [role=status], [role=alert], [role=log], output').evaluateAll((regions) =>
    regions
      .map((part) => ({
        role: part.getAttribute('role') ?? part.localName,
        live: part.getAttribute('aria-live') ?? '',
      }))
      .filter(({ live }) => live !== 'off')
      .map(({ role, live }) => `${role} ${live}`.trim()),
  )

/** Answers what is wrong with how the page is laid out where it stands, in words: what reaches over, what is too small. */
export const layoutFaults = async (page: Page): Promise<string[]> => [
  ...(await overflowing(page)),
  ...(await smallTargets(page)),
]

/** Judges the page in a window of another size, in which all that is open has to stay so; answers what was found. */
export async function atSize(
  page: Page,
  size: { width: number; height: number },
  judge: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const before = page.viewportSize()
  const open = () => page.locator('dialog[open], [popover][data-open]').count()
  const opened = await open()
  await page.setViewportSize(size)
  await settle(page)
  const found = await judge(page)
  const closed = opened - (await open())
  if (before) await page.setViewportSize(before)
  await settle(page)
  return closed === 0 ? found : [...found, `${closed} closed when the window changed its size`]
}
