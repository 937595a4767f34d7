import type { Page } from '@playwright/test'
import { balanceOf, demoAccount, newestFrom, receiptOf, nonceOf } from './support/chain.ts'
import { expect, respondToWalletRequest, test, visibleText } from './support/journey.ts'
import { closeRound, drawRound, endRoundAt, headSeconds, newestRound, setPrice } from './support/lotteryDraw.ts'
import { approveTickets, buyOutside, openLottery, prizesOf, ticketsOf } from './support/lotteryPlay.ts'

const me = demoAccount('Demo').address
const [UNLIMITED, LOW_PRICE] = [2n ** 256n - 1n, 10n ** 16n]

/** The contract pays 100 tickets a transaction. */
const [BOUGHT, BATCHES] = [230, 3]
const FIRST_NUMBER = 1_000_000
const RANDOMNESS = 271_895n

/** Different numbers, all with the last digit of the drawn one; the matches of some are longer. */
const numbers = Array.from({ length: BOUGHT }, (_, at) => FIRST_NUMBER + at * 10 + Number(RANDOMNESS % 10n))

const ownNonce = () => nonceOf(me)

/** Draws the current round with 230 winning tickets of the demo account. */
async function drawWinners(id: number): Promise<void> {
  await setPrice(id, LOW_PRICE)
  await approveTickets(UNLIMITED)
  await buyOutside(id, numbers)
  await endRoundAt(id, (await headSeconds()) - 1)
  await closeRound(id)
  await drawRound(id, RANDOMNESS)
}

async function openCollection(page: Page, id: number) {
  const finished = page.getByRole('region', { name: 'Finished rounds' })
  await expect(finished.getByRole('heading', { name: `Round ${id}`, exact: true })).toBeVisible()
  await finished.getByRole('button', { name: 'View your tickets' }).click()
  const tickets = page.getByRole('dialog', { name: `Your tickets of round ${id}` })
  await tickets.getByRole('button', { name: 'Collect winnings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collect winnings' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('more than a hundred winning tickets are collected a hundred at a time, and the rest after a reload', async ({
  page,
}) => {
  const id = await newestRound()
  await drawWinners(id)
  const { count, totalRaw } = await prizesOf(id)
  expect(count).toBeGreaterThanOrEqual(BOUGHT)
  const openCount = async () => (await ticketsOf(id)).filter(({ isClaimed }) => !isClaimed).length
  const opened = await openCount()
  const held = await balanceOf('CAKE', me)

  await openLottery(page)
  const dialog = await openCollection(page, id)
  await expect(visibleText(dialog, `Round ${id}: ${count} winning tickets`)).toBeVisible()
  await expect(visibleText(dialog, new RegExp(`so you sign ${BATCHES} times\\.$`))).toBeVisible()
  await expect(dialog.getByText(`Round ${id}, part ${BATCHES} of ${BATCHES}`)).toBeVisible()
  await dialog.getByRole('button', { name: `Collect ${BATCHES}` }).click()
  await expect(visibleText(dialog, `0 of ${BATCHES}`)).toBeVisible()
  const before = await ownNonce()
  await respondToWalletRequest(page, 'Confirm')
  await expect.poll(ownNonce).not.toBe(before)
  await receiptOf((await newestFrom(me)).hash)
  expect(await openCount()).toBe(opened - 100)
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(dialog, 'You rejected one, so the rest was not sent.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Collect the rest' })).toBeEnabled()

  // What is left is read from the chain.
  await page.reload()
  const rest = await openCollection(page, id)
  await expect(visibleText(rest, `Round ${id}: ${count - 100} winning tickets`)).toBeVisible()
  await rest.getByRole('button', { name: `Collect ${BATCHES - 1}` }).click()
  for (let batch = 1; batch < BATCHES; batch += 1) {
    const last = await ownNonce()
    await respondToWalletRequest(page, 'Confirm')
    await expect.poll(ownNonce).not.toBe(last)
  }
  await expect(visibleText(rest, `${BATCHES - 1} of ${BATCHES - 1} collected`)).toBeVisible()
  expect(await balanceOf('CAKE', me)).toBe(held + totalRaw)
  expect(await openCount()).toBe(opened - count)
})
