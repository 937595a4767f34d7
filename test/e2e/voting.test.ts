import type { Page } from '@playwright/test'
import { expect } from './support/expect.ts'
import { Wallet } from 'ethers'
import { balanceOf, demoAccount } from './support/chain.ts'
import { faultsOf } from './support/axe.ts'
import { connectDemo, followLink, respondToWalletRequest, visibleText, openConnected } from './support/journey.ts'
import { PICTURE_GATEWAY, serveHostileProposal } from './support/hostileProposal.ts'
import { setLanguage } from './support/overlay.ts'
import { watched as test } from './support/watchedTest.ts'
import {
  castVote,
  CLOSED_CORE,
  moveCake,
  OPEN_COMMUNITY,
  OPEN_CORE,
  PENDING,
  queryHub,
  signerOf,
  serveVotingSite,
  voteRow,
  votesOf,
  type VotingSite,
} from './support/voting.ts'

let site: VotingSite
serveVotingSite((started) => {
  site = started
})

const pathOf = (index: number) => `${site.services.site.url}/voting/proposal/${site.ids[index]}`
const open = (page: Page, path: string) => page.goto(`${site.services.site.url}${path}`)
test('a proposal is refused by each validation, restored after a reload, and published by a signature', async ({
  page,
}) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/message')) bodies.push(request.postDataJSON())
  })
  await openConnected(page, () => open(page, '/voting/proposal/create'))
  await expect(page.getByText('Proposals of your account are marked as core.')).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  for (const fault of ['Title is required', 'Text is required', 'Start date and time is required']) {
    await expect(visibleText(page, fault)).toBeVisible()
  }
  await expect(visibleText(page, 'Enter at least two choices.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused()

  await page.getByRole('textbox', { name: 'Title' }).fill('Bake a larger cake')
  await page.getByRole('textbox', { name: 'Text' }).fill('A cake for everyone')
  await page.getByRole('textbox', { name: 'Text' }).selectText()
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.getByRole('textbox', { name: 'Choice 1' }).fill('Yes')
  await page.getByRole('textbox', { name: 'Choice 2' }).fill('yes')
  await expect(visibleText(page, 'Two choices are the same.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Choice 2' }).fill('No')
  await page.getByRole('button', { name: 'Add choice' }).click()
  await page.getByRole('textbox', { name: 'Choice 3' }).fill('Later')
  await page.getByRole('button', { name: 'Move choice 3 up' }).click()
  await expect(page.getByRole('textbox', { name: 'Choice 2' })).toHaveValue('Later')
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('Start date').fill(day(-1))
  await page.getByLabel('Start time').selectOption('12:15')
  await page.getByLabel('End date').fill(day(-2))
  await page.getByLabel('End time').selectOption('12:30')
  await expect(visibleText(page, 'The end must not be before the start.')).toBeVisible()
  await page.getByLabel('End date').fill(day(3))

  await page.reload()
  await expect(page.getByText('Your draft was restored.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('**A cake for everyone**')
  await page.getByText('Preview', { exact: true }).click()
  await expect(page.getByRole('region', { name: 'Preview' }).locator('strong')).toHaveText('A cake for everyone')
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Publish' }).click()
  await respondToWalletRequest(page, 'Reject')
  await expect(visibleText(page, 'You rejected this. Nothing was sent.')).toBeVisible()
  expect(bodies).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(page).toHaveURL(/\/voting\/proposal\/0x[0-9a-f]{64}$/)
  await expect(page.getByRole('heading', { name: 'Bake a larger cake' })).toBeVisible()
  await expect(page.getByRole('main').locator('strong')).toHaveText('A cake for everyone')
  expect(signerOf(bodies[0])).toBe(demoAccount('Demo').address)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { proposal } = await queryHub<{ proposal: object }>(
    site.services.url,
    `{ proposal(id: "${id}") { title body choices author } }`,
  )
  expect(proposal).toEqual({
    ...{ title: 'Bake a larger cake', body: '**A cake for everyone**', choices: ['Yes', 'Later', 'No'] },
    author: demoAccount('Demo').address,
  })
  await page.getByRole('link', { name: 'Back to all proposals' }).click()
  await expect(page.getByRole('link', { name: /Bake a larger cake/ })).toBeVisible()
  await followLink(page, '/voting/proposal/create')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
})

test('two accounts vote, one votes again, and only its newest vote counts', async ({ page, browser }) => {
  const [me, third] = [demoAccount('Demo').address, demoAccount('Third').address]
  const id = site.ids[OPEN_CORE] ?? ''
  await page.goto(pathOf(OPEN_CORE))
  await expect(page.getByRole('heading', { name: 'Current result' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Syrup pools')
  await expect(page.getByRole('link', { name: /the discussion/ })).toHaveAttribute('rel', 'noopener noreferrer')
  await connectDemo(page)
  await castVote(page, 'Move a twentieth')
  await expect(voteRow(page, me)).toContainText('Your vote')
  await expect(voteRow(page, me)).toContainText('Move a twentieth')
  const stated = (await votesOf(site.services.url, id)).find(({ voter }) => voter === me)
  expect(stated?.choice).toBe(2)
  expect(Number(stated?.metadata.votingPower)).toBeGreaterThan(0)
  await expect(voteRow(page, me)).toContainText('Verified')

  const other = await browser.newContext()
  const theirs = await other.newPage()
  await openConnected(theirs, () => theirs.goto(pathOf(OPEN_CORE)), 'Third')
  await castVote(theirs, 'Change nothing')
  await expect(voteRow(theirs, third)).toContainText('Your vote')
  await other.close()

  await expect(page.getByRole('heading', { name: 'Change your vote' })).toBeVisible()
  await castVote(page, 'Change nothing')
  await expect(voteRow(page, me)).toContainText('Change nothing')
  const votes = await votesOf(site.services.url, id)
  expect(votes.filter(({ voter }) => voter === me).map(({ choice }) => choice)).toEqual([3])
  expect(votes.find(({ voter }) => voter === third)?.choice).toBe(3)
})

test('power is that of the snapshot: CAKE moved later changes nothing, and an account without power cannot vote', async ({
  page,
}) => {
  const [second, demo] = [demoAccount('Second').address, demoAccount('Demo').address]
  const before = (await votesOf(site.services.url, site.ids[OPEN_CORE] ?? '')).find(({ voter }) => voter === second)
  await moveCake(second, demo, await balanceOf('CAKE', second))
  await expect.poll(() => balanceOf('CAKE', second)).toBe(0n)
  await openConnected(page, () => page.goto(pathOf(OPEN_CORE)), 'Second')
  await castVote(page, 'Move a tenth')
  const after = (await votesOf(site.services.url, site.ids[OPEN_CORE] ?? '')).find(({ voter }) => voter === second)
  expect(after?.metadata.votingPower).toBe(before?.metadata.votingPower)
  await expect(voteRow(page, second)).toContainText('Verified')

  const empty = Wallet.createRandom().address
  await page.route(`${site.services.url}/power`, async (route) => {
    const { block } = route.request().postDataJSON() as { block?: number }
    const response = await route.fetch({ postData: { address: empty, block, poolAddresses: [] } })
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Cast vote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm vote' })
  await expect(visibleText(dialog, 'You had no voting power at the snapshot block')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Sign vote' })).toBeDisabled()
  expect(await faultsOf(page)).toEqual([])
})

test('a vote with false power is flagged and does not count', async ({ page }) => {
  const liar = demoAccount('Demo')
  const id = site.ids[OPEN_COMMUNITY] ?? ''
  const { proposal } = await queryHub<{ proposal: { snapshot: string } }>(
    site.services.url,
    `{ proposal(id: "${id}") { snapshot } }`,
  )
  await site.hub.vote(liar, id, 1, Number(proposal.snapshot), '999999999')
  await page.route(`${site.services.url}/verify`, (route) => route.abort())
  await page.goto(pathOf(OPEN_COMMUNITY))
  await expect(page.getByText('The verification does not reply.')).toBeVisible()
  await expect(voteRow(page, liar.address)).toContainText('Not verified')
  await page.unroute(`${site.services.url}/verify`)
  await expect(voteRow(page, liar.address)).toContainText('Invalid')
  await expect(visibleText(page, '1 vote is invalid and does not count.')).toBeVisible()
  const results = page.getByRole('heading', { name: 'Current result' }).locator('..')
  await expect(results.getByText('0.00%').first()).toBeVisible()
  await expect(results).not.toContainText('999,999,999')
})

test('a wrong clock is named, and the hub refuses a vote with its time', async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 30 * 86_400_000
  })
  await page.goto(pathOf(OPEN_COMMUNITY))
  await expect(visibleText(page, 'The clock of your device seems to be wrong')).toBeVisible()
  await connectDemo(page, 'Second')
  await page.getByRole('radio', { name: 'BUSD' }).check()
  await page.getByRole('button', { name: 'Cast vote' }).click()
  await page.getByRole('button', { name: 'Sign vote' }).click()
  await respondToWalletRequest(page, 'Confirm')
  await expect(visibleText(page, /^The clock of your device is wrong\./)).toBeVisible()
  const votes = await votesOf(site.services.url, site.ids[OPEN_COMMUNITY] ?? '')
  expect(votes.find(({ voter }) => voter === demoAccount('Second').address)?.choice).toBe(2)
})

test('closed and pending proposals accept no votes', async ({ page }) => {
  await open(page, '/voting')
  await page.getByRole('radio', { name: 'Soon' }).check()
  await page.getByRole('link', { name: /Open a farm for a new pair/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Open a farm')
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(page.url()).toBe(pathOf(PENDING))
  await followLink(page, pathOf(CLOSED_CORE))
  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Votes' }).getByRole('listitem').first()).toBeVisible()
  await followLink(page, '/voting/proposal/unknown')
  await expect(page.getByText('This proposal does not exist')).toBeVisible()
})

test('while the hub is away, stored proposals are shown with their age, and voting recovers with it', async ({
  page,
}) => {
  await open(page, '/voting')
  await page.getByRole('link', { name: /Move a tenth of the farm rewards/ }).click()
  await connectDemo(page)
  await page.getByRole('radio', { name: 'Move a tenth' }).check()
  await expect(page.getByRole('button', { name: 'Cast vote' })).toBeEnabled()
  await site.services.end()
  await page.reload()
  await expect(visibleText(page, 'The voting service does not reply')).toBeVisible()
  await expect(page.getByText(/^What you see is from .*ago\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Move a tenth of the farm rewards to Syrup pools' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Syrup pools')
  await page.getByRole('radio', { name: 'Move a tenth' }).check()
  await expect(page.getByRole('button', { name: 'Cast vote' })).toBeDisabled()
  await open(page, '/voting')
  await expect(page.getByRole('link', { name: /Move a tenth of the farm rewards/ })).toBeVisible()
  await expect(visibleText(page, 'The voting service does not reply')).toBeVisible()
  await site.services.start()
  await expect(visibleText(page, 'The voting service does not reply')).toBeHidden()
})

test('hostile texts of 100 KB and ten thousand votes leave the page usable', async ({ page }) => {
  const id = await serveHostileProposal(page, site.services)
  await open(page, `/voting/proposal/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atitle')
  await expect(page.getByRole('heading', { name: 'Votes (10,000)' })).toBeVisible()
  await expect(visibleText(page, '10,000 votes counted')).toBeVisible()
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
  const picture = page.getByRole('main').getByRole('img', { name: 'diagram' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(20)
  const others = `img:not([src^="${PICTURE_GATEWAY}"]), script, iframe, [href^="javascript"]`
  await expect(page.getByRole('main').locator(others)).toHaveCount(0)
  const rows = page.getByRole('list', { name: 'Votes' }).getByRole('listitem')
  await page.getByRole('button', { name: 'Show all votes' }).click()
  expect(await rows.count()).toBeLessThan(40)
  await page.getByRole('group', { name: 'Votes' }).focus()
  await page.keyboard.press('End')
  await expect(rows.last()).toHaveAttribute('aria-posinset', '10000')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('on a phone and in Arabic the pages fit and pass the accessibility rules', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  const translate = await setLanguage(page, 'ar-SA')
  await open(page, '/voting')
  for (const [path, part] of [
    ['/voting', page.getByRole('link', { name: translate('Make a proposal') })],
    [`/voting/proposal/${site.ids[OPEN_CORE]}`, page.getByRole('heading', { name: translate('Current result') })],
    ['/voting/proposal/create', page.getByRole('heading', { name: translate('Make a proposal') })],
  ] as const) {
    if (path !== '/voting') await followLink(page, path)
    await expect(part).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await faultsOf(page)).toEqual([])
  }
  await expect(page.getByRole('heading', { name: translate('Make a proposal') })).toBeVisible()
})

test('a vote is cast by the keyboard alone', async ({ page }) => {
  await openConnected(page, () => page.goto(pathOf(OPEN_CORE)))
  await page.getByRole('radio', { name: 'Move a tenth', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Cast vote' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm vote' })
  await expect(dialog.getByRole('button', { name: 'Sign vote' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cast vote' })).toBeFocused()
})

test('accounts with a name are shown by it, with the address one hover away', async ({ page }) => {
  expect(await site.services.takeName(demoAccount('Demo'), 'Baker7')).toBe(201)
  await page.goto(pathOf(CLOSED_CORE))
  const named = page.getByRole('main').getByRole('link', { name: 'Baker7' })
  await named.first().hover()
  await expect(page.getByRole('tooltip')).toHaveText(demoAccount('Demo').address)
})
