import type { Page } from '@playwright/test'
import { demoAccount, token } from './chain.ts'
import { expect } from './journey.ts'
import { addOutside, expectSimulated } from './liquidity.ts'
import type { Overlay } from './overlay.ts'

const CAKE = token('CAKE').address
const WBNB = token('WBNB').address

const inPage = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const expectDialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()

/** Gives the connected account a position; the deposit also leaves an approval for the added token. */
const addPosition = (): Promise<unknown> => addOutside(demoAccount('Demo'), 'BNB', 'CAKE', 10n ** 16n)

/** States of the liquidity pages in use; each opens its own page. */
export const liquidityOverlays: readonly Overlay[] = [
  {
    ...{ name: 'liquidity-new-pool', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await page.goto(`/add/${token('LAST').address}/${token('USDT').address}`)
      await page.locator('#add-a').fill('12.5')
      await page.locator('#add-b').fill('3')
      await expect(page.getByText(translate('Initial prices and pool share'))).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-invalid', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await page.goto(`/add/BNB/${WBNB}`)
      await expect(page.getByText(translate('Invalid pair')).first()).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-one-sided', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await page.goto(`/add/BNB/${CAKE}`)
      await page.getByRole('switch', { name: translate('Start from one token') }).press('Space')
      await page.locator('#one-sided').fill('2')
      await expect(page.getByText(translate('Two steps, each signed by you'))).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-remove-detailed', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await page.goto(`/remove/${WBNB}/${CAKE}`)
      await page.getByRole('radio', { name: translate('Detailed') }).press('Space')
      await expect(page.locator('#remove-liquidity')).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-position', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await addPosition()
      await page.goto('/liquidity')
      await page.locator('summary').filter({ hasText: 'CAKE' }).first().click()
      await inPage(page, translate('Gain or loss against holding')).click()
      await page.getByText(translate('How this is reckoned')).click()
      await expect(page.getByText(translate('Had you held'))).toBeVisible()
    },
  },
  {
    ...{ name: 'liquidity-add-review', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await page.goto(`/add/BNB/${CAKE}`)
      await page.locator('#add-a').fill('0.1')
      await inPage(page, translate('Supply')).click()
      await expectDialog(page, translate('You will receive'))
      await expectSimulated(page, translate('Rehearsed on the network just now: it would succeed.'))
    },
  },
  {
    ...{ name: 'liquidity-remove-review', at: 'any', needs: 'connected' },
    open: async (page, translate) => {
      await page.goto(`/remove/${WBNB}/${CAKE}`)
      await inPage(page, translate('Max')).click()
      await inPage(page, translate('Enable')).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: translate('Confirm'), exact: true })
        .click()
      await inPage(page, translate('Remove')).click()
      await expectDialog(page, translate('You will receive'))
      await expectSimulated(page, translate('Rehearsed on the network just now: it would succeed.'))
    },
  },
]
