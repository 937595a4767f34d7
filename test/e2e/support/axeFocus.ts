import type { CDPSession, Page } from '@playwright/test'

/** More than the stops of any page; the traversal ends earlier when the focus returns to a visited element. */
const MOST_STOPS = 80
/** Presses sent together: each press alone waits twice for the page. */
const PRESSES = 10

/** The fault of the focused element; `done` when the focus has left the page or returned to a visited element. */
type Stop = { done: true } | { done: false; fault: string | null }

declare global {
  interface Window {
    /** Returns the stops of the traversal since the last call. */
    takeFocusStops: () => Stop[]
    endFocusStops: () => void
  }
}

/**
 * Runs in the page: checks the focused element before Tab moves the focus on. It must be visible, not covered (WCAG
 * 2.4.11) and have a focus indicator (2.4.7).
 */
function watchStops(): void {
  const checkStop = (): Stop => {
    const FRAMES = 4
    const part = document.activeElement
    if (!(part instanceof HTMLElement) || part === document.body || 'passed' in part.dataset) return { done: true }
    part.dataset['passed'] = ''
    // A control may be drawn by its label, its next sibling or its parent.
    const label = part instanceof HTMLInputElement ? part.labels?.[0] : undefined
    const drawn = [part, label ?? part, part.nextElementSibling ?? part, part.parentElement ?? part]
    const isSeen = (one: Element) => one.getBoundingClientRect().width > 2 && getComputedStyle(one).opacity !== '0'
    const seen = drawn.find(isSeen) ?? part
    const name = part.outerHTML.slice(0, 140)
    const around: Element[] = []
    // Elements in the top layer are not clipped by their ancestors.
    for (let one: Element | null = part; one && !one.matches(':popover-open, dialog:modal'); one = one.parentElement) {
      if (one !== part) around.push(one)
    }

    const boxes = [
      new DOMRect(0, 0, innerWidth, innerHeight),
      seen.getBoundingClientRect(),
      ...around.filter((one) => getComputedStyle(one).overflow !== 'visible').map((one) => one.getBoundingClientRect()),
    ]
    const [x0, x1] = [Math.max(...boxes.map((it) => it.left)), Math.min(...boxes.map((it) => it.right))]
    const [y0, y1] = [Math.max(...boxes.map((it) => it.top)), Math.min(...boxes.map((it) => it.bottom))]
    if (x1 - x0 < 4 || y1 - y0 < 4) return { done: false, fault: `out of sight: ${name}` }
    const at = (share: number, from: number, to: number) => from + (to - from) * share
    const points = [0.15, 0.5, 0.85].flatMap((x) =>
      [0.15, 0.5, 0.85].map((y) => document.elementFromPoint(at(x, x0, x1), at(y, y0, y1))),
    )
    const isOwn = (hit: Element | null) => hit !== null && (seen.contains(hit) || hit.contains(seen))
    const covered = points.filter((hit) => !isOwn(hit))
    if (covered.length > 3) return { done: false, fault: `covered by ${covered[0]?.outerHTML.slice(0, 60)}: ${name}` }

    // A frame around several parts of a field may show the indicator of any of them.
    const isMarked = [...drawn, ...around.slice(0, FRAMES)].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1
    })
    const mayBeBare = part.matches('main, dialog')
    return { done: false, fault: isMarked || mayBeBare ? null : `not marked: ${name}` }
  }
  let stops: Stop[] = []
  // Nothing was pressed yet.
  let isChecked = true
  const check = () => {
    if (!isChecked) stops.push(checkStop())
    isChecked = true
  }
  const onPress = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return
    check()
    isChecked = false
  }
  addEventListener('keydown', onPress, { capture: true })
  window.takeFocusStops = () => {
    check()
    const taken = stops
    stops = []
    return taken
  }
  window.endFocusStops = () => {
    removeEventListener('keydown', onPress, { capture: true })
    for (const part of document.querySelectorAll<HTMLElement>('[data-passed]')) delete part.dataset['passed']
    // The focus shows the link to the content, and the hint of its element.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
}

/** Presses Tab several times and returns the stops. */
async function pressTab(page: Page, session: CDPSession): Promise<Stop[]> {
  const press = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const
  await Promise.all(Array.from({ length: PRESSES }, () => session.send('Input.dispatchKeyEvent', press)))
  return page.evaluate(() => window.takeFocusStops())
}

/** Tabs through the page and returns a description of each stop where the focus is not visible. */
export async function unseenFocus(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(watchStops)
  const session = await page.context().newCDPSession(page)
  let isDone = false
  for (let presses = 0; presses < MOST_STOPS && !isDone; presses += PRESSES) {
    for (const stop of await pressTab(page, session)) {
      isDone ||= stop.done
      if (!isDone && !stop.done && stop.fault !== null) faults.push(stop.fault)
    }
  }
  await session.detach()
  await page.evaluate(() => window.endFocusStops())
  return faults
}
