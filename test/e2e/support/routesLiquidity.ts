import type { Page } from '@playwright/test'
import { approveRouter, demoAccount, token } from './chain.ts'
import { expect } from './journey.ts'
import { addOutside, expectSimulated } from './liquidity.ts'
import { openPath, type Overlay } from './overlay.ts'

const CAKE = token('CAKE').address
const WBNB = token('WBNB').address

const inPage = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const expectDialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()

/** Gives the connected account a position that no journey stakes, sends or removes, so that its gain is known. */
const addPosition = (): Promise<unknown> => addOutside(demoAccount('Demo'), 'BNB', 'ETH', 10n ** 16n)

/** States of the liquidity pages in use; each opens its own page. */
export const liquidityOverlays: readonly Overlay[] = [
  {
    ...{ name: 'liquidity-new-pool', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/add/${token('LAST').address}/${token('USDT').address}`)
      await page.locator('#add-a').fill('12.5')
      await page.locator('#add-b').fill('3')
      await expect(page.getByText(translate('Initial prices and pool share'))).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-invalid', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/add/BNB/${WBNB}`)
      await expect(page.getByText(translate('Invalid pair')).first()).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-one-sided', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/add/BNB/${CAKE}`)
      await page.getByRole('switch', { name: translate('Start from one token') }).press('Space')
      await page.locator('#one-sided').fill('2')
      await expect(page.getByText(translate('Two steps. You sign each one.'))).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-remove-detailed', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/remove/${WBNB}/${CAKE}`)
      await page.getByRole('radio', { name: translate('Detailed') }).press('Space')
      await expect(page.locator('#remove-liquidity')).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-position', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await addPosition()
      await openPath(page, '/liquidity')
      await page.locator('summary').filter({ hasText: 'ETH' }).first().click()
      await inPage(page, translate('Gain or loss compared with holding')).click()
      await page.getByText(translate('How this is calculated')).click()
      await expect(page.getByText(translate('If you had just held'))).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-add-review', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await approveRouter(demoAccount('Demo'), 'CAKE', 2n ** 255n)
      await openPath(page, `/add/BNB/${CAKE}`)
      await page.locator('#add-a').fill('0.1')
      await inPage(page, translate('Supply')).click()
      await expectDialog(page, translate('You will receive'))
      await expectSimulated(page, translate('Simulated: passed'))
    },
  },
  {
    ...{ name: 'liquidity-remove-review', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await openPath(page, `/remove/${WBNB}/${CAKE}`)
      await inPage(page, translate('Max')).click()
      await inPage(page, translate('Approve')).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
      await inPage(page, translate('Remove')).click()
      await expectDialog(page, translate('You will receive'))
      await expectSimulated(page, translate('Simulated: passed'))
    },
  },
]
