import type { Page } from '@playwright/test'
import { formatEther } from 'ethers'
import { balanceOf, demoAccount, facts, nonceOf } from './support/chain.ts'
import { expect, respondToWalletRequest, restoring as test, visibleText, openConnected } from './support/journey.ts'
import {
  closeRound,
  drawRound,
  endRoundAt,
  headSeconds,
  lotteryRound,
  newestRound,
  ownTicketCount,
  startRound,
} from './support/lotteryDraw.ts'
import { approveTickets, buyOutside, prizesOf } from './support/lotteryPlay.ts'
import { buildOwn } from './support/ownBuild.ts'
import { type OwnSite, startOwnSite } from './support/ownSite.ts'

/** Base URL of services that no process serves: the journey replies for them. */
const SERVICES = 'http://127.0.0.1:9'
const STATUSES = ['Open', 'Open', 'Close', 'Claimable']
const PLAYERS = '17'

let site: OwnSite

test.beforeAll(async () => {
  const services = { ...facts.services, selfHosted: SERVICES }
  site = await startOwnSite(await buildOwn('lottery-index', { facts: { services } }))
})
test.afterAll(() => site.stop())

/** Returns what an index of the chain would reply: all rounds, and those of the demo account. */
async function graphOfChain() {
  const ids = Array.from({ length: await newestRound() }, (_, index) => index + 1).toReversed()
  const rounds = await Promise.all(
    ids.map(async (id) => ({ id, round: await lotteryRound(id), own: await ownTicketCount(id) })),
  )
  const lotteries = rounds.map(({ id, round: { status, finalNumber, endSeconds, priceRaw, soldCount } }) => ({
    ...{ id: String(id), status: STATUSES[status], totalUsers: PLAYERS, totalTickets: String(Math.max(0, soldCount)) },
    ...{ winningTickets: status === 3 ? '1' : null, finalNumber: status === 3 ? String(finalNumber) : null },
    ...{ startTime: '1', endTime: String(endSeconds), ticketPrice: formatEther(priceRaw) },
  }))
  const played = rounds
    .filter(({ own }) => own > 0)
    .map(({ id, round, own }) => ({
      lottery: { id: String(id), endTime: String(round.endSeconds), status: STATUSES[round.status] },
      ...{ claimed: false, totalTickets: String(own) },
    }))
  return { lotteries, user: { totalTickets: '1', totalCake: '0.5', rounds: played } }
}

/** Replies for the index. Returns the switch that turns it off. */
async function serveIndex(page: Page, graph: Awaited<ReturnType<typeof graphOfChain>>): Promise<{ isDown: boolean }> {
  const state = { isDown: false }
  await page.route(`${SERVICES}/**`, async (route) => {
    const headers = { 'access-control-allow-origin': site.url, 'access-control-allow-headers': '*' }
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    // Of the services, only the graph is served.
    if (route.request().method() !== 'POST')
      return route.fulfill({ status: 404, headers, json: { error: 'not_found' } })
    if (state.isDown) return route.fulfill({ status: 503, headers, json: { error: 'index_unavailable' } })
    const { query } = route.request().postDataJSON() as { query: string }
    const { lotteries, user } = graph
    return route.fulfill({ headers, json: { data: query.includes('lotteries(') ? { lotteries } : { user } } })
  })
  return state
}

test('the account’s older rounds come from the index, and without it the newest remain', async ({ page }) => {
  const graph = await graphOfChain()
  const index = await serveIndex(page, graph)
  await openConnected(page, () => page.goto(`${site.url}/lottery`))
  const card = page.getByRole('region', { name: 'Finished rounds', exact: true })
  await expect(card.locator('dl > div').filter({ hasText: 'Players' })).toContainText(PLAYERS)
  await card.getByRole('radio', { name: 'Your history' }).check()
  const rows = card.getByRole('button', { name: /^Round \d+/ })
  await expect(rows).toHaveCount(graph.user.rounds.length)
  await expect(visibleText(card, 'Only your newest rounds are listed')).toHaveCount(0)

  // A prize of an older round is found with the index only: the newest three rounds do not contain it.
  const prizes = page.getByRole('region', { name: 'Check your prizes', exact: true })
  await prizes.getByRole('button', { name: 'Check now' }).click()
  await expect(prizes.getByRole('listitem')).toHaveCount(2)
  await expect(prizes.getByText(/only the newest rounds were searched/)).toHaveCount(0)

  index.isDown = true
  await page.reload()
  await card.getByRole('radio', { name: 'Your history' }).check()
  await expect(visibleText(card, 'Only your newest rounds are listed')).toBeVisible()
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(graph.user.rounds.length)
  await expect(page.getByRole('button', { name: 'Buy tickets' })).toBeEnabled()

  index.isDown = false
  await expect(rows).toHaveCount(graph.user.rounds.length)
  await expect(visibleText(card, 'Only your newest rounds are listed')).toHaveCount(0)
})

const me = demoAccount('Demo').address
const UNLIMITED = 2n ** 256n - 1n
/** Rounds of the seed in which the demo account has prizes, and the number that the later rounds draw. */
const [OLD, SEEDED] = [4, 6]
const RANDOMNESS = 135_246n
const DRAWN = 1_000_000 + Number(RANDOMNESS)

/** Ends the sale of the current round and draws it. */
async function draw(id: number): Promise<void> {
  await endRoundAt(id, (await headSeconds()) - 1)
  await closeRound(id)
  await drawRound(id, RANDOMNESS)
}

const ownNonce = () => nonceOf(me)

test('the prizes of all rounds are collected at once, also those before the newest three', async ({ page }) => {
  await approveTickets(UNLIMITED)
  const id = await newestRound()
  await draw(id)
  await startRound(id)
  await buyOutside(id + 1, [DRAWN])
  await draw(id + 1)
  const rounds = [OLD, SEEDED, id, id + 1]
  const prizes = await Promise.all(rounds.map(prizesOf))
  const won = rounds.filter((_, at) => (prizes[at]?.count ?? 0) > 0)
  expect(won).toEqual(expect.arrayContaining([OLD, SEEDED, id + 1]))
  const totalRaw = prizes.reduce((sum, prize) => sum + prize.totalRaw, 0n)

  await serveIndex(page, await graphOfChain())
  await openConnected(page, () => page.goto(`${site.url}/lottery`))
  const check = page.getByRole('region', { name: 'Check your prizes', exact: true })
  await check.getByRole('button', { name: 'Check now' }).click()
  // The account has tickets in three newer rounds.
  await expect(check.getByRole('listitem')).toHaveCount(won.length - 1)
  await expect(check.getByText(`Round ${OLD}`, { exact: true })).toHaveCount(0)
  await check.getByRole('button', { name: 'Collect winnings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Collect winnings' })
  for (const round of won) {
    const { count } = await prizesOf(round)
    const listed = `Round ${round}: ${count} winning ${count === 1 ? 'ticket' : 'tickets'}`
    await expect(visibleText(dialog, listed)).toBeVisible()
  }
  const held = await balanceOf('CAKE', me)
  await dialog.getByRole('button', { name: `Collect ${won.length}` }).click()
  for (let sent = 0; sent < won.length; sent += 1) {
    await expect(visibleText(dialog, `${sent} of ${won.length}`)).toBeVisible()
    const last = await ownNonce()
    await respondToWalletRequest(page, 'Confirm')
    await expect.poll(ownNonce).not.toBe(last)
  }
  await expect(visibleText(dialog, `${won.length} of ${won.length} collected`)).toBeVisible()
  expect(await balanceOf('CAKE', me)).toBe(held + totalRaw)
  for (const round of won) expect((await prizesOf(round)).count).toBe(0)
})

test('a draw is compared with the purchases of the index too, and a difference is named', async ({ page }) => {
  const graph = await graphOfChain()
  await serveIndex(page, graph)
  const card = page.getByRole('region', { name: 'Finished rounds', exact: true })
  const audit = page.getByRole('dialog', { name: `Draw of round ${SEEDED}, checked` })
  async function openAudit(): Promise<void> {
    await page.goto(`${site.url}/lottery`)
    await expect(card.locator('dl > div').filter({ hasText: 'Players' })).toContainText(PLAYERS)
    await card.getByRole('button', { name: 'Check this draw' }).click()
  }
  await openAudit()
  const agrees = visibleText(audit, 'Checked: everything agrees with the tickets on the chain.')
  await expect(agrees).toBeVisible()
  // Tickets, their purchases, seed, winning number and six prizes.
  await expect(audit.getByText('Checked on the chain')).toHaveCount(10)

  const indexed = graph.lotteries.find(({ id }) => id === String(SEEDED))
  Object.assign(indexed ?? {}, { totalTickets: '999' })
  await openAudit()
  await expect(visibleText(audit, '1 figure differs from the chain.')).toBeVisible()
  await expect(audit.getByText('Checked on the chain')).toHaveCount(9)
  await expect(audit.getByText('999', { exact: true })).toBeVisible()
})
