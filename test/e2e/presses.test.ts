import type { Browser, BrowserContext, CDPSession, Locator, Page } from '@playwright/test'
import { openAuctions, openBid } from './support/auction.ts'
import { amountField, expect, openSwap, test, tokenOption, visibleText } from './support/journey.ts'

// With motion, as for most users: a dialog that slides in moves its buttons.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const tokenButton = (page: Page, side: 'From' | 'To'): Locator =>
  page.getByRole('button', { name: new RegExp(`^${side} token`) })

async function centreOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox()
  if (!box) throw new Error('the control is not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Moves the content of the page down, as a line that arrives late above it does. */
const moveContent = (page: Page, byPx: number) =>
  page.getByRole('main').evaluate((main, px) => {
    main.style.translate = `0 ${px}px`
  }, byPx)

/** Returns a point on the lower token button, and the distance that puts the upper one there. */
async function placesOfTokenButtons(page: Page): Promise<{ point: { x: number; y: number }; distancePx: number }> {
  const point = await centreOf(tokenButton(page, 'To'))
  const above = await centreOf(tokenButton(page, 'From'))
  return { point: { x: above.x, y: point.y }, distancePx: point.y - above.y }
}

/** Opens the swap page on a phone; the finger sends its touches. */
async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page; finger: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openSwap(page)
  return { context, page, finger: await context.newCDPSession(page) }
}

async function chooseCake(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Select a token' })).toBeVisible()
  await moveContent(page, 0)
  await tokenOption(page, 'CAKE').click()
}

test('a press activates the control that it started on, although content moves it before the release', async ({
  page,
}) => {
  await openSwap(page)
  const { x, y } = await centreOf(tokenButton(page, 'To'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await moveContent(page, 300)
  await page.mouse.up()
  await chooseCake(page)
  await expect(tokenButton(page, 'To')).toContainText('CAKE')
})

test('a press activates nothing that content moves under the pointer', async ({ page }) => {
  await openSwap(page)
  const { point, distancePx } = await placesOfTokenButtons(page)
  await page.mouse.move(point.x, point.y)
  await page.mouse.down()
  await moveContent(page, distancePx)
  await page.mouse.up()
  await chooseCake(page)
  await expect(tokenButton(page, 'To')).toContainText('CAKE')
  await expect(tokenButton(page, 'From')).toContainText('BNB')
})

test('a touch activates the control that it started on, and nothing that content moves under the finger', async ({
  browser,
}) => {
  const { context, page, finger } = await openPhone(browser)
  const { point, distancePx } = await placesOfTokenButtons(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await moveContent(page, distancePx)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await chooseCake(page)
  await expect(tokenButton(page, 'To')).toContainText('CAKE')
  await expect(tokenButton(page, 'From')).toContainText('BNB')
  await context.close()
})

test('a pointer that leaves the control before the release activates nothing', async ({ page }) => {
  await openSwap(page)
  const { x, y } = await centreOf(tokenButton(page, 'To'))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 200)
  await page.mouse.up()
  // The next press proves that the page has handled the first one.
  await page.getByRole('main').getByRole('button', { name: 'Recent transactions' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Recent transactions' })).toBeVisible()
})

test('a touch activates nothing behind a dialog that opens before the release', async ({ browser }) => {
  const { context, page, finger } = await openPhone(browser)
  const point = await centreOf(tokenButton(page, 'To'))
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Recent transactions' })
    .evaluate((button: HTMLElement) => button.click())
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // The next press proves that the page has handled the first one.
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await context.close()
})

test('a dialog keeps its title and controls in place when content arrives', async ({ page }) => {
  await openAuctions(page)
  const dialog = await openBid(page)
  const controls = [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Smallest' })]
  const topsPx = () => Promise.all(controls.map(async (control) => (await centreOf(control)).y))
  await dialog.evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)))
  const before = { topsPx: await topsPx(), heightPx: (await dialog.boundingBox())?.height ?? 0 }
  await dialog.getByRole('textbox', { name: 'Amount to add' }).fill('100')
  await expect(visibleText(dialog, /CAKE is not approved for this amount yet/)).toBeVisible()
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(before.heightPx)
  expect(await topsPx()).toEqual(before.topsPx)
})

test('the button beneath the price keeps its place when the code of the price arrives', async ({ page }) => {
  let letArrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    letArrive = resolve
  })
  await page.route('**/assets/TradeDetails-*', async (route) => {
    await arrival
    await route.continue()
  })
  await openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BNB' })
  await amountField(page, 'From').fill('1')
  await expect(amountField(page, 'To')).not.toHaveValue('')
  const button = page.getByRole('main').getByRole('button', { name: 'Connect wallet' })
  await expect(button).toBeVisible()
  const before = await centreOf(button)
  await expect(page.getByRole('button', { name: 'Invert price' })).toHaveCount(0)
  letArrive()
  await expect(page.getByRole('button', { name: 'Invert price' })).toBeVisible()
  expect(await centreOf(button)).toEqual(before)
})
