import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import type { Wallet } from 'ethers'
import { demoAccount, rpc } from './support/chain.ts'
import { respondToWalletRequest, visibleText, openConnected } from './support/journey.ts'
import { watched as test } from './support/watchedTest.ts'
import {
  castVote,
  checkSignatures,
  OPEN_COMMUNITY,
  OPEN_CORE,
  queryHub,
  serveVotingSite,
  voteRow,
  waitForHub,
  votesOf,
  type VotingSite,
} from './support/voting.ts'

let site: VotingSite
serveVotingSite((started) => {
  site = started
})

const open = (page: Page, id: string) => page.goto(`${site.services.site.url}/voting/proposal/${id}`)

test('the check of all signatures finds a vote that the hub altered, and does not count it', async ({ page }) => {
  const id = site.ids[OPEN_COMMUNITY] ?? ''
  const altered = (await votesOf(site.services.url, id))[0]?.voter ?? ''
  await page.route(`${site.services.url}/graphql`, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { data: { votes?: { voter: string; choice?: number }[] } }
    for (const vote of reply.data.votes ?? []) {
      if (vote.voter === altered && vote.choice !== undefined) vote.choice = 4
    }
    await route.fulfill({ response, json: reply })
  })
  await open(page, id)
  await expect(voteRow(page, altered)).toContainText('None of them')
  await expect(voteRow(page, altered)).toContainText('Verified')
  await checkSignatures(page)
  await expect(visibleText(page, '1 vote is not signed by its account and does not count.')).toBeVisible()
  await expect(visibleText(page, '1 signature is valid')).toBeVisible()
  await expect(voteRow(page, altered)).toContainText('The account did not sign this vote.')
  await expect(visibleText(page, '1 vote counted')).toBeVisible()
})

test('with a hub that has no signed messages, as Snapshot’s own, the check ends with a reason', async ({ page }) => {
  await page.route(`${site.services.url}/graphql`, async (route) => {
    if (!(route.request().postData() ?? '').includes('envelope')) return route.fallback()
    const response = await route.fetch()
    const errors = [{ message: 'Cannot query field "envelope" on type "Vote".' }]
    return route.fulfill({ response, status: 400, json: { errors } })
  })
  await open(page, site.ids[OPEN_COMMUNITY] ?? '')
  await checkSignatures(page)
  await expect(visibleText(page, 'The voting service did not give the signed votes.')).toBeVisible()
})

test('votes are saved as a file of comma separated values', async ({ page }) => {
  const id = site.ids[OPEN_CORE] ?? ''
  const votes = await votesOf(site.services.url, id)
  await open(page, id)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString().trim().split('\r\n')
  expect(lines).toHaveLength(votes.length + 1)
  for (const { voter, choice, metadata } of votes) {
    const line = lines.find((each) => each.includes(voter)) ?? ''
    expect(line).toContain(`"${choice}","`)
    expect(line).toContain(`"${metadata.votingPower}"`)
  }
})

/** A wallet of ethers 5, as Snapshot's unmodified client below expects it. */
type Signer = { address: string; _signTypedData: Wallet['signTypedData'] }
type Send = (signer: Signer, address: string, message: Record<string, unknown>) => Promise<{ id: string }>
const snapshot = createRequire(import.meta.url)('@snapshot-labs/snapshot.js') as {
  Client712: new (hub: string) => { proposal: Send; vote: Send }
  utils: {
    subgraphRequest(url: string, query: object): Promise<{ proposal: object; votes: Record<string, unknown>[] }>
    verify(address: string, signature: string, data: unknown): Promise<boolean>
    voting: { 'single-choice': { isValidChoice(choice: unknown, choices: readonly string[]): boolean } }
  }
}

test('the app reads what Snapshot’s client wrote', async ({ page }) => {
  const third = demoAccount('Third')
  const signer: Signer = { address: third.address, _signTypedData: (...args) => third.signTypedData(...args) }
  const { url } = site.services
  const { space } = (
    await queryHub<{ proposal: { space: { id: string } } }>(url, `{ proposal(id: "${site.ids[0]}") { space { id } } }`)
  ).proposal
  const client = new snapshot.Client712(url)
  const snapshotBlock = Number(await rpc('eth_blockNumber')) - 1
  await waitForHub(url, snapshotBlock)
  const nowS = Math.floor(Date.now() / 1_000)
  const { id } = await client.proposal(signer, third.address, {
    ...{
      space: space.id,
      timestamp: nowS,
      type: 'single-choice',
      title: 'Written by a client',
      body: 'Some **text**.',
    },
    ...{ choices: ['For', 'Against'], start: nowS - 60, end: nowS + 3_600, snapshot: snapshotBlock },
    ...{ discussion: '', plugins: '{}', app: 'snapshot' },
  })
  const response = await fetch(`${url}/power`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address: third.address, block: snapshotBlock }),
  })
  const { data: power } = (await response.json()) as { data: { total: string; verificationHash: string } }
  const metadata = JSON.stringify({ votingPower: power.total, verificationHash: power.verificationHash })
  await client.vote(signer, third.address, {
    ...{
      space: space.id,
      timestamp: nowS,
      proposal: id,
      type: 'single-choice',
      choice: 2,
      reason: '',
      app: 'snapshot',
    },
    metadata,
  })

  await open(page, id)
  await expect(page.getByRole('heading', { name: 'Written by a client' })).toBeVisible()
  await expect(page.getByRole('main').locator('strong').filter({ hasText: 'text' })).toBeVisible()
  await expect(voteRow(page, third.address)).toContainText('Against')
  await expect(voteRow(page, third.address)).toContainText('Verified')
})

interface Envelope {
  address: string
  sig: string
  data: { message: Record<string, unknown> }
}

test('Snapshot’s client reads and verifies what the app wrote', async ({ page }) => {
  const { services } = site
  const demo = demoAccount('Demo')
  const sent: Envelope[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/message')) sent.push(request.postDataJSON() as Envelope)
  })
  await openConnected(page, () => page.goto(`${services.site.url}/voting/proposal/create`))
  await page.getByRole('textbox', { name: 'Title' }).fill('Written by the app')
  await page.getByRole('textbox', { name: 'Text' }).fill('Some **text**.')
  await page.getByRole('textbox', { name: 'Choice 1' }).fill('For')
  await page.getByRole('textbox', { name: 'Choice 2' }).fill('Against')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Start date').fill(day(-2))
  await page.getByLabel('Start time').selectOption('12:15')
  await page.getByLabel('End date').fill(day(3))
  await page.getByLabel('End time').selectOption('12:30')
  await page.getByRole('button', { name: 'Publish' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page).toHaveURL(/\/voting\/proposal\/0x[0-9a-f]{64}$/)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await castVote(page, 'Against')
  await expect(voteRow(page, demo.address)).toContainText('Your vote')

  const choices = ['For', 'Against']
  const { proposal, votes } = await snapshot.utils.subgraphRequest(`${services.url}/graphql`, {
    proposal: { __args: { id }, title: true, body: true, choices: true, author: true, type: true, state: true },
    votes: { __args: { where: { proposal: id } }, voter: true, choice: true, envelope: true },
  })
  expect(proposal).toEqual({
    ...{ title: 'Written by the app', body: 'Some **text**.', choices, author: demo.address },
    ...{ type: 'single-choice', state: 'active' },
  })
  expect(votes).toMatchObject([{ voter: demo.address, choice: 2 }])
  expect(snapshot.utils.voting['single-choice'].isValidChoice(votes[0]?.['choice'], choices)).toBe(true)
  const stored = votes.map(({ envelope }) => envelope as Envelope)
  expect(sent).toHaveLength(2)
  for (const { address, sig, data } of [...sent, ...stored]) {
    expect(address).toBe(demo.address)
    expect(await snapshot.utils.verify(address, sig, data)).toBe(true)
  }
})

test('a thousand proposals are rendered in pages; no proposals, and a hub without a reply, are stated', async ({
  page,
}) => {
  const nowS = Math.floor(Date.now() / 1_000)
  const proposals = Array.from({ length: 1_000 }, (_, index) => ({
    ...{ id: `0x${index.toString(16).padStart(64, '0')}`, author: demoAccount('Demo').address },
    ...{ title: `Proposal ${index}`, choices: ['Yes', 'No'], start: nowS - 60, end: nowS + 100_000 - index },
    ...{ snapshot: '1', state: 'active' },
  }))
  let reply: 'nothing' | 'none' | 'all' = 'nothing'
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${site.services.url}/graphql`, async (route) => {
    await released
    if (reply === 'nothing') return route.abort()
    const response = await route.fetch()
    return route.fulfill({ response, json: { data: { proposals: reply === 'all' ? proposals : [] } } })
  })
  await page.goto(`${site.services.site.url}/voting`)
  // constants: PLACEHOLDER_ROWS
  await expect(page.locator('main [aria-busy="true"] > *')).toHaveCount(10)
  release()
  await expect(visibleText(page, 'The proposals could not be loaded')).toBeVisible()
  reply = 'none'
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(visibleText(page, 'No proposals found')).toBeVisible()
  reply = 'all'
  await page.reload()
  const cards = page.getByRole('main').getByRole('link', { name: /Proposal \d+/ })
  await expect(cards.first()).toContainText('Proposal 0')
  await expect(cards.first()).toContainText(/Ends .*\d{4}.*\(tomorrow\)|Ends .*\d{4}.*\(in /)
  expect(await cards.count()).toBeLessThan(100)
  await cards.last().scrollIntoViewIfNeeded()
  await expect.poll(() => cards.count()).toBeGreaterThan(20)
  await page.getByRole('tab', { name: 'Community' }).click()
  await expect(visibleText(page, 'No proposals found')).toBeVisible()
})
