import { readFileSync } from 'node:fs'
import { type Browser, type Locator, type Page } from '@playwright/test'
import type { Deployment } from '../../src/deployment/deployment.ts'
import { expect, test } from './support/journey.ts'
import { buildOwn } from './support/ownBuild.ts'
import { startOwnSite, type OwnSite } from './support/ownSite.ts'
import { watchPolicy } from './support/policyWatch.ts'
import { watched } from './support/watchedTest.ts'
import { expectLoaded } from './support/routes.ts'
import { deploymentFolder } from './support/site.ts'

/** The top navigation with every area on (trading 2.1), without the entries of submenus. */
const BAR = [
  'Home',
  'Trade',
  'Farms',
  'Pools',
  'Prediction',
  'Lottery',
  'Collectibles',
  'Team battle',
  'Teams & profile',
]
const LATER = ['Info', 'IFO']
const MORE = ['Contact', 'Voting', 'Github', 'Docs', 'Blog', 'Merch']

let site: OwnSite

test.beforeAll(async () => {
  const { areas } = JSON.parse(readFileSync(`${deploymentFolder}/deployment.json`, 'utf8')) as Deployment
  const everything = Object.fromEntries(Object.keys(areas).map((area) => [area, true]))
  const links = JSON.parse(readFileSync('deployments/bsc/links.json', 'utf8')) as Record<string, string>
  site = await startOwnSite(await buildOwn('everything', { facts: { areas: everything }, links }))
})

test.afterAll(() => site.stop())

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const nameInBar = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true })
const lineInBar = (page: Page, name: string | RegExp): Locator => bar(page).getByRole('link', { name })

const violations: string[][] = []
test.afterEach(() => expect(violations.splice(0).flat()).toEqual([]))

/** Opens a touch window in a separate context, with the same check for policy violations as in other tests. */
async function openTouchPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  violations.push(await watchPolicy(context))
  return context.newPage()
}

/** Opens a phone window on the site with every area on. */
async function openPhone(browser: Browser, path: string): Promise<Page> {
  const page = await openTouchPage(browser, { width: 360, height: 740 })
  await page.goto(site.url + path)
  return page
}

test('with a mouse: hovering opens a submenu, and its links work', async ({ page }) => {
  await page.goto(`${site.url}/swap`)
  await expect(nameInBar(page, 'Trade')).toHaveAttribute('aria-current', 'true')
  await nameInBar(page, 'Trade').hover()
  await expect(lineInBar(page, 'Swap')).toHaveAttribute('aria-current', 'page')
  const out = lineInBar(page, /^LP migration/)
  await expect(out).toHaveAttribute('target', '_blank')
  await expect(out).toHaveAttribute('rel', 'noopener noreferrer')
  await page.mouse.move(640, 700)
  await expect(lineInBar(page, 'Swap')).toHaveCount(0)

  await nameInBar(page, 'Trade').hover()
  await lineInBar(page, 'Liquidity').click()
  await expect(page).toHaveURL(`${site.url}/liquidity`)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(lineInBar(page, 'Liquidity')).toHaveCount(0)
  await expect(nameInBar(page, 'Trade')).toHaveAttribute('aria-current', 'true')
  await lineInBar(page, 'Farms').click()
  await expect(lineInBar(page, 'Farms')).toHaveAttribute('aria-current', 'page')
  await expect(nameInBar(page, 'Trade')).not.toHaveAttribute('aria-current')
})

const WIDTHS = [680, 820, 1000, 1280, 1920]

test(`at each of ${WIDTHS.join(', ')} px every page is in the bar or under More, once`, async ({ page }) => {
  const [more, next] = [nameInBar(page, 'More'), page.getByRole('button', { name: 'Language and theme' })]
  const room = async () => {
    const [moreBox, nextBox] = [await more.boundingBox(), await next.boundingBox()]
    return (nextBox?.x ?? NaN) - (moreBox?.x ?? NaN) - (moreBox?.width ?? NaN)
  }
  await page.goto(`${site.url}/swap`)
  // The price arrives later than the navigation and may take room between its entries.
  await expect(page).toHaveTitle(/ - \$/)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 1200 })
    await more.click()
    for (const name of [...BAR, ...LATER, ...MORE]) {
      const label = bar(page).getByText(name, { exact: true }).locator('visible=true')
      await expect(label, `${name} at ${width} px`).toHaveCount(1)
    }
    await expect.poll(room, `${width} px`).toBeGreaterThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await expect(more).toHaveAttribute('aria-expanded', 'false')
  }
})

test('by keyboard: the bar can be skipped, arrows move along it, into a submenu and out', async ({ page }) => {
  await page.goto(`${site.url}/swap`)
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await lineInBar(page, 'Home').focus()
  await page.keyboard.press('ArrowRight')
  await expect(nameInBar(page, 'Trade')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(nameInBar(page, 'Trade')).toHaveAttribute('aria-expanded', 'true')
  await expect(lineInBar(page, 'Swap')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(lineInBar(page, 'Swap')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(lineInBar(page, 'Liquidity')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nameInBar(page, 'Trade')).toBeFocused()
  await expect(nameInBar(page, 'Trade')).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('End')
  await expect(nameInBar(page, 'More')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(lineInBar(page, /^Merch/)).toBeFocused()
  await lineInBar(page, 'Voting').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}/voting`)
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a tablet: a touch opens a submenu, and the next one elsewhere closes it', async ({ browser }) => {
  const page = await openTouchPage(browser, { width: 820, height: 1000 })
  await page.goto(`${site.url}/swap`)
  await nameInBar(page, 'Trade').tap()
  await expect(lineInBar(page, 'Liquidity')).toBeVisible()
  await page.touchscreen.tap(400, 900)
  await expect(lineInBar(page, 'Liquidity')).toHaveCount(0)
  await nameInBar(page, 'Trade').tap()
  await lineInBar(page, 'Liquidity').tap()
  await expect(page).toHaveURL(`${site.url}/liquidity`)
  await page.context().close()
})

test('on a phone: the main pages are in the bottom bar, all others in the menu', async ({ browser }) => {
  const page = await openPhone(browser, '/swap')
  const places = page.getByRole('navigation', { name: 'Main pages' })
  await expect(places.getByRole('link')).toHaveText(['Home', 'Trade', 'Farms', 'Pools', 'Prediction'])
  await expect(places.getByRole('link', { name: 'Trade' })).toHaveAttribute('aria-current', 'page')
  await expect(bar(page)).toHaveCount(0)
  await places.getByRole('link', { name: 'Farms' }).tap()
  await expect(page).toHaveURL(`${site.url}/farms`)

  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Farms' })).toHaveAttribute('aria-current', 'page')
  for (const name of [...BAR, ...LATER, ...MORE]) await expect(menu.getByText(name, { exact: true })).toHaveCount(1)
  await expect(menu.getByRole('link', { name: 'Prediction beta', exact: true })).toHaveCount(1)
  await expect(menu.getByRole('link', { name: 'Lottery Win', exact: true })).toHaveCount(1)
  await expect(menu.getByRole('link', { name: /CAKE/ })).toHaveText(/\$\d+\.\d{2}$/)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.tap()
  await menu.getByRole('link', { name: 'Task center' }).tap()
  await expect(page).toHaveURL(`${site.url}/profile/tasks`)
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  // At the end of the page the bar covers no part of it.
  await expectLoaded(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [foot, strip] = [page.getByRole('contentinfo'), places]
  const room = async () => {
    const [footBox, stripBox] = [await foot.boundingBox(), await strip.boundingBox()]
    return (stripBox?.y ?? NaN) - (footBox?.y ?? NaN) - (footBox?.height ?? NaN)
  }
  await expect.poll(room).toBeGreaterThanOrEqual(-1)
  await page.context().close()
})

test('language and theme are selected in the bar and in the menu, and persist', async ({ page, browser }) => {
  await page.goto(`${site.url}/swap`)
  await page.getByRole('button', { name: 'Language and theme' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sprache und Design' })).toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const phone = await openPhone(browser, '/swap')
  await phone.getByRole('button', { name: 'Menu' }).tap()
  await phone.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'العربية' })
  await expect(phone.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(phone.getByRole('dialog', { name: 'القائمة' })).toBeVisible()
  await phone.context().close()
})

test('a zoomed page scrolls its bars away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/swap')
  await expect(page.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  await page.waitForFunction(() => document.documentElement.scrollHeight >= 200 + innerHeight)
  await page.evaluate(() => scrollTo(0, 200))
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(page.getByRole('navigation', { name: 'Main pages' })).not.toBeInViewport()
})

test('only enabled areas are offered; the footer shows blocks and the bar shows the price', async ({ page }) => {
  // Wide enough for all entries of the list: under More are only those that belong there.
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.goto('/swap')
  await expect(bar(page).getByRole('listitem')).toHaveText([
    ...['Home', 'Trade', 'Farms', 'Pools', 'Predictionbeta', 'LotteryWin', 'Collectibles', 'Team battle'],
    ...['Teams & profile', 'IFO'],
  ])
  await nameInBar(page, 'Trade').click()
  await expect(lineInBar(page, /./)).toHaveText([
    ...['Home', 'Swap', 'Liquidity', 'Farms', 'Pools', 'Predictionbeta', 'LotteryWin', 'Collectibles', 'Team battle'],
    'IFO',
  ])
  await nameInBar(page, 'More').click()
  await expect(lineInBar(page, 'Voting')).toBeVisible()
  await expect(lineInBar(page, 'Contact')).toHaveCount(0)
  await page.keyboard.press('Escape')

  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('list', { name: 'Links' })).toHaveCount(0)
  const block = async () => Number(/Block ([\d,]+)/.exec(await foot.innerText())?.[1]?.replaceAll(',', '') ?? 0)
  await expect.poll(block).toBeGreaterThan(0)
  const first = await block()
  await expect.poll(block).toBeGreaterThan(first)

  const price = page.getByRole('banner').getByRole('link', { name: /CAKE/ })
  await expect(price).toHaveText(/\$\d+\.\d{2}$/)
  // The title has 3 decimals, rounded; the page has 2, cut.
  const dollarsIn = (text: string) => Number(/\$([\d.]+)/.exec(text)?.[1] ?? Number.NaN)
  const differenceOf = async () => Math.abs(dollarsIn(await page.title()) - dollarsIn(await price.innerText()))
  await expect.poll(differenceOf).toBeLessThan(0.011)
  await price.click()
  await expect(page).toHaveURL(/\/swap\?outputCurrency=0x/)
})

watched('a submenu whose code fails to load says so, and the page keeps working', async ({ page }) => {
  await page.route(/PlacesBox/, (route) => route.abort())
  await page.goto('/swap')
  await nameInBar(page, 'Trade').click()
  await expect(page.getByText('This part could not be loaded').first()).toBeVisible()
  await expect(nameInBar(page, 'Trade')).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('textbox', { name: /^From/ })).toBeVisible()
})
