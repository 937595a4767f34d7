import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { mineAndWait, mineToCheckedHeight, pauseBlocks, resumeBlocks } from './support/blocks.ts'
import { balanceOf, demoAccount, rpc } from './support/chain.ts'
import { expect, respondToWalletRequest, test, visibleText, openConnected } from './support/journey.ts'
import { lotteryRound, newestRound } from './support/lotteryDraw.ts'
import { approveTickets, openLottery, openPurchase, priceOf, ticketsOf } from './support/lotteryPlay.ts'
import { setLanguage, switchLanguage } from './support/overlay.ts'
import { confirmWrite, readOutcome, sentBy } from './support/transactions.ts'

const me = demoAccount('Demo').address
const UNLIMITED = 2n ** 256n - 1n

test.afterEach(resumeBlocks)

/** Moves the focus to a control by the Tab key alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  const isFocused = () => control.evaluate((it) => it === document.activeElement)
  for (let steps = 0; steps < 40 && !(await isFocused()); steps += 1) await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
}

/** Returns the digits of the tickets that a purchase adds to those of before, and checks what it cost. */
async function expectBought(id: number, before: { count: number; heldRaw: bigint; totalRaw: bigint }) {
  expect(await balanceOf('CAKE', me)).toBe(before.heldRaw - before.totalRaw)
  return (await ticketsOf(id)).slice(before.count).map(({ digits }) => digits)
}

test('two tickets with typed numbers are bought with the keyboard alone', async ({ page }) => {
  const id = await newestRound()
  const before = { count: (await ticketsOf(id)).length, heldRaw: await balanceOf('CAKE', me) }
  const { totalRaw } = await priceOf(id, 2)
  await approveTickets(UNLIMITED)
  await openLottery(page)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Buy tickets' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Buy tickets' })
  await expect(dialog.getByRole('textbox', { name: 'Number of tickets' })).toBeFocused()
  await page.keyboard.type('2')
  await tabTo(page, dialog.getByRole('button', { name: 'View and edit numbers' }))
  await page.keyboard.press('Enter')
  const editor = page.getByRole('dialog', { name: 'Choose your numbers' })
  for (const [at, digits] of ['013579', '024680'].entries()) {
    await tabTo(page, editor.getByRole('textbox', { name: `Ticket ${at + 1}`, exact: true }))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(digits)
  }
  await tabTo(page, editor.getByRole('button', { name: 'Review purchase' }))
  await page.keyboard.press('Enter')
  const review = page.getByRole('dialog', { name: 'Confirm your tickets' })
  await expect(visibleText(review, 'Simulated: passed')).toBeVisible()
  await tabTo(page, review.getByRole('button', { name: 'Confirm', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog', { name: 'Demo wallet' }).getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
  await readOutcome(page, 'Tickets bought', 'They take part in the next draw.')
  expect(await expectBought(id, { ...before, totalRaw })).toEqual(['013579', '024680'])
})

test('tickets whose block is removed from the chain leave the page, and return with the transaction', async ({
  page,
}) => {
  const id = await newestRound()
  const count = (await ticketsOf(id)).length
  const { potRaw } = await lotteryRound(id)
  await approveTickets(UNLIMITED)
  await openLottery(page)
  const current = page.getByRole('region', { name: 'Current round' })
  const own = (expected: number) => visibleText(current, `You have ${expected} tickets`)
  await expect(own(count)).toBeVisible()
  const dialog = await openPurchase(page)
  await dialog.getByRole('textbox', { name: 'Number of tickets' }).fill('2')
  await dialog.getByRole('button', { name: 'Buy instantly' }).click()
  const review = page.getByRole('dialog', { name: 'Confirm your tickets' })
  await expect(visibleText(review, 'Simulated: passed')).toBeVisible()
  await pauseBlocks()
  const snapshot = await rpc('evm_snapshot')
  const { raw } = await sentBy(page, async () => {
    await confirmWrite(page, 'Confirm your tickets')
    await respondToWalletRequest(page, 'Confirm')
  })
  await mineAndWait(page)
  await readOutcome(page, 'Tickets bought', 'They take part in the next draw.')
  await expect(own(count + 2)).toBeVisible()

  await rpc('evm_revert', [snapshot])
  expect((await lotteryRound(id)).potRaw).toBe(potRaw)
  await mineToCheckedHeight(page)
  await mineAndWait(page)
  await expect(own(count)).toBeVisible()
  await rpc('eth_sendRawTransaction', [raw])
  await mineAndWait(page)
  await mineAndWait(page)
  await expect(own(count + 2)).toBeVisible()
  expect((await ticketsOf(id)).length).toBe(count + 2)
})

test('the next draw is saved as a calendar file, with the time that the countdown ends', async ({ page }) => {
  const id = await newestRound()
  const { endSeconds } = await lotteryRound(id)
  await page.goto('/lottery')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add the draw to your calendar' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`lottery-${id}.ics`)
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  const draw = new Date((endSeconds + 30) * 1_000).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  expect(lines).toContain(`DTSTART:${draw}`)
  expect(lines).toContain(`SUMMARY:Lottery: draw of round ${id}`)
})

test('the purchase says in words what a ticket wins on average, with the calculation behind it', async ({ page }) => {
  await openLottery(page)
  const dialog = await openPurchase(page)
  const words = /^On average, a ticket bought now wins about [\d.,]+ CAKE, which is [\d.,]+% of its price\. Most/
  await expect(visibleText(dialog, words)).toBeVisible()
  const formula = dialog.getByText(/^The winners of a prize share it equally\. So each prize counts with the chance/)
  await expect(formula).toBeHidden()
  await dialog.getByText('How this is calculated').press('Enter')
  await expect(formula).toBeVisible()
  await expect(dialog.getByText(/^The six prizes now: [\d.,]+ CAKE( · [\d.,]+ CAKE){5}\.$/)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('a ticket is bought in Arabic, its digits from the left, and nothing is wider than the window', async ({
    page,
  }) => {
    const id = await newestRound()
    const before = { count: (await ticketsOf(id)).length, heldRaw: await balanceOf('CAKE', me) }
    const { totalRaw } = await priceOf(id, 1)
    await approveTickets(UNLIMITED)
    await openConnected(page, () => page.goto('/lottery'))
    const translate = await setLanguage(page, 'ar-SA')
    await switchLanguage(page, 'ar-SA')
    const press = (where: Page | Locator, name: string) =>
      where.getByRole('button', { name: translate(name), exact: true }).click()
    const dialog = (name: string) => page.getByRole('dialog', { name: translate(name), exact: true })
    const expectFit = async () => {
      const overflow = () =>
        page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
            ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
          ),
        )
      expect(Math.max(...(await overflow()))).toBe(0)
    }
    await press(page.getByRole('main'), 'Buy tickets')
    await dialog('Buy tickets')
      .getByRole('textbox', { name: translate('Number of tickets') })
      .fill('1')
    await expectFit()
    await press(dialog('Buy tickets'), 'View and edit numbers')
    const editor = dialog('Choose your numbers')
    const field = editor.getByRole('textbox').first()
    await expect(field).toHaveAttribute('dir', 'ltr')
    await field.fill('012345')
    await expectFit()
    await press(editor, 'Review purchase')
    const review = dialog('Confirm your tickets')
    await expect(review.getByRole('listitem')).toHaveText(['012345'])
    await expect(visibleText(review, translate('Simulated: passed'))).toBeVisible()
    await expectFit()
    await press(review, 'Confirm')
    await respondToWalletRequest(page, 'Confirm')
    const receipt = dialog('Tickets bought')
    await expect(receipt.getByText('012345')).toBeVisible()
    await expectFit()
    expect(await expectBought(id, { ...before, totalRaw })).toEqual(['012345'])
  })
})
