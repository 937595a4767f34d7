import { balanceOf, demoAccount, newestFrom, receiptOf, nonceOf } from './support/chain.ts'
import { expect, respondToWalletRequest, test, visibleText } from './support/journey.ts'
import { lotteryRound, newestRound, shownDigits } from './support/lotteryDraw.ts'
import { claimOutside, openLottery, prizesOf, setMaxTickets, ticketsOf } from './support/lotteryPlay.ts'

const me = demoAccount('Demo').address
/** Rounds of the seed in which the demo account has prizes that it has not collected. */
const [OLDER, NEWEST] = [4, 6]

const ownNonce = () => nonceOf(me)

test('the prizes of an older round are collected from its tickets, to the wei', async ({ page }) => {
  const { count, totalRaw } = await prizesOf(OLDER)
  expect(count).toBe(2)
  await openLottery(page)
  const finished = page.getByRole('region', { name: 'Finished rounds' })
  await finished.getByRole('textbox', { name: 'Number of the round' }).fill(String(OLDER))
  await finished.getByRole('button', { name: 'View your tickets' }).click()
  const tickets = page.getByRole('dialog', { name: `Your tickets of round ${OLDER}` })
  await expect(tickets.getByRole('list', { name: 'Your tickets' }).getByRole('listitem')).toHaveCount(5)
  // The ticket with the most matched digits is first.
  const first = tickets.getByRole('list', { name: 'Your tickets' }).getByRole('listitem').first()
  await expect(first).toContainText('First 3 digits')
  await expect(first.locator('mark')).toHaveText(/^\d{3}$/)
  await expect(tickets.getByText('No prize')).toHaveCount(3)
  await tickets.getByRole('button', { name: 'Collect winnings' }).click()

  const dialog = page.getByRole('dialog', { name: 'Collect winnings' })
  await expect(dialog.getByText(`Round ${OLDER}: 2 winning tickets`)).toBeVisible()
  const held = await balanceOf('CAKE', me)
  await dialog.getByRole('button', { name: 'Collect 1' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(visibleText(dialog, '1 of 1 collected')).toBeVisible()
  expect(await balanceOf('CAKE', me)).toBe(held + totalRaw)
  expect((await prizesOf(OLDER)).count).toBe(0)
  expect((await ticketsOf(OLDER)).filter(({ isClaimed }) => isClaimed)).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await finished.getByRole('button', { name: 'View your tickets' }).click()
  await expect(tickets.getByText('Collected', { exact: true })).toHaveCount(2)
  await expect(tickets.getByRole('button', { name: 'Collect winnings' })).toHaveCount(0)
})

test('prizes above the limit of the chain are collected in batches, and the rest after a rejection', async ({
  page,
}) => {
  const { count, totalRaw } = await prizesOf(NEWEST)
  expect(count).toBe(3)
  await setMaxTickets(1)
  await openLottery(page)
  await page.getByRole('button', { name: 'Check now' }).click()
  await page
    .getByRole('region', { name: 'Check your prizes' })
    .getByRole('button', { name: 'Collect winnings' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Collect winnings' })
  await expect(dialog.getByText(`Round ${NEWEST}, part 3 of 3`)).toBeVisible()
  await expect(visibleText(dialog, /so you sign 3 times\.$/)).toBeVisible()
  const held = await balanceOf('CAKE', me)
  await dialog.getByRole('button', { name: 'Collect 3' }).click()
  const before = await ownNonce()
  await respondToWalletRequest(page, 'Confirm')
  await expect.poll(ownNonce).not.toBe(before)
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(dialog, 'You rejected one, so the rest was not sent.')).toBeVisible()
  await receiptOf((await newestFrom(me)).hash)
  expect((await prizesOf(NEWEST)).count).toBe(2)

  await dialog.getByRole('button', { name: 'Collect the rest' }).click()
  for (let batch = 0; batch < 2; batch += 1) {
    const last = await ownNonce()
    await respondToWalletRequest(page, 'Confirm')
    await expect.poll(ownNonce).not.toBe(last)
  }
  await expect(visibleText(dialog, '3 of 3 collected')).toBeVisible()
  expect(await balanceOf('CAKE', me)).toBe(held + totalRaw)
  expect((await prizesOf(NEWEST)).count).toBe(0)
})

test('a batch that fails is left out, and the batches after it are collected', async ({ page }) => {
  await setMaxTickets(1)
  await openLottery(page)
  const check = page.getByRole('region', { name: 'Check your prizes' })
  await check.getByRole('button', { name: 'Check now' }).click()
  await check.getByRole('button', { name: 'Collect winnings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collect winnings' })
  await expect(dialog.getByText(`Round ${NEWEST}, part 3 of 3`)).toBeVisible()

  // Another window of the account collects the prize of the second part.
  const drawn = shownDigits((await lotteryRound(NEWEST)).finalNumber).split(' ')
  const bracketOf = (digits: string) => [...drawn, ''].findIndex((digit, at) => digit !== digits[at]) - 1
  const second = (await ticketsOf(NEWEST)).filter(({ digits }) => bracketOf(digits) >= 0)[1]
  await claimOutside(NEWEST, second?.id ?? 0n, bracketOf(second?.digits ?? ''))
  const { count, totalRaw } = await prizesOf(NEWEST)
  expect(count).toBe(2)
  const held = await balanceOf('CAKE', me)
  await dialog.getByRole('button', { name: 'Collect 3' }).click()
  for (let batch = 0; batch < 2; batch += 1) {
    const last = await ownNonce()
    await respondToWalletRequest(page, 'Confirm')
    await expect.poll(ownNonce).not.toBe(last)
  }
  await expect(visibleText(dialog, '2 of 3 collected')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Collect the rest' })).toBeEnabled()
  expect(await balanceOf('CAKE', me)).toBe(held + totalRaw)
  expect((await prizesOf(NEWEST)).count).toBe(0)
})

test('a draw is calculated again from all tickets of its round', async ({ page }) => {
  expect(await newestRound()).toBe(NEWEST + 1)
  await openLottery(page)
  const finished = page.getByRole('region', { name: 'Finished rounds' })
  await finished.getByRole('button', { name: 'Check this draw' }).click()
  const audit = page.getByRole('dialog', { name: `Draw of round ${NEWEST}, checked` })
  const agrees = visibleText(audit, 'Checked: everything agrees with the tickets on the chain.')
  await expect(agrees).toBeVisible()
  // Tickets, seed, winning number and six prizes.
  await expect(audit.getByText('Checked on the chain')).toHaveCount(9)
  for (const name of [/Request of the number/, /Random number/, /^Draw/])
    await expect(audit.getByRole('link', { name })).toHaveCount(1)
})
