import type { Page } from '@playwright/test'
import { settle } from './axe.ts'

/** The smallest phone that every page and dialog has to fit (quality 4.3). */
export const SMALL_PHONE = { width: 320, height: 640 }
/** A window of 1280 by 1024 px at 400 %. */
export const ENLARGED = { width: 320, height: 256 }

/**
 * Returns descriptions of elements that overflow the window sideways or scroll sideways. While a dialog is open, only
 * its content is checked. Tab rows and tables may scroll within themselves. So may rows of cards with scroll snap, but
 * each card has to fit the window.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MAY_SCROLL = 'pre, table, [role=tablist]'
    const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const nameOf = (part: Element) => part.outerHTML.slice(0, 140)
    const widest = document.documentElement.clientWidth + 1
    const rows = [...top.querySelectorAll('*')].filter((part) => getComputedStyle(part).scrollSnapType !== 'none')
    const isInRow = (part: Element) => rows.some((row) => row.contains(part))
    const tooWide = rows
      .flatMap((row) => [row, ...row.children])
      .filter((part) => part.getBoundingClientRect().width > widest)
    const isHidden = (part: Element) => {
      const { width, height } = part.getBoundingClientRect()
      return width <= 1 || height <= 1 || !part.checkVisibility({ visibilityProperty: true })
    }
    const parts = [...top.querySelectorAll('*')].filter(
      (part) => !(part instanceof SVGElement) && !part.closest(MAY_SCROLL) && !isInRow(part) && !isHidden(part),
    )
    const outside = parts.filter((part) => {
      const { left, right } = part.getBoundingClientRect()
      return left < -1 || right > widest
    })
    const scrolled = parts.filter(
      (part) => part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...tooWide.map((part) => `too wide: ${nameOf(part)}`),
      ...outside.map((part) => `outside: ${nameOf(part)}`),
      ...scrolled.map((part) => `scrolls sideways: ${nameOf(part)}`),
    ]
  })

/**
 * Returns descriptions of controls smaller than 24 by 24 px (WCAG 2.5.8). A link in a line of text is excepted; a
 * control drawn by its label has the label's size.
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
 * Returns descriptions of movements: transitions of any duration and animations longer than 1 ms that the styles declare,
 * and running animations.
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
          return animates || inMs(transitionDuration) > 0
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

/** Returns the role and politeness of each live region of the page; regions with `off` are left out. */
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

/** Returns the layout faults of the page at its current size: overflow and targets that are too small. */
export const layoutFaults = async (page: Page): Promise<string[]> => [
  ...(await overflowing(page)),
  ...(await smallTargets(page)),
]

/**
 * Runs a check in a window of another size and returns its findings. An open dialog or popover that the new size closes
 * is a finding too.
 */
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
  // Counted before the check, which may close an overlay or open a hint itself.
  const closed = opened - (await open())
  const found = await judge(page)
  if (before) await page.setViewportSize(before)
  await settle(page)
  return closed === 0 ? found : [...found, `${closed} closed when the window changed its size`]
}
