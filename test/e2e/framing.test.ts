import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { demoAccount, rpc } from './support/chain.ts'
import { connectDemo, expect, test } from './support/journey.ts'
import { buildOwn } from './support/ownBuild.ts'
import { startOwnSite, type OwnSite } from './support/ownSite.ts'
import { buildFolder } from './support/site.ts'

const SENTENCE = 'This site is open inside another site'

const cleanups: (() => Promise<unknown>)[] = []
test.afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((end) => end()))
})

/** Serves a build without headers that forbid frames, as a misconfigured host does. */
async function openSite(folder: string): Promise<OwnSite> {
  const site = await startOwnSite(folder)
  cleanups.push(() => site.stop())
  return site
}

/** Starts another site, whose page frames the address after its `?`; returns its origin. */
async function startOuterSite(): Promise<string> {
  const server = createServer((request, response) => {
    const inner = decodeURIComponent(new URL(request.url ?? '', 'http://host').search.slice(1))
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(
      `<title>Outer</title><link rel="icon" href="data:,"><iframe src="${inner}" width="1200" height="850"></iframe>`,
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  cleanups.push(async () => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Opens the app in a frame of a site. `around` lists further sites, each of which frames the one before it. */
async function openInside(page: Page, app: string, ...around: string[]): Promise<Frame> {
  const address = around.reduce((inner, outer) => `${outer}/?${encodeURIComponent(inner)}`, `${app}/swap`)
  await page.goto(address)
  const find = () => page.frames().find((each) => each.url().startsWith(app))
  await expect.poll(() => find() !== undefined).toBe(true)
  const frame = find()
  if (!frame) throw new Error('The frame is gone')
  await expect(frame.getByRole('heading', { name: 'Swap', exact: true })).toBeVisible()
  return frame
}

const accountIn = (place: Page | Frame) => place.getByRole('banner').getByRole('button', { name: /0x/ })
const nonceOf = () => rpc('eth_getTransactionCount', [demoAccount('Second').address, 'pending'])

test('inside another site no wallet connects, nothing is signed, and a link opens the page outside the frame', async ({
  page,
}) => {
  const site = await openSite(resolve(buildFolder))
  const nonce = await nonceOf()
  await page.goto(`${site.url}/swap`)
  await connectDemo(page, 'Second')
  const frame = await openInside(page, site.url, await startOuterSite())

  const notice = frame.getByRole('main')
  await expect(notice.getByText(SENTENCE)).toBeVisible()
  await expect(notice.getByText('so you cannot connect or sign here', { exact: false })).toBeVisible()
  // The wallet of the previous visit is not reconnected.
  await expect(accountIn(frame)).toHaveCount(0)
  await frame.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = frame.getByRole('dialog', { name: 'Connect wallet' })
  await dialog.getByRole('button', { name: /Demo wallet/ }).click()
  await expect(dialog.getByText('Open it in its own tab to connect a wallet.')).toBeVisible()
  await expect(frame.getByRole('dialog', { name: 'Demo wallet' })).toHaveCount(0)
  await expect(accountIn(frame)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await nonceOf()).toBe(nonce)

  // The link's target follows the page's current address.
  await frame.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect.poll(() => frame.url()).toBe(`${site.url}/`)
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link', { name: 'Open in its own tab' }).click()
  const alone = await opened
  await expect(alone).toHaveURL(`${site.url}/`)
  await expect(alone.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await expect(alone.getByText(SENTENCE)).toHaveCount(0)
})

test('inside a site that the deployment allows a wallet connects; with another site around that one it does not', async ({
  page,
}) => {
  const [outer, outermost] = [await startOuterSite(), await startOuterSite()]
  const folder = await buildOwn('framed', { facts: { framing: { allowedAncestors: [outer] } } })
  const site = await openSite(folder)
  const frame = await openInside(page, site.url, outer)
  await expect(frame.getByText(SENTENCE)).toHaveCount(0)
  await connectDemo(frame, 'Second')
  await expect(accountIn(frame)).toBeVisible()

  const nested = await openInside(page, site.url, outer, outermost)
  await expect(nested.getByRole('main').getByText(SENTENCE)).toBeVisible()
  await expect(accountIn(nested)).toHaveCount(0)
})
