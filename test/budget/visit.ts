import type { Browser, CDPSession, Page } from '@playwright/test'
import { slowDown, threadClock } from '../bench/figures.ts'
import { watchPage } from './watchers.ts'

const WINDOW = { width: 1280, height: 900 }
const PATIENCE_MS = 60_000
const BINDING = 'firstRowsShown'

/** Runs in the page: reports the time of the frame that shows the given number of complete rows. */
function watch(isWhole: (row: Element) => boolean, rowCount: number, tell: string): void {
  const look = () => {
    const rows = [...document.querySelectorAll('main article')].slice(0, rowCount)
    if (rows.length < rowCount || !rows.every(isWhole)) return void requestAnimationFrame(look)
    const binding: unknown = Reflect.get(window, tell)
    if (typeof binding === 'function') binding(String(performance.now()))
  }
  requestAnimationFrame(look)
}

declare global {
  interface Window {
    /** Starts the idle work that a visit has held back. */
    releaseIdle(): void
  }
}

/** Runs in the page: holds idle callbacks back, which come sooner or later by the speed of the machine. */
function holdIdle(): void {
  const request = window.requestIdleCallback.bind(window)
  const cancel = window.cancelIdleCallback.bind(window)
  const held = new Map<number, Parameters<typeof request>>()
  const handles = new Map<number, number>()
  let isHeld = true
  let last = 0
  window.requestIdleCallback = (...parameters) => {
    if (!isHeld) return request(...parameters)
    last -= 1
    held.set(last, parameters)
    return last
  }
  window.cancelIdleCallback = (handle) => {
    held.delete(handle)
    cancel(handles.get(handle) ?? handle)
  }
  window.releaseIdle = () => {
    isHeld = false
    for (const [handle, parameters] of held) handles.set(handle, request(...parameters))
    held.clear()
  }
}

interface Visiting {
  slowedBy?: number
  /** Whether renders and layout shifts are counted, which costs the page some time. */
  isWatched?: boolean
  /** Whether idle work waits for `window.releaseIdle`. */
  holdsIdle?: boolean
  rows: number
  isWhole: (row: Element) => boolean
}

export interface Visit {
  page: Page
  /** Wall clock from the start of the visit until the first rows are complete, in milliseconds. */
  wallMs: number
  /** Work of the page's main thread until then, without other programs, in milliseconds. */
  workMs: number
}

const toldBy = (session: CDPSession): Promise<number> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The first rows never came')), PATIENCE_MS)
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === BINDING) resolve(Number(payload))
    })
  })

/**
 * Opens a page with an empty cache and waits until its first rows are complete. No script is evaluated in the page
 * until then: its compilation takes as long as a tenth of the visit.
 */
export async function visit(
  browser: Browser,
  url: string,
  { slowedBy = 1, isWatched = false, holdsIdle = false, rows, isWhole }: Visiting,
): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: WINDOW })
  const page = await context.newPage()
  if (isWatched) await watchPage(page)
  if (holdsIdle) await page.addInitScript(holdIdle)
  await page.addInitScript({ content: `(${watch.toString()})(${isWhole.toString()}, ${rows}, '${BINDING}')` })
  const session = await slowDown(page, slowedBy)
  const now = await threadClock(session)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: BINDING })
  const shown = toldBy(session)
  const startedAtMs = await now()
  await page.goto(url, { waitUntil: 'commit' })
  const wallMs = await shown
  return { page, wallMs, workMs: (await now()) - startedAtMs }
}
