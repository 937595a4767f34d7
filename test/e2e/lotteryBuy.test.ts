import { balanceOf, demoAccount, token } from './support/chain.ts'
import { expect, respondToWalletRequest, test, visibleText } from './support/journey.ts'
import { endRoundAt, headSeconds, lotteryRound, newestRound, setPrice } from './support/lotteryDraw.ts'
import {
  approveInPage,
  approveTickets,
  giveAway,
  openLottery,
  openPurchase,
  paste,
  priceOf,
  setMaxTickets,
  ticketsOf,
} from './support/lotteryPlay.ts'
import { confirmWrite, readOutcome } from './support/transactions.ts'

const me = demoAccount('Demo').address
const UNLIMITED = 2n ** 256n - 1n

/** A hundred different numbers, of which the first have leading zeros. */
const numbers = Array.from({ length: 100 }, (_, at) => String(at * 9_973 + 7).padStart(6, '0'))

test('one ticket is approved, rejected, and then bought with the number and the price of the review', async ({
  page,
}) => {
  const id = await newestRound()
  const before = await ticketsOf(id)
  const { totalRaw, potRaw } = await priceOf(id, 1)
  await openLottery(page)
  const dialog = await openPurchase(page)
  await dialog.getByRole('textbox', { name: 'Number of tickets' }).fill('1')
  await expect(dialog.locator('dl > div').filter({ hasText: 'Bulk discount' })).toContainText('0.00%')
  await approveInPage(page, dialog)
  await dialog.getByRole('button', { name: 'Buy instantly' }).click()
  const review = page.getByRole('dialog', { name: 'Confirm your tickets' })
  const listed = review.getByRole('list', { name: 'Numbers of your tickets' }).getByRole('listitem')
  await expect(listed).toHaveText([/^\d{6}$/])
  const shown = await listed.allTextContents()
  const held = await balanceOf('CAKE', me)
  await confirmWrite(page, 'Confirm your tickets')
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toContainText(
    `Buy 1 ticket in round ${id} of the lottery`,
  )
  await respondToWalletRequest(page, 'Reject')
  // Nothing was sent, and the same number is still to be confirmed.
  await expect(review.getByRole('listitem')).toHaveText(shown)
  expect(await ticketsOf(id)).toEqual(before)

  await confirmWrite(page, 'Confirm your tickets')
  await respondToWalletRequest(page, 'Confirm')
  const receipt = page.getByRole('dialog', { name: 'Tickets bought' })
  await expect(receipt.getByRole('list', { name: 'Your tickets' })).toHaveText(shown.join(''))
  await readOutcome(page, 'Tickets bought', 'They take part in the next draw.')
  expect((await ticketsOf(id)).slice(before.length).map(({ digits }) => digits)).toEqual(shown)
  expect(await balanceOf('CAKE', me)).toBe(held - totalRaw)
  expect((await lotteryRound(id)).potRaw).toBe(potRaw + totalRaw)
  const own = `You have ${before.length + 1} tickets`
  await expect(visibleText(page.getByRole('region', { name: 'Current round' }), own)).toBeVisible()
})

test('a hundred edited tickets cost the discounted price to the wei, and none may occur twice', async ({ page }) => {
  const id = await newestRound()
  const before = await ticketsOf(id)
  const { totalRaw, fullRaw } = await priceOf(id, numbers.length)
  // 99 further tickets, each with a discount of 1/2,000 for all.
  expect(totalRaw).toBe((fullRaw * (2_000n - 99n)) / 2_000n)
  await approveTickets(UNLIMITED)
  await openLottery(page)
  const dialog = await openPurchase(page)
  await dialog.getByRole('textbox', { name: 'Number of tickets' }).fill('100')
  await expect(dialog.locator('dl > div').filter({ hasText: 'Bulk discount' })).toContainText('4.95%')
  await dialog.getByRole('button', { name: 'View and edit numbers' }).click()
  const editor = page.getByRole('dialog', { name: 'Choose your numbers' })
  const ticket = (place: number) => editor.getByRole('textbox', { name: `Ticket ${place}`, exact: true })
  const next = editor.getByRole('button', { name: 'Review purchase' })
  const random = await ticket(1).inputValue()
  expect(random).toMatch(/^\d{6}$/)
  await editor.getByRole('button', { name: 'Randomize' }).click()
  await expect(ticket(1)).not.toHaveValue(random)
  await paste(ticket(1), numbers.join('\n'))
  await expect(ticket(100)).toHaveValue(numbers[99] ?? '')
  await expect(next).toBeEnabled()

  // By keyboard: a number of another ticket, one that is not complete, and one of an earlier purchase.
  await ticket(2).fill('')
  await ticket(2).pressSequentially(numbers[0] ?? '')
  await expect(editor.getByText('Another ticket has this number')).toHaveCount(1)
  await expect(next).toBeDisabled()
  await ticket(2).press('Backspace')
  await expect(editor.getByText('Enter six digits')).toHaveCount(1)
  await ticket(2).fill(before[0]?.digits ?? '')
  await expect(editor.getByText('You already have this number')).toHaveCount(1)
  await expect(next).toBeDisabled()
  await ticket(2).fill('4 2-4.2x42')
  await expect(ticket(2)).toHaveValue('424242')
  const chosen = numbers.with(1, '424242')
  await next.click()

  const review = page.getByRole('dialog', { name: 'Confirm your tickets' })
  await expect(review.getByRole('listitem')).toHaveText(chosen)
  const held = await balanceOf('CAKE', me)
  await confirmWrite(page, 'Confirm your tickets')
  await respondToWalletRequest(page, 'Confirm')
  await readOutcome(page, 'Tickets bought', 'They take part in the next draw.')
  expect((await ticketsOf(id)).slice(before.length).map(({ digits }) => digits)).toEqual(chosen)
  expect(await balanceOf('CAKE', me)).toBe(held - totalRaw)
})

test('no more tickets are sold than the chain allows and the balance pays', async ({ page }) => {
  const id = await newestRound()
  await approveTickets(UNLIMITED)
  await openLottery(page)
  const dialog = await openPurchase(page)
  const field = dialog.getByRole('textbox', { name: 'Number of tickets' })
  const buttons = ['Buy instantly', 'View and edit numbers'].map((name) => dialog.getByRole('button', { name }))
  await field.fill('101')
  await expect(visibleText(dialog, 'You can buy at most 100 tickets in one transaction')).toBeVisible()
  for (const button of buttons) await expect(button).toBeDisabled()
  await dialog.getByRole('button', { name: /^100% of/ }).click()
  await expect(field).toHaveValue('100')
  for (const button of buttons) await expect(button).toBeEnabled()

  await setMaxTickets(3)
  await expect(visibleText(dialog, 'You can buy at most 3 tickets in one transaction')).toBeVisible()
  await field.fill('3')
  for (const button of buttons) await expect(button).toBeEnabled()

  // CAKE for two tickets is left.
  const { totalRaw } = await priceOf(id, 2)
  await giveAway((await balanceOf('CAKE', me)) - totalRaw)
  await expect(visibleText(dialog, 'Insufficient CAKE balance')).toBeVisible()
  for (const button of buttons) await expect(button).toBeDisabled()
  await dialog.getByRole('button', { name: /^100% of/ }).click()
  await expect(field).toHaveValue('2')
  for (const button of buttons) await expect(button).toBeEnabled()
  await field.fill('3')
  await dialog.getByRole('link', { name: 'Get CAKE' }).click()
  await expect(page).toHaveURL(new RegExp(`/swap\\?outputCurrency=${token('CAKE').address}$`))
})

test('a round that ends and a price that changes stop the purchase before the wallet opens', async ({ page }) => {
  const id = await newestRound()
  const before = await ticketsOf(id)
  await approveTickets(UNLIMITED)
  await openLottery(page)
  const dialog = await openPurchase(page)
  await dialog.getByRole('textbox', { name: 'Number of tickets' }).fill('2')
  await dialog.getByRole('button', { name: 'Buy instantly' }).click()
  const review = page.getByRole('dialog', { name: 'Confirm your tickets' })
  const confirm = review.getByRole('button', { name: 'Confirm', exact: true })
  // A press of the button as it is: one that the page has disabled meanwhile does nothing.
  const press = () => confirm.evaluate((button: HTMLElement) => button.click())
  await expect(visibleText(review, 'Simulated: passed')).toBeVisible()

  const { priceRaw } = await lotteryRound(id)
  await setPrice(id, priceRaw + 1n)
  await press()
  await expect(visibleText(page, 'The price of the tickets is another one now.').first()).toBeVisible()
  await expect(confirm).toBeDisabled()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  await review.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Buy instantly' }).click()
  await expect(confirm).toBeEnabled()

  await endRoundAt(id, await headSeconds())
  await press()
  await expect(visibleText(page, 'This round no longer sells tickets.').first()).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'The sale is over' })).toBeAttached()
  expect(await ticketsOf(id)).toEqual(before)
})
