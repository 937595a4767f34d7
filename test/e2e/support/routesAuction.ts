import { demoAccount } from './chain.ts'
import { expect } from './journey.ts'
import { openPath, type Overlay } from './overlay.ts'

/** The account that may bid and can reclaim a bid, in view-only mode. */
const path = `/farms/auction?as=${demoAccount('Demo').address}`

/** The dialogs of the farm auctions. */
export const auctionOverlays: readonly Overlay[] = [
  {
    ...{ name: 'auction-bid', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, path)
      const button = page.getByRole('main').getByRole('button', { name: translate('Place a bid'), exact: true })
      await button.click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: translate('Enough to win'), exact: true })
        .click()
      await expect(page.getByText(translate('Place you would take'))).toBeVisible()
    },
  },
  {
    ...{ name: 'auction-reclaim', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, path)
      const name = translate('Reclaim your bid of auction %auction%', { auction: '2' })
      await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog', { name: translate('Reclaim your bid'), exact: true })).toBeVisible()
    },
  },
]
