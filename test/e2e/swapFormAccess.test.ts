import type { Page } from '@playwright/test'
import { Faults, faultsOf, settle } from './support/axe.ts'
import { ENLARGED, overflowing, smallTargets } from './support/axeLayout.ts'
import { approveRouter, demoAccount, facts, token } from './support/chain.ts'
import { parseEther } from 'ethers'
import { LIST_NAME } from '../../devnet/lists/names.ts'
import {
  amountField,
  expect,
  followLink,
  openSwap,
  respondToWalletRequest,
  test,
  visibleText,
  openConnected,
} from './support/journey.ts'
import { setLanguage, type Translate } from './support/overlay.ts'
import { takesPress } from './support/screenReaderKeys.ts'

const FIELD = '#swap-recipient'

const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** Shows the states of the open swap form beyond the common checks: expert mode, recipients, notices. */
async function eachState(page: Page, translate: Translate, use: (name: string) => Promise<void>): Promise<void> {
  await expect(inMain(page, translate('Settings'))).toBeVisible()
  await inMain(page, translate('Settings')).click()
  await page.getByRole('switch', { name: translate('Expert mode') }).click()
  await expect(page.getByRole('dialog', { name: translate('Expert mode'), exact: true })).toBeVisible()
  await use('expert-warning')
  await page.getByRole('dialog').getByRole('textbox').fill('confirm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('switch', { name: translate('Expert mode') })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await use('expert')
  await inMain(page, translate('+ Add a send (optional)')).click()
  await use('recipient-empty')
  const own = demoAccount('Demo').address
  for (const [name, text, seen] of [
    ['recipient-name', LIST_NAME, page.getByRole('main').getByText(demoAccount('Second').address)],
    ['recipient-wrong', '0x12', page.locator(`${FIELD}[aria-invalid=true]`)],
    [
      'recipient-lookalike',
      `${own.slice(0, 6)}${'0'.repeat(32)}${own.slice(-4)}`,
      visibleText(page, translate('This address looks like one you know, but it is not')),
    ],
    [
      'recipient-trap',
      facts.contracts.wrappedNative,
      visibleText(page, translate('This is a contract, not an account')),
    ],
  ] as const) {
    await page.locator(FIELD).fill(text.toLowerCase())
    await expect(seen).toBeVisible()
    await use(name)
  }
  await page.locator(FIELD).fill(demoAccount('Third').address)
  await inMain(page, translate('Swap anyway')).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await use('consent')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await followLink(page, `/swap?outputCurrency=${token('TAXED').address}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await use('notice')
}

test.beforeAll(() => approveRouter(demoAccount('Demo'), 'BUSD', parseEther('1000000')))

async function openAs(page: Page, language: string, width: number): Promise<Translate> {
  await page.setViewportSize({ width, height: 740 })
  const translate = await setLanguage(page, language)
  const query = `inputCurrency=${token('BUSD').address}&outputCurrency=${token('THIN').address}&exactAmount=1`
  await openConnected(page, () => page.goto(`/swap?${query}`))
  return translate
}

test('every state of the swap form passes axe', async ({ page }) => {
  const faults = new Faults()
  const translate = await openAs(page, 'en-US', 1280)
  await eachState(page, translate, async (name) => faults.add(name, await faultsOf(page)))
  expect(faults.all).toEqual([])
})

for (const language of ['ar-SA', 'de-DE']) {
  test(`the form fits 320 px with large enough controls: ${language}`, async ({ page }) => {
    const faults = new Faults()
    const translate = await openAs(page, language, 320)
    await eachState(page, translate, async (name) => {
      await settle(page)
      faults.add(name, [...(await overflowing(page)), ...(await smallTargets(page))])
    })
    expect(faults.all).toEqual([])
  })
}

test('at 400 % zoom a swap can be confirmed', async ({ page }) => {
  await page.setViewportSize(ENLARGED)
  await openConnected(page, () => openSwap(page, { outputCurrency: 'CAKE' }))
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
