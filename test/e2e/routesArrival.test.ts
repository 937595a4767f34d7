import type { Page } from '@playwright/test'
import { demoAccount, token } from './support/chain.ts'
import { amountField, expect, test } from './support/journey.ts'
import { watched as bare } from './support/watchedTest.ts'

const CAKE = token('CAKE').address
const BUSD = token('BUSD').address

test('a change of page is announced and moves the focus', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isMainFocused = () => page.evaluate(() => document.activeElement?.tagName === 'MAIN')
  expect(await isMainFocused()).toBe(false)
  const region = page.locator('[aria-live="polite"]')
  await expect(region).not.toContainText('Home')

  await page.getByRole('main').getByRole('link', { name: 'Swap tokens' }).click()
  await expect(region).toContainText('Swap')
  await expect.poll(isMainFocused).toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'Swap', exact: true })).toBeFocused()

  await page.goBack()
  await expect(region).toContainText('Home')
  await expect.poll(isMainFocused).toBe(true)
})

test('a change of page from the drawer of a phone moves the focus to the page, not to the menu button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/nowhere')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Swap', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('typing on a page and changing its query are no change of page', async ({ page }) => {
  await page.goto(`/swap?outputCurrency=${CAKE}`)
  await amountField(page, 'From').fill('1')
  await page.evaluate((search) => {
    history.pushState(history.state, '', search)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, `?outputCurrency=${BUSD}`)
  await expect(page.getByRole('button', { name: /^To token.*BUSD/ })).toBeVisible()
  await expect(amountField(page, 'From')).toBeFocused()
  await expect(page.locator('[aria-live="polite"]')).not.toContainText('Swap')
})

test('hovering over a link loads the code of its page', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Trade' }).click()
  const link = page.getByRole('banner').getByRole('link', { name: 'Swap', exact: true })
  await expect(link).toBeVisible()
  const isFetched = () => fetched.some((url) => url.includes('/assets/SwapPage'))
  expect(isFetched()).toBe(false)
  await link.hover()
  await expect.poll(isFetched).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
})

test.describe('scrolling', () => {
  test.use({ viewport: { width: 360, height: 320 } })

  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
  /** Scrolls as soon as the page is long enough. */
  async function scrollTo(page: Page, y: number): Promise<void> {
    await page.waitForFunction((top) => document.documentElement.scrollHeight >= top + innerHeight, y)
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await expect.poll(() => scrollY(page)).toBe(y)
    // The page handles the scroll event in the next frame, which a busy machine may render late.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }

  test('starts a new page at its top, and restores the position on return and after a reload', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'No server in between' })).toBeVisible()
    const link = page.getByRole('main').getByRole('link', { name: 'Swap tokens' })
    await scrollTo(page, 210)
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(0)

    await scrollTo(page, 120)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'No server in between' })).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(210)
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
    await expect.poll(() => scrollY(page)).toBe(120)

    await page.reload()
    await expect.poll(() => scrollY(page)).toBe(120)
  })

  test('scrolls to the target of a hash once it is rendered', async ({ page }) => {
    await page.goto('/#content')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    const top = () => page.evaluate(() => document.getElementById('content')?.getBoundingClientRect().top ?? NaN)
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(80)
  })
})

bare.describe('a page whose code does not arrive', () => {
  // A service worker would serve the code from its cache.
  bare.use({ serviceWorkers: 'block' })

  const PAGE_CODE = /\/assets\/SwapPage-[^/]*\.js$/

  /** Counts the loads of the page; returns a function that reads the count. */
  function countLoads(page: Page): () => number {
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    return () => loads
  }

  bare('is loaded again once, and then says so and leaves the rest alive', async ({ page }) => {
    await page.route(PAGE_CODE, (route) => route.abort())
    const loads = countLoads(page)
    await page.goto('/swap')
    const sentence = page.getByRole('main').getByText("This page can't be displayed right now due to an error")
    await expect(sentence).toBeVisible()
    await expect(page.getByText('A part of the app could not be loaded.')).toBeVisible()
    // Another load would have started by now.
    await page.waitForTimeout(1_500)
    expect(loads()).toBe(2)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeEnabled()

    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Trade from your own wallet' })).toBeVisible()
    await expect(sentence).toHaveCount(0)
  })

  bare('comes with Try again, as soon as it can be had', async ({ page }) => {
    await page.route(PAGE_CODE, (route) => route.abort())
    await page.goto('/swap')
    await expect(page.getByText('A part of the app could not be loaded.')).toBeVisible()
    await page.unroute(PAGE_CODE)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  })

  bare('heals by the one reload when it was a short failure', async ({ page }) => {
    let refusals = 0
    await page.route(PAGE_CODE, (route) => {
      refusals += 1
      return refusals === 1 ? route.abort() : route.continue()
    })
    const loads = countLoads(page)
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Swap tokens' }).click()
    await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
    expect(refusals).toBeGreaterThanOrEqual(1)
    expect(loads()).toBe(2)
    await expect(page).toHaveURL(/\/swap$/)
  })

  bare('is forgotten when one goes elsewhere', async ({ page }) => {
    await page.goto('/')
    await page.route(PAGE_CODE, (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Swap tokens' }).click()
    const sentence = page.getByText('A part of the app could not be loaded.')
    await expect(sentence).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: /home/ }).first().click()
    await expect(page.getByRole('heading', { name: 'Trade from your own wallet' })).toBeVisible()
    await expect(sentence).toHaveCount(0)
  })
})

test('the code of the page of a path is requested together with the app’s code, with its integrity hash', async ({
  page,
}) => {
  await page.goto('/farms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farms')
  const preloads = await page
    .locator('head link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => `${link.getAttribute('href')} ${link.getAttribute('integrity')}`))
  expect(preloads).toContainEqual(expect.stringMatching(/assets\/FarmsPage-[\w-]+\.js sha256-.{44}$/))
  expect(preloads.join()).not.toContain('PoolsPage')
})

const pageCode = /\/assets\/(\w+Page)-[\w-]+\.js$/

for (const [path, own] of [
  ['/profile/tasks', 'TaskPage'],
  [`/profile/${demoAccount('Demo').address}`, 'MemberPage'],
  ['/teams/1', 'TeamPage'],
] as const) {
  test(`a visit to ${path} fetches the code of its own page alone`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(pageCode.exec(new URL(request.url()).pathname)?.[1] ?? ''))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect([...new Set(fetched)].filter((name) => name !== '')).toEqual([own])
  })
}
