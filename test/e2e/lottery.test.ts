import type { Locator, Page } from '@playwright/test'
import { connectDemo, expect, test, visibleText, openConnected } from './support/journey.ts'
import { lotteryRound, newestRound, ownTicketCount, shownDigits } from './support/lotteryDraw.ts'
import { setLanguage } from './support/overlay.ts'
import { shownAmount } from './support/signedSwap.ts'

const CAKE_DECIMALS = 18
const WHOLE_BPS = 10_000n
/** Rounds of the seed with prizes of the demo account, and one whose jackpot nobody has won. */
const [WON, JACKPOT_LEFT] = [6, 3]

const cake = (raw: bigint) => `${shownAmount(raw, CAKE_DECIMALS)} CAKE`
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const finished = (page: Page) => section(page, 'Finished rounds')
const prizeOf = (card: Locator, bracket: string) => card.getByRole('listitem').filter({ hasText: bracket })

async function openLottery(page: Page): Promise<void> {
  await page.goto('/lottery')
  await expect(page.getByRole('heading', { name: 'Lottery', level: 1 })).toBeVisible()
  await expect(finished(page).getByText('Latest')).toBeVisible()
}

/** Returns what a bracket of a round pays all its winners together, by the terms of the contract. */
async function potOf(id: number, bracket: number): Promise<bigint> {
  const { potRaw, feeBps, sharesBps } = await lotteryRound(id)
  const sharedRaw = (potRaw * (WHOLE_BPS - feeBps)) / WHOLE_BPS
  return ((sharesBps[bracket] ?? 0n) * sharedRaw) / WHOLE_BPS
}

test('the prize, its brackets and the account’s tickets are those of the chain', async ({ page }) => {
  const id = await newestRound()
  const { potRaw, priceRaw } = await lotteryRound(id)
  await openLottery(page)
  const hero = section(page, 'Prize of the current round')
  await expect(visibleText(hero, `Prize of round ${id}`)).toBeVisible()
  await expect(hero.getByText(cake(potRaw), { exact: true })).toBeVisible()
  await expect(hero.getByText(/^≈ \$[\d,]+\.\d\d$/)).toBeVisible()
  await expect(hero.getByRole('timer', { name: 'Draw in' })).toBeVisible()
  await expect(hero.getByRole('button', { name: 'Connect wallet' })).toBeVisible()

  const card = section(page, 'Current round')
  await expect(card.getByText(cake(priceRaw), { exact: true })).toBeVisible()
  await expect(prizeOf(card, 'All 6 digits')).toContainText(cake(await potOf(id, 5)))
  await expect(prizeOf(card, 'First 1 digit')).toContainText(cake(await potOf(id, 0)))

  await connectDemo(page)
  await expect(hero.getByRole('button', { name: 'Buy tickets' })).toBeEnabled()
  await expect(card.getByText(`You have ${await ownTicketCount(id)} tickets`)).toBeVisible()
  await card.getByRole('button', { name: 'View your tickets' }).click()
  await expect(page.getByRole('dialog', { name: `Your tickets of round ${id}` })).toBeVisible()
})

test('any finished round is reached by its number, and shows what the chain paid', async ({ page }) => {
  const id = await newestRound()
  await openLottery(page)
  const card = finished(page)
  const newest = await lotteryRound(id - 1)
  await expect(card.getByText('Latest')).toBeVisible()
  await expect(card.getByText(shownDigits(newest.finalNumber), { exact: true })).toBeAttached()
  await expect(prizeOf(card, 'First 2 digits')).toContainText(cake(newest.prizesRaw[1] ?? 0n))
  await expect(prizeOf(card, 'First 2 digits')).toContainText(`${newest.winners[1]} ticket`)

  // A round that is passed by within a second is not read.
  const number = card.getByRole('textbox', { name: 'Number of the round' })
  await card.getByRole('button', { name: 'Previous round' }).click()
  await number.fill(String(JACKPOT_LEFT))
  const { finalNumber, soldCount, potRaw } = await lotteryRound(JACKPOT_LEFT)
  await expect(card.getByText(shownDigits(finalNumber), { exact: true })).toBeAttached()
  await expect(card.getByText(cake(potRaw), { exact: true })).toBeVisible()
  await expect(card.locator('dl > div').filter({ hasText: 'Tickets sold' })).toContainText(String(soldCount))
  await expect(prizeOf(card, 'All 6 digits')).toContainText('No winner')
  await expect(prizeOf(card, 'All 6 digits')).toContainText(cake(await potOf(JACKPOT_LEFT, 5)))
  await expect(card.getByText('Latest')).toHaveCount(0)

  await number.fill(String(id))
  await expect(card.getByText(`From 1 to ${id - 1}`)).toBeVisible()
  await number.fill('1')
  await expect(card.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Previous round' })).toBeDisabled()
  await card.getByRole('button', { name: 'Current round' }).click()
  await expect(card.getByText('Latest')).toBeVisible()
})

test('without an index the newest rounds and their tickets come from the chain alone', async ({ page }) => {
  await openConnected(page, () => openLottery(page))
  const prizes = section(page, 'Check your prizes')
  await prizes.getByRole('button', { name: 'Check now' }).click()
  await expect(prizes.getByText('You have won', { exact: true })).toBeVisible()
  await expect(prizes.getByRole('listitem').filter({ hasText: `Round ${WON}` })).toBeVisible()
  await expect(prizes.getByText(/only the newest rounds were searched/)).toBeVisible()

  const card = finished(page)
  await card.getByRole('radio', { name: 'Your history' }).check()
  await expect(visibleText(card, 'Only your newest rounds are listed')).toBeVisible()
  const row = card.getByRole('button', { name: new RegExp(`^Round ${WON}`) })
  await expect(row).toContainText(`${await ownTicketCount(WON)} tickets`)
  await expect(row).toContainText('Uncollected')
  await row.click()
  const { finalNumber } = await lotteryRound(WON)
  await expect(card.getByText(shownDigits(finalNumber), { exact: true })).toBeAttached()
})

test('the rounds are walked with the keyboard alone', async ({ page }) => {
  const id = await newestRound()
  await openLottery(page)
  const card = finished(page)
  await card.getByRole('radio', { name: 'All history' }).focus()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('textbox', { name: 'Number of the round' })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('2')
  await expect(card.getByRole('heading', { name: 'Round 2', exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Previous round' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Current round' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('heading', { name: `Round ${id - 1}`, exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } })

  test('the page fits the window and keeps its digits in order, in Arabic too', async ({ page }) => {
    const translate = await setLanguage(page, 'ar-SA')
    await page.goto('/lottery')
    await expect(page.getByRole('heading', { name: translate('Lottery'), level: 1 })).toBeVisible()
    const card = section(page, translate('Finished rounds'))
    const { finalNumber } = await lotteryRound((await newestRound()) - 1)
    const digits = card.getByText(shownDigits(finalNumber), { exact: true })
    await expect(digits).toBeAttached()
    const balls = digits.locator('xpath=following-sibling::*[1]').locator('span')
    const places = await balls.evaluateAll((each) =>
      each.map((ball) => [ball.textContent, ball.getBoundingClientRect().left] as const),
    )
    const leftToRight = places.toSorted(([, one], [, other]) => one - other).map(([digit]) => digit)
    expect(leftToRight.join(' ')).toBe(shownDigits(finalNumber))
    const width = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(width.scrollWidth).toBe(width.clientWidth)
  })
})
