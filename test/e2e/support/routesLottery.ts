import type { Locator, Page } from '@playwright/test'
import { demoAccount } from './chain.ts'
import { expect } from './journey.ts'
import { openPath, type Overlay, type Translate } from './overlay.ts'

/** The account with tickets and prizes, in view-only mode. */
const as = `?as=${demoAccount('Demo').address}`

const button = (where: Page | Locator, name: string): Locator => where.getByRole('button', { name, exact: true })
const expectDialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
const finished = (page: Page, translate: Translate): Locator =>
  page.getByRole('region', { name: translate('Finished rounds'), exact: true })

/** Opens the purchase of two tickets from the page of the lottery. */
async function openPurchase(page: Page, translate: Translate): Promise<void> {
  await openPath(page, '/lottery')
  await button(page.getByRole('main'), translate('Buy tickets')).click()
  await page.getByRole('textbox', { name: translate('Number of tickets') }).fill('2')
  await expect(page.getByText(translate('Bulk discount'))).toBeVisible()
}

/** The dialogs of the lottery. Those of a page are consecutive, and the first of them opens the page. */
export const lotteryOverlays: readonly Overlay[] = [
  {
    ...{ name: 'lottery-tickets', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/lottery${as}`)
      await button(finished(page, translate), translate('View your tickets')).click()
      await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
    },
  },
  {
    ...{ name: 'lottery-audit', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await button(finished(page, translate), translate('Check this draw')).click()
      await expect(page.getByText(translate('Checked on the chain')).first()).toBeVisible()
    },
  },
  { name: 'lottery-buy', at: 'any', needs: 'connected', open: openPurchase },
  {
    ...{ name: 'lottery-numbers', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await openPurchase(page, translate)
      await button(page.getByRole('dialog'), translate('View and edit numbers')).click()
      await expectDialog(page, translate('Choose your numbers'))
    },
  },
  {
    ...{ name: 'lottery-claim', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await button(page.getByRole('main'), translate('Check now')).click()
      await button(page.getByRole('main'), translate('Collect winnings')).click()
      await expect(page.getByRole('dialog').getByText(translate('Total'), { exact: true })).toBeVisible()
    },
  },
]
