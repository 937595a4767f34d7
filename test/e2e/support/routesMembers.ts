import type { Locator, Page } from '@playwright/test'
import { demoAccount } from './chain.ts'
import { expect, visibleText } from './journey.ts'
import { openPath, type Overlay } from './overlay.ts'

/** Returns the query for view-only mode, in which an account needs no setup transaction. */
const as = (name: 'Demo' | 'Second' | 'Third'): string => `?as=${demoAccount(name).address}`
const recipient = demoAccount('Second').address

const inPage = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true })
const press = (page: Page, name: string): Promise<void> => inPage(page, name).click()

const expectDialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()

/** States and overlays of collectibles and profiles. Those of a page are consecutive, and the first one opens it. */
export const memberOverlays: readonly Overlay[] = [
  {
    ...{ name: 'collectibles-owned', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/collectibles${as('Demo')}`)
      await expect(inPage(page, translate('Get refund'))).toBeVisible()
    },
  },
  {
    ...{ name: 'collectible-transfer', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await press(page, translate('Transfer %name%', { name: 'Swapsies' }))
      await expectDialog(page, translate('Transfer collectible'))
      await page.getByRole('textbox', { name: translate('Recipient') }).fill(recipient)
      await expect(visibleText(page, translate('Simulated: passed'))).toBeVisible()
    },
  },
  {
    ...{ name: 'collectible-claim', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await press(page, translate('Claim %name%', { name: 'Bullish' }))
      await expectDialog(page, translate('Claim collectible'))
    },
  },
  {
    ...{ name: 'collectible-refund', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await press(page, translate('Get refund'))
      await expectDialog(page, translate('Get refund'))
    },
  },
  {
    ...{ name: 'profile-own', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/profile${as('Demo')}`)
      await expect(inPage(page, translate('Change picture'))).toBeVisible()
    },
  },
  {
    ...{ name: 'profile-picture', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await press(page, translate('Change picture'))
      await expectDialog(page, translate('Change picture'))
      await expect(page.getByRole('radio', { name: 'Swapsies #7' })).toBeAttached()
    },
  },
  {
    ...{ name: 'profile-pause', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await press(page, translate('Pause profile'))
      await expectDialog(page, translate('Pause profile'))
    },
  },
  {
    ...{ name: 'profile-paused', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/profile${as('Third')}`)
      await expect(inPage(page, translate('Reactivate profile'))).toBeVisible()
    },
  },
  {
    ...{ name: 'profile-reactivation', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await press(page, translate('Reactivate profile'))
      await expectDialog(page, translate('Reactivate profile'))
      await expect(page.getByRole('radio')).not.toHaveCount(0)
    },
  },
  {
    ...{ name: 'profile-setup', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/profile${as('Second')}`)
      await expect(inPage(page, translate('Choose a collectible'))).toBeVisible()
    },
  },
  {
    ...{ name: 'profile-starter', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await page.getByRole('radio', { name: 'Churro' }).check()
      const title = translate('Buy %name%', { name: 'Churro' })
      await page.getByRole('main').getByRole('button', { name: title, exact: true }).click()
      await expectDialog(page, title)
    },
  },
  {
    ...{ name: 'profile-tasks-own', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/profile/tasks${as('Demo')}`)
      await expect(page.getByRole('heading', { name: translate('Points to claim') })).toBeVisible()
    },
  },
  {
    ...{ name: 'competition-register', at: 'any', needs: 'nobody' },
    open: async (page, translate) => {
      await openPath(page, `/competition${as('Demo')}`)
      await page.getByRole('button', { name: translate('Register for the battle') }).click()
      await expectDialog(page, translate('Register for the battle'))
    },
  },
]
