import { expect, test, visibleText, openConnected } from './support/journey.ts'
import {
  closeRound,
  drawRound,
  endRoundAt,
  headSeconds,
  lotteryRound,
  newestRound,
  shownDigits,
  startRound,
} from './support/lotteryDraw.ts'

/** Long enough for the page to read the new end while tickets are sold. */
const SALE_SECONDS = 25
const RANDOMNESS = 482_915n

test('a draw is seen live: the sale ends, the winners are drawn, and the next round follows without a reload', async ({
  page,
}) => {
  const id = await newestRound()
  await openConnected(page, () => page.goto('/lottery'))
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const hero = page.getByRole('region', { name: 'Prize of the current round', exact: true })
  const finished = page.getByRole('region', { name: 'Finished rounds', exact: true })
  await expect(hero.getByRole('button', { name: 'Buy tickets' })).toBeEnabled()

  const end = (await headSeconds()) + SALE_SECONDS
  await endRoundAt(id, end)
  const over = hero.getByRole('button', { name: 'The sale is over' })
  await expect(over).toBeDisabled()
  await expect(hero.getByRole('timer', { name: 'Draw in' })).toBeVisible()
  await expect.poll(headSeconds).toBeGreaterThan(end)

  await closeRound(id)
  await expect(hero.getByRole('button', { name: 'Drawing the winners' })).toBeDisabled()
  await expect(hero.getByRole('timer', { name: 'Winners in' })).toBeVisible()

  await drawRound(id, RANDOMNESS)
  await expect(hero.getByRole('button', { name: 'Tickets on sale soon' })).toBeDisabled()
  await expect(hero.getByRole('timer', { name: 'Next sale in' })).toBeVisible()
  const { finalNumber, status } = await lotteryRound(id)
  expect([finalNumber, status]).toEqual([1_000_000 + Number(RANDOMNESS), 3])
  await expect(finished.getByRole('heading', { name: `Round ${id}`, exact: true })).toBeVisible()
  await expect(finished.getByText(shownDigits(finalNumber), { exact: true })).toBeAttached()
  await expect(finished.getByText('Latest')).toBeVisible()

  await startRound(id)
  await expect(visibleText(hero, `Prize of round ${id + 1}`)).toBeVisible()
  await expect(hero.getByRole('button', { name: 'Buy tickets' })).toBeEnabled()
  expect((await lotteryRound(id + 1)).status).toBe(1)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})
