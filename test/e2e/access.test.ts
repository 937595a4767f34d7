import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { amountField, answerWallet, expect, openSwap, test } from './support/journey.ts'

const WCAG_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function expectNoFaults(page: Page, where: string): Promise<void> {
  // Half-faded colours are not what anybody reads.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_AA).analyze()
  const faults = violations.map(({ id, nodes }) => `${where}: ${id} ${nodes.map(({ html }) => html).join(' ')}`)
  expect(faults).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the swap page and its dialogs, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openSwap(page, { outputCurrency: 'CAKE' })
    await expectNoFaults(page, 'the page without a wallet')

    await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    await expectNoFaults(page, 'connecting')
    await page.getByRole('button', { name: 'Demo wallet' }).click()
    await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toBeVisible()
    await expectNoFaults(page, 'the demo wallet asks')
    await answerWallet(page, 'Confirm')

    await page.getByRole('banner').getByRole('button', { name: /^0x/ }).click()
    await expect(page.getByRole('dialog', { name: 'Your wallet' })).toBeVisible()
    await expectNoFaults(page, 'the connected account')
    await page.keyboard.press('Escape')

    await amountField(page, 'From').fill('1')
    await expect(amountField(page, 'To')).not.toHaveValue('')
    await expectNoFaults(page, 'the page with a quote')

    for (const [button, dialog] of [
      ['Settings', 'Settings'],
      ['Recent transactions', 'Recent transactions'],
      [/^From token/, 'Select a Token'],
      ['Swap', 'Confirm Swap'],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await expectNoFaults(page, dialog)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }

    await page.goto('/nowhere')
    await expect(page.getByText('Oops, page not found')).toBeVisible()
    await expectNoFaults(page, 'the page that is not there')
  })
}

test('a swap can be entered, reviewed and confirmed by keyboard alone', async ({ page }) => {
  await openSwap(page, { outputCurrency: 'CAKE' })
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const { activeElement } = document
        const id = activeElement?.id
        const label = id ? document.querySelector(`label[for="${id}"]`)?.textContent : null
        return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? ''
      })
      if (name.test(focused)) return
    }
    throw new Error(`Nothing called ${String(name)} can be reached by Tab`)
  }

  await tabTo(/^Connect Wallet$/)
  await page.keyboard.press('Enter')
  await tabTo(/^Demo wallet$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toBeVisible()
  await tabTo(/^Confirm$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await tabTo(/^From$/)
  await page.keyboard.type('0,05')
  await expect(amountField(page, 'From')).toHaveValue('0.05')
  await expect(page.getByRole('main').getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  await tabTo(/^Swap$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Confirm Swap' })).toBeVisible()
  await tabTo(/^Confirm Swap$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toBeVisible()
  await tabTo(/^Confirm$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Transaction Submitted' })).toBeVisible() // Left pending, it would move the price under the next journey.
  await expect(page.getByText('Transaction confirmed', { exact: true })).toBeVisible()
})
