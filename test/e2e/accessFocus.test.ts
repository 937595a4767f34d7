import { Faults, settle } from './support/axe.ts'
import { unseenFocus } from './support/axeFocus.ts'
import { ENLARGED } from './support/axeLayout.ts'
import { amountField, respondToWalletRequest, connectDemo, expect, openSwap, test } from './support/journey.ts'
import { eachPage } from './support/routes.ts'
import { eachOverlayOf } from './support/routesDialogs.ts'
import { setLanguage } from './support/overlay.ts'
import { takesPress } from './support/screenReaderKeys.ts'

const PHONE = { width: 360, height: 640 }

// Dialogs of other areas are checked in German (policyRequests.test.ts). Their low window has no fixed bars, this one has.
test('on a phone each focused control of a page, a menu or a trade is visible, uncovered and has a focus indicator', async ({
  page,
}) => {
  const faults = new Faults()
  const translate = await setLanguage(page, 'en-US')
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const check = async (name: string) => {
    await settle(page)
    faults.add(name, await unseenFocus(page))
  }
  await eachPage(page, translate, check)
  await eachOverlayOf('trade')(page, translate, check)
  expect(faults.all).toEqual([])
})

test('at 400 % zoom a swap can be confirmed', async ({ page }) => {
  await page.setViewportSize(ENLARGED)
  await openSwap(page, { outputCurrency: 'CAKE' })
  await connectDemo(page)
  await amountField(page, 'From').fill('0.01')
  await page.getByRole('main').getByRole('button', { name: 'Swap', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm swap' })
  // The simulation's result appears above the button; it is complete when the button accepts a press.
  await takesPress(dialog.getByRole('button', { name: 'Confirm swap' }))
  // The content to sign must be readable, not only the button that signs it.
  await expect(dialog.getByText('Minimum received')).toBeAttached()
  await dialog.getByText('Minimum received').scrollIntoViewIfNeeded()
  await expect(dialog.getByText('Minimum received')).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Confirm swap' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
})
