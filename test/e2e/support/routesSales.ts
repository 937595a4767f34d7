import type { Page } from '@playwright/test'
import { demoAccount } from './chain.ts'
import { expect } from './journey.ts'
import { openPath, type Overlay, type Translate } from './overlay.ts'

/** The account with commitments, in view-only mode: it needs no setup transaction. */
const as = `?as=${demoAccount('Demo').address}`

async function press(page: Page, translate: Translate, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
  await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('dialog').locator('dl').getByText(translate('Fee'), { exact: true })).toBeVisible()
}

/** The dialogs of the sales; the first of them opens the page. */
export const saleOverlays: readonly Overlay[] = [
  {
    ...{ name: 'sale-commit', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/ifo${as}`)
      await press(page, translate, translate('Commit %symbol%', { symbol: 'CAKE-BNB LP' }))
      await page.getByRole('dialog').getByRole('textbox').fill('0.5')
    },
  },
  {
    ...{ name: 'sale-claim', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Quiet Token/ })
        .click()
      await press(page, translate, translate('Claim'))
    },
  },
]
