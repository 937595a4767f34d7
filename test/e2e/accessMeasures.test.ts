import { faultsOf } from './support/axe.ts'
import { unseenFocus } from './support/axeFocus.ts'
import { invisibleWhenForced } from './support/axeForced.ts'
import { atSize, liveRegions, movements, overflowing, SMALL_PHONE, smallTargets } from './support/axeLayout.ts'
import { expect, test } from './support/journey.ts'
import { watchRequests } from './support/requests.ts'

// A check that never finds anything proves nothing. Each one gets a page with one fault, and a page without any.

test('reports no fault for a page without faults', async ({ page }) => {
  await page.setContent(`
    <html lang="en" data-theme="light"><title>Good</title><main><h1>Good</h1>
    <button style="border: 1px solid; min-height: 40px">Send</button>
    <p>Read <a href="/more">more</a> of it.</p><div role="log" aria-live="polite"></div></main>`)
  expect(await overflowing(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await movements(page)).toEqual([])
  expect(await liveRegions(page)).toEqual(['log polite'])
  expect(await unseenFocus(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await invisibleWhenForced(page)).toEqual([])
})

test('reports elements that overflow the page or scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.setContent('<p style="width: 400px">wide</p>')
  expect(await overflowing(page)).toEqual([
    expect.stringMatching(/the page is \d+ px wide/),
    expect.stringContaining('outside: <p'),
  ])
  await page.setContent('<div style="overflow: auto; width: 200px"><p style="width: 250px">wide</p></div>')
  expect(await overflowing(page)).toEqual([expect.stringContaining('scrolls sideways: <div')])
  const cards = (widthPx: number) =>
    `<ul style="display: flex; overflow: auto; padding: 0; scroll-snap-type: x proximity">${`<li style="flex: none; width: ${widthPx}px">a</li>`.repeat(3)}</ul>`
  await page.setContent(cards(200))
  expect(await overflowing(page)).toEqual([])
  await page.setContent(cards(400))
  expect(await overflowing(page)).toEqual(Array.from({ length: 3 }, () => expect.stringContaining('too wide: <li')))
})

test('reports a control that is too small, also when its label draws it', async ({ page }) => {
  await page.setContent('<button style="height: 20px; padding: 0">x</button>')
  expect(await smallTargets(page)).toHaveLength(1)
  await page.setContent('<label style="display: block; height: 20px"><input type="radio" style="opacity: 0"></label>')
  expect(await smallTargets(page)).toHaveLength(1)
})

test('reports running animations and declared transitions', async ({ page }) => {
  await page.setContent('<p style="transition: color 0.2s">a</p>')
  expect(await movements(page)).toEqual([expect.stringContaining('ready: <p')])
  await page.setContent('<p style="transition-duration: 0.01ms">a</p>')
  expect(await movements(page)).toEqual([expect.stringContaining('ready: <p')])
  await page.setContent('<p id="p">a</p>')
  await page.evaluate(() => void document.querySelector('p')?.animate({ opacity: [0, 1] }, 60_000))
  expect(await movements(page)).toEqual([expect.stringContaining('runs: <p')])
})

test('reports a second live region', async ({ page }) => {
  await page.setContent('<div role="log" aria-live="polite"></div><p role="status">done</p><output>1</output>')
  expect(await liveRegions(page)).toEqual(['log polite', 'status', 'output'])
})

test('reports a focus that is covered, out of view or without an indicator', async ({ page }) => {
  const cover = '<div style="position: fixed; inset: 0; background: white"></div>'
  await page.setContent(`<button>under</button>${cover}`)
  expect(await unseenFocus(page)).toEqual([expect.stringContaining('covered by')])
  await page.setContent('<button style="position: fixed; left: -200px">away</button>')
  expect(await unseenFocus(page)).toEqual([expect.stringContaining('out of sight')])
  await page.setContent('<button style="outline: 0">bare</button>')
  expect(await unseenFocus(page)).toEqual([expect.stringContaining('not marked')])
})

test('reports elements that are invisible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setContent(`
    <style>html { background: Canvas } button { border: 0; background: none }</style><button>bare</button>
    <svg width="20" height="20" style="forced-color-adjust: none; fill: none; color: white">
      <circle r="9" style="stroke: rgb(255, 255, 255)"></circle></svg>`)
  expect(await invisibleWhenForced(page)).toEqual([
    expect.stringContaining('no edge: button'),
    expect.stringContaining('not to be seen: <svg'),
  ])
})

test('reports insufficient contrast that occurs in one theme only', async ({ page }) => {
  await page.route('**/faint', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<html lang="en"><title>Faint</title><style>[data-theme=dark] p { color: #333 } [data-theme=dark] body {
        background: #222 }</style><main><h1>Faint</h1><p>words</p></main><script>
        const dark = matchMedia('(prefers-color-scheme: dark)'), paint = () => {
          document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light' }
        dark.addEventListener('change', paint); paint()</script>`,
    }),
  )
  await page.goto('/faint')
  expect(await faultsOf(page)).toEqual([expect.stringMatching(/^dark: color-contrast: .*<p>words/)])
})

test('reports a dialog that a change of the window closes', async ({ page }) => {
  await page.setContent('<dialog open>Review</dialog>')
  await page.evaluate(() => addEventListener('resize', () => document.querySelector('dialog')?.close()))
  expect(await atSize(page, SMALL_PHONE, async () => [])).toEqual(['1 closed when the window changed its size'])
})

test('reports a request to a host that the deployment does not name', async ({ page }) => {
  const requestsOf = watchRequests(page.context())
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }))
  await page.setContent('<img src="https://elsewhere.example/picture.svg?account=1" alt="">')
  const others = () => requestsOf().filter(({ isExpected }) => !isExpected)
  await expect.poll(() => others().map(({ address }) => address)).toEqual(['https://elsewhere.example/picture.svg'])
})
