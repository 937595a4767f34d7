import type { Locator, Page } from '@playwright/test'
import { parseEther } from 'ethers'
import { faultsOf } from './support/axe.ts'
import { demoAccount } from './support/chain.ts'
import { expect, test, openConnected } from './support/journey.ts'
import { setLanguage, switchLanguage } from './support/overlay.ts'
import { expectLoaded } from './support/routes.ts'
import { commitmentOf } from './support/sales.ts'

const demo = demoAccount('Demo').address
const SYMBOL = 'CAKE-BNB LP'
/** More than the controls of the page. */
const MOST_TABS = 120

/** Moves the focus to a control with the Tab key and presses a key there. */
async function pressAt(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await expect(control).toBeEnabled()
  const isFocused = () => control.evaluate((it) => it === document.activeElement)
  for (let steps = 0; steps < MOST_TABS && !(await isFocused()); steps += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  await page.keyboard.press(key)
}

test.use({ viewport: { width: 360, height: 760 } })

test('on a phone, LP tokens are committed in Arabic with the keyboard alone', async ({ page }) => {
  await openConnected(page, () => page.goto('/ifo'))
  const translate = await setLanguage(page, 'ar-SA')
  await switchLanguage(page, 'ar-SA')
  await expect(page.getByRole('heading', { name: translate('Your sales') })).toBeVisible()
  await expectLoaded(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  const commit = translate('Commit %symbol%', { symbol: SYMBOL })
  await pressAt(page, page.locator('[data-pool="unlimited"]').getByRole('button', { name: commit, exact: true }))
  const dialog = page.getByRole('dialog', { name: commit, exact: true })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('textbox').focus()
  await page.keyboard.type('0.25')
  const wallet = page.getByRole('dialog', { name: translate('Demo wallet') })
  const answer = async () => {
    await pressAt(page, wallet.getByRole('button', { name: 'Confirm' }))
    await expect(wallet).toHaveCount(0)
  }
  await pressAt(page, dialog.getByRole('button', { name: translate('Approve %symbol%', { symbol: SYMBOL }) }))
  await answer()
  await pressAt(page, dialog.getByRole('button', { name: translate('Confirm'), exact: true }))
  await answer()
  await expect(page.getByRole('dialog', { name: translate('Committed!'), exact: true })).toBeVisible()
  expect((await commitmentOf('hop', demo, 1)).amountRaw).toBe(parseEther('0.25'))
})
