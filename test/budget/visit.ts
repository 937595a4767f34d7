import type { Browser, CDPSession, Page } from '@playwright/test'
import { slowDown, threadClock } from '../bench/figures.ts'
import { watchPage } from './watchers.ts'

const WINDOW = { width: 1280, height: 900 }
const TIMEOUT_MS = 60_000
const BINDING = 'reportFirstFrame'

/** The first frame with the data of a page. */
interface FirstFrame {
  /** Time since the start of the visit, in milliseconds. */
  timeMs: number
  /** Requests that the page has sent to the node before this frame. */
  requests: number
}

/** Runs in the page: counts its requests to the node, and reports the first frame in which the data is shown. */
function watchFrames(isShown: () => boolean, nodeUrl: string, bindingName: string): void {
  let requests = 0
  const { fetch } = window
  window.fetch = (input, init) => {
    const { url, method } = new Request(input, init)
    if (method === 'POST' && url.startsWith(nodeUrl)) requests += 1
    return fetch(input, init)
  }
  const check = () => {
    if (!isShown()) return void requestAnimationFrame(check)
    const binding: unknown = Reflect.get(window, bindingName)
    if (typeof binding === 'function') binding(JSON.stringify({ timeMs: performance.now(), requests }))
  }
  requestAnimationFrame(check)
}

/** Returns the source of a function for `visit`: whether the given number of rows is complete. */
export const rowsShown = (rowCount: number, isComplete: (row: Element) => boolean): string => `() => {
  const rows = [...document.querySelectorAll('main article')].slice(0, ${rowCount})
  return rows.length === ${rowCount} && rows.every(${isComplete.toString()})
}`

declare global {
  interface Window {
    /** Starts the background work that a visit has held back. */
    releaseBackground(): void
  }
}

/**
 * Runs in the page: holds back idle callbacks and timers of at least a second, such as the next poll for a block. On a
 * slow machine they would come before the data, and their requests would be counted.
 */
function holdBackground(): void {
  const HELD_FROM_MS = 1_000
  const { setTimeout: startTimer, clearTimeout: stopTimer, requestIdleCallback, cancelIdleCallback } = window
  const held = new Map<number, () => number>()
  const handles = new Map<number, number>()
  let isHeld = true
  let last = 0
  const hold = (start: () => number): number => {
    if (!isHeld) return start()
    last -= 1
    held.set(last, start)
    return last
  }
  const cancel = (handle: number | undefined, stop: (handle: number) => void) => {
    if (handle === undefined) return
    held.delete(handle)
    stop(handles.get(handle) ?? handle)
  }
  window.requestIdleCallback = (...parameters) => hold(() => requestIdleCallback(...parameters))
  window.cancelIdleCallback = (handle) => cancel(handle, cancelIdleCallback)
  window.setTimeout = ((...parameters: Parameters<typeof startTimer>) =>
    (parameters[1] ?? 0) < HELD_FROM_MS
      ? startTimer(...parameters)
      : hold(() => startTimer(...parameters))) as typeof startTimer
  window.clearTimeout = (handle) => cancel(typeof handle === 'number' ? handle : undefined, stopTimer)
  window.releaseBackground = () => {
    isHeld = false
    for (const [handle, start] of held) handles.set(handle, start())
    held.clear()
  }
}

interface VisitOptions {
  slowedBy?: number
  /** Whether renders and layout shifts are counted, which costs the page some time. */
  isWatched?: boolean
  /** Whether idle work and polls wait for `window.releaseBackground`. */
  holdsBackground?: boolean
  /** The source of a function that returns whether the page shows its data; it runs in each frame. */
  isShown: string
  /** The node whose requests are counted. */
  nodeUrl: string
}

export interface Visit {
  page: Page
  /** Wall clock from the start of the visit until the frame with the data, in milliseconds. */
  wallMs: number
  /** Requests to the node until that frame. */
  requests: number
  /** Work of the page's main thread until then, without other programs, in milliseconds. */
  workMs: number
}

const firstFrameOf = (session: CDPSession): Promise<FirstFrame> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No data on screen after ${TIMEOUT_MS / 1_000} s`)), TIMEOUT_MS)
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== BINDING) return
      clearTimeout(timer)
      resolve(JSON.parse(payload) as FirstFrame)
    })
  })

/**
 * Opens a page with an empty cache and waits until it shows its data. No script is evaluated in the page until then:
 * its compilation takes as long as a tenth of the visit. Requests are counted in the page, up to that frame: by the
 * time this process receives the report, the page may have sent more.
 */
export async function visit(
  browser: Browser,
  url: string,
  { slowedBy = 1, isWatched = false, holdsBackground = false, isShown, nodeUrl }: VisitOptions,
): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: WINDOW })
  const page = await context.newPage()
  if (isWatched) await watchPage(page)
  if (holdsBackground) await page.addInitScript(holdBackground)
  await page.addInitScript({ content: `(${watchFrames.toString()})(${isShown}, '${nodeUrl}', '${BINDING}')` })
  const session = await slowDown(page, slowedBy)
  const now = await threadClock(session)
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: BINDING })
  const firstFrame = firstFrameOf(session)
  const startedAtMs = await now()
  await page.goto(url, { waitUntil: 'commit' })
  const { timeMs, requests } = await firstFrame
  return { page, wallMs: timeMs, requests, workMs: (await now()) - startedAtMs }
}
