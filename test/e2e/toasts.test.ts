import type { Page } from '@playwright/test'
import { id as hashOf } from 'ethers'
import { approveRouter, demoAccount } from './support/chain.ts'
import { amountField, chooseToken, expect, openSwap, test, openConnected } from './support/journey.ts'
import { rpcUrl } from './support/site.ts'

const third = demoAccount('Third')
const APPROVE = hashOf('approve(address,uint256)').slice(0, 10)

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]

/** Returns the actions of the page, or of its front dialog, that a toast covers. */
const coveredActions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = document.querySelector('[data-edge]')
    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    return [...home.querySelectorAll<HTMLElement>('[data-kind=primary], [data-kind=danger], nav a')]
      .filter((part) => part.checkVisibility() && !toasts?.contains(part))
      .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect()
        const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
        )
        return points.some(([x, y]) => toasts?.contains(document.elementFromPoint(x, y)))
      })
      .map((part) => part.innerText)
  })

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

/** Asserts that no action is covered, once the toasts have found their place, and that at most three are shown. */
async function expectFreeActions(page: Page, where: string): Promise<void> {
  await expect.poll(() => coveredActions(page), where).toEqual([])
  expect(await messages(page).getByRole('listitem').filter({ visible: true }).count(), where).toBeLessThanOrEqual(3)
}

for (const size of SIZES) {
  test(`at ${size.width} px toasts cover no action, at most three are shown, and older ones fold`, async ({ page }) => {
    await page.setViewportSize(size)
    await approveRouter(third, 'CAKE', 0n)
    await openConnected(page, () => openSwap(page, { inputCurrency: 'CAKE', outputCurrency: 'BNB' }), 'Third')
    const main = page.getByRole('main').getByRole('button', { name: 'Enable CAKE' })
    await amountField(page, 'From').fill('0.01')
    // Every approval reverts, and such a failure stays until it is dismissed.
    await page.route(`${rpcUrl}/**`, async (route) => {
      const { id, params } = route.request().postDataJSON() as { id: number; params: [{ data?: string }?] }
      if (!params[0]?.data?.startsWith(APPROVE)) return route.fallback()
      return route.fulfill({ json: { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } } })
    })
    for (let count = 1; count <= 5; count += 1) {
      await main.click()
      await expect(messages(page)).toBeVisible()
      await expect(main).toBeEnabled()
      await expect(main).not.toHaveAttribute('aria-busy')
      await expectFreeActions(page, `${count} toasts`)
    }
    for (const place of ['start', 'end', 'center'] as const) {
      await main.evaluate((part, block) => part.scrollIntoView({ block }), place)
      await expectFreeActions(page, `the main button at the ${place}`)
    }

    // The toasts move into the front dialog, whose action they do not cover either.
    await page.unroute(`${rpcUrl}/**`)
    await chooseToken(page, 'From', 'BNB')
    await amountField(page, 'From').fill('0.01')
    await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
    const confirm = page.getByRole('dialog', { name: 'Confirm swap' }).getByRole('button', { name: 'Confirm swap' })
    await expect(confirm).toBeEnabled()
    await expectFreeActions(page, 'in the review')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await messages(page)
      .getByRole('button', { name: /^[24] more$/ })
      .click()
    await expect(messages(page).getByRole('listitem').filter({ visible: true })).toHaveCount(5)
    await messages(page).getByRole('button', { name: 'Show fewer' }).click()
    await expect(messages(page).getByRole('button', { name: /^[24] more$/ })).toBeVisible()
  })
}
