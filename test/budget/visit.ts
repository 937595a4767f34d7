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

interface Visiting {
  slowedBy?: number
  /** Whether renders and layout shifts are counted, which costs the page some time. */
  isWatched?: boolean
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
  { slowedBy = 1, isWatched = false, rows, isWhole }: Visiting,
): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: WINDOW })
  const page = await context.newPage()
  if (isWatched) await watchPage(page)
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
